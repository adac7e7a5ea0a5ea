import { describe, expect, test } from "vitest";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import {
  LIST_LENGTH,
  leaderList,
  leaderRuleOf,
  leadersPath,
} from "#domain/leaders/leader-lists.ts";
import { builtCollections } from "#tests/unit/functions/views/built.ts";

const collections = builtCollections();
const read = async <Value>(
  reading: Promise<{ ok: true; value: { value: Value } } | { ok: false; error: unknown }>,
): Promise<Value> => {
  const result = await reading;
  if (!result.ok) throw new Error("The collection is not there.");
  return result.value.value;
};
const leaders = await read(collections.leaders());
const totals = await read(collections.seasonTotals());
const ratings = await read(collections.seasonRatings());

describe("leaderList", () => {
  test.each(LEADER_RULES)("$group: $category starts with the top five", (rule) => {
    const { rows, qualified } = leaderList(rule, totals, ratings);
    const known = leaders[rule.group].find(({ category }) => category === rule.category);
    expect(known?.top5).toHaveLength(5);
    expect(
      rows.slice(0, 5).map(({ rank, player, stat }) => ({ rank, player: player.name, stat })),
    ).toEqual(known?.top5);
    expect(rows).toHaveLength(Math.min(LIST_LENGTH, qualified));
    expect(qualified).toBeGreaterThan(30);
  });

  test("ends a list of counts at the last player with at least one", () => {
    const rule = leaderRuleOf("misc/triple-doubles");
    if (rule === undefined) throw new Error("There is no such list.");
    const having = totals.filter(({ tripleDoubles }) => tripleDoubles > 0);
    const { rows, qualified } = leaderList(rule, totals, ratings, { length: totals.length });
    expect(new Set(rows.map(({ player }) => player.id))).toEqual(
      new Set(having.map(({ id }) => id)),
    );
    expect(qualified).toBe(having.length);
    expect(rows.at(-1)?.stat).toBe("1");
  });

  test("keeps the players without a surplus in the list of plus-minus", () => {
    const rule = leaderRuleOf("misc/plus-minus");
    if (rule === undefined) throw new Error("There is no such list.");
    const { rows } = leaderList(rule, totals, ratings, { length: totals.length });
    expect(rows.at(-1)?.stat).toMatch(/^[-−]/);
  });

  test.each(LEADER_RULES)(
    "$group: $category ranks in order, with shared ranks for ties",
    (rule) => {
      const { rows } = leaderList(rule, totals, ratings);
      const ranks = rows.map(({ rank }) => rank);
      expect(ranks[0]).toBe(1);
      for (const [at, rank] of ranks.entries()) {
        expect(rank === at + 1 || rank === ranks[at - 1]).toBe(true);
      }
    },
  );

  test("has a unique path for every category", () => {
    const paths = LEADER_RULES.map(({ group, category }) => leadersPath(group, category));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain("/nba/leaders/averages/three-point-percentage");
    for (const rule of LEADER_RULES) {
      const [, , , group = "", slug = ""] = leadersPath(rule.group, rule.category).split("/");
      expect(leaderRuleOf(`${group}/${slug}`)).toBe(rule);
    }
    expect(leaderRuleOf("averages/points")).toBeUndefined();
    expect(leaderRuleOf("__proto__/constructor")).toBeUndefined();
  });
});
