import { formatShortDay } from "#domain/dates.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { Answer, AnswerRow, GameSubject } from "#domain/query/answer.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { gamePath } from "../season/season-games.ts";
import { type Compared, type Comparison, compareAddress, gamesQueryOf } from "./compare.ts";
import { headToHeadPath, MOST_GAMES } from "./subject-places.ts";

/** A game of two compared subjects against each other. */
export interface Meeting {
  date: string;
  href: string;
  /** The result from the first subject's side: "W 124–110". */
  result: string;
  /** Each player's line: "30 PTS, 8 REB, 5 AST"; empty for teams, whose points are the result. */
  lines: string[];
}

/** The games of two compared subjects against each other. */
export interface ComparedPair {
  first: string;
  second: string;
  /** The wins of the first, then of the second: "3–1". */
  record: string;
  /** The page of their games; undefined for two players, whose games this page shows. */
  href: string | undefined;
  games: Meeting[];
}

export interface ComparedMeetings {
  pairs: ComparedPair[];
  /** True when exactly two subjects are compared, so that each game is shown. */
  hasGames: boolean;
}

/** The games of the compared subjects against each other, pair by pair. */
export function comparedMeetings(comparison: Comparison, data: QuestionData): ComparedMeetings {
  const { subjects } = comparison;
  const pairs = subjects.flatMap((first, at) =>
    subjects.slice(at + 1).map((second) => pairOf(first, second, comparison, data)),
  );
  return { pairs, hasGames: subjects.length === 2 };
}

function pairOf(
  first: Compared,
  second: Compared,
  comparison: Comparison,
  data: QuestionData,
): ComparedPair {
  const own = against(first, second, comparison, data);
  const others = against(second, first, comparison, data);
  const { wins, losses } = own.summary;
  const lines = new Map(
    others.rows.map((row) => [(row.subject as GameSubject).game.id, lineOf(others, row)]),
  );
  const isPlayers = comparison.kind === "players";
  return {
    first: first.short,
    second: second.short,
    href: gamesOf(first, second, comparison),
    record: printedScore(wins, losses),
    games: own.rows.flatMap((row): Meeting[] => {
      const { subject } = row;
      if (subject.kind !== "game") return [];
      const { game, won } = subject;
      return [
        {
          date: formatShortDay(game.date),
          href: gamePath(game),
          result: `${won ? "W" : "L"} ${String(textOf(own, row, "score")).replace("-", "–")}`,
          lines: isPlayers ? [lineOf(own, row), lines.get(game.id) ?? ""] : [],
        },
      ];
    }),
  };
}

function gamesOf(
  first: Compared,
  second: Compared,
  { kind, subjects, query }: Comparison,
): string | undefined {
  if (first.teamId !== undefined && second.teamId !== undefined)
    return headToHeadPath({ id: first.teamId }, { id: second.teamId });
  return subjects.length === 2 ? undefined : compareAddress(kind, [first, second], query);
}

function against(
  own: Compared,
  other: Compared,
  { kind, query }: Comparison,
  data: QuestionData,
): Answer {
  const games = gamesQueryOf(own, kind, query);
  const facing = kind === "players" ? { vs: other.value } : { opp: other.value };
  const conditions = { ...games.conditions, ...facing };
  return runQuery(completeQuery({ ...games, conditions }), data, MOST_GAMES);
}

function lineOf(answer: Answer, row: AnswerRow): string {
  return (["pts", "reb", "ast"] as const)
    .map((key) => `${textOf(answer, row, key)} ${key.toUpperCase()}`)
    .join(", ");
}

function textOf({ columns }: Answer, { cells }: AnswerRow, key: string): string {
  return String(cells[columns.findIndex((column) => column.key === key)] ?? "");
}
