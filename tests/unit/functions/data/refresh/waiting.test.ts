import { describe, expect, test } from "vitest";
import { reportLines } from "#functions/data/refresh/report.ts";
import { gameIdOf } from "#functions/data/wire/games.ts";
import type { Resources } from "#tools/replay/stats-api.ts";
import { dataset, type Json, LAST, linesIn, lists, resources, setUp, upTo } from "./season.ts";

/** The league's last day has fifteen games. */
const DAY_BEFORE = "2026-04-11";
const first = (api: Resources, id = LAST) => api.stats.get(id)?.[0] as Json;

/** What spoils the lines of a new game, and why they wait. */
const SPOILT: [what: string, spoil: (api: Resources, id: number) => void, why: RegExp][] = [
  [
    "a line is missing",
    ({ stats }, id) => stats.get(id)?.splice(0, 1),
    /has 122 points, its players 97/,
  ],
  ["its lines are not there yet", ({ stats }, id) => stats.set(id, []), /it has no lines yet/],
  [
    "half of its lines are missing",
    ({ stats }, id) => stats.set(id, (stats.get(id) ?? []).slice(0, 10)),
    /has \d+ points, its players \d+/,
  ],
  [
    "a line is there twice, in two versions",
    (api, id) => api.stats.get(id)?.push({ ...first(api, id), blk: 9 }),
    /points, its players/,
  ],
  [
    "a line is of a third team",
    (api, id) => Object.assign(first(api, id), { team: { id: 99 } }),
    /points, its players/,
  ],
  [
    "a line cannot be understood",
    (api, id) => Object.assign(first(api, id), { pts: "12" }),
    /player \d+\): pts: Invalid type/,
  ],
  [
    "shots do not add up to the points",
    (api, id) => Object.assign(first(api, id), { fgm: 0 }),
    /points, but his shots make/,
  ],
  [
    "offensive and defensive rebounds do not add up",
    (api, id) => Object.assign(first(api, id), { dreb: 30 }),
    /rebounds, but \d+ of both ends/,
  ],
];

describe("lines that are not whole", () => {
  test("wait one by one, and the scores of their games are written", async () => {
    const api = resources();
    for (const [at, [, spoil]] of SPOILT.entries()) spoil(api, LAST - at);
    const { run, stored, replace } = await setUp(upTo(DAY_BEFORE), api);
    const outcome = await run();
    if (!outcome.ok) throw new Error(outcome.error.kind);
    const { waiting } = outcome.value;
    expect(waiting).toHaveLength(SPOILT.length);
    for (const [what, , why] of SPOILT) {
      expect(waiting, what).toContainEqual({
        name: expect.stringMatching(/^2026-04-12 [A-Z]{3} at [A-Z]{3}$/),
        date: "2026-04-12",
        why: expect.stringMatching(why),
      });
      expect(reportLines(outcome.value).join("\n"), what).toMatch(why);
    }
    const written = await stored();
    expect(lists(written).games).toEqual(lists(dataset()).games);
    expect(lists(written).standings).toEqual(lists(dataset()).standings);
    const held = [...linesIn(written).keys()];
    expect(held).toHaveLength(1230 - SPOILT.length);
    for (const at of SPOILT.keys()) expect(held).not.toContain(gameIdOf(LAST - at));

    // The next run finds them whole.
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
  test("of teams, games and active players", async () => {
    const api = resources();
    Object.assign(api.teams[3] as Json, { abbreviation: 5 });
    Object.assign(api.games[7] as Json, { home_team: "Hawks" });
    Object.assign(api.players?.[7] as Json, { position: 5 });
    const { run, stored } = await setUp(upTo(DAY_BEFORE), api);
    const outcome = await run();
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    const { unreadable } = outcome.value;
    expect(unreadable.toSorted()).toEqual([
      expect.stringMatching(/^games \(row \d+\): home_team: Invalid type/),
      expect.stringMatching(/^players\/active \(row \d+\): position: Invalid type/),
      expect.stringMatching(/^teams \(row 4\): abbreviation: Invalid type/),
    ]);
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
