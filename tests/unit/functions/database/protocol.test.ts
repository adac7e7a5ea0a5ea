import { describe, test } from "vitest";
import { databaseCases } from "../../../fixtures/database-cases.ts";
import { memoryDatabase, SECRET } from "../../../fixtures/memory-database.ts";
import { playDatabaseCase } from "../../../fixtures/play-database-case.ts";

const stage = { origin: "http://database", credential: SECRET, send: memoryDatabase() };

describe("the REST protocol in memory", () => {
  test.each(databaseCases.map((played, i) => ({ ...played, place: `case-${i}` })))(
    "$name",
    ({ place, ...played }) => playDatabaseCase(stage, place, played),
  );
});
