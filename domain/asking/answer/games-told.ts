import { formatUpdated } from "#domain/dates.ts";
import { capital } from "#domain/printing/capital.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { Answer, AnswerRow } from "#domain/query/answer.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { againstWords, MOST_NAMED, nameOfRow } from "./words.ts";

type Told = Pick<Answer, "query" | "rows">;

/**
 * A game by its opponent and day: "against the Wizards on March 10, 2026". An opponent or a day that the
 * question names is left out.
 */
export function gameTold(
  { query }: Pick<Told, "query">,
  row: AnswerRow,
  data: QuestionData,
): string {
  const { subject } = row;
  if (subject.kind !== "game") return "";
  const { opp, from, to } = query.conditions;
  const day = formatUpdated(subject.game.date) ?? "";
  return [
    ...(opp === undefined ? [againstWords(row, data)] : []),
    ...(from === undefined || from !== to ? [`on ${day}`] : []),
  ].join(" ");
}

/** The places of a few games: "Against the Raptors on January 22, 2006."; "" for many. */
export function gamesTold(told: Told, data: QuestionData, isNamed = false): string {
  const places = told.rows.map((row) => gameTold(told, row, data));
  if (places.length === 0 || places.length > MOST_NAMED || places.includes("")) return "";
  const names = told.rows.map((row) => (isNamed ? `${nameOfRow(row, data)} ` : ""));
  return `${capital(listed(places.map((place, at) => `${names[at]}${place}`)))}.`;
}

/** "His team went 29–5 in them.", "His team won 122–104."; "" without a game. */
export function teamsResult({ rows: [row], summary: { games, wins, losses } }: Answer): string {
  if (games === 0) return "";
  if (games > 1 || row?.subject.kind !== "game")
    return `His team went ${printedScore(wins, losses)} in ${games === 1 ? "it" : "them"}.`;
  const { homePoints, awayPoints } = row.subject.game;
  const score = printedScore(Math.max(homePoints, awayPoints), Math.min(homePoints, awayPoints));
  return `His team ${row.subject.won ? "won" : "lost"} ${score}.`;
}
