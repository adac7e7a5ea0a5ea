import { describe, expect, test } from "vitest";
import { parseSeasonRatings, seasonRatingsWire } from "#functions/data/wire/season-ratings.ts";
import { RATINGS } from "./wire-rows.ts";

describe("player ratings", () => {
  test("round-trip", () => {
    const { rows = [], dropped } = parseSeasonRatings([RATINGS]) ?? {};
    expect(dropped).toBe(0);
    expect(rows).toEqual([
      {
        id: "203999",
        games: 65,
        minutes: 2261.5,
        ratings: {
          offensive: 125.1,
          defensive: 115.4,
          net: -9.7,
          assistPercentage: 0.46,
          reboundPercentage: 0.19,
          effectiveFieldGoal: 0.6,
          trueShooting: 0.67,
          usage: 0.31,
          impact: 0.2,
        },
        perGame: {
          pointsOffTurnovers: 3.1,
          secondChancePoints: 4,
          fastBreakPoints: 2.5,
          pointsInPaint: 11.2,
          foulsDrawn: 6.1,
        },
      },
    ]);
    expect(seasonRatingsWire(rows)).toEqual([RATINGS]);
  });

  test("have the unassisted share where it is known", () => {
    const { rows = [] } = parseSeasonRatings([`${RATINGS},0.3944`]) ?? {};
    expect(rows).toMatchObject([{ unassisted: 0.3944, perGame: { foulsDrawn: 6.1 } }]);
    expect(seasonRatingsWire(rows)).toEqual([`${RATINGS},0.3944`]);
  });

  test("have the shots of each zone where they are known", () => {
    const row = `${RATINGS},0.3944;129-195 146-308 149-325 5-17 6-15 111-337 0-3`;
    const { rows = [] } = parseSeasonRatings([row]) ?? {};
    expect(rows).toMatchObject([
      { unassisted: 0.3944, zones: { ra: { made: 129, tried: 195 }, bc: { made: 0, tried: 3 } } },
    ]);
    expect(seasonRatingsWire(rows)).toEqual([row]);
  });

  test.each([
    `${RATINGS};129-195`,
    `${RATINGS};1-2 1-2 1-2 1-2 1-2 1-2 x`,
    7,
    "",
    RATINGS.replace("203999", "x"),
    `${RATINGS},0.4,1`,
    RATINGS.replace(",6.1", ""),
    RATINGS.replace("65", ""),
  ])("reject the row %j", (row) => {
    expect(parseSeasonRatings([row])).toMatchObject({ rows: [], dropped: 1 });
  });

  test("keep the first of two rows of a player", () => {
    expect(parseSeasonRatings([RATINGS, RATINGS.replace(",65,", ",66,")])).toMatchObject({
      rows: [{ games: 65 }],
      dropped: 1,
    });
  });
});
