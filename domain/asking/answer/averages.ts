import { nameInSentence } from "#domain/figures/figures.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted, nounFor } from "#domain/printing/counted.ts";
import { printedScore } from "#domain/printing/records.ts";
import { type Answer, type AnswerRow, summaryText } from "#domain/query/answer.ts";
import { isGrouped, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { didWords, recordCounts, statNameFor } from "#domain/query/say/figures.ts";
import { filterWords } from "#domain/query/say/filters.ts";
import { isQuality } from "#domain/query/say/range-text.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { AnswerSentence, Mark } from "../understanding.ts";
import { gamesTold, teamsResult } from "./games-told.ts";
import {
  cellIn,
  figureMark,
  inGamesWith,
  namesIn,
  plain,
  stageWords,
  subjectIn,
  valueIn,
  withFigures,
  withUnit,
} from "./words.ts";

/** "Shai Gilgeous-Alexander averaged 29.0 points, 3.3 rebounds and 6.5 assists in his last 10 games." */
export function averagesOf(
  answer: Answer,
  keys: readonly string[],
  data: QuestionData,
): AnswerSentence {
  const { query, summary, rows, columns } = answer;
  const { player, team } = subjectIn(query, data);
  const who = player ?? (team === undefined ? "The league's teams" : `The ${team}`);
  const filters = `${clubWords(query, data)}${filterWords(query, namesIn(data))}${stageWords(query)}`;
  const when =
    query.figures.length === 0
      ? ""
      : ` when ${player === undefined ? "they" : "he"} ${didWords(query)}`;
  if (summary.games === 0)
    return { headline: [plain(`${who} played no such game${filters}.`)], deck: undefined };
  const isRow = isGrouped(query);
  const textOf = (key: string) => {
    if (isRow) return cellIn(answer, rows[0], key);
    const place = columns.findIndex((column) => column.key === key);
    const column = columns[place];
    if (column === undefined) return "";
    return withUnit(key, printedFigure(summaryText(column, summary.cells[place] ?? null)));
  };
  const isMean = query.per === "average" && summary.games > 1;
  const hasCounts = keys.some((key) => isCounted(key) && !isRecordCount(key));
  const verb = isMean && hasCounts ? "averaged" : "had";
  const single = summary.games === 1 && !isRow;
  // The deck has the games.
  const told = keys.length > 1 ? keys.filter((key) => key !== "gp") : keys;
  const values = told.map((key): Valued => {
    return [key, single ? wholeText(textOf(key), key) : textOf(key)];
  });
  const per = query.per === "per36" ? " per 36 minutes" : "";
  return {
    headline: [
      plain(`${capital(who)} `),
      ...deedMarks(verb, values),
      plain(`${per}${when}${filters}.`),
    ],
    deck: deckOf(answer, player, keys, data),
  };
}

/** A figure's key and its printed value. */
type Valued = readonly [key: string, value: string];

/** "averaged 29.0 points and 6.5 assists", "played in 64 games". */
export function deedMarks(verb: string, values: readonly Valued[]): Mark[] {
  const [[key, value = ""] = []] = values;
  if (key === "gp" && values.length === 1)
    return [plain("played in "), figureMark(value), plain(` ${nounFor(value, "game")}`)];
  return [
    plain(`${verb} `),
    ...joinedMarks(values.map(([own, printed]) => figureMarks(own, printed))),
  ];
}

/** Drops ".0" from the mean of a count over one game; game scores keep their decimals. */
function wholeText(text: string, key: string): string {
  return isCounted(key) || key === "pm" ? text.replace(/\.0$/, "") : text;
}

function deckOf(
  answer: Answer,
  player: string | undefined,
  keys: readonly string[],
  data: QuestionData,
): string | undefined {
  const { query, summary } = answer;
  const { games, wins, losses } = summary;
  const isOfGame = answer.rows[0]?.subject.kind === "game";
  if (games === 1 && player !== undefined && isOfGame)
    return `${gamesTold(answer, data)} ${teamsResult(answer)}`.trim();
  const played = counted(games, "game");
  if (player === undefined && query.conditions.team === undefined)
    return `Over ${printedFigure(String(games))} games.`;
  const record = printedScore(wins, losses);
  if (keys.length === 1 && keys[0] === "gp")
    return `${player === undefined ? "They" : "His team"} went ${record} in them.`;
  return player === undefined || query.conditions.team !== undefined
    ? `${capital(played)}, ${record}.`
    : `${capital(played)}, in which his team went ${record}.`;
}

function isCounted(key: string): boolean {
  return !isQuality(key);
}

function isRecordCount(key: string): boolean {
  return ["gp", "w", "l"].includes(key);
}

/** In place of a figure that nothing makes up: "no three-point percentage", without an attempt. */
export const NONE = "no";

export function figureMarks(key: string, value: string): Mark[] {
  if (value === "") return [figureMark(NONE), plain(` ${nameInSentence(key)}`)];
  if (isCounted(key)) return [figureMark(value), plain(` ${statNameFor(key, value)}`)];
  return [plain(`${article(nameInSentence(key))} ${nameInSentence(key)} of `), figureMark(value)];
}

/** Joins lists of marks with commas and "and": "a, b and c". */
export function joinedMarks(parts: readonly Mark[][]): Mark[] {
  return parts.flatMap((marks, at) => {
    if (at === 0) return marks;
    return [plain(at === parts.length - 1 ? " and " : ", "), ...marks];
  });
}

/** " for the Clippers" where a player's games for one team are asked for; "" otherwise. */
function clubWords(query: Query, data: QuestionData): string {
  const { player, team } = subjectIn(query, data);
  return player === undefined || team === undefined ? "" : ` for the ${team}`;
}

/** "Jaylen Brown averaged 29.0 points in 47 games won and 28.2 in 24 games lost." */
export function splitOf(
  answer: Answer,
  keys: readonly string[],
  data: QuestionData,
): AnswerSentence {
  const { query, rows, summary } = answer;
  const { player, team } = subjectIn(query, data);
  const who = player ?? `The ${team}`;
  const filters =
    `${clubWords(query, data)}${keys[0] === "gp" ? withFigures(query) : inGamesWith(query)}` +
    `${filterWords(query, namesIn(data))}${stageWords(query)}`;
  const [key = "pts"] = keys;
  if (summary.games === 0)
    return { headline: [plain(`${who} played no such game${filters}.`)], deck: undefined };
  const isRecord = recordCounts(key) !== undefined;
  const parts = rows
    .slice(0, query.by === "season" ? rows.length : MOST_PARTS)
    .map((row, at): Mark[] => {
      const label = groupWords(row, query, data);
      const games = cellIn(answer, row, "gp");
      const value = valueIn(answer, row, key);
      if (isRecord) return [figureMark(value), plain(` ${label}`)];
      if (key === "gp")
        return [
          figureMark(games),
          plain(`${at === 0 ? ` ${nounFor(games, "game")}` : ""} ${label}`),
        ];
      const unit = at === 0 && isCounted(key) ? ` ${nameInSentence(key)}` : "";
      return [figureMark(value || "none"), plain(`${unit} ${label} (${counted(games, "game")})`)];
    });
  const verb = isRecord
    ? "went"
    : isCounted(key)
      ? key === "gp"
        ? "had"
        : "averaged"
      : `had ${article(nameInSentence(key))} ${nameInSentence(key)} of`;
  return {
    headline: [plain(`${who} ${verb} `), ...joinedMarks(parts), plain(`${filters}.`)],
    deck: undefined,
  };
}

const MOST_PARTS = 9;

const LABELS: Readonly<Record<string, string>> = {
  Won: "in wins",
  Lost: "in losses",
  Home: "at home",
  Away: "on the road",
  "Neutral floor": "on a neutral floor",
  Starter: "as a starter",
  "Off the bench": "off the bench",
  "First game": "in the first game",
};

function groupWords({ subject }: AnswerRow, { by }: Query, { teams }: QuestionData): string {
  if (subject.kind !== "group") return "";
  const id = by === "team" ? subject.teamId : subject.opponentId;
  const club = teams.find((team) => team.id === id)?.name;
  const text = subject.label ?? "";
  if (text === "" && club !== undefined) return `${by === "team" ? "for" : "against"} the ${club}`;
  return LABELS[text] ?? (/day/.test(text) ? `after ${text} of rest` : `in ${text}`);
}

function article(word: string): string {
  return /^[aeiou]/.test(word) ? "an" : "a";
}
