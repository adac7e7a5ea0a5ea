import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { figureOf } from "#domain/figures/figures.ts";
import { sumOfSeasons } from "#domain/players/career-table.ts";
import { cellText } from "#domain/query/answer.ts";
import { loadQuestion } from "#functions/views/questions/load-question.ts";
import { casesOf } from "#tests/fixtures/cases.ts";
import { root } from "#tools/paths.ts";
import { readAllTimePlayers } from "#tools/season/alltime/player-seasons.ts";
import { builtCollections, pageOf } from "./built.ts";

const collections = builtCollections();
const players = [...readAllTimePlayers(join(root, "season/sources")).values()];

async function outcomeOf(address: string) {
  const search = new URLSearchParams(address);
  return pageOf(await loadQuestion(collections, "finder", { placeholders: {}, search }));
}

async function answerTo(address: string) {
  const outcome = await outcomeOf(address);
  if (outcome.kind !== "answered") throw new Error(outcome.bad.sentence);
  return outcome.answer;
}

// The league's published figures, from general knowledge.
test.each(casesOf("tests/unit/functions/views/history-rows.tsv"))(
  "%s: number %s is %s with %s %s",
  async (address = "", rank = "", name = "", key = "", value = "") => {
    const { rows, columns } = await answerTo(address);
    const at = columns.findIndex((column) => column.key === key);
    const column = columns[at];
    const own = rows.find((row) => row.subject.player?.name === name);
    expect(own?.rank).toBe(Number(rank));
    expect(column && cellText(column, own?.cells[at] ?? null)).toBe(value);
  },
);

test.each(["pts", "reb", "ast", "stl", "blk", "tov", "fg3m", "ftm", "oreb"] as const)(
  "careers by %s are those that plain sums of the table give",
  async (key) => {
    const sums = players.flatMap(({ id, seasons }) => {
      const total = sumOfSeasons(seasons.filter(({ season }) => season < "2025-26"))?.[key];
      return total === undefined || total === null ? [] : [{ id, total }];
    });
    const { rows, columns } = await answerTo(
      `rows=careers&per=total&sort=-${key}&season=..2024-25`,
    );
    const at = columns.findIndex((column) => column.figure === figureOf(key));
    expect(rows.map(({ cells }) => cells[at])).toEqual(
      sums
        .map(({ total }) => total)
        .sort((a, b) => b - a)
        .slice(0, 25),
    );
  },
);

describe("conditions on seasons", () => {
  it("finds the seasons of 2,000 points and 800 assists", async () => {
    const { rows, total } = await answerTo("rows=seasons&sum.pts=2000..&sum.ast=800..&season=all");
    const wholes = players.flatMap(({ name, seasons }) =>
      [...Map.groupBy(seasons, ({ season }) => season)].flatMap(([season, own]) => {
        const { pts = 0, ast } = sumOfSeasons(own) ?? {};
        return pts >= 2000 && (ast ?? 0) >= 800 ? `${name} ${season}` : [];
      }),
    );
    expect(total).toBe(wholes.length);
    expect(
      rows.map(({ subject }) => `${subject.player?.name} ${"label" in subject && subject.label}`),
    ).toEqual(expect.arrayContaining(wholes));
  });

  it("tells the age, by which the oldest come first", async () => {
    const { rows, columns } = await answerTo(
      "rows=seasons&avg.pts=20..&sort=-age&season=..2014-15",
    );
    const at = columns.findIndex(({ key }) => key === "age");
    expect([rows[0]?.subject.player?.name, rows[0]?.cells[at]]).toEqual(["Michael Jordan", "39"]);
  });

  it("adds the ABA to no total", async () => {
    const of = async (rows: string) =>
      (await answerTo(`rows=${rows}&per=total&player=Julius Erving&season=all`)).rows[0]?.cells;
    const [nba, aba] = [await of("careers"), await of("aba-careers")];
    expect(nba).toContain(18_364);
    expect(aba).toContain(11_662);
  });

  it("ranks nobody in a count that was not kept, and says since when it is known", async () => {
    const { total, notes } = await answerTo("rows=seasons&per=total&sort=-blk&season=..1972-73");
    expect(total).toBe(0);
    expect(notes).toContain("Blocks are known since 1973-74.");
  });

  it.each([
    ["rows=seasons&pts=40..", 'Try "avg.pts" for a mean'],
    ["rows=careers&opp=BOS&season=all", 'Totals of seasons since 1946-47 have no "opp".'],
    ["rows=careers&stage=playoffs&season=all", 'have no "stage".'],
    ["rows=careers&sort=-dd&season=all", 'Totals of seasons since 1946-47 have no "dd".'],
    ["rows=seasons&season=2030-31", "season"],
  ])("%s is refused: %s", async (address, sentence) => {
    const outcome = await outcomeOf(address);
    expect(outcome.kind === "bad" && outcome.bad.sentence).toContain(sentence);
  });
});
