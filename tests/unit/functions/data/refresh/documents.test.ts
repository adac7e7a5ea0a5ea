import { describe, expect, test } from "vitest";
import { gameFlowAt } from "#domain/query/engine/game-flow.ts";
import { parseCollection } from "#functions/data/collections.ts";
import { parseDocument } from "#functions/data/documents.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";
import { rowsOf } from "#tools/season/checks/lines.ts";
import { dataset, type Json, LAST, linesIn, lists, resources, setUp } from "./season.ts";

/** The day of the season's last game. */
const DAY = "2026-04-12";
const ID = String(LAST).padStart(10, "0");

type Documents = { days: Record<string, Json>; lines: Json };

const { days, lines: ofSeason } = readDataset();

function whole(): Documents {
  return structuredClone({ days, lines: ofSeason }) as Documents;
}

/** The database with its games' details. */
const withDetails = () => ({ ...dataset(), ...whole() });

const details = ({ days }: Documents) => parsed(parseDocument("days", DAY, days[DAY])).get(ID);
const lines = (documents: Documents) => parsed(parseCollection("lines", documents.lines));

function parsed<Value>(
  read: { ok: true; value: { value: Value } } | { ok: false; error: { kind: string } },
): Value {
  if (!read.ok) throw new Error(read.error.kind);
  return read.value.value;
}

/** How the season's last game went, by the lines. */
function gameFlowIn(documents: Documents) {
  const { games, flows } = lines(documents);
  return gameFlowAt(
    flows,
    games.findIndex(({ id }) => id === ID),
  );
}

const played = linesIn(dataset()).get(ID) ?? [];

/** Returns the database after a refresh from an API that lacks the season's last game. */
async function before(): Promise<Documents> {
  const api = resources();
  api.games = api.games.filter(({ id }) => id !== LAST);
  const { run, stored } = await setUp(withDetails() as never, api);
  expect(await run({ isFull: true })).toMatchObject({ ok: true });
  return (await stored()) as unknown as Documents;
}

describe("the lines and the details of games", () => {
  test("follow a removed game and an added one", async () => {
    const without = await before();
    expect(details(without)).toBeUndefined();
    expect(lines(without).games.map(({ id }) => id)).not.toContain(ID);

    const { run, stored, purged, writes } = await setUp(without as never, resources());
    expect(await run()).toMatchObject({ ok: true });
    expect(writes).toHaveLength(1);
    expect(purged).toEqual(expect.arrayContaining(["games", "lines"]));
    expect(purged).not.toContain("days");
    const after = (await stored()) as unknown as Documents;
    const wanted = whole();
    // The API has no quarters, arenas and officials.
    expect(after.days).toEqual(without.days);
    const ofGame = ({ lines }: Documents) =>
      (linesIn({ lines } as never).get(ID) ?? []).map(({ exactMinutes: _, ...line }) => line);
    expect(ofGame(after)).toHaveLength(played.length);
    expect(ofGame(after)).toEqual(expect.arrayContaining(ofGame(wanted)));
    const rows = (documents: Documents) =>
      rowsOf(lines(documents)).filter((row) => !row.includes(ID));
    expect(rows(after)).toEqual(rows(wanted));
    expect(lines(after).games).toEqual(lines(wanted).games);
  });

  test("are not written when nothing is new", async () => {
    const { run, writes } = await setUp(withDetails() as never, resources());
    expect(await run()).toMatchObject({ ok: true, value: { changes: [] } });
    expect(await run({ isFull: true })).toMatchObject({ ok: true, value: { changes: [] } });
    expect(writes).toEqual([]);
  });

  test("a database without lines gets them all, and keeps its totals until then", async () => {
    const { lines: _, ...earlier } = dataset();
    const former = { gameLines: { data: { [LAST]: "" } }, gameResults: { data: [] } };
    const { runAt, run, stored } = await setUp({ ...earlier, ...former } as never, resources());
    expect(await runAt("2026-04-13T10:17:00Z", 40)).toMatchObject({ ok: true });
    expect(linesIn(await stored()).size).toBeLessThan(1_230);
    const { games, seasonTotals } = lists(await stored());
    expect({ games, seasonTotals }).toEqual(
      Object.fromEntries(["games", "seasonTotals"].map((name) => [name, lists(dataset())[name]])),
    );
    expect(await run()).toMatchObject({ ok: true });
    expect(lists(await stored())).toEqual(lists(dataset()));
  });

  test("keep the course of a game with a corrected line", async () => {
    const api = resources();
    const [line] = api.stats.get(LAST) as Json[];
    Object.assign(line as Json, { ast: Number(line?.ast) + 1 });
    const { run, stored } = await setUp(withDetails() as never, api);
    expect(await run()).toMatchObject({ ok: true });
    const after = (await stored()) as unknown as Documents;
    expect(after.lines).not.toEqual(whole().lines);
    expect(gameFlowIn(after)).toEqual(gameFlowIn(whole()));
    expect(gameFlowIn(after)).toHaveProperty("homeLead");
  });

  test("lose the quarters and the course of a corrected score", async () => {
    const api = resources();
    const game = api.games.find(({ id }) => id === LAST) as Json;
    game.home_team_score = Number(game.home_team_score) + 1;
    const [line] = (api.stats.get(LAST) ?? []).filter(
      ({ team }) => (team as Json).id === (game.home_team as Json).id,
    ) as Json[];
    Object.assign(line as Json, {
      pts: Number(line?.pts) + 1,
      ftm: Number(line?.ftm) + 1,
      fta: Number(line?.fta) + 1,
    });
    const { run, stored } = await setUp(withDetails() as never, api);
    expect(await run()).toMatchObject({ ok: true });
    const after = (await stored()) as unknown as Documents;
    expect(details(after)).toEqual({ ...details(whole()), periods: { home: [], away: [] } });
    expect(gameFlowIn(after)).toEqual({});
  });
});
