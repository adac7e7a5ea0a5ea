import { describe, expect, it } from "vitest";
import { playsWire } from "#functions/data/wire/plays.ts";
import { keepPlays } from "#functions/live/keep-plays.ts";
import { readDataset } from "#tools/operate/dataset-push.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { memoryDatabase } from "#tools/replay/memory-database.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";

const SECRET = "the-secret-of-a-database-in-memory";
const credential = { auth: SECRET };
const DATE = "2026-02-11";
const ID = "0022500775";
const GAME = { homeTeamId: 4, awayTeamId: 1 };
const PATH = `nba/plays/${ID}`;

const { games, days } = readDataset() as Record<string, Record<string, unknown>>;
const result = { games, days: { [DATE]: days?.[DATE] } };
const plays = readPlays(SOURCE_FOLDER, "2025-26");
const wireOf = (id: string) =>
  playsWire(plays.get(id) as NonNullable<ReturnType<typeof plays.get>>);

async function databaseWith(given: Record<string, unknown>) {
  const database = memoryDatabase(SECRET);
  await database.write("nba", { set: given }, credential);
  const stored = async () => {
    const read = await database.read(PATH, credential);
    return read.ok ? read.value : read.error;
  };
  return { database, stored };
}

describe("the plays of a final game", () => {
  it("are kept under the id of the game's result", async () => {
    const { database, stored } = await databaseWith(result);
    expect(await keepPlays({ database, credential }, DATE, GAME, wireOf(ID))).toBe(true);
    expect(await stored()).toEqual(wireOf(ID));
  });

  it("wait for the result", async () => {
    const { database, stored } = await databaseWith({ days: {} });
    expect(await keepPlays({ database, credential }, DATE, GAME, wireOf(ID))).toBe(false);
    expect(await stored()).toBeNull();
  });

  it("are not kept where they make another score", async () => {
    const { database, stored } = await databaseWith(result);
    const others = wireOf("0022500776");
    expect(await keepPlays({ database, credential }, DATE, GAME, others)).toBe(false);
    expect(await stored()).toBeNull();
  });

  it("never replace plays that the database has", async () => {
    const own = wireOf("0022500776");
    const { database, stored } = await databaseWith({
      ...result,
      plays: { [ID]: own },
    });
    expect(await keepPlays({ database, credential }, DATE, GAME, wireOf(ID))).toBe(true);
    expect(await stored()).toEqual(own);
  });
});
