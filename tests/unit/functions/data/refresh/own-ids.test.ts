import { describe, expect, test } from "vitest";
import { parseSeasonTotals } from "#functions/data/wire/season-totals.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import { type Data, dataset, type Json, linesIn, resources, setUp, upTo } from "./season.ts";

/** Maps each game's date and teams to its lines, each with the player's name. */
function namedLines(data: Data): Map<string, string[]> {
  const names = new Map(
    (parseSeasonTotals(data.seasonTotals.data)?.rows ?? []).map(({ id, name }) => [id, name]),
  );
  const lines = linesIn(data);
  return new Map(
    (data.games.data as Json[]).map((game) => [
      `${game.date} ${game.home_team_id} ${game.visitor_team_id}`,
      (lines.get(String(game.id).padStart(10, "0")) ?? [])
        .map(({ playerId, pts, reb }) => `${names.get(playerId)} ${pts} ${reb}`)
        .sort(),
    ]),
  );
}

function idsIn(data: Data) {
  const lines = linesIn(data);
  const players = [...lines.values()].flat().map(({ playerId }) => playerId);
  return { games: new Set(lines.keys()), players: new Set(players) };
}

const later = (api: Resources, day: string): Resources => {
  const games = api.games.filter(({ date }) => String(date) <= day);
  return { ...api, games };
};

describe("an API with its own ids", () => {
  test("keeps the stored ids across daily, full and corrected refreshes", async () => {
    const own = resources({ ownIds: true });
    const site = await setUp(upTo("2026-04-09"), later(own, "2026-04-09"));
    const first = idsIn(await site.stored());
    const days = ["2026-04-09", "2026-04-10", "2026-04-12"];
    for (const day of days) {
      site.replace(later(own, day));
      expect(await site.run()).toMatchObject({ ok: true, value: { newcomers: [] } });
    }
    const ids = idsIn(await site.stored());
    expect(first.games.difference(ids.games)).toEqual(new Set());
    expect(ids.players).toEqual(idsIn(dataset()).players);
    expect(namedLines(await site.stored())).toEqual(namedLines(dataset()));

    const corrected = structuredClone(own);
    const last = corrected.games.at(-2) as Json;
    const [line] = corrected.stats.get(Number(last.id)) ?? [];
    const isHome = ((line as Json).team as Json).id === (last.home_team as Json).id;
    const score = isHome ? "home_team_score" : "visitor_team_score";
    Object.assign(last, { [score]: Number(last[score]) + 1 });
    const made = { pts: Number(line?.pts) + 1, ftm: Number(line?.ftm) + 1, fta: 30, ft_pct: 0.1 };
    Object.assign(line as Json, made);
    const shared = resources();
    for (const [api, change] of [
      [own, { isFull: true }],
      [corrected, {}],
      [own, { isFull: true }],
      [shared, { isFull: true }],
      [shared, {}],
    ] as const) {
      site.replace(api);
      expect(await site.run(change)).toMatchObject({ ok: true, value: { newcomers: [] } });
      expect(idsIn(await site.stored())).toEqual(ids);
    }
    expect(namedLines(await site.stored())).toEqual(namedLines(dataset()));
  });

  test("may spell names differently; lines identify the player", async () => {
    const own = resources({ ownIds: true });
    const spelt: Record<string, Json> = {
      "Jaren Jackson Jr.": { first_name: "Jaren", last_name: "Jackson" },
      "Luka Dončić": { first_name: "Luka", last_name: "Doncic" },
      "Carlton Carrington": { first_name: "Bub", last_name: "Carrington" },
      "Bub Carrington": { first_name: "Carlton", last_name: "Carrington" },
    };
    for (const { player } of [...own.stats.values()].flat() as { player: Json }[]) {
      Object.assign(player, spelt[`${player.first_name} ${player.last_name}`]);
    }
    const site = await setUp(upTo("2026-04-11"), own);
    expect(await site.run()).toMatchObject({ ok: true, value: { newcomers: [] } });
    expect(namedLines(await site.stored())).toEqual(namedLines(dataset()));
  });

  test("leads to a stable id for a player the site does not know", async () => {
    const own = resources({ ownIds: true });
    const before = upTo("2026-04-11");
    const [game] = own.games.filter(({ date }) => date === "2026-04-12");
    const [line] = own.stats.get(Number(game?.id)) ?? [];
    const newcomer = { id: 1_057_396_966, first_name: "Nova", last_name: "Newman" };
    Object.assign(line as Json, { player: newcomer });
    const site = await setUp(before, own);
    const outcome = await site.run();
    const named = expect.stringMatching(/^Nova Newman \(9\d{7}\)$/);
    expect(outcome).toMatchObject({ ok: true, value: { newcomers: [named] } });
    const ids = idsIn(await site.stored());
    expect(await site.run({ isFull: true })).toMatchObject({ ok: true, value: { newcomers: [] } });
    expect(idsIn(await site.stored())).toEqual(ids);
  });
});
