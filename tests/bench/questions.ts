import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LINE_FIGURES } from "../../domain/figures/line-figures.ts";
import { namesOf } from "../../domain/query/names.ts";
import { parseQuery } from "../../domain/query/parse.ts";
import type { Query } from "../../domain/query/query.ts";
import type { QuestionData } from "../../domain/query/question-data.ts";
import { runQuery } from "../../domain/query/run.ts";
import type { SeasonLines } from "../../domain/query/season-lines.ts";
import {
  type CollectionName,
  type CollectionValues,
  collectionPath,
  parseCollection,
} from "../../functions/data/collections.ts";
import { root } from "../../tools/paths.ts";

import { median } from "./requests.ts";
import { table, within } from "./table.ts";
import { threadMs } from "./thread-time.ts";

/** The budgets of design.md section 8, in milliseconds of CPU time. */
const SEASON_MS = 2;
const SEASONS_MS = 25;
const SEASONS = 13;

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

/** The CPU time of warm questions, over the packed season and over the lines of thirteen seasons. */
export function questionsTable(): string {
  const data = questionData();
  const season = leastMs(data, SEASON_ROUNDS);
  const seasons = leastMs({ ...data, lines: repeated(data.lines, SEASONS) }, SEASONS_ROUNDS);
  const row = (name: string, one: number, many: number) => [
    name,
    within(one, SEASON_MS, 2),
    within(many, SEASONS_MS, 1),
  ];
  const rows = QUESTIONS.map((address, at) =>
    row(address || "(none)", season[at] ?? 0, seasons[at] ?? 0),
  );
  return `A warm question in ms: user and system time of the thread in Node, the least of ${SEASON_ROUNDS.measured} rounds over
the season's ${data.lines.size} lines and of ${SEASONS_ROUNDS.measured} over
${SEASONS} times as many; budgets ${SEASON_MS} and ${SEASONS_MS} ms.\n
${table(
  ["question", "season", `x ${SEASONS}`],
  [
    ...rows,
    row("typical (the median)", median(season), median(seasons)),
    row("worst", Math.max(...season), Math.max(...seasons)),
  ],
)}\n`;
}

/** The least CPU time of each question; rounds run all of them, so that no code is tuned to one. */
function leastMs(data: QuestionData, { first, measured, times }: typeof SEASON_ROUNDS): number[] {
  const queries = QUESTIONS.map((address) => queryOf(address, data));
  const least = queries.map(() => Number.POSITIVE_INFINITY);
  for (let round = -first; round < measured; round += 1) {
    for (const [at, query] of queries.entries()) {
      const began = threadMs();
      // Every request parses its own query, so nothing that is cached by query may be reused.
      for (let time = 0; time < times; time += 1) runQuery({ ...query }, data);
      const each = (threadMs() - began) / times;
      if (round >= 0) least[at] = Math.min(least[at] ?? each, each);
    }
  }
  return least;
}

function queryOf(address: string, data: QuestionData): Query {
  const query = parseQuery(new URLSearchParams(address), namesOf(data));
  if (!query.ok) throw new Error(`${address}: ${query.error.sentence}`);
  return query.value;
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
  return {
    lines: read("lines"),
    teams: read("teams"),
    players: read("players"),
    totals: read("seasonTotals"),
    ratings: read("seasonRatings"),
    teamStats: read("teamStats"),
  };
}

/** A season's lines repeated, as if the same games were played again. */
function repeated(lines: SeasonLines, times: number): SeasonLines {
  const { season, size, games } = lines;
  const again = <Column extends Int16Array | Int8Array | Uint8Array | Uint32Array>(
    column: Column,
    into: Column,
    shift = 0,
  ): Column => {
    for (let at = 0; at < into.length; at += 1) {
      into[at] = (column[at % size] ?? 0) + shift * Math.floor(at / size);
    }
    return into;
  };
  const all = size * times;
  return {
    season,
    size: all,
    games: Array.from({ length: times }, () => games).flat(),
    players: lines.players,
    game: again(lines.game, new Uint32Array(all), games.length),
    player: again(lines.player, new Uint32Array(all)),
    team: again(lines.team, new Uint8Array(all)),
    starter: again(lines.starter, new Int8Array(all)),
    figures: Object.fromEntries(
      LINE_FIGURES.map((name) => [name, again(lines.figures[name], new Int16Array(all))]),
    ) as SeasonLines["figures"],
  };
}
