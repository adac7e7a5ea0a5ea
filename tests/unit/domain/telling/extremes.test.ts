import { expect, test } from "vitest";
import { win } from "#tests/fixtures/league.ts";
import { toldOf } from "./games.ts";

type Points = readonly [home: number, away: number];

/** Games of 110 to 100, which none of the games below equals in any figure. */
const usual = (count: number) => Array.from({ length: count }, (): Points => [110, 100]);
const scored = ([homePoints, awayPoints]: Points) => win(3, 4, { homePoints, awayPoints });
const OF = "of the regular season";

test.each<[string, Points, Points[], string | undefined]>([
  ["widest win", [130, 90], usual(19), `it was the most lopsided win ${OF}`],
  ["widest win", [130, 90], usual(18), undefined],
  ["widest win", [90, 130], [...usual(19), [70, 111]], undefined],
  ["widest win", [90, 130], [...usual(19), [70, 110]], `no win ${OF} was more lopsided`],
  ["highest score", [99, 131], [...usual(19), [130, 99]], `it was the highest score ${OF}`],
  ["highest score", [131, 99], [...usual(19), [99, 131]], `no score ${OF} was higher`],
  ["highest score", [131, 99], [...usual(19), [99, 132]], undefined],
  ["lowest score", [109, 80], usual(19), `no score ${OF} was lower`],
  ["lowest score", [109, 80], [...usual(19), [79, 109]], undefined],
  ["most points together", [121, 90], usual(19), `no game ${OF} had more points`],
  ["most points together", [121, 90], [...usual(19), [106, 106]], undefined],
  ["fewest points together", [108, 101], usual(19), `no game ${OF} had fewer points`],
  ["fewest points together", [108, 101], [...usual(19), [105, 103]], undefined],
  ["most points in defeat", [105, 101], usual(19), `no losing score ${OF} was higher`],
  ["most points in defeat", [105, 101], [...usual(19), [103, 102]], undefined],
])("%s of %j (%#)", (name, [homePoints, awayPoints], before, more) => {
  expect(toldOf(name, { homePoints, awayPoints }, before.map(scored))?.more).toBe(more);
});

test("a first sentence has the result and the extreme", () => {
  const lead = (name: string, [homePoints, awayPoints]: Points) =>
    toldOf(name, { homePoints, awayPoints }, usual(19).map(scored))?.lead;
  expect(lead("widest win", [130, 90])).toBe(
    `Atlanta beat the Lakers 130–90, the most lopsided win ${OF}`,
  );
  expect(lead("lowest score", [109, 80])).toBe(
    `Atlanta beat the Lakers 109–80; no score ${OF} was lower`,
  );
});

/** The games that may be more extreme: one in fifty, and at most four. */
test.each<[games: number, wider: number, string | undefined]>([
  [50, 0, undefined],
  [49, 1, undefined],
  [50, 1, `only one win ${OF} was more lopsided`],
  [99, 2, undefined],
  [100, 2, `only two wins ${OF} were more lopsided`],
  [200, 4, `only four wins ${OF} were more lopsided`],
  [250, 5, undefined],
])("among %i games of which %i are wider", (games, wider, more) => {
  const others = Array.from({ length: wider }, (_, at): Points => [141 + at, 100]);
  const before = [...usual(games - wider - 1), ...others].map(scored);
  expect(toldOf("near the widest win", { homePoints: 130, awayPoints: 90 }, before)?.more).toBe(
    more,
  );
});
