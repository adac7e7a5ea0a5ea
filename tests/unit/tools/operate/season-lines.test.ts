import { expect, test } from "vitest";
import type { RefreshReport } from "#functions/data/refresh/outcome.ts";
import { seasonLines } from "#tools/operate/season-lines.ts";

const NOTHING = { newcomers: [], returned: [], renamed: [], changes: [] };
const HELD = { current: "2025-26", held: ["2024-25", "2023-24", "2022-23"] };

test.each<[RefreshReport["turn"], string]>([
  [{ kind: "not-asked" }, "next: not looked for before the regular season is over"],
  [
    { kind: "not-begun", season: "2026-27", stage: "unlisted" },
    "next: 2026-27 has no listed game of the regular season",
  ],
  [
    { kind: "not-begun", season: "2026-27", stage: "listed" },
    "next: 2026-27 is listed; it opens with its first finished game",
  ],
  [
    { kind: "held-back", season: "2026-27" },
    "next: 2026-27 has begun; it opens once the last season has all its games",
  ],
  [{ kind: "turns", season: "2026-27" }, "next: 2026-27 opens, and the season before is closed"],
])("seasonLines says what becomes of the next season: %j", (turn, line) => {
  expect(seasonLines(HELD, { ...NOTHING, turn })).toEqual([
    "current: 2025-26",
    "held: 2022-23 to 2024-25",
    line,
  ]);
});

test("seasonLines names the players and teams that change", () => {
  const change = { collection: "formerPlayers" as const, path: "formerPlayers", update: {} };
  const report = {
    turn: { kind: "not-asked" as const },
    newcomers: ["Ann Lee (1643999)", "Bea Orr (1643998)"],
    returned: ["Cy Fox"],
    renamed: ["Utah Jazz to Lake City Yetis"],
    changes: [{ ...change, added: ["Di Roe"], changed: [], removed: [] }],
  };
  expect(seasonLines({ current: undefined, held: [] }, report)).toEqual([
    "current: none, the database is empty",
    "held: no past season",
    "next: not looked for before the regular season is over",
    "new players: 2 (Ann Lee (1643999), Bea Orr (1643998))",
    "returning players: 1 (Cy Fox)",
    "players without a team from now on: 1 (Di Roe)",
    "renamed teams: 1 (Utah Jazz to Lake City Yetis)",
  ]);
});
