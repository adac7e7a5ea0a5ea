import { expect, test } from "vitest";
import { parsePostseason, postseasonWire } from "#functions/data/wire/postseason.ts";
import { stored } from "./stored.ts";

test("the postseason round-trips through the database", () => {
  const postseason = {
    games: [
      {
        id: "0042500401",
        date: "2026-06-03",
        homeTeamId: 27,
        awayTeamId: 20,
        homePoints: 101,
        awayPoints: 108,
        neutral: false,
        overtimes: 1,
        stage: "playoffs" as const,
        label: "NBA Finals",
        series: { seriesId: "40", number: 1 },
      },
    ],
    series: [
      {
        id: "40",
        round: 4,
        label: "NBA Finals",
        highTeamId: 27,
        lowTeamId: 20,
        highWins: 1,
        lowWins: 4,
        winnerTeamId: 20,
      },
    ],
    awards: [
      { award: "Finals MVP" as const, playerId: "1628973", name: "Jalen Brunson" },
      { award: "NBA Champion Coach" as const, playerId: undefined, name: "Mike Brown" },
    ],
  };
  expect(parsePostseason(stored(postseasonWire(postseason)))).toEqual({
    value: postseason,
    dropped: 0,
  });
});

test.each([
  ["absent", undefined, { awards: [], dropped: 0 }],
  ["an unknown award", [{ award: "MVP", name: "A" }], { awards: [], dropped: 1 }],
  ["not a list", "none", undefined],
])("parses the postseason's awards: %s", (_, awards, expected) => {
  const parsed = parsePostseason({ games: [], series: [], awards });
  expect(parsed && { awards: parsed.value.awards, dropped: parsed.dropped }).toEqual(expected);
});
