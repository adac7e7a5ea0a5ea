import { describe, expect, test } from "vitest";
import { foldForSearch } from "#domain/text/fold.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { readAllTimePlayers } from "#tools/season/alltime/player-seasons.ts";
import { nameContradictions, readKnownNames } from "#tools/season/name-tables.ts";
import { readPastNames } from "#tools/season/past/game-tables.ts";
import { readTables } from "#tools/season/tables.ts";

const { players, contracts } = readTables(SOURCE_FOLDER);
const held = new Map([
  ...readPastNames(SOURCE_FOLDER),
  ...players.map(({ id, name }) => [id, name] as const),
  ...contracts.map(({ player_id, player }) => [player_id, player] as const),
]);
const allTime = readAllTimePlayers(SOURCE_FOLDER);
const known = readKnownNames(SOURCE_FOLDER, held, allTime, "2025-26");
const rows = sourceRows("names.csv");

describe("the table of names", () => {
  test("has more than sixty players whose used and registered names differ", () => {
    const named = rows.filter(({ kind }) => kind === "name");
    expect(new Set(named.map(({ player_id }) => player_id)).size).toBeGreaterThan(60);
  });

  test.each(
    rows.map(({ other = "", player = "", player_id = "", kind = "" }) => ({
      other,
      player,
      player_id,
      kind,
    })),
  )("$other means $player", ({ other, player, player_id, kind }) => {
    const name = held.get(player_id) ?? allTime.get(player_id)?.name ?? "";
    expect(foldForSearch(name)).toBe(foldForSearch(player));
    const meant = known.players.filter(({ names }) =>
      names.some((name) => foldForSearch(name) === foldForSearch(other)),
    );
    expect(meant.map(({ id }) => id)).toContain(player_id);
    expect(meant.length > 1).toBe(kind === "shared");
  });

  test("has the well-known players who retired before the first season with games, each name once", () => {
    const early = new Map(known.early.map(({ name, names }) => [foldForSearch(name), names]));
    expect(early.size).toBe(known.early.length);
    expect(early.get("wilt chamberlain")).toEqual(["wilt", "chamberlain"]);
    // An All-Star; the father of later players.
    for (const name of ["dan issel", "rick barry"]) expect(early.get(name)).toEqual([]);
    const bearers = new Set([...held.values()].map(foldForSearch));
    expect([...early.keys()].filter((name) => bearers.has(name))).toEqual([]);
  });

  test("has each coach once, with the last season of who leaves", () => {
    const { coaches } = known;
    expect(new Set(coaches.map(({ name }) => name)).size).toBe(coaches.length);
    expect(coaches).toContainEqual({ name: "Tiago Splitter", teamId: 5 });
    expect(coaches).toContainEqual({ name: "Doc Rivers", teamId: 17, until: "2025-26" });
  });
});

const row = { player_id: "1", player: "Al Ace", other: "Allen Ace", kind: "name" as const };
const ours = new Map([
  ["1", "Al Ace"],
  ["2", "Bo Bat"],
]);

test.each([
  [[row], []],
  [[{ ...row, player_id: "2" }], ["Al Ace (2) is no player of ours."]],
  [[{ ...row, other: "bo bat" }], ['"bo bat" is the name of a player already.']],
  [[{ ...row, kind: "shared" as const }], ['"Allen Ace" means one player.']],
  [
    [row, { ...row, player_id: "2", player: "Bo Bat" }],
    ['"Allen Ace" means several players.', '"Allen Ace" means several players.'],
  ],
])("the names %j contradict: %j", (given, found) => {
  const bearers = new Set([...ours.values()].map(foldForSearch));
  expect(nameContradictions(given, ours, bearers)).toEqual(found);
});
