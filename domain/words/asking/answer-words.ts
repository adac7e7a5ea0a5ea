import { type Answer, type AnswerRow, cellText } from "../../query/answer.ts";
import { figureOf } from "../../query/figures.ts";
import { playerName, teamOf } from "../../query/names.ts";
import type { Query } from "../../query/query.ts";
import type { QuestionData } from "../../query/question-data.ts";
import { printedFigure } from "../../season/printed.ts";
import { listed } from "../listed.ts";
import { rangeText } from "./figure-words.ts";
import type { SettingNames } from "./settings.ts";
import type { Mark } from "./understanding.ts";

export const plain = (text: string): Mark => ({ text, isFigure: false });
export const figure = (text: string): Mark => ({ text, isFigure: true });

export function namesIn({ lines, teams }: QuestionData): SettingNames {
  return { players: lines.players, teams, lines };
}

/** A row's figure, printed with its unit; "" when the row or the column is missing. */
export function cellIn({ columns }: Answer, row: AnswerRow | undefined, key: string): string {
  const place = columns.findIndex((column) => column.key === key);
  const column = columns[place];
  if (column === undefined || row === undefined) return "";
  const text = printedFigure(cellText(column, row.cells[place] ?? null));
  return withUnit(key, text);
}

const SIGNED = ["pm", "diff", "netrtg"];

/** Adds "%" to percentages, and "+" to positive differences. */
export function withUnit(key: string, text: string): string {
  if (text === "") return text;
  if (SIGNED.includes(key)) return Number(text) > 0 ? `+${text}` : text;
  return figureOf(key)?.unit === "percent" ? `${text}%` : text;
}

/** The name of a row's player or team: "Nikola Jokić", "the Celtics". */
export function nameOfRow({ subject }: AnswerRow, data: QuestionData): string {
  if (subject.player !== undefined) return subject.player.name;
  const team = data.teams.find(({ id }) => id === subject.teamId);
  return team === undefined ? "" : `the ${team.name}`;
}

/** The rows tied for first place, compared by unrounded figures. */
export function firstRows({ columns, rows }: Answer, key: string): AnswerRow[] {
  const place = columns.findIndex((column) => column.key === key);
  const best = rows[0]?.cells[place];
  return rows.filter(({ cells }) => cells[place] === best);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A query's figures as a verb phrase: "scored 30 or more", "had a triple-double"; "played" for a
 * query without figures.
 */
export function didWords({ figures }: Query): string {
  if (figures.length === 0) return "played";
  const [only] = figures;
  if (figures.length === 1 && only?.figure === "oppts")
    return `allowed ${rangeText("pts", only.range).replace(/ points?$/, "")}`;
  if (figures.length === 1 && only?.figure === "pts")
    return `scored ${rangeText("pts", only.range).replace(/ points?$/, "")}`;
  return `had ${listed(figures.map(({ figure: key, range }) => rangeText(key, range)))}`;
}

/** A query's figures as a condition: " in games with 10 or more assists"; "" without figures. */
export function inGamesWith({ figures }: Query): string {
  if (figures.length === 0) return "";
  return ` in games with ${listed(figures.map(({ figure: key, range }) => rangeText(key, range)))}`;
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
  return key === "winpct"
    ? `${cellIn(answer, row, "w")}-${cellIn(answer, row, "l")}`
    : cellIn(answer, row, key);
}

const MOST_NAMED = 20;

/** The names of tied rows; beyond `MOST_NAMED`, the number of the others. */
export function tiedNames(rows: readonly AnswerRow[], data: QuestionData): string {
  const names = [...new Set(rows.map((row) => nameOfRow(row, data)))];
  if (names.length <= MOST_NAMED) return capital(listed(names));
  const shown = names.slice(0, MOST_NAMED);
  return capital(`${shown.join(", ")} and ${names.length - MOST_NAMED} more`);
}
