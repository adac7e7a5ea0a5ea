import { expect, test } from "vitest";
import { playersOf, rosterChanges } from "#domain/query/engine/roster-changes.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";

/** Lines of players for teams, in the order they were played. */
function linesOf(...played: [id: string, team: number, seconds: number][]): SeasonLines {
  const ids = [...new Set(played.map(([id]) => id))];
  return {
    size: played.length,
    players: ids.map((id) => ({ id, name: `Player ${id}` })),
    player: Uint32Array.from(played, ([id]) => ids.indexOf(id)),
    team: Uint8Array.from(played, ([, team]) => team),
    figures: { sec: Int16Array.from(played, ([, , seconds]) => seconds) },
  } as unknown as SeasonLines;
}

test("who came and who left, the most minutes first, with the other team", () => {
  const before = linesOf(["stays", 1, 900], ["left", 1, 800], ["gone", 1, 900], ["new", 2, 10]);
  const after = linesOf(
    ["new", 3, 10],
    ["new", 1, 100],
    ["rookie", 1, 500],
    ["stays", 1, 900],
    ["left", 4, 900],
    ["left", 5, 900],
  );
  expect(rosterChanges(1, playersOf(before), playersOf(after))).toEqual({
    came: [
      { id: "rookie", name: "Player rookie", otherTeamId: undefined },
      { id: "new", name: "Player new", otherTeamId: 2 },
    ],
    left: [
      { id: "gone", name: "Player gone", otherTeamId: undefined },
      { id: "left", name: "Player left", otherTeamId: 4 },
    ],
  });
});

test("a player who was traded within the season before is no newcomer", () => {
  const before = linesOf(["one", 1, 100], ["one", 2, 100]);
  const after = linesOf(["one", 2, 100]);
  expect(rosterChanges(2, playersOf(before), playersOf(after))).toEqual({ came: [], left: [] });
  expect(rosterChanges(1, playersOf(before), playersOf(after)).left).toMatchObject([
    { id: "one", otherTeamId: 2 },
  ]);
});
