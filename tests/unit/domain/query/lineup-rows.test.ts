import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stintsOf } from "#domain/plays/floor.ts";
import { type LineupKind, playersOfLineup } from "#domain/plays/lineups.ts";
import { queryAddress } from "#domain/query/address.ts";
import type { Answer } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import { linesOfQuery } from "#domain/query/storage/part-lines.ts";
import { parsePartLines } from "#functions/data/wire/part-lines.ts";
import { FIVES } from "#tests/fixtures/play-facts.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { root, SOURCE_FOLDER } from "#tools/paths.ts";
import { readPlays } from "#tools/season/plays/plays-file.ts";

const data = seasonQuestionData();
const stored = JSON.parse(readFileSync(join(root, "season/built/parts.json"), "utf8"));
const plays = readPlays(SOURCE_FOLDER, "2025-26");

const lineupLinesOf = (kind: LineupKind) => {
  const key = `2025-26-${kind}`;
  return parsePartLines(key, stored[key])?.value;
};
const WITH = {
  lineups: { ...data, part: lineupLinesOf("lineups") },
  pairs: { ...data, part: lineupLinesOf("pairs") },
};

const read = (address: string) => parseQuery(new URLSearchParams(address), namesOf(data));

function answer(address: string): Answer {
  const query = read(address);
  if (!query.ok) throw new Error(query.error.sentence);
  const of = linesOfQuery(query.value);
  return runQuery(query.value, of === "pairs" ? WITH.pairs : WITH.lineups, 5_000);
}

/** The rows of an answer as objects. */
function rowsOf({ columns, rows }: Answer) {
  return rows.map(({ rank, cells, subject }) => ({
    rank,
    teamId: subject.teamId,
    ...Object.fromEntries(columns.map(({ key }, at) => [key, cells[at]])),
  })) as ({
    rank: number;
    teamId: number;
    players: string;
    player_ids: string;
    team: string;
  } & Record<"gp" | "min" | "pts" | "oppts" | "pm" | "per48", number>)[];
}

interface PlainUnit {
  games: number;
  seconds: number;
  scored: number;
  allowed: number;
}

/** The lineups of a kind by team and players, added up from the plays of some games. */
function plainUnits(
  kind: LineupKind,
  isAsked: (of: { stage: string; place: string; teamId: number; month: string }) => boolean,
): Map<string, PlainUnit> {
  const lineups = new Map<string, PlainUnit>();
  for (const { id, date, stage, homeTeamId, awayTeamId, neutral } of data.lines.games) {
    const game = plays.get(id);
    if (game === undefined) continue;
    for (const isHome of [true, false]) {
      const teamId = isHome ? homeTeamId : awayTeamId;
      const place = neutral ? "neutral" : isHome ? "home" : "away";
      if (!isAsked({ stage, place, teamId, month: date.slice(5, 7) })) continue;
      const seen = new Set<string>();
      for (const { floor, seconds, points } of stintsOf(game)) {
        const on = (isHome ? floor.home : floor.away).toSorted((a, b) => Number(a) - Number(b));
        const found: string[] = [];
        if (kind === "lineups" && on.length === 5) found.push(on.join("-"));
        if (kind === "pairs")
          for (let one = 0; one < on.length; one += 1)
            for (let two = one + 1; two < on.length; two += 1) found.push(`${on[one]}-${on[two]}`);
        for (const players of found) {
          const key = `${teamId} ${players}`;
          const lineup = lineups.get(key) ?? { games: 0, seconds: 0, scored: 0, allowed: 0 };
          lineups.set(key, lineup);
          if (!seen.has(key)) lineup.games += 1;
          seen.add(key);
          lineup.seconds += seconds;
          lineup.scored += isHome ? points.home : points.away;
          lineup.allowed += isHome ? points.away : points.home;
        }
      }
    }
  }
  return lineups;
}

