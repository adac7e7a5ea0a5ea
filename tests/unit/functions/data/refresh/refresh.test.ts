import { describe, expect, test } from "vitest";
import { reportLines } from "#functions/data/refresh/report.ts";
import {
  dataset,
  type Json,
  LAST,
  lists,
  NOW,
  type Root,
  resources,
  setUp,
  upTo,
  withoutLastGame,
} from "./season.ts";

const STAMP = new Date(NOW).toISOString();

/** The requests for lines, without those of the last days' games, which every run reads again. */
const newlyRead = (requested: readonly string[]) =>
  requested.filter((question) => question.startsWith("stats") && !question.includes("22501186"));

describe("a refresh", () => {
  test("without new games writes and purges nothing", async () => {
    const { run, writes, purged, requested } = await setUp(dataset(), resources());
    const outcome = await run();
    expect(outcome).toMatchObject({ ok: true, value: { changes: [] } });
    expect([writes, purged]).toEqual([[], []]);
    expect(newlyRead(requested)).toEqual([]);
  });

  test("requests lines of new games only, and writes all changes in one update", async () => {
    const { run, writes, purged, requested, stored } = await setUp(withoutLastGame(), resources());
    const outcome = await run();
    expect(outcome.ok && outcome.value.changes.map(({ path }) => path)).toEqual([
      "games/data",
      "lines",
    ]);
    expect(newlyRead(requested)).toEqual([`stats?game_ids[]=${LAST}&per_page=100`]);
    expect(writes).toHaveLength(1);
    expect(purged).toEqual(["games", "lines"]);
    const after = await stored();
    expect(lists(after)).toEqual(lists(dataset()));
    expect([after.games.updatedAt, after.lines.updatedAt]).toEqual([STAMP, STAMP]);
    expect(after.standings.updatedAt).toBe(dataset().standings.updatedAt);
  });

  test("reloads the lines of a game with a corrected score", async () => {
    const before = dataset();
    const game = (before.games.data as Json[]).find(({ id }) => id === 22500007) as Json;
    game.home_team_score = Number(game.home_team_score) + 1;
    // A deficit that led to another score is not known to be the new one's.
    game.deficit = 7;
    const { run, requested, stored } = await setUp(before, resources());
    expect((await run()).ok).toBe(true);
    expect(newlyRead(requested)).toHaveLength(1);
    expect(lists(await stored())).toEqual(lists(dataset()));
  });

  test("fills an empty database with everything the API provides", async () => {
    const { run, stored } = await setUp({}, resources());
    expect((await run({ isFull: true })).ok).toBe(true);
    const after = lists(await stored());
    const wanted = lists(dataset());
    const names = ["lines", "teamsAPI"];
    for (const name of names) expect(after[name]).toEqual(wanted[name]);
    // The API does not say which games were on a neutral court.
    const floors = (games: Root) =>
      (games.data as Json[]).map(({ neutral_site: _, ...game }) => game);
    expect(floors(after.games)).toEqual(floors(wanted.games));
    expect(Object.keys(after).sort()).toEqual(
      ["lines", "players", "games", "leaders", "seasonTotals", "standings", "teamsAPI"].sort(),
    );
  });

  test("keeps data the API lacks: neutral courts, deficits, clinch letters, logos, ratings", async () => {
    const before = dataset();
    const [game] = before.games.data as Json[];
    if (game) game.deficit = 7;
    const west = before.standings.westConference as Json[];
    const badge = "https://hardwood.example.com/badges.svg#okc";
    for (const row of west.slice(0, 1)) (row.Team as string[]).splice(2, 2, "z", badge);
    const { run, stored } = await setUp(before, resources());
    expect((await run({ isFull: true })).ok).toBe(true);
    const after = lists(await stored());
    const wanted = lists(dataset());
    wanted.standings.westConference[0]?.Team.splice(2, 2, "z", badge);
    Object.assign(wanted.games.data[0] ?? {}, { deficit: 7 });
    expect(after).toEqual(wanted);
  });

  test("skips totals and leaders when a line has no shots", async () => {
    const api = resources();
    for (const stat of api.stats.get(LAST) ?? []) stat.fgm = null;
    const { run } = await setUp(withoutLastGame(), api);
    const outcome = await run();
    expect(outcome.ok && outcome.value.changes.map(({ path }) => path)).toEqual(["games/data"]);
    expect(outcome.ok && outcome.value.left[0]).toEqual({
      what: "seasonTotals, leaders",
      why: expect.stringContaining("lack the shots"),
    });
  });

  test("keeps a plus-minus that the API omits", async () => {
    const api = resources();
    for (const stats of api.stats.values()) for (const stat of stats) delete stat.plus_minus;
    const { run, stored } = await setUp(dataset(), api);
    expect((await run({ isFull: true })).ok).toBe(true);
    expect(lists(await stored())).toEqual(lists(dataset()));
  });

  test("reports the changes of a dry run without writing", async () => {
    const { run, writes, purged, stored } = await setUp(withoutLastGame(), resources());
    expect(await run({ isDry: true })).toMatchObject({
      ok: true,
      value: { changes: [{ added: [String(LAST)] }, { added: [String(LAST)] }] },
    });
    expect([writes, purged]).toEqual([[], []]);
    expect(lists(await stored())).toEqual(lists(withoutLastGame()));
  });

  test("excludes games that do not count, and reports them", async () => {
    const excluded: [Json, RegExp][] = [
      [{ date: "2025-12-16" }, /the NBA Cup's final, which does not count/],
      [{ date: "2026-04-18", postseason: true }, /a game of the postseason/],
      [{ date: "2026-04-14" }, /after the season's last day/],
      [{ date: "2025-10-10" }, /before the season's first day/],
      [{ date: "2026-02-15", home_team: { id: 38 } }, /not between two of the/],
    ];
    const api = resources();
    const [game] = api.games;
    for (const [at, [facts]] of excluded.entries())
      api.games.push({ ...game, id: 18_999_000 + at, ...facts });
    const { run, stored, requested } = await setUp(dataset(), api, { ignoresPostseason: true });
    const outcome = await run();
    if (!outcome.ok) throw new Error(outcome.error.kind);
    expect(outcome.value.notCounted).toHaveLength(excluded.length);
    for (const [{ date }, why] of excluded) {
      expect(outcome.value.notCounted).toContainEqual({
        why: expect.stringMatching(why),
        games: [expect.stringContaining(String(date))],
      });
      expect(reportLines(outcome.value).join("\n")).toMatch(why);
    }
    expect(lists(await stored())).toEqual(lists(dataset()));
    expect(newlyRead(requested)).toEqual([]);
  });

  test("rejects two players with the same name, and names both", async () => {
    const before = dataset();
    const players = before.players.data as Json[];
    const [one] = players;
    players.push({ ...one, id: "77" }, { ...one, id: "78" });
    for (const player of players.slice(-2)) player.Player = "Nova Newman";
    const api = resources({ ownIds: true });
    const last = api.games.findLast(({ date }) => date === "2026-04-12");
    const [line] = api.stats.get(Number(last?.id)) ?? [];
    Object.assign(line as Json, { player: { id: 5_000, first_name: "Nova", last_name: "Newman" } });
    const { run, writes } = await setUp({ ...upTo("2026-04-11"), players: before.players }, api);
    const outcome = await run();
    if (outcome.ok || outcome.error.kind !== "contradictions") throw new Error("not refused");
    expect(outcome.error.problems.join("\n")).toMatch(/Newman \(77\) and Nova Newman \(78\)/);
    expect(writes).toEqual([]);
  });

  test("reports its progress by step", async () => {
    const { run } = await setUp(withoutLastGame(), resources());
    const steps = new Set<string>();
    await run({ onProgress: ({ step }) => steps.add(step) });
    expect([...steps]).toEqual(["teams", "games", "stats", "players", "rosters", "update"]);
  });
});
