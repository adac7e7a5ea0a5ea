import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queryParameters } from "#domain/query/address.ts";
import { namesOf } from "#domain/query/names.ts";
import { chipsOf } from "#functions/views/questions/finder-chips.ts";
import { askAt } from "#functions/views/questions/load-question.ts";
import { addressAt } from "#functions/views/questions/place.ts";
import { FINDER } from "#functions/views/questions/questions.ts";
import { searchOf } from "#tests/fixtures/addresses.ts";
import { anyQuery } from "#tests/fixtures/query-arbitrary.ts";
import { answered } from "./asked.ts";

const chips = async (query: string) => chipsOf(await answered(query));

describe("the parts of a question", () => {
  test("are removed one at a time", async () => {
    expect(await chips("pts=40..&result=l&stage=playoffs")).toEqual([
      { words: "In losses", without: "/nba/finder?stage=playoffs&pts=40..&season=2025-26" },
      { words: "In the playoffs", without: "/nba/finder?result=l&pts=40..&season=2025-26" },
      { words: "40 or more points", without: "/nba/finder?result=l&stage=playoffs&season=2025-26" },
    ]);
  });

  test.each([
    ["player=203999", ["Nikola Jokić"]],
    ["team=DEN&where=home", ["For the Denver Nuggets", "At home"]],
    ["rows=players&avg.pts=25..&per=total", ["Players", "Averaging 25 or more points", "In total"]],
    ["td=1&columns=misc", ["A triple-double", "Others"]],
    ["rows=team-streaks&result=w", ["Teams' streaks", "In wins"]],
    ["by=month&pm=20..", ["By month", "A plus-minus of 20 or more"]],
  ])("of %s are %j", async (query, words) => {
    expect((await chips(query)).map((chip) => chip.words)).toEqual(words);
  });

  test("stay where the rest makes no sense", async () => {
    const [players] = await chips("rows=players&avg.pts=25..");
    expect(players).toEqual({ words: "Players", without: undefined });
  });

  test("take an order along that needs them", async () => {
    const [teams] = await chips("rows=teams&sort=-ortg");
    expect(teams?.without).toBe("/nba/finder?season=2025-26");
  });

  test("of any question lead to valid questions without them", async () => {
    const { data } = await answered("");
    fc.assert(
      fc.property(anyQuery(namesOf(data)), (query) => {
        const asked = askAt(FINDER, searchOf(addressAt(FINDER, query)), data, 1);
        if (asked.kind === "bad") throw new Error(asked.bad.sentence);
        const names = [...queryParameters(asked.answer.query).keys()];
        for (const { words, without } of chipsOf(asked)) {
          expect(words).toMatch(/^\S.*\S$/);
          if (without === undefined) continue;
          const other = askAt(FINDER, searchOf(without), data, 1);
          if (other.kind === "bad") throw new Error(`${without}: ${other.bad.sentence}`);
          expect(other.isOwnAddress).toBe(true);
          const left = [...queryParameters(other.answer.query).keys()];
          expect(new Set(left).isSubsetOf(new Set([...names, "sort", "qualified"]))).toBe(true);
          expect(left).not.toEqual(names);
        }
      }),
      { numRuns: 60 },
    );
  });
});
