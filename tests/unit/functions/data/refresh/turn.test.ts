import { expect, test } from "vitest";
import { readDataset } from "../../../../../tools/operate/dataset-push.ts";
import { comingPlayers, comingResources } from "../../../../fixtures/coming-season.ts";
import { type Data, type Json, resources, setUp } from "./season.ts";

test("try", async () => {
  const last = resources({ ownIds: false });
  const players = comingPlayers();
  const at = (day: string) => {
    const coming = comingResources(day, players);
    return {
      ...last,
      games: [...last.games, ...coming.games],
      stats: new Map([...last.stats, ...coming.stats]),
      players: coming.players,
    };
  };
  const site = await setUp(readDataset() as Data, at("2026-09-01"));
  for (const day of [
    "2026-04-13",
    "2026-07-15",
    "2026-10-10",
    "2026-10-20",
    "2026-10-21",
    "2026-10-22",
    "2026-10-23",
    "2026-10-24",
  ]) {
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    site.replace(at(before));
    const from = site.requested.length;
    const t = Date.now();
    const outcome = await site.runAt(`${day}T10:17:00Z`, 25);
    const took = Date.now() - t;
    const n = site.requested.length - from;
    if (!outcome.ok) {
      console.log(day, n, JSON.stringify(outcome.error).slice(0, 1500));
      break;
    }
    const { changes, turn, waiting, newcomers, unclear, returned } = outcome.value;
    console.log(
      day,
      n,
      took,
      turn,
      waiting.length,
      newcomers.length,
      newcomers.slice(0, 5),
      unclear,
      returned,
      changes
        .map((c) => `${c.path} +${c.added.length} ~${c.changed.length} -${c.removed.length}`)
        .join("; "),
    );
  }
  expect(1).toBe(1);
}, 120_000);
