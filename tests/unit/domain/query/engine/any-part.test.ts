import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { playsOnFloor } from "#domain/plays/floor.ts";
import { ANY_PARTS, isAnyPart } from "#domain/plays/parts.ts";
import { pointsOf } from "#domain/plays/play.ts";
import { queryAddress } from "#domain/query/address.ts";
import type { Answer } from "#domain/query/answer.ts";
import { linesOfAny } from "#domain/query/engine/any-part.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { linesOfQuery } from "#domain/query/storage/part-lines.ts";
import { parsePartLines } from "#functions/data/wire/part-lines.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { root, SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";

const data = seasonQuestionData();
const plays = readPlays(SOURCE_FOLDER, "2025-26");
const stored = JSON.parse(readFileSync(join(root, "season/built/parts.json"), "utf8"));
const held = (part: string) => {
  const key = `2025-26-${part}`;
  const lines = parsePartLines(key, stored[key])?.value;
  if (lines === undefined) throw new Error(part);
  return lines;
};
const PARTS = {
  quarters: ANY_PARTS.quarters.map(([part]) => held(part)),
  halves: ANY_PARTS.halves.map(([part]) => held(part)),
};

const read = (address: string) => parseQuery(new URLSearchParams(address), namesOf(data));

function answer(address: string, perPage = 25): Answer {
  const query = read(address);
  if (!query.ok) throw new Error(query.error.sentence);
  const of = linesOfQuery(query.value);
  if (!isAnyPart(of)) throw new Error("of no single parts");
  return runQuery(query.value, { ...data, part: linesOfAny(of, PARTS[of]) }, perPage);
}

const rowsOf = ({ columns, rows }: Answer) =>
  rows.map(({ cells }) => Object.fromEntries(columns.map(({ key }, at) => [key, cells[at]])));

/** The points or threes of each player in each quarter or half of the regular season. */
function plainCounts(of: "pts" | "fg3m", part: "quarters" | "halves") {
  const counts: { game: string; date: string; player: string; part: number; count: number }[] = [];
  for (const { id, stage, date } of data.lines.games) {
    if (stage !== "season") continue;
    const own = new Map<string, number>();
    for (const { play } of playsOnFloor(
      plays.get(id) ?? { isWhole: true, starters: [], plays: [] },
    )) {
      if (play.period > 4 || play.playerId === undefined) continue;
      const at = part === "quarters" ? play.period : Math.ceil(play.period / 2);
      const counted = of === "pts" ? pointsOf(play.kind) : Number(play.kind === "fg3_made");
      const key = `${play.playerId} ${at}`;
      own.set(key, (own.get(key) ?? 0) + counted);
    }
    for (const [key, count] of own) {
      const [player = "", at] = key.split(" ");
      counts.push({ game: id, date, player, part: Number(at), count });
    }
  }
  return counts;
}

describe("single quarters and halves", () => {
  test.each([
    ["pts", "quarters", "quarter=any", 20],
    ["fg3m", "halves", "half=any&sort=-fg3m", 7],
    ["pts", "halves", "half=any", 30],
  ] as const)("%s in %s are those of a plain loop over the plays", (key, part, address, least) => {
    const plain = plainCounts(key, part).filter(({ count }) => count >= least);
    const found = rowsOf(answer(`${address}&${key}=${least}..`, 5_000));
    const line = (row: { game?: unknown; player?: unknown; part?: unknown; count: unknown }) =>
      `${row.game} ${row.player} ${row.part} ${row.count}`;
    const names = { 1: "1st", 2: "2nd", 3: "3rd", 4: "4th" };
    expect(
      found.map((row) => line({ ...row, player: row.player_id, count: row[key] })).sort(),
    ).toEqual(plain.map((row) => line({ ...row, part: names[row.part as 1 | 2 | 3 | 4] })).sort());
    expect(plain.length).toBeGreaterThan(5);
    const counts = found.map((row) => Number(row[key]));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test("are ordered by figure, then newest first, and by date on request", () => {
    const rows = rowsOf(answer("quarter=any&pts=18..", 5_000));
    for (const [at, row] of rows.entries()) {
      const next = rows[at + 1];
      if (next?.pts === row.pts) expect(String(next?.date) <= String(row.date)).toBe(true);
    }
    const dates = rowsOf(answer("quarter=any&pts=18..&sort=date", 5_000)).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  });

  test("of teams are the points of their players and those of their opponents", () => {
    const [most] = rowsOf(answer("rows=team-games&quarter=any"));
    const [same] = rowsOf(answer(`rows=team-games&quarter=any&oppts=${most?.pts}&sort=-oppts`));
    expect(same).toMatchObject({
      opp: most?.team,
      team: most?.opp,
      part: most?.part,
      oppts: most?.pts,
    });
    const rows = rowsOf(
      answer(`quarter=any&team=${most?.team}&from=${most?.date}&to=${most?.date}`, 99),
    );
    const own = rows.filter(({ part }) => part === most?.part).map(({ pts }) => Number(pts));
    expect(own.reduce((sum, points) => sum + points, 0)).toBe(most?.pts);
  });

  test("take the conditions on games", () => {
    const rows = rowsOf(answer("quarter=any&where=away&result=l&athalf=1..&pts=15..", 500));
    expect(rows.length).toBeGreaterThan(0);
    for (const { where, result } of rows) expect([where, result]).toEqual(["away", "L"]);
    const rested = rowsOf(answer("quarter=any&rest=0&pts=18..", 500));
    expect(rested.length).toBeGreaterThan(0);
    expect(rested.length).toBeLessThan(rowsOf(answer("quarter=any&pts=18..", 500)).length);
  });

  test("name each game without plays once, and say how far plays go only where games followed", () => {
    const notes = answer("quarter=any&stage=playoffs").notes.join(" ");
    expect(notes).toContain("4 games have no plays and count nothing");
    expect(notes).not.toContain("Plays are held through");
  });

  test("have one address, which says so", () => {
    const query = read("quarter=any&sort=-pts");
    expect(query.ok && queryAddress(query.value)).toBe("quarter=any&season=2025-26");
    expect(answer("quarter=any&pts=20..").sentence).toMatch(
      /^Games with 20 or more points, in a single quarter: \d+$/,
    );
  });

  test.each([
    ["rows=players&quarter=any", "quarter"],
    ["rows=streaks&half=any&pts=10..", "half"],
    ["by=month&half=any", "half"],
    ["quarter=any&last=5", "last"],
  ])("%s is refused", (address, parameter) => {
    const query = read(address);
    expect(query.ok ? undefined : query.error.parameter).toBe(parameter);
  });

  test("are the same lines for the same parts", () => {
    const once = linesOfAny("halves", PARTS.halves).lines;
    expect(linesOfAny("halves", PARTS.halves).lines).toBe(once);
  });
});
