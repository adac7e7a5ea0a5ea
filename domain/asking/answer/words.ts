import { figureOf } from "#domain/figures/figures.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedScore } from "#domain/printing/records.ts";
import { type Answer, type AnswerRow, cellText } from "#domain/query/answer.ts";
import type { Conditions } from "#domain/query/conditions/conditions.ts";
import { isOfSeries } from "#domain/query/conditions/conditions.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf, playerName, teamOf } from "#domain/query/names.ts";
import { isOfTeams, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { recordCounts } from "#domain/query/say/figures.ts";
import {
  type FilterNames,
  type FilterStyle,
  filterWords,
  ofSubject,
  peopleNoun,
  saidFilters,
  wordsOfFilters,
} from "#domain/query/say/filters.ts";
import { rangeText } from "#domain/query/say/range-text.ts";
import { STAGE_NAMES } from "#domain/query/say/words.ts";
import { printedFigure, withPlus } from "#domain/season/printed.ts";
import type { FactAnswer, Mark } from "../understanding.ts";

export const plain = (text: string): Mark => ({ text, isFigure: false });
export const figureMark = (text: string): Mark => ({ text, isFigure: true });

/** An answer in words alone, without a table. */
export const sentenceAlone = (headline: readonly Mark[], deck?: string): FactAnswer => ({
  headline,
  deck,
  heads: [],
  rows: [],
});

/** "Yes. " or "No. " before the sentence of a yes-or-no question. */
export const yesOrNoMarks = (isAsked: boolean | undefined, isSo: boolean): Mark[] =>
  isAsked ? [figureMark(isSo ? "Yes" : "No"), plain(". ")] : [];

export function namesIn(data: QuestionData): FilterNames {
  return { ...namesOf(data), lines: data.lines };
}

/** A row's figure, printed with its unit; "" when the row or the column is missing. */
export function cellIn({ columns }: Answer, row: AnswerRow | undefined, key: string): string {
  const place = columns.findIndex((column) => column.key === key);
  const column = columns[place];
  if (column === undefined || row === undefined) return "";
  const text = printedFigure(cellText(column, row.cells[place] ?? null));
  return withUnit(key, text);
}

/** The number of a row's cell; 0 where it is not known. */
export function numberIn({ columns }: Answer, row: AnswerRow | undefined, key: string): number {
  return Number(row?.cells[columns.findIndex((column) => column.key === key)] ?? 0);
}

const SIGNED = ["pm", "diff", "netrtg"];

/** Adds "%" to percentages, and "+" to positive differences. */
export function withUnit(key: string, text: string): string {
  if (text === "") return text;
  if (SIGNED.includes(key)) return withPlus(text);
  return figureOf(key)?.unit === "percent" ? `${text}%` : text;
}

/** The name of a row's player or team: "Nikola Jokić", "the Celtics". */
export function nameOfRow({ subject }: AnswerRow, data: QuestionData): string {
  if (subject.player !== undefined) return subject.player.name;
  const team = data.teams.find(({ id }) => id === subject.teamId);
  return team === undefined ? "" : `the ${team.name}`;
}

/** "against the Wizards". */
export function againstWords(row: AnswerRow, data: QuestionData): string {
  return `against the ${opponentOf(row, data)}`;
}

/** The score of a team's game, the winner's points first: "139–109". */
export function winnersScore(answer: Answer, row: AnswerRow): string {
  const points = ["pts", "oppts"].map((key) => numberIn(answer, row, key));
  return printedScore(Math.max(...points), Math.min(...points));
}

/** The name of the other team of a game: "Warriors". */
export function opponentOf({ subject }: AnswerRow, { teams }: QuestionData): string {
  return teams.find(({ id }) => id === subject.opponentId)?.name ?? "";
}

/** The rows tied for first place: those that print the same figure. */
export function tiedRows(answer: Answer, key: string): AnswerRow[] {
  const best = cellIn(answer, answer.rows[0], key);
  return answer.rows.filter((row) => cellIn(answer, row, key) === best);
}

/** A query's figures after a noun: " with 10 or more assists"; "" without figures. */
export function withFigures({ figures }: Query): string {
  if (figures.length === 0) return "";
  return ` with ${listed(figures.map(({ figure: key, range }) => rangeText(key, range)))}`;
}

/** A query's figures as a condition: " in games with 10 or more assists"; "" without figures. */
export function inGamesWith(query: Query): string {
  return query.figures.length === 0 ? "" : ` in games${withFigures(query)}`;
}

/** The name of any player of the season, with or without a game; the id if it is unknown. */
export function nameOfPlayer(id: string, { lines, players }: QuestionData): string {
  const isHe = (one: { id: string }) => one.id === id;
  return (lines.players.find(isHe) ?? players.find(isHe))?.name ?? id;
}

/** The names of the player and the team whose games a query counts. */
export function subjectIn(
  { conditions }: Query,
  data: QuestionData,
): {
  player: string | undefined;
  team: string | undefined;
} {
  const names = namesIn(data);
  const { player, team } = conditions;
  return {
    player: player === undefined ? undefined : playerName(player, names),
    team: team === undefined ? undefined : teamOf(team, names)?.name,
  };
}

/** Rows with their values: "Nikola Jokić 12, Luka Dončić 7 and Jalen Johnson 3". */
export function rowList(answer: Answer, key: string, data: QuestionData, from = 0, to = 3): string {
  return listed(
    answer.rows.slice(from, to).map((row) => {
      return `${nameOfRow(row, data)} ${valueIn(answer, row, key)}`;
    }),
  );
}

/** A row's figure, printed; a record ("56-26") in place of a win percentage. */
export function valueIn(answer: Answer, row: AnswerRow | undefined, key: string): string {
  const record = recordCounts(key)?.map((own) => numberIn(answer, row, own));
  // Few tie a part of a game.
  return record?.filter((count, at) => at < 2 || count > 0).join("–") ?? cellIn(answer, row, key);
}

/** The limit of names in a sentence, which otherwise has their number. */
export const MOST_NAMED = 3;

/**
 * The names of tied rows in a sentence, or "18 players" and "4 teams" for more than three. `count` is the number of
 * names when the rows are only the first of them.
 */
export function tiedNames(rows: readonly AnswerRow[], data: QuestionData, count?: number): string {
  const names = [...new Set(rows.map((row) => nameOfRow(row, data)))];
  const number = count ?? names.length;
  if (number <= MOST_NAMED) return listed(names);
  const noun = rows[0]?.subject.player === undefined ? "teams" : "players";
  return `${printedFigure(String(number))} ${noun}`;
}

/** " in the playoffs"; "" for the regular season. */
export function stageWords({ stage, conditions }: Query): string {
  const isUnsaid = stage === "season" || stage === "any" || isOfSeries(conditions);
  return isUnsaid ? "" : ` in the ${STAGE_NAMES[stage]}`;
}

/** A query's conditions and stage in words, without its player, its team and its figures. */
export function filters({ query }: Answer, data: QuestionData, style?: FilterStyle): string {
  return `${filterWords(query, namesIn(data), style)}${stageWords(query)}`;
}

/** The noun for the rows, such as "guards from France", and the other conditions in words. */
export function peopleIn(query: Query, data: QuestionData): { noun: string; around: string } {
  const { team } = subjectIn(query, data);
  const found = ofSubject(saidFilters(query, namesIn(data)));
  const traits = found.flatMap(({ trait }) => trait ?? []);
  const noun = isOfTeams(query.rows) ? "teams" : peopleNoun(traits);
  const of = team === undefined ? "" : ` of the ${team}`;
  return {
    noun: `${noun}${of}`,
    around: wordsOfFilters(
      found.filter(({ trait }) => trait === undefined),
      namesIn(data),
    ),
  };
}

/** "winning " or "losing " before "streak"; "" for other streaks. */
export function resultWord(result: Conditions["result"]): string {
  return result === undefined ? "" : { w: "winning ", l: "losing " }[result];
}

/** "63.2% of his 68 games. " */
export function shareOfGames({ query, summary }: Answer, data: QuestionData): string {
  const { games } = runQuery({ ...query, figures: [], page: 1 }, data, 1).summary;
  const share = ((100 * summary.games) / games).toFixed(1);
  return `${share}% of his ${counted(games, "game")}. `;
}
