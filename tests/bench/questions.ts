import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import { parseQuery } from "#domain/query/parse.ts";
import type { Query } from "#domain/query/query.ts";
import { dataOfLines, type QuestionData } from "#domain/query/question-data.ts";
import { seasonNow } from "#domain/season/season.ts";
import {
  type CollectionName,
  type CollectionValues,
  collectionPath,
  parseCollection,
} from "#functions/data/collections.ts";
import { root } from "#tools/paths.ts";

import { linesOf, SEASON_COUNTS, seasonDocuments } from "./held-lines.ts";
import { median } from "./requests.ts";
import { table, within } from "./table.ts";
import { threadMs } from "./thread-time.ts";

/** The budgets of design.md section 8, in milliseconds of CPU time. */
const SEASON_MS = 2;
const SEASONS_MS = { since2013: 25, since1998: 50 };

/**
 * Rounds to warm up and to measure. Each round repeats a question `times` times, because the clock
 * of CPU time advances by a millisecond.
 */
const SEASON_ROUNDS = { first: 3, measured: 7, times: 20 };
const SEASONS_ROUNDS = { first: 2, measured: 5, times: 1 };

/** Questions of every kind, among them those that read, group and sort all lines of the season. */
export const QUESTIONS = [
  "",
  "page=40&sort=-pts",
  "sort=ts",
  "sort=player&columns=advanced",
  "pts=40..&result=l",
  "pts=20..&reb=10..&ast=5..&fgpct=50..",
  "gmsc=30..",
  "td=1&stage=playoffs",
  "5x5=1",
  "pm=..-20&where=away&last=10",
  "player=nikola+jokic",
  "pos=G&age=..22&month=mar",
  "rows=team-games&margin=20..",
  "rows=team-games&team=LAL&without=lebron+james",
  "rows=players",
  "rows=players&sort=-ast&per=total",
  "rows=players&columns=advanced&per=per36",
  "rows=players&sort=fg3pct&columns=shooting",
  "rows=players&result=w&avg.pts=20..",
  "rows=players&pts=30..",
  "rows=players&starter=0&columns=misc",
  "rows=players&by=opponent",
  "rows=players&by=month&sort=player",
  "rows=teams",
  "rows=teams&by=month",
  "rows=streaks&pts=20..",
  "rows=streaks&pts=..20",
  "rows=team-streaks&result=w",
  "by=month",
  "by=margin&starter=1",
  "by=player",
  "by=starter&columns=advanced",
  "by=opponent&pts=20..",
  "player=nikola+jokic&by=result",
];

/** The time of each question; undefined for one that the data cannot answer. */
type Times = (number | undefined)[];

/** The CPU time of warm questions by the number of seasons that they are about. */
export function questionsTable(): string {
  const data = questionData();
  const timed = SEASON_COUNTS.map((count) =>
    count === 1
      ? { budget: SEASON_MS, ms: leastMs(data, SEASON_ROUNDS) }
      : {
          budget: count > 13 ? SEASONS_MS.since1998 : SEASONS_MS.since2013,
          ms: leastMs(ofSeasons(count, data), SEASONS_ROUNDS),
        },
  );
  const row = (name: string, of: (ms: Times) => number | undefined) => [
    name,
    ...timed.map(({ budget, ms }) => {
      const least = of(ms);
      return least === undefined ? "" : within(least, budget, 2);
    }),
  ];
  const known = (ms: Times) => ms.filter((one) => one !== undefined);
  return `A warm question in ms by the number of seasons: user and system time of the thread in Node, the
least of ${SEASON_ROUNDS.measured} rounds, or of ${SEASONS_ROUNDS.measured} over several seasons; budgets ${SEASON_MS} ms, ${SEASONS_MS.since2013} since
2013-14 and ${SEASONS_MS.since1998} since 1998-99.\n
${table(
  ["question", ...SEASON_COUNTS.map(String)],
  [
    ...QUESTIONS.map((address, at) => row(address || "(none)", (ms) => ms[at])),
    row("typical (the median)", (ms) => median(known(ms))),
    row("worst", (ms) => Math.max(...known(ms))),
  ],
)}\n`;
}

/** The data of questions over some newest seasons, of which nothing but the lines is known. */
function ofSeasons(count: number, { seasonNow, teams, players }: QuestionData): QuestionData {
  const lines = linesOf(seasonDocuments(count));
  return { ...dataOfLines(lines, teams), seasonNow, players };
}

/** The least CPU time of each question; rounds run all of them, so that no code is tuned to one. */
function leastMs(data: QuestionData, { first, measured, times }: typeof SEASON_ROUNDS): Times {
  const queries = QUESTIONS.map((address) => queryOf(address, data));
  const least = queries.map((query) => (query ? Number.POSITIVE_INFINITY : undefined));
  for (let round = -first; round < measured; round += 1) {
    for (const [at, query] of queries.entries()) {
      if (query === undefined) continue;
      const began = threadMs();
      // Every request parses its own query, so nothing that is cached by query may be reused.
      for (let time = 0; time < times; time += 1) runQuery({ ...query }, data);
      const each = (threadMs() - began) / times;
      if (round >= 0) least[at] = Math.min(least[at] ?? each, each);
    }
  }
  return least;
}

/** The query of an address; undefined for a trait of players, which is known of one season alone. */
function queryOf(address: string, data: QuestionData): Query | undefined {
  const query = parseQuery(new URLSearchParams(address), namesOf(data));
  if (query.ok) return query.value;
  if (data.lines.parts !== undefined) return undefined;
  throw new Error(`${address}: ${query.error.sentence}`);
}

/** The data of questions, parsed from the built dataset as it is from the database. */
export function questionData(): QuestionData {
  const read = <Name extends CollectionName>(name: Name): CollectionValues[Name] => {
    const file = `${collectionPath(name).replace("nba/", "")}.json`;
    const raw = JSON.parse(readFileSync(join(root, "season/built", file), "utf8")) as unknown;
    const parsed = parseCollection(name, raw);
    if (!parsed.ok) throw new Error(`${file} is ${parsed.error.kind}.`);
    return parsed.value.value;
  };
  const lines = read("lines");
  return {
    seasonNow: seasonNow(lines.season),
    lines,
    teams: read("teams"),
    players: read("players"),
    totals: read("seasonTotals"),
    ratings: read("seasonRatings"),
    teamStats: read("teamStats"),
  };
}
