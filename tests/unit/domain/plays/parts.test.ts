import { describe, expect, it } from "vitest";
import { type Floor, playsOnFloor } from "../../../../domain/plays/floor.ts";
import { linesOfPart, type Part } from "../../../../domain/plays/parts.ts";
import type { BoxLine, BoxScore } from "../../../../domain/season/box-score.ts";
import { SOURCE_FOLDER } from "../../../../tools/paths.ts";
import { readBoxScores, readPostseason } from "../../../../tools/season/game-tables.ts";
import { readPlays } from "../../../../tools/season/plays/plays-file.ts";
import { readGames } from "../../../../tools/season/tables.ts";
import truths from "../../../fixtures/part-truths.json" with { type: "json" };

const plays = readPlays(SOURCE_FOLDER);
const games = [
  ...readBoxScores(SOURCE_FOLDER, readGames(SOURCE_FOLDER)),
  ...readPostseason(SOURCE_FOLDER),
].flatMap((game) => {
  const own = plays.get(game.id);
  return own === undefined ? [] : [{ game, moments: playsOnFloor(own) }];
});

/** The lines of a part of the regular season, by player. */
function seasonBy(part: Part): Map<string, BoxLine[]> {
  const lines = games
    .filter(({ game }) => game.stage === "season")
    .flatMap(({ game, moments }) => linesOfPart(part, moments, game));
  return Map.groupBy(lines, ({ playerId }) => playerId);
}

const sumOf = (lines: readonly BoxLine[] = [], name: keyof BoxLine) =>
  lines.reduce((sum, line) => sum + Number(line[name]), 0);

describe("lines of parts", () => {
  it("are the points of a player's quarters and overtimes", () => {
    const parts = { q1: "q1", q2: "q2", q3: "q3", q4: "q4", ot: "ot" } as const;
    const found = Object.entries(parts).map(([name, part]) => [name, seasonBy(part)] as const);
    expect(truths.quarters.length).toBeGreaterThan(0);
    for (const { player_id, ...points } of truths.quarters) {
      const own = found.map(([name, by]) => [name, sumOf(by.get(String(player_id)), "pts")]);
      expect(Object.fromEntries(own), String(player_id)).toEqual(points);
    }
  });

  it("are a player's clutch", () => {
    const clutch = seasonBy("clutch");
    const exact = ["pts", "fgm", "fga", "ftm", "fta", "reb", "ast", "tov"] as const;
    expect(truths.clutch.length).toBeGreaterThan(0);
    for (const truth of truths.clutch) {
      const own = clutch.get(String(truth.player_id)) ?? [];
      for (const name of exact) {
        expect(sumOf(own, name), `${truth.player_id} ${name}`).toBe(truth[name]);
      }
      expect(Math.abs(own.length - truth.games)).toBeLessThanOrEqual(2);
      expect(Math.abs(sumOf(own, "plusMinus") - truth.plus_minus)).toBeLessThanOrEqual(3);
      const seconds = sumOf(own, "seconds");
      expect(Math.abs(seconds / truth.seconds_whole_play - 1)).toBeLessThan(0.01);
    }
  });

  it("make the whole box score of 99.7 % of lines", () => {
    const counts = ["pts", "reb", "ast", "stl", "blk", "tov", "fgm", "fga", "fg3m", "ftm"] as const;
    const quarters = ["q1", "q2", "q3", "q4", "ot"] as const;
    const differing = games.flatMap(({ game, moments }) => {
      const lines = quarters.flatMap((part) => linesOfPart(part, moments, game));
      const byPlayer = Map.groupBy(lines, ({ playerId }) => playerId);
      return game.lines.filter((line) =>
        counts.some((name) => sumOf(byPlayer.get(line.playerId), name) !== line[name]),
      );
    });
    const all = games.reduce((sum, { game }) => sum + game.lines.length, 0);
    expect(differing.length / all).toBeLessThan(0.003);
  });

  it("halve a game into two halves, and leave overtime out of them", () => {
    const both = (some: readonly Part[]) =>
      games
        .slice(0, 50)
        .flatMap(({ game, moments }) => some.flatMap((part) => linesOfPart(part, moments, game)));
    expect(sumOf(both(["h1"]), "pts")).toBe(sumOf(both(["q1", "q2"]), "pts"));
    expect(sumOf(both(["h2"]), "pts")).toBe(sumOf(both(["q3", "q4"]), "pts"));
  });
});

describe("the clutch", () => {
  const floor: Floor = { home: ["1"], away: ["2"] };
  const game: Pick<BoxScore, "homeTeamId" | "awayTeamId" | "lines"> = {
    homeTeamId: 10,
    awayTeamId: 20,
    lines: [],
  };
  /** A basket of the home player after two seconds, at a time and a score. */
  const basket = (period: number, clock: number, home: number, away: number) => ({
    play: {
      period,
      clock,
      kind: "fg2_made" as const,
      side: "home" as const,
      playerId: "1",
      otherId: undefined,
      detail: "dunk",
      feet: 0,
      homePoints: home + 2,
      awayPoints: away,
    },
    before: { home, away },
    passed: 2,
    floor,
    charged: floor,
  });

  it.each<[string, ReturnType<typeof basket>, boolean]>([
    ["at 5:00 of the fourth quarter, five points apart", basket(4, 300, 95, 90), true],
    ["before 5:00", basket(4, 301, 95, 90), false],
    ["six points apart", basket(4, 10, 90, 96), false],
    ["in the third quarter", basket(3, 10, 90, 90), false],
    ["in overtime", basket(6, 290, 120, 120), true],
  ])("%s", (_when, moment, isIn) => {
    const lines = linesOfPart("clutch", [moment], game);
    expect(lines).toMatchObject(
      isIn
        ? [
            { playerId: "1", teamId: 10, pts: 2, fgm: 1, fga: 1, seconds: 2, plusMinus: 2 },
            { playerId: "2", teamId: 20, pts: 0, seconds: 2, plusMinus: -2 },
          ]
        : [],
    );
  });
});
