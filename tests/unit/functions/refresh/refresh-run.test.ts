import { describe, expect, test } from "vitest";
import type { RefreshCause } from "#functions/refresh/refresh-run.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import { resources, upTo, withoutLastGame } from "../data/refresh/season.ts";
import { KEY, steppedRefresh } from "./stepped-refresh.ts";

describe("a refresh in steps", () => {
  test("writes new games, purges caches, logs the result, and forecasts once, in a step of its own", async () => {
    const run = await steppedRefresh(withoutLastGame(), { resources: resources() });
    run.start();
    expect(await run.finish()).toBeUndefined();
    expect(run.events).toEqual([
      {
        event: "refreshed",
        lines: expect.arrayContaining(["games/data: 1 added, 0 changed, 0 removed"]),
      },
    ]);
    expect(run.purged).toEqual(["games", "lines"]);
    expect(await run.record()).toEqual({ succeededAt: expect.any(String) });
    expect(run.forecasts).toEqual([run.requested.length]);
    expect(await run.step()).toBeUndefined();
    expect(run.forecasts).toHaveLength(1);
  });

  test("begins a run that was started during the forecasts", async () => {
    const run = await steppedRefresh(withoutLastGame(), { resources: resources() });
    run.duringForecast(async () => {
      if (run.forecasts.length === 1) run.start("final");
    });
    run.start();
    await run.finish();
    expect(run.events).toHaveLength(2);
    expect(run.forecasts).toHaveLength(2);
  });

  test("asks for nothing twice, makes at most 50 requests a step, and says between them how far it is", async () => {
    const run = await steppedRefresh(upTo("2026-04-05"), {
      resources: resources({ ownIds: true }),
    });
    run.start();
    await run.finish();
    expect(run.events[0]).toMatchObject({ event: "refreshed" });
    expect(new Set(run.requested).size).toBe(run.requested.length);
    expect(run.requested.length).toBeGreaterThan(30);
    expect(run.steps.length).toBeGreaterThan(1);
    expect(Math.max(...run.steps)).toBeLessThanOrEqual(50);
    const games = run.noted.filter(({ what }) => what === "games");
    expect(games.length).toBeGreaterThan(1);
    expect(new Set(games.map(({ of }) => of)).size).toBe(1);
    const done = games.map((noted) => noted.done);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect((await run.record())?.running).toBeUndefined();
  });

  test("waits longer and longer for lines that are not whole yet", async () => {
    const api = resources();
    const lines = api.stats.get(22501200) ?? [];
    api.stats.set(22501200, lines.slice(0, 5));
    const run = await steppedRefresh(withoutLastGame(), { resources: api });
    run.start("final");
    expect(await run.finish(59_999)).toBe(60_000);
    await run.clock.sleep(60_000);
    expect(await run.finish(119_999)).toBe(120_000);
    api.stats.set(22501200, lines);
    await run.clock.sleep(120_000);
    expect(await run.finish()).toBeUndefined();
    const told = run.events.flatMap((event) => ("lines" in event ? [event.lines] : []));
    expect(told[0], "the score at once").toContain("games/data: 1 added, 0 changed, 0 removed");
    expect(told.at(-1)).toContain("lines: 0 added, 1 changed, 0 removed");
  });

  test.each<[RefreshCause, string, string, number, number, number]>([
    // 14 requests for teams and games, then one page per three games or so.
    ["final", "15 games", "2026-04-11", 0, 15, 0],
    ["final", "all of 30 games, in shares", "2026-04-09", 0, 30, 0],
    ["final", "a corrected game", "2026-04-12", 1, 0, 0],
    ["daily", "all of 30 games", "2026-04-09", 0, 30, 0],
    // The whole season of each of their players takes up to a page.
    ["daily", "all of eight corrected games", "2026-04-12", 8, 0, 0],
  ])("after the cause %s writes %s", async (cause, _what, day, corrected, added, waiting) => {
    const api = resources({ ownIds: true });
    correct(api, corrected);
    // As many rows as two whole teams have; most of the players did not play.
    for (const stats of api.stats.values()) {
      const benched = stats.at(-1);
      while (benched !== undefined && stats.length < 36) stats.push(benched);
    }
    const run = await steppedRefresh(upTo(day), { resources: api });
    run.start(cause);
    await run.finish(59_999);
    expect(run.requested.length).toBeLessThanOrEqual(cause === "final" && added < 30 ? 25 : 200);
    const lines = run.events.flatMap((event) => ("lines" in event ? event.lines : []));
    const count = (pattern: RegExp) => Number(pattern.exec(lines.join("\n"))?.[1] ?? 0);
    expect({
      event: run.events[0]?.event,
      added: count(/^games\/data: (\d+) added/m),
      corrected: count(/^games\/data: \d+ added, (\d+) changed/m),
      waiting: count(/^games: (\d+) left for the next run/m),
    }).toEqual({ event: "refreshed", added, corrected, waiting });
  });
});

/** Gives one side of some games one more free throw. */
function correct(api: Resources, count: number): void {
  const clear = api.games.filter(
    ({ home_team_score: home, visitor_team_score: away }) =>
      Math.abs(Number(home) - Number(away)) > 1,
  );
  for (const game of clear.slice(0, count)) {
    const [line] = api.stats.get(Number(game.id)) ?? [];
    if (line === undefined) throw new Error("A game without lines.");
    const isHome = JSON.stringify(line.team) === JSON.stringify(game.home_team);
    const score = isHome ? "home_team_score" : "visitor_team_score";
    Object.assign(game, { [score]: Number(game[score]) + 1 });
    Object.assign(line, { pts: Number(line.pts) + 1, ftm: Number(line.ftm) + 1 });
    Object.assign(line, { fta: 30, ft_pct: 0.1 });
  }
}

const wrongKey = () => new Response(`{"error":"${KEY} is unknown"}`, { status: 401 });

describe("a failing refresh", () => {
  test.each<[string, () => Response, string]>([
    ["rejects the key", wrongKey, "The stats API refuses access: games (401)."],
    [
      "answers with HTML",
      () => new Response("<html>"),
      "The stats API answers with a page (HTML) instead of JSON: games (200).",
    ],
    [
      "answers with half of its JSON",
      () => new Response('{"data":[{"id":1,'),
      "The stats API answers in a form that is not known of it: games (200).",
    ],
  ])("logs the reason, without the key, when the API %s", async (_what, instead, sentence) => {
    const run = await steppedRefresh(withoutLastGame(), { resources: resources(), instead });
    run.start();
    expect(await run.finish()).toBeUndefined();
    const says = [sentence, "Nothing was written."];
    expect(run.events).toEqual([{ event: "refresh-failed", kind: "source", lines: says }]);
    const record = await run.record();
    const at = expect.any(String);
    expect(record).toEqual({ failedAt: at, failingSince: at, failure: "source", says });
    expect(JSON.stringify(run.events)).not.toContain(KEY);
    expect(run.purged).toEqual([]);
  });
});
