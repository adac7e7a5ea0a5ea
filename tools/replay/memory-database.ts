import {
  createRealtimeDatabase,
  type WritableDatabase,
} from "#functions/data/realtime-database.ts";
import { SeasonDatabase } from "#functions/database/season/season-database.ts";
import { memorySql } from "../machine/memory-sql.ts";

/** The embedded database of a replay, in memory, without members. */
export function memoryDatabase(secret: string): WritableDatabase {
  const nobody = { readRecord: async () => "null" };
  const season = new SeasonDatabase(
    memorySql(),
    { secrets: [secret], idTokens: undefined },
    nobody,
  );
  return createRealtimeDatabase({
    url: "http://database",
    timeoutMs: 60_000,
    fetch: (url, init) => season.answer(new Request(url, init)),
  });
}
