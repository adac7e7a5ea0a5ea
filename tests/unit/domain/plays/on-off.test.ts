import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { netPer48, offFloor, onOffIn, unassistedShares } from "#domain/plays/on-off.ts";
import type { GamePlays, Play } from "#domain/plays/play.ts";
import { parseOnOff } from "#functions/data/wire/on-off.ts";
import { DUOS, ON_OFF } from "#tests/fixtures/play-facts.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { root, SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";

const HOME = ["1", "2", "3", "4", "5"];
const AWAY = ["11", "12", "13", "14", "15"];

const NOTHING = {
  side: undefined,
  playerId: undefined,
  otherId: undefined,
  detail: "",
  feet: undefined,
} as const;

/** A game of one period that nobody leaves but player 5, for 6, after its first half. */
function smallGame(): GamePlays {
  const play = (
    of: Partial<Play> & Pick<Play, "kind" | "clock">,
    home: number,
    away: number,
  ): Play => ({
    period: 1,
    ...NOTHING,
    ...of,
    homePoints: home,
    awayPoints: away,
  });
  return {
    isWhole: true,
    starters: [{ home: HOME, away: AWAY }],
    plays: [
      play({ kind: "period_start", clock: 720 }, 0, 0),
      play({ kind: "fg3_made", clock: 700, side: "home", playerId: "1", otherId: "2" }, 3, 0),
      play({ kind: "foul", clock: 360, side: "home", playerId: "5", otherId: "11" }, 3, 0),
      play({ kind: "sub", clock: 360, side: "home", playerId: "6", otherId: "5" }, 3, 0),
      play({ kind: "ft_made", clock: 360, side: "away", playerId: "11" }, 3, 1),
      play({ kind: "fg2_made", clock: 100, side: "home", playerId: "1" }, 5, 1),
      play({ kind: "period_end", clock: 0 }, 5, 1),
    ],
  };
}

const GAMES = 3;

describe("players together", () => {
  const games = Array.from({ length: GAMES }, () => ({
    homeTeamId: 1,
    awayTeamId: 2,
    plays: smallGame(),
  }));
  const together = onOffIn([...games, { homeTeamId: 1, awayTeamId: 2, plays: undefined }]);

  test("are counted with the games that have plays, and those that have none", () => {
    expect(together).toMatchObject({ games: GAMES + 1, missing: 1 });
    expect(together.teams).toContainEqual({
      teamId: 1,
      games: GAMES,
      guessed: 0,
      seconds: 720 * GAMES,
      scored: 5 * GAMES,
      allowed: GAMES,
    });
  });

  test("have assists and field goals", () => {
    expect(together.duos).toEqual([{ teamId: 1, passerId: "2", scorerId: "1", assists: GAMES }]);
    const scorer = together.players.find(({ playerId }) => playerId === "1");
    expect(scorer).toMatchObject({ made: 2 * GAMES, assisted: GAMES });
    expect([...unassistedShares(together.players)]).toEqual([["1", 0.5]]);
  });
});

test("points in 48 minutes need time", () => {
  expect(netPer48({ seconds: 0, scored: 0, allowed: 0 })).toBeUndefined();
  expect(netPer48({ seconds: 1440, scored: 60, allowed: 50 })).toBe(20);
});

describe("of the regular season", () => {
  const plays = readPlays(SOURCE_FOLDER, "2025-26");
  const games = sourceRows("games.csv").map((row) => ({
    homeTeamId: Number(row.home_team_id),
    awayTeamId: Number(row.away_team_id),
    plays: plays.get(row.game_id ?? ""),
  }));
  const together = onOffIn(games);

  test.each(ON_OFF)("player $player on and off the floor", ({ player, team: teamId, on, off }) => {
    const own = together.players.find((one) => one.playerId === player && one.teamId === teamId);
    const team = together.teams.find((one) => one.teamId === teamId);
    if (own === undefined || team === undefined) throw new Error("nobody");
    for (const [sums, [minutes, scored, allowed, per48]] of [
      [own, on],
      [offFloor(team, own), off],
    ] as const) {
      expect(Math.abs(sums.seconds / 60 / minutes - 1)).toBeLessThan(0.01);
      expect(Math.abs(sums.scored - scored)).toBeLessThanOrEqual(8);
      expect(Math.abs(sums.allowed - allowed)).toBeLessThanOrEqual(8);
      expect(Math.abs((netPer48(sums) ?? 0) - per48)).toBeLessThan(0.5);
    }
  });

  test.each(DUOS)("%s assisted %s %i times", (passer, scorer, assists) => {
    const own = together.duos.filter((duo) => duo.passerId === passer && duo.scorerId === scorer);
    const counted = own.reduce((sum, duo) => sum + duo.assists, 0);
    expect(Math.abs(counted - assists)).toBeLessThanOrEqual(1);
  });

  test("every field goal with an assist is in one duo, and all minutes are five times the games'", () => {
    const made = { fgm: 0, assisted: 0 };
    for (const game of plays.keys()) {
      if (!game.startsWith("002")) continue;
      for (const { kind, playerId, otherId } of plays.get(game)?.plays ?? []) {
        if (!/^fg[23]_made$/.test(kind) || playerId === undefined) continue;
        made.fgm += 1;
        if (otherId !== undefined) made.assisted += 1;
      }
    }
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    expect(sum(together.players.map((one) => one.made))).toBe(made.fgm);
    expect(sum(together.duos.map((one) => one.assists))).toBe(made.assisted);
    const time = sum(together.players.map(({ seconds }) => seconds));
    const whole = 5 * sum(together.teams.map(({ seconds }) => seconds));
    expect(Math.abs(time / whole - 1)).toBeLessThan(0.002);
  });

  test("a team's points are those of its games", () => {
    for (const { teamId, scored, allowed } of together.teams) {
      const own = sourceRows("games.csv").filter((row) =>
        [row.home_team_id, row.away_team_id].includes(String(teamId)),
      );
      const points = own.reduce(
        (sum, row) =>
          Number(row.home_team_id) === teamId
            ? {
                for: sum.for + Number(row.home_points),
                against: sum.against + Number(row.away_points),
              }
            : {
                for: sum.for + Number(row.away_points),
                against: sum.against + Number(row.home_points),
              },
        { for: 0, against: 0 },
      );
      expect({ for: scored, against: allowed }).toEqual(points);
    }
  });

  test("the stored season has the same, in whole seconds", () => {
    const stored = parseOnOff(
      JSON.parse(readFileSync(join(root, "season/built/together.json"), "utf8"))["2025-26"],
    );
    expect(stored?.dropped).toBe(0);
    const { players, teams, games: count } = stored?.value.stages.season ?? together;
    expect(count).toBe(1_230);
    expect(teams).toHaveLength(30);
    expect(players).toHaveLength(together.players.length);
  });
});
