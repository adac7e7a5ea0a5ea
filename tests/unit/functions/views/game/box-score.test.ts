import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  BOX_HEADS,
  lineWords,
  periodHeads,
  shortName,
  signedCount,
} from "#functions/views/game/box-score.ts";
import { loadGame } from "#functions/views/game/game.ts";
import { SOURCE_FOLDER } from "#tools/paths.ts";
import { builtCollections, builtDocuments } from "../built.ts";

type Row = Record<string, string>;

/** Parses a table without the views' own parser, so that the check is independent. */
function rowsOf(file: string): Row[] {
  const [head = "", ...lines] = readFileSync(join(SOURCE_FOLDER, file), "utf8")
    .trimEnd()
    .split("\n");
  const names = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]));
  });
}

const logs = Map.groupBy(rowsOf("player_game_logs.csv"), ({ game_id = "" }) => game_id);
const shots = Map.groupBy(rowsOf("player_game_shots.csv"), ({ game_id = "" }) => game_id);
const later = Map.groupBy(rowsOf("postseason_player_lines.csv"), ({ game_id = "" }) => game_id);

/** Returns the lines of a game with every count, from the tables that hold them. */
function linesOf(gameId: string): Row[] {
  const own = new Map((shots.get(gameId) ?? []).map((row) => [row.player_id, row]));
  return (
    later.get(gameId) ??
    (logs.get(gameId) ?? []).map((row) => ({ ...row, ...own.get(row.player_id) }))
  );
}

async function gameOf(id: string) {
  const view = await loadGame(builtCollections(), builtDocuments(), id);
  if (view.kind !== "ready") throw new Error(`no game ${id}`);
  return view.page;
}

/** A regular game, one with two overtimes, the NBA Cup final, a play-in game and a Finals game. */
const GAMES = ["0022500437", "0022500001", "0062500001", "0052500111", "0042500405"];

describe.each(GAMES)("the box score of %s", (id) => {
  test("adds up to the source tables", async () => {
    const game = await gameOf(id);
    for (const { team, points, box } of [game.away, game.home]) {
      const lines = linesOf(id).filter(({ team_id }) => team_id === String(team.id));
      const sum = (count: string) => lines.reduce((total, row) => total + Number(row[count]), 0);
      const figure = (head: (typeof BOX_HEADS)[number]) => box.totals[BOX_HEADS.indexOf(head)];
      expect(figure("PTS")).toBe(String(points));
      for (const count of ["pts", "reb", "ast", "stl", "blk", "tov", "pf"] as const) {
        const head = count.toUpperCase() as (typeof BOX_HEADS)[number];
        expect([head, figure(head)]).toEqual([head, String(sum(count))]);
      }
      expect(figure("FG")).toBe(`${sum("fgm")}-${sum("fga")}`);
      expect(figure("3P")).toBe(`${sum("fg3m")}-${sum("fg3a")}`);
      expect(figure("FT")).toBe(`${sum("ftm")}-${sum("fta")}`);
      expect(box.starters.length + box.bench.length).toBe(lines.length);
    }
  });

  test("lists the five starters, if known, before the bench, each by minutes", async () => {
    const { away, home } = await gameOf(id);
    for (const { box } of [away, home]) {
      const isKnown = box.starters.length > 0;
      expect(box.starters).toHaveLength(isKnown ? 5 : 0);
      for (const rows of [box.starters, box.bench]) {
        const minutes = rows.map(({ cells }) => Number(cells[BOX_HEADS.indexOf("MIN")]?.text));
        expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
      }
    }
  });

  test("marks the most points of the game", async () => {
    const { away, home } = await gameOf(id);
    const rows = [away, home].flatMap(({ box }) => [...box.starters, ...box.bench]);
    const points = rows.map(({ cells }) => Number(cells[BOX_HEADS.indexOf("PTS")]?.text));
    const marked = rows.filter(({ cells }) => cells[BOX_HEADS.indexOf("PTS")]?.mark === "game");
    expect(marked.length).toBeGreaterThan(0);
    for (const { cells } of marked)
      expect(Number(cells[BOX_HEADS.indexOf("PTS")]?.text)).toBe(Math.max(...points));
  });
});

test.each([
  ["Shai Gilgeous-Alexander", "S.\u00a0Gilgeous-Alexander"],
  ["Jaren Jackson Jr.", "J.\u00a0Jackson Jr."],
  ["A.J. Lawson", "A.J. Lawson"],
  ["Nenê", "Nenê"],
])("%s is shortened to %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});

test.each([
  [9, "+9"],
  [0, "0"],
  [-4, "−4"],
])("%i is printed as %s", (count, text) => {
  expect(signedCount(count)).toBe(text);
});

test.each([
  [4, ["1", "2", "3", "4"]],
  [5, ["1", "2", "3", "4", "OT"]],
  [6, ["1", "2", "3", "4", "OT1", "OT2"]],
])("%i periods have the headers %j", (count, heads) => {
  expect(periodHeads(count)).toEqual(heads);
});

test.each([
  [{ pts: 1 }, "1 point"],
  [{ pts: 34, reb: 4, ast: 3, stl: 2, blk: 2 }, "34 points"],
  [{ pts: 34, reb: 5, ast: 4, stl: 3, blk: 3 }, "34 points, 5 reb, 4 ast, 3 stl, 3 blk"],
])("a line of %j is described as %j", (line, words) => {
  const none = { pts: 0, reb: 0, ast: 0, stl: 0, blk: 0 };
  expect(lineWords({ ...none, ...line } as Parameters<typeof lineWords>[0])).toBe(words);
});
