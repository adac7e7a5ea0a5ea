import { describe, expect, test } from "vitest";
import { gameFlowAt } from "#domain/query/engine/game-flow.ts";
import { parseCollection } from "#functions/data/collections.ts";
import { parseDocument } from "#functions/data/documents.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";
import { rowsOf } from "#tools/season/checks/lines.ts";
import { dataset, type Json, LAST, NOW, resources, setUp, withoutLastGame } from "./season.ts";

/** The day of the season's last game. */
const DAY = "2026-04-12";
const ID = String(LAST).padStart(10, "0");

type Documents = Record<"days" | "careers" | "franchises", Record<string, Json>> & { lines: Json };

const { days, careers, franchises, lines: ofSeason } = readDataset();

function whole(): Documents {
  return structuredClone({ days, careers, franchises, lines: ofSeason }) as Documents;
}

/** The database with its documents. */
const withDocuments = () => ({ ...dataset(), ...whole() });

const day = (documents: Documents) => parsed(parseDocument("days", DAY, documents.days[DAY]));
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

const played = day(whole()).games.find(({ id }) => id === ID);
if (played === undefined) throw new Error("There is no last game.");
const people = played.lines.map(({ playerId }) => playerId);
const teams = [played.homeTeamId, played.awayTeamId].map(String);

/** Returns the database after a refresh from an API that lacks the season's last game. */
async function before(): Promise<Documents> {
  const api = resources();
  api.games = api.games.filter(({ id }) => id !== LAST);
  const { run, stored } = await setUp(withDocuments(), api);
  expect(await run({ isFull: true })).toMatchObject({ ok: true });
  return (await stored()) as unknown as Documents;
}

describe("documents derived from games", () => {
  test("follow a removed game and an added one", async () => {
    const without = await before();
    expect(day(without).games.map(({ id }) => id)).not.toContain(ID);
    expect(lines(without).games.map(({ id }) => id)).not.toContain(ID);

    const { run, stored, purged, writes } = await setUp(without as never, resources());
    expect(await run()).toMatchObject({ ok: true });
    expect(writes).toHaveLength(1);
    expect(purged).toEqual(
      expect.arrayContaining(["games", "gameLines", "days", "careers", "franchises", "lines"]),
    );
    const after = (await stored()) as unknown as Documents;
    const wanted = whole();

    const [found] = day(after).games.filter(({ id }) => id === ID);
    const unknown = {
      arena: undefined,
      city: undefined,
      officials: [],
      television: [],
    };
    expect({ ...found, lines: [] }).toEqual({
      ...played,
      ...unknown,
      label: undefined,
      lines: [],
      periods: { home: [], away: [] },
    });
    expect(found?.lines.map((line) => line.playerId).sort()).toEqual([...people].sort());
    const byPlayer = new Map(found?.lines.map((line) => [line.playerId, line]));
    for (const line of played.lines) {
      expect(byPlayer.get(line.playerId)).toEqual({ ...line, seconds: null, starter: null });
    }
    expect(day(after).games).toHaveLength(day(wanted).games.length);
    expect(after.days[DAY]?.updatedAt).toBe(new Date(NOW).toISOString());

    for (const id of people) {
      const read = (documents: Documents) =>
        parsed(parseDocument("careers", id, documents.careers[id]));
      expect(read(after).log.map(({ gameId }) => gameId)).toEqual(
        read(wanted).log.map(({ gameId }) => gameId),
      );
      expect(read(after).seasons).toEqual(read(wanted).seasons);
    }
    for (const id of teams) {
      const read = (documents: Documents) =>
        parsed(parseDocument("franchises", id, documents.franchises[id]));
      expect(read(after)).toEqual(read(wanted));
    }

    const rows = (documents: Documents) =>
      rowsOf(lines(documents)).filter((row) => !row.includes(ID));
    expect(rows(after)).toEqual(rows(wanted));
    expect(lines(after).size).toBe(lines(wanted).size);
    expect(lines(after).games).toEqual(lines(wanted).games);
  });

  test("are not written when nothing is new", async () => {
    const { run, writes } = await setUp(withDocuments(), resources());
    expect(await run()).toMatchObject({ ok: true, value: { changes: [] } });
    expect(await run({ isFull: true })).toMatchObject({ ok: true, value: { changes: [] } });
    expect(writes).toEqual([]);
  });

  test("are not created when the database has none", async () => {
    const { run, stored } = await setUp(withoutLastGame(), resources());
    expect(await run()).toMatchObject({ ok: true });
    for (const name of ["days", "careers", "franchises", "lines"]) {
      expect(await stored()).not.toHaveProperty(name);
    }
  });

  test("keep the course of a game with a corrected line", async () => {
    const api = resources();
    const [line] = api.stats.get(LAST) as Json[];
    Object.assign(line as Json, { ast: Number(line?.ast) + 1 });
    const { run, stored } = await setUp(withDocuments(), api);
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
      ({ team }) => (team as Json).id === played.homeTeamId,
    ) as Json[];
    Object.assign(line as Json, {
      pts: Number(line?.pts) + 1,
      ftm: Number(line?.ftm) + 1,
      fta: Number(line?.fta) + 1,
    });
    const { run, stored } = await setUp(withDocuments(), api);
    expect(await run()).toMatchObject({ ok: true });
    const found = day((await stored()) as never).games.find(({ id }) => id === ID);
    expect(found).toMatchObject({
      homePoints: played.homePoints + 1,
      periods: { home: [], away: [] },
      arena: played.arena,
    });
    expect(gameFlowIn((await stored()) as unknown as Documents)).toEqual({});
  });
});
