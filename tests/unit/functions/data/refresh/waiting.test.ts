import { describe, expect, test } from "vitest";
import { reportLines } from "#functions/data/refresh/report.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import { dataset, type Json, LAST, lists, resources, setUp, upTo } from "./season.ts";

/** The league's last day: fifteen games, of which the spoilt one is the last. */
const DAY_BEFORE = "2026-04-11";
const first = (api: Resources, id = LAST) => api.stats.get(id)?.[0] as Json;

describe("a new game waits, and the others of its day are written", () => {
  test.each<[string, (api: Resources) => void, RegExp]>([
    ["its lines are not there yet", (api) => api.stats.set(LAST, []), /it has no lines yet/],
    [
      "half of its lines are missing",
      (api) => api.stats.set(LAST, (api.stats.get(LAST) ?? []).slice(0, 10)),
      /has \d+ points, its players \d+/,
    ],
    [
      "a line is missing",
      (api) => api.stats.get(LAST)?.splice(0, 1),
      /has 122 points, its players 97/,
    ],
    [
      "a line is there twice, in two versions",
      (api) => api.stats.get(LAST)?.push({ ...first(api), blk: 9 }),
      /points, its players/,
    ],
    [
      "a line is of a third team",
      (api) => Object.assign(first(api), { team: { id: 30 } }),
      /points, its players/,
    ],
    [
      "a line cannot be understood",
      (api) => Object.assign(first(api), { pts: "12" }),
      /player \d+\): pts: Invalid type/,
    ],
    [
      "shots do not add up to the points",
      (api) => Object.assign(first(api), { fgm: 0 }),
      /points, but his shots make/,
    ],
    [
      "offensive and defensive rebounds do not add up",
      (api) => Object.assign(first(api), { dreb: 30 }),
      /rebounds, but \d+ of both ends/,
    ],
  ])("when %s", async (_what, spoil, why) => {
    const api = resources();
    spoil(api);
    const { run, stored, replace } = await setUp(upTo(DAY_BEFORE), api);
    const outcome = await run();
    if (!outcome.ok) throw new Error(outcome.error.kind);
    expect(outcome.value.waiting).toEqual([
      {
        name: expect.stringMatching(/^2026-04-12 [A-Z]{3} at [A-Z]{3}$/),
        date: "2026-04-12",
        why: expect.stringMatching(why),
      },
    ]);
    expect(reportLines(outcome.value).join("\n")).toMatch(why);
    const games = (data: Json) => ((data.games as Json).data as Json[]).map(({ id }) => id);
    const written = games(await stored());
    expect(written).toHaveLength(1229);
    expect(written).not.toContain(LAST);

    // The next run finds it whole.
    replace(resources());
    expect(await run()).toMatchObject({ ok: true, value: { waiting: [] } });
    expect(lists(await stored()).games).toEqual(lists(dataset()).games);
    expect(lists(await stored()).lines).toEqual(lists(dataset()).lines);
  });

  test("a stored game whose corrected lines are not whole stays as it is", async () => {
    const api = resources();
    const [game] = api.games;
    Object.assign(game as Json, { home_team_score: Number(game?.home_team_score) + 1 });
    const { run, stored, writes } = await setUp(dataset(), api);
    expect(await run()).toMatchObject({
      ok: true,
      value: { changes: [], waiting: [{ why: expect.stringMatching(/points, its players/) }] },
    });
    expect(writes).toEqual([]);
    expect(lists(await stored())).toEqual(lists(dataset()));
  });
});

describe("a row that cannot be understood costs itself", () => {
  test.each<[string, (api: Resources) => void, RegExp]>([
    [
      "a team",
      (api) => Object.assign(api.teams[3] as Json, { abbreviation: 5 }),
      /^teams \(row 4\): abbreviation: Invalid type/,
    ],
    [
      "a stored game",
      (api) => Object.assign(api.games[7] as Json, { home_team: "Hawks" }),
      /^games \(row \d+\): home_team: Invalid type/,
    ],
    [
      "an active player",
      (api) => Object.assign(api.players?.[7] as Json, { position: 5 }),
      /^players\/active \(row \d+\): position: Invalid type/,
    ],
  ])("of %s", async (_what, spoil, says) => {
    const api = resources();
    spoil(api);
    const { run, stored } = await setUp(upTo(DAY_BEFORE), api);
    const outcome = await run();
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    expect(outcome.value.unreadable).toEqual([expect.stringMatching(says)]);
    expect(reportLines(outcome.value).join("\n")).toContain("not readable: ");
    const [after, wanted] = [lists(await stored()), lists(dataset())];
    for (const name of ["teamsAPI", "games", "lines", "standings"]) {
      expect(after[name], name).toEqual(wanted[name]);
    }
  });

  test("in the season of a player who must be told by his lines: his new game waits", async () => {
    const api = resources({ ownIds: true });
    const last = api.games.findLast(({ date }) => date === "2026-04-12");
    const [line] = api.stats.get(Number(last?.id)) ?? [];
    const player = (line as Json & { player: Json }).player.id;
    const own = [...api.stats.values()]
      .flat()
      .filter((stat) => (stat.player as Json).id === player);
    // Under another name only his lines can tell who he is.
    for (const stat of own) stat.player = { id: player, first_name: "Nova", last_name: "Newman" };
    Object.assign(own[0] as Json, { reb: "many" });
    const { run } = await setUp(upTo(DAY_BEFORE), api);
    const outcome = await run();
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    expect(outcome.value.newcomers).toEqual([]);
    expect(outcome.value.waiting).toEqual([
      {
        name: expect.any(String),
        date: "2026-04-12",
        why: expect.stringMatching(/reb: Invalid type/),
      },
    ]);
  });
});
