import { expect, test } from "vitest";
import { LAST, resources, setUp, withoutLastGame } from "./season.ts";

test.each([true, false])(
  "a new game has the floor of the schedule: neutral is %s",
  async (neutral) => {
    const api = resources();
    const game = api.games.find(({ id }) => id === LAST);
    if (game === undefined) throw new Error("The last game is missing.");
    const teamOf = (side: string) => (game[side] as { id: number }).id;
    const tipOff = `${String(game.date)}T23:30Z`;
    const row = [tipOff, teamOf("home_team"), teamOf("visitor_team"), neutral ? 1 : 0];
    const before = { ...withoutLastGame(), fixtures: { data: [row] } };
    const refresh = await setUp(before, api);
    expect(await refresh.run()).toMatchObject({ ok: true });
    const games = (await refresh.stored()).games.data as Record<string, unknown>[];
    expect(games.find(({ id }) => id === LAST)?.neutral_site ?? false).toBe(neutral);
  },
);
