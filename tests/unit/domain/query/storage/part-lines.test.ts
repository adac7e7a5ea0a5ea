import { expect, test } from "vitest";
import type { Part } from "#domain/plays/parts.ts";
import { countRows, runQuery } from "#domain/query/engine/run.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { linesOfGames, playedGame } from "#domain/query/storage/lines-of-games.ts";
import {
  dataOf,
  leastSample,
  linesAsked,
  linesOfQuery,
  mostGames,
  partNotes,
} from "#domain/query/storage/part-lines.ts";
import type { PartLines } from "#domain/query/storage/season-lines.ts";
import type { BoxLine, BoxScore } from "#domain/season/box-score.ts";
import { asked, GAMES, newSmall, small } from "#tests/fixtures/small-season.ts";

const NAMES = new Map(small.lines.players.map(({ id, name }) => [id, name]));

/** The lines of a part: a fifth of each line, and none of the second game, which has no plays. */
function partLines(part: Part, games: readonly BoxScore[] = GAMES): PartLines {
  const fifth = (line: BoxLine): BoxLine => ({
    ...line,
    pts: line.pts / 5,
    seconds: 150,
    plusMinus: 1,
  });
  const played = games.map((game, at) => ({
    ...playedGame(game),
    lines: at === 1 ? [] : game.lines.map(fifth),
  }));
  return {
    lines: { ...linesOfGames(played, NAMES), part },
    withoutPlays: [games[1]?.id ?? ""],
  };
}

const withPart = (part: Part): QuestionData => ({ ...small, part: partLines(part) });

/** The cells of a column of an answer. */
function column(address: string, key: string, data: QuestionData) {
  const answer = runQuery(asked(address), data);
  const at = answer.columns.findIndex((column) => column.key === key);
  return answer.rows.map(({ cells }) => cells[at]);
}

test("a part is answered from its own lines, and the official season left out", () => {
  const data = withPart("q4");
  expect(column("player=11&quarter=4&sort=date", "pts", data)[0]).toBe(6);
  expect(column("player=11&sort=date", "pts", data)[0]).toBe(30);
  const own = dataOf(asked("quarter=4"), data);
  expect(own.totals).toEqual([]);
  expect(own.teamStats).toBeUndefined();
  expect(dataOf(asked(""), data)).toBe(data);
});

test("a team's points, points allowed and minutes are those of the part, its results the game's", () => {
  const data = withPart("q4");
  const rows = "rows=team-games&team=ATL&quarter=4&sort=date";
  expect(column(rows, "pts", data)[0]).toBe(7);
  expect(column(rows, "oppts", data)[0]).toBe(4);
  expect(column(rows, "score", data)[0]).toBe("100-90");
  // Two lines of 150 seconds are a fifth of five players' minute.
  expect(
    column("rows=team-games&team=ATL&clutch=1&sort=date&min=0..", "min", withPart("clutch"))[0],
  ).toBe(1);
  expect(column(`${rows}&result=w`, "pts", data)[0]).toBe(7);
});

test("games without the part are no rows, and keep their place among days of rest", () => {
  const data = withPart("q4");
  const whole = countRows(asked("rows=team-games"), data);
  expect(countRows(asked("rows=team-games&quarter=4"), data)).toBe(whole - 2);
  expect(mostGames(asked("quarter=4"), dataOf(asked("quarter=4"), data))).toBe(
    mostGames(asked(""), small),
  );
});

test("notes name the games without plays, and how far the plays go", () => {
  expect(partNotes(asked(""), withPart("q4"))).toEqual([]);
  expect(partNotes(asked("quarter=4"), withPart("q4"))).toEqual([
    "1 game has no plays and counts nothing: LAL at BOS on Oct 23, 2025.",
  ]);
  const early = { ...small, part: partLines("clutch", GAMES.slice(0, 3)) };
  expect(partNotes(asked("clutch=1"), early).at(-1)).toMatch(/^Plays are held through /);
});

test.each<[string, QuestionData]>([
  ["that is not held", small],
  ["of which another one is held", withPart("q3")],
])("a part %s has no rows, and a note says why", (_which, data) => {
  const answer = runQuery(asked("quarter=4"), data);
  expect(answer.total).toBe(0);
  expect(answer.notes).toContain(
    "Figures counted from the plays of 2025-26 aren't available here.",
  );
});

test.each([
  ["", undefined],
  ["rows=players", undefined],
  ["rows=pairs", "pairs"],
  ["rows= Lineups ", "lineups"],
  ["quarter=4", "q4"],
  ["half=any", "halves"],
  ["rows=team-games&clutch=1", "clutch"],
  ["quarter=9", undefined],
])("the address “%s” asks for lines of %s", (address, lines) => {
  expect(linesAsked(new URLSearchParams(address))).toBe(lines);
});

test.each([
  ["rows=pairs", "pairs"],
  ["rows=players&quarter=4", "q4"],
  ["rows=players", undefined],
])("the query “%s” counts lines of %s", (address, lines) => {
  expect(linesOfQuery(asked(address))).toBe(lines);
});

test.each([
  ["", 3],
  ["stage=playoffs", 1],
  ["stage=play-in", 0],
])("the most games of a team in “%s” are %d", (address, most) => {
  expect(mostGames(asked(address), newSmall())).toBe(most);
});

test.each([
  ["rows=players&quarter=4", 3],
  ["rows=players&stage=playoffs&quarter=4", 1],
  ["rows=players", undefined],
  ["rows=games&quarter=4", undefined],
  ["rows=players&quarter=4&by=month", undefined],
])("the fewest games that are no small sample in “%s” are %s", (address, least) => {
  expect(leastSample(asked(address), withPart("q4"))).toBe(least);
});

test("notes name four games, and count the others", () => {
  const games = Array.from({ length: 6 }, (_, at) => ({ ...GAMES[0], id: `${at}` }) as BoxScore);
  const lines = linesOfGames(games.map(playedGame), NAMES);
  const data = { ...small, lines };
  const note = (count: number) => {
    const withoutPlays = games.slice(0, count).map(({ id }) => id);
    return partNotes(asked("quarter=4"), {
      ...data,
      part: { lines: { ...lines, part: "q4" }, withoutPlays },
    });
  };
  const one = "BOS at ATL on Oct 22, 2025";
  expect(note(0)).toEqual([]);
  expect(note(4)).toEqual([
    `4 games have no plays and count nothing: ${one}, ${one}, ${one} and ${one}.`,
  ]);
  expect(note(6)).toEqual([
    `6 games have no plays and count nothing: ${one}, ${one}, ${one}, ${one} and 2 more.`,
  ]);
});

test("notes leave out games of other stages", () => {
  const data = withPart("q4");
  expect(partNotes(asked("quarter=4&stage=playoffs"), data)).toEqual([]);
});

test("notes on lineups say how they count, and which are not held", () => {
  const part = { lines: { ...small.lines, part: "pairs" as const }, withoutPlays: [] };
  const notes = partNotes(asked("rows=pairs"), { ...small, part });
  expect(notes).toHaveLength(2);
  expect(notes[0]).toContain("with the players on the floor together");
  expect(notes[1]).toBe("Pairs with under 50 minutes in a season aren't listed.");
});

test("lines of a part of another season are not held", () => {
  const { lines } = partLines("q4");
  const part = { lines: { ...lines, season: "2024-25" }, withoutPlays: [] };
  expect(dataOf(asked("quarter=4"), { ...small, part }).lines).toMatchObject({
    season: "2025-26",
    part: "q4",
    size: 0,
  });
});
