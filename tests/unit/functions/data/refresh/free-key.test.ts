import { describe, expect, test } from "vitest";
import { reportLines } from "#functions/data/refresh/report.ts";
import { parseLines } from "#functions/data/wire/lines.ts";
import { dataset, type Json, LAST, linesIn, lists, resources, setUp, upTo } from "./season.ts";

const DAY_BEFORE = "2026-04-11";
const FREE = { isFree: true };

describe("a key that gives scores alone", () => {
  test("brings results and standings; lines and totals stay until another key gives lines", async () => {
    const free = await setUp(upTo(DAY_BEFORE), resources(), FREE);
    const outcome = await free.run();
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    expect(outcome.value.waiting).toEqual([]);
    expect(reportLines(outcome.value)).toContain(
      "players' lines: left as it is; the stats API does not give stats (denied 401)",
    );
    const after = await free.stored();
    expect(lists(after).games).toEqual(lists(dataset()).games);
    expect(lists(after).standings).toEqual(lists(dataset()).standings);
    expect(lists(after).seasonTotals).toEqual(lists(upTo(DAY_BEFORE)).seasonTotals);
    const { games = [] } = parseLines(after.lines)?.value ?? {};
    const regular = games.filter(({ stage }) => stage === "season");
    expect(regular, "with the results that have no lines").toHaveLength(1230);
    expect(linesIn(after)).toEqual(linesIn(upTo(DAY_BEFORE)));

    // Nothing is new to the same key; a paid one completes the same games.
    expect(await free.run()).toMatchObject({ ok: true, value: { changes: [] } });
    const paid = await setUp(after, resources());
    expect(await paid.run()).toMatchObject({ ok: true, value: { waiting: [] } });
    const whole = await paid.stored();
    for (const name of ["games", "lines", "leaders"]) {
      expect(lists(whole)[name], name).toEqual(lists(dataset())[name]);
    }
  });

  test("leaves a game with its box score where the score is another, and names it", async () => {
    const api = resources();
    const game = api.games.find(({ id }) => id === LAST) as Json;
    Object.assign(game, { home_team_score: Number(game.home_team_score) + 1 });
    const { run, writes } = await setUp(dataset(), api, FREE);
    expect(await run()).toMatchObject({
      ok: true,
      value: { changes: [], waiting: [{ why: expect.stringMatching(/of another result/) }] },
    });
    expect(writes).toEqual([]);
  });

  test("does not give a game without a winner", async () => {
    const api = resources();
    const game = api.games.find(({ id }) => id === LAST) as Json;
    Object.assign(game, { home_team_score: game.visitor_team_score });
    const { run, stored } = await setUp(upTo(DAY_BEFORE), api, FREE);
    expect(await run()).toMatchObject({
      ok: true,
      value: { waiting: [{ why: "it has no winner" }] },
    });
    expect(lists(await stored()).games.data.map(({ id }) => id)).not.toContain(LAST);
  });
});
