import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answer, AnswerRow } from "#domain/query/answer.ts";
import { countRows, runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import { answerCsv } from "#domain/query/say/csv.ts";
import { answerJson } from "#domain/query/say/json.ts";
import {
  type PlainRow,
  plainAnswer,
  plainFigure,
  plainSeason,
} from "#tests/fixtures/naive-questions.ts";
import { anyQuery } from "#tests/fixtures/query-arbitrary.ts";
import { seasonQuestionData } from "#tests/fixtures/question-data.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { root } from "#tools/paths.ts";

/** One game in ten keeps thousands of queries fast and the data varied. */
const isWanted = (id: string) => Number(id.slice(-4)) % 10 === 1;
const data = seasonQuestionData(isWanted);
const plain = plainSeason(isWanted);
const names = namesOf(data);

// This table has commas in its cells, so it needs a CSV parser.
const players: Record<string, string>[] = parse(
  readFileSync(join(root, "season/sources/players.csv"), "utf8"),
  { columns: true },
);
const newcomers = sourceRows("coming_rosters.csv").filter((row) => row.in_players_csv === "0");
const contracts = new Map([...newcomers, ...players].map((row) => [row.player_id ?? "", row]));
const lastDay = data.lines.games.findLast(({ stage }) => stage === "season")?.date ?? "";
const ages = new Map(
  [...newcomers.filter(({ birth_date }) => birth_date), ...players].map(
    ({ player_id = "", birth_date = "" }) => {
      const years = Number(lastDay.slice(0, 4)) - Number(birth_date.slice(0, 4));
      return [player_id, lastDay.slice(5) < birth_date.slice(5) ? years - 1 : years];
    },
  ),
);
const plainNames = {
  team: (abbreviation: string) =>
    data.teams.find((team) => team.abbreviation === abbreviation)?.id ?? 0,
  isEast: (id: number) => data.teams.find((team) => team.id === id)?.conference === "East",
  divisionOf: (id: number) => data.teams.find((team) => team.id === id)?.division.toLowerCase(),
  facts: (id: string) => contracts.get(id),
  ageOf: (id: string) => ages.get(id),
};
const ALL = 100_000;

const keyOf = ({ game, player, team }: PlainRow) => `${game} ${player ?? team}`;

function gameKey({ subject }: AnswerRow): string {
  if (subject.kind !== "game") throw new Error("a row of several games");
  return `${subject.game.id} ${subject.player?.id ?? subject.teamId}`;
}

function column(answer: Answer, key: string): (number | null)[] {
  const at = answer.columns.findIndex((one) => one.key === key);
  return answer.rows.map(({ cells }) => cells[at] as number | null);
}

describe("a query of games", () => {
  test("finds the rows that scanning every line finds", () => {
    let found = 0;
    fc.assert(
      fc.property(anyQuery(names, ["games", "team-games"]), (asked) => {
        const query = completeQuery({
          ...asked,
          by: undefined,
          per: undefined,
          page: 1,
          sort: undefined,
        });
        const expected = plainAnswer(query, plain, plainNames);
        const answer = runQuery(query, data, ALL);
        expect(answer.rows.map(gameKey).sort().join()).toBe(expected.map(keyOf).sort().join());
        expect(answer.total).toBe(expected.length);
        expect(answer.summary.wins).toBe(
          expected.filter(({ points, opponentPoints }) => points > opponentPoints).length,
        );
        found += Math.min(1, expected.length);
      }),
      { numRuns: 2000 },
    );
    expect(found).toBeGreaterThan(500);
  });

  test("sorts by its figure, unknown values last, and has the figure of the tables", () => {
    const rows = new Map([...plain.players, ...plain.teams].map((row) => [keyOf(row), row]));
    fc.assert(
      fc.property(
        anyQuery(names, ["games", "team-games"]),
        fc.constantFrom("pts", "oreb", "min", "ts", "fg3pct", "efg", "td", "pm"),
        fc.constantFrom("asc" as const, "desc" as const),
        (asked, key, order) => {
          const query = { ...asked, by: undefined, page: 1, sort: { key, order } };
          const answer = runQuery({ ...query, per: "average" }, data, ALL);
          const values = column(answer, key);
          for (const [at, row] of answer.rows.entries()) {
            const value = plainFigure(rows.get(gameKey(row)) as PlainRow, key);
            if (value === undefined) expect(values[at]).toBeNull();
            else expect(values[at]).toBeCloseTo(value, 9);
          }
          const known = values.filter((value) => value !== null);
          expect(values.slice(0, known.length)).toEqual(known);
          expect(known).toEqual(known.toSorted((a, b) => (order === "asc" ? a - b : b - a)));
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("the pages together list every row once, in order", () => {
  fc.assert(
    fc.property(anyQuery(names), fc.integer({ min: 1, max: 40 }), (query, perPage) => {
      const whole = runQuery({ ...query, page: 1 }, data, ALL);
      const { pages } = runQuery(query, data, perPage);
      fc.pre(pages <= 60);
      const rows: AnswerRow[] = [];
      for (let page = 1; page <= pages; page += 1)
        rows.push(...runQuery({ ...query, page }, data, perPage).rows);
      expect(rows.map(({ cells, rank }) => ({ cells, rank }))).toEqual(
        whole.rows.map(({ cells, rank }) => ({ cells, rank })),
      );
      expect(countRows(query, data)).toBe(whole.total);
    }),
    { numRuns: 300 },
  );
});

const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

test("the groups of a query add up to all of its games", () => {
  const grouped = anyQuery(names, ["games", "team-games", "players", "teams"]).map(
    (query): Query =>
      completeQuery({
        ...query,
        by:
          query.by ?? (query.rows === "games" || query.rows === "team-games" ? "month" : undefined),
        per: "total",
        qualified: false,
        page: 1,
        sort: undefined,
      }),
  );
  fc.assert(
    fc.property(grouped, (query) => {
      const answer = runQuery(query, data, ALL);
      const rows = plainAnswer(query, plain, plainNames);
      expect(sum(column(answer, "gp"))).toBe(rows.length);
      expect(answer.summary.games).toBe(rows.length);
      for (const key of ["pts", "fga", "stl"]) {
        if (!answer.columns.some((one) => one.key === key)) continue;
        expect(sum(column(answer, key))).toBe(sum(rows.map((row) => row.count(key))));
      }
    }),
    { numRuns: 500 },
  );
});

test("a shooting percentage is total makes over total attempts", () => {
  fc.assert(
    fc.property(anyQuery(names, ["games", "players"]), (asked) => {
      const query = { ...asked, columns: "shooting" as const, page: 1 };
      const { columns, summary } = runQuery(query, data, 1);
      const rows = plainAnswer(query, plain, plainNames);
      const at = columns.findIndex(({ key }) => key === "fgpct");
      const attempts = sum(rows.map((row) => row.count("fga")));
      const share = (100 * sum(rows.map((row) => row.count("fgm")))) / attempts;
      if (attempts === 0) expect(summary.cells[at]).toBeNull();
      else expect(summary.cells[at]).toBeCloseTo(share, 9);
    }),
    { numRuns: 300 },
  );
});

test("the query for a group's games finds as many as the group counts", () => {
  fc.assert(
    fc.property(anyQuery(names), (query) => {
      const answer = runQuery(query, data, 5);
      const games = column(answer, "gp");
      for (const [at, { subject }] of answer.rows.entries()) {
        const own = subject.kind === "group" ? subject.gamesQuery() : undefined;
        const { first, last } = query.conditions;
        if (own !== undefined && (first ?? last) === undefined)
          expect(countRows(own, data)).toBe(games[at]);
      }
    }),
    { numRuns: 500 },
  );
});

test("CSV and JSON hold the same rows", () => {
  fc.assert(
    fc.property(anyQuery(names), (query) => {
      const answer = runQuery(query, data);
      const [header, ...rows] = parse(answerCsv(answer), {
        record_delimiter: "\r\n",
      }) as string[][];
      const json = answerJson(answer);
      expect(header).toEqual(json.columns.map(({ key }) => key));
      expect(
        rows.map((row) => row.map((cell) => (Number.isNaN(Number(cell)) ? cell : Number(cell)))),
      ).toEqual(
        json.rows.map((row) =>
          row.map((cell) => (Number.isNaN(Number(cell ?? "")) ? cell : Number(cell ?? ""))),
        ),
      );
      expect(json).toMatchObject({ query: answer.address, total: answer.total, page: answer.page });
    }),
    { numRuns: 300 },
  );
});
