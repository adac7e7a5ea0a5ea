import { describe, expect, it, test } from "vitest";
import { parseActions, parseScoreboard } from "#functions/data/sources/plays-source/actions.ts";
import { playsOfActions } from "#functions/data/sources/plays-source/plays-of-actions.ts";
import type { Fault } from "#tools/replay/faults.ts";
import { playsSourceAt } from "#tools/replay/plays-source.ts";
import { createSeasonApi } from "#tools/replay/season-api.ts";

const DATE = "2026-02-11";
const ID = "0022500775";
const games = createSeasonApi().games.filter(({ game }) => game.date === DATE);
/** The first of the day, which the fault meets. */
const game = games[0] as (typeof games)[number];
const TEAMS = { home: game.game.homeTeamId, away: game.game.awayTeamId };
const codes = new Map([
  [TEAMS.home, "CHA"],
  [TEAMS.away, "ATL"],
]);
const facts = { games, date: DATE, codeOf: (team: number) => codes.get(team) ?? "NYK" };

const documentAt = (path: string, minutes: number, ...faults: Fault[]) =>
  playsSourceAt(path, game.tipOff + 60_000 * minutes, facts, new Set(faults));
const playsAt = (minutes: number, ...faults: Fault[]) => {
  const raw = documentAt(`/playbyplay/playbyplay_${ID}.json`, minutes, ...faults);
  return playsOfActions(parseActions(raw, ID) ?? [], TEAMS);
};

test("the scoreboard has the games of the day", () => {
  const board = parseScoreboard(documentAt("/scoreboard/todaysScoreboard_00.json", 0), DATE);
  expect(board?.get("CHA")).toBe(ID);
});

describe("the plays of a game", () => {
  it("are those up to the moment of its evening", () => {
    expect(documentAt(`/playbyplay/playbyplay_${ID}.json`, 0)).toBeUndefined();
    expect(documentAt("/playbyplay/playbyplay_0022599999.json", 60)).toBeUndefined();
    const early = playsAt(30);
    expect(early?.isOver).toBe(false);
    expect(early?.plays.plays).toEqual(game.plays?.plays.slice(0, early?.plays.plays.length));
  });

  it("are all of them once it is final", () => {
    const whole = playsAt(240);
    expect(whole?.isOver).toBe(true);
    expect(whole?.plays.plays).toHaveLength(game.plays?.plays.length ?? 0);
    expect(whole?.names.get("1629638")).toBe("N.\u00a0Alexander-Walker");
  });

  it("lack a basket while the score goes back", () => {
    const third = game.timeline.find(({ period, clock }) => period === 3 && clock < 600)?.at ?? 0;
    const [back, whole] = [playsAt(third / 60, "score-back"), playsAt(third / 60)];
    const points = (read: typeof back) => read?.plays.plays.at(-1)?.homePoints ?? 0;
    expect(points(whole) - points(back)).toBe(2);
    expect(playsAt(240, "score-back")).toEqual(playsAt(240));
  });
});
