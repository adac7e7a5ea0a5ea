import { describe, expect, it } from "vitest";
import { answerFact } from "#domain/asking/answer/fact.ts";
import { understand } from "#domain/asking/understand.ts";
import { plainText } from "#domain/asking/understanding.ts";
import { ask, data, vocabulary } from "#tests/fixtures/asked.ts";
import { nameOf, unmarked } from "#tests/fixtures/plain-answers.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { expectShown } from "#tests/fixtures/shown-answers.ts";

/** Players with 58 games and a minimum of minutes per game, sorted by a column, highest first. */
function listOf(file: string, column: string, leastMinutes: number) {
  return sourceRows(file)
    .filter(({ gp, min }) => Number(gp) >= 58 && Number(min) >= leastMinutes)
    .map((row) => ({ name: nameOf(row.player_id), value: Number(row[column]) }))
    .toSorted((a, b) => b.value - a.value);
}

const MISC = (column: string) => listOf("player_misc.csv", column, 0);
const RATED = (column: string) => listOf("player_advanced.csv", column, 15);

describe("a list of leaders", () => {
  it.each([
    ["points in the paint leaders", MISC("points_in_paint")],
    ["most points in the paint", MISC("points_in_paint")],
    ["who scores the most in the paint", MISC("points_in_paint")],
    ["points in the piant per game leaders", MISC("points_in_paint")],
    ["second chance points leaders", MISC("points_2nd_chance")],
    ["2nd chance points leader", MISC("points_2nd_chance")],
    ["fast break points leaders", MISC("points_fast_break")],
    ["most fastbreak points", MISC("points_fast_break")],
    ["points off turnovers leaders", MISC("points_off_turnovers")],
    ["best net rating by a player", RATED("net_rating")],
  ])("names the leaders: %s", (question, list) => {
    const { text, rows, understanding } = ask(question);
    expect(understanding).toMatchObject({ kind: "fact", fact: { kind: "list" } });
    const [best] = list;
    expect(text).toContain(`${best?.name}: 1st`);
    expect(text).toContain(`, ${best?.value.toFixed(1)}.`);
    for (const [at, { name }] of list.slice(0, 5).entries())
      expect(unmarked(rows[at] ?? "")).toContain(unmarked(name));
  });

  it.each([
    ["usage rate leaders", "usg_pct"],
    ["highest usage percentage", "usg_pct"],
    ["assist percentage leaders", "ast_pct"],
    ["rebound rate leaders", "reb_pct"],
  ])("prints percentages: %s", (question, column) => {
    const [best] = RATED(column);
    expect(ask(question).text).toContain(best?.name);
    expect(ask(question).text).toContain(`${((best?.value ?? 0) * 100).toFixed(1)}%`);
  });

  it.each([
    [
      "jokic usage rate",
      "Nikola Jokić",
      RATED("usg_pct"),
      (value: number) => `${(100 * value).toFixed(1)}%`,
    ],
    [
      "joker points in the paint",
      "Nikola Jokić",
      MISC("points_in_paint"),
      (value: number) => value.toFixed(1),
    ],
    ["luka net rating", "Luka Dončić", RATED("net_rating"), (value: number) => value.toFixed(1)],
    [
      "sga usage",
      "Shai Gilgeous-Alexander",
      RATED("usg_pct"),
      (value: number) => `${(100 * value).toFixed(1)}%`,
    ],
  ])("gives a player's rank: %s", (question, name, list, printed) => {
    const own = list.find((one) => one.name === name)?.value ?? Number.NaN;
    const rank = 1 + list.filter(({ value }) => value > own).length;
    const { text, rows } = ask(question);
    expect(text).toMatch(new RegExp(`^${name}: ${rank}(?:st|nd|rd|th) of \\d+ who qualify`));
    expect(text).toContain(printed(own));
    expect(rows.join("\n")).toContain(name);
  });

  it("has nobody while no player qualifies", () => {
    const understanding = understand("usage leaders", vocabulary);
    if (understanding.kind !== "fact") throw new Error(understanding.kind);
    const answer = answerFact(understanding, { data: { ...data, totals: [] }, ratings: [] });
    expect(plainText(answer?.headline ?? [])).toBe("No one qualifies in usage percentage.");
  });

  it("has no rank for a player who does not qualify", () => {
    expect(ask("embiid usage rate").text).toContain("Joel Embiid does not qualify");
  });
});

it.each<[string, ...string[]]>([
  [
    "points in the paint leaders",
    "Zion Williamson: 1st of 234 who qualify in points in the paint per game, 15.4.",
    "Player | Rank | Points in the paint per game (10)",
    "Zion Williamson | 1 | 15.4",
    "Jalen Duren | 2 | 14.6",
    "Nikola Jokić | 3 | 14.3",
  ],
])("in whole: %s", expectShown);
