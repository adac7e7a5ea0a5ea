import { expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { openApiDocument } from "#functions/open-data/openapi.ts";
import { loadOpenData } from "#functions/views/page/open-data.ts";

const UPDATED = "2026-04-12T00:00:00.000Z";
const document = openApiDocument("https://hardwood.example.com", "2025-26");
const known = {
  teams: async () => ok({ value: [], updatedAt: UPDATED, dropped: 0 }),
} as unknown as Collections;

test("the manual lists every call of the OpenAPI document", async () => {
  const { page, updatedAt } = await loadOpenData(known, document);
  expect(updatedAt).toBe(UPDATED);
  expect(page.document).toBe("/api/v1/openapi.json");
  expect(page.clientBase).toBe("https://hardwood.example.com/api");
  expect(page.routes.map(({ call }) => call)).toEqual(
    Object.keys(document.paths).map((path) => `/api/v1${path}`),
  );
  const leaders = page.routes.find(({ call }) => call === "/api/v1/leaders");
  expect(leaders).toMatchObject({
    example: "/api/v1/leaders?stat_type=pts&season=2025",
    parameters: [
      { name: "stat_type", isRequired: true, description: expect.stringContaining("One of pts, ") },
      { name: "season", isRequired: true },
    ],
  });
});

test("the manual is shown without an update time while the data cannot be read", async () => {
  const teams = async () => fail({ kind: "unreachable" as const, path: "nba/teamsAPI" });
  const down = { teams } as unknown as Collections;
  const { page, updatedAt } = await loadOpenData(down, document);
  expect(page.routes.length).toBeGreaterThan(10);
  expect(updatedAt).toBeUndefined();
});
