import fc from "fast-check";
import { expect, test } from "vitest";
import { ODDS_PLACES, type Odd, SIMULATIONS, type TeamOdds } from "#domain/ratings/season-odds.ts";
import { oddsRow, parseOdds } from "#functions/data/wire/odds.ts";

const odd: fc.Arbitrary<Odd> = fc.oneof(
  fc.constant({ kind: "impossible" as const }),
  fc.constant({ kind: "certain" as const }),
  fc.nat(SIMULATIONS).map((count) => ({ kind: "open" as const, count })),
);
const team: fc.Arbitrary<TeamOdds> = fc.record({
  teamId: fc.integer({ min: 1, max: 999 }),
  wins: fc.nat(820).map((tenths) => tenths / 10),
  places: fc.array(odd, { minLength: ODDS_PLACES, maxLength: ODDS_PLACES }),
  playoffs: odd,
  conference: odd,
  title: odd,
});

test("the odds of a day round-trip through the database", () => {
  fc.assert(
    fc.property(fc.array(team, { minLength: 1, maxLength: 30 }), (teams) => {
      expect(parseOdds({ data: teams.map(oddsRow) })).toEqual({ value: teams, dropped: 0 });
    }),
  );
});

const good = "21,64.0,!,,,,,,,,,,!,4836,3180";

test.each([
  ["a cell too few", good.slice(0, -5)],
  ["a cell too many", `${good},1`],
  ["more seasons than were played out", good.replace("4836", "10001")],
  ["a negative count", good.replace("4836", "-1")],
  ["a word", good.replace("!", "yes")],
  ["no team", good.replace("21,", "0,")],
  ["a row that is no text", 21],
])("a row with %s is dropped alone", (_, bad) => {
  expect(parseOdds({ data: [bad, good] })).toMatchObject({ dropped: 1, value: [{ teamId: 21 }] });
});

test.each([null, "odds", {}, { data: "odds" }, { data: [] }, { data: ["bad"] }])(
  "%j is no day of odds",
  (raw) => {
    expect(parseOdds(raw)).toBeUndefined();
  },
);