describe("lineups are rows of the engine", () => {
  test.each([
    ["lineups", "", () => true, 100],
    ["lineups", "team=BOS", ({ teamId }) => teamId === 2, 50],
    [
      "lineups",
      "where=away&month=jan",
      ({ place, month }) => place === "away" && month === "01",
      20,
    ],
    ["pairs", "", () => true, 500],
    ["pairs", "team=DEN&where=home", ({ teamId, place }) => teamId === 8 && place === "home", 300],
  ] satisfies [LineupKind, string, Parameters<typeof plainUnits>[1], number][])(
    "rows=%s&%s: games, time and points are those of a plain loop over the plays",
    (kind, conditions, isAsked, least) => {
      const asked = answer(`rows=${kind}&per=total&sum.min=${least}..&${conditions}`);
      const rows = rowsOf(asked);
      const plain = [...plainUnits(kind, (of) => of.stage === "season" && isAsked(of))].filter(
        ([, { seconds }]) => seconds >= 60 * least,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows).toHaveLength(plain.length);
      const lineups = new Map(plain);
      for (const { teamId, player_ids, gp, min, pts, oppts, pm, per48 } of rows) {
        const lineup = lineups.get(`${teamId} ${player_ids}`);
        expect([gp, min * 60, pts, oppts, pm]).toEqual([
          lineup?.games,
          expect.closeTo(lineup?.seconds ?? 0, 5),
          lineup?.scored,
          lineup?.allowed,
          (lineup?.scored ?? 0) - (lineup?.allowed ?? 0),
        ]);
        expect(per48).toBeCloseTo((48 * pm) / min, 6);
      }
      const values = rows.map(({ per48 }) => per48);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    },
  );

  test.each(FIVES)(
    "team %i: %j is %f minutes together",
    (teamId, players, minutes, scored, allowed) => {
      const own = rowsOf(answer("rows=lineups&per=total&sort=-min")).find(
        ({ player_ids }) => player_ids === players.join("-"),
      );
      expect(own?.teamId).toBe(teamId);
      expect(Math.abs((own?.min ?? 0) / minutes - 1)).toBeLessThan(0.02);
      expect(Math.abs((own?.pts ?? 0) - scored)).toBeLessThanOrEqual(8);
      expect(Math.abs((own?.oppts ?? 0) - allowed)).toBeLessThanOrEqual(8);
    },
  );

  test("a player's lineups are those that he is one of", () => {
    const rows = rowsOf(answer("rows=pairs&player=203999&per=total&sort=-min"));
    const all = rowsOf(answer("rows=pairs&per=total&sort=-min"));
    const own = all.filter(({ player_ids }) => playersOfLineup(player_ids).includes("203999"));
    expect(rows.map(({ player_ids }) => player_ids)).toEqual(
      own.map(({ player_ids }) => player_ids),
    );
    expect(rows.length).toBeGreaterThan(5);
  });

  test("a minimum of minutes is printed and holds, unless it is switched off", () => {
    const ranked = answer("rows=lineups&per=total");
    expect(ranked.notes).toContain("Lineups with at least 100 minutes together.");
    for (const { min } of rowsOf(ranked)) expect(min).toBeGreaterThanOrEqual(100);
    const open = answer("rows=lineups&per=total&qualified=0");
    expect(open.total).toBeGreaterThan(ranked.total);
    expect(open.notes).toContain("Lineups with under 20 minutes in a season aren't listed.");
    const playoffs = answer("rows=pairs&per=total&stage=playoffs");
    expect(playoffs.notes).toContain("Pairs with at least 300 minutes together.");
    for (const { min } of rowsOf(playoffs)) expect(min).toBeGreaterThanOrEqual(300);
    expect(playoffs.notes.join(" ")).toContain("4 games have no plays");
  });

  test("one address asks for them", () => {
    const query = read("rows=lineups&sort=-min&team=OKC&columns=shooting");
    expect(query.ok && queryAddress(query.value)).toBe(
      "rows=lineups&team=OKC&sort=-min&season=2025-26",
    );
  });

  test.each([
    ["rows=lineups&quarter=4", "quarter"],
    ["rows=pairs&with=203999", "with"],
    ["rows=pairs&vs=203999", "vs"],
    ["rows=lineups&pos=C", "pos"],
    ["rows=lineups&starter=1", "starter"],
    ["rows=pairs&by=player", "by"],
    ["rows=lineups&avg.reb=10..", "avg.reb"],
    ["rows=lineups&sort=-ast", "ast"],
  ])("%s is refused", (address, parameter) => {
    const query = read(address);
    expect(query.ok ? "" : query.error.sentence).toBe(
      `Players on the floor together have no "${parameter}". Try rows=players.`,
    );
  });
});
