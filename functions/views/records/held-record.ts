import { formatShortDate } from "#domain/dates.ts";
import { playerPath } from "#domain/players/players.ts";
import { printedRecord } from "#domain/printing/records.ts";
import { queryAddress } from "#domain/query/address.ts";
import type { Answer, AnswerRow, GameSubject, GroupSubject } from "#domain/query/answer.ts";
import type { Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { placeName } from "#domain/teams/team.ts";
import { askAt } from "../questions/load-question.ts";
import { addressAt, type Place } from "../questions/place.ts";
import { figureText } from "../questions/printed-cells.ts";
import { FINDER, FINDER_PATH, PLAYER_STATS, TEAM_STATS } from "../questions/questions.ts";
import { gamePath } from "../season/season-games.ts";

/** One holder of a record. */
export interface RecordRow {
  /** "83", "73–9". */
  figure: string;
  name: string;
  /** Its game, or the list of its games. */
  href: string | undefined;
  /** "Heat vs. Washington, Mar 10, 2026". */
  words: string;
}

/** A record with its first holders. */
export interface HeldRecord {
  label: string;
  /** The whole list. */
  href: string;
  rows: RecordRow[];
  /** True when a holder who is not shown is equal to the last one. */
  isTied: boolean;
}

/** The first holders that a record names. */
const SHOWN = 3;

/** The first rows of a question that sorts them; undefined without any. */
export function heldRecord(
  label: string,
  asks: string,
  data: QuestionData,
  shown = SHOWN,
): HeldRecord | undefined {
  const asked = askAt(FINDER, new URLSearchParams(asks), data, shown + 1);
  if (asked.kind === "bad") throw new Error(`The record of ${label}: ${asked.bad.sentence}`);
  const { answer } = asked;
  if (answer.rows.length === 0) return undefined;
  const figures = answer.rows.map((row) => figureOfRow(answer, row));
  return {
    label,
    href: addressAt(placeOf(answer.query), answer.query),
    rows: answer.rows.slice(0, shown).map((row, at) => ({
      figure: figures[at] ?? "",
      ...holderOf(row, data),
    })),
    isTied: figures[shown] !== undefined && figures[shown] === figures[shown - 1],
  };
}

/** The page that lists a question's rows. */
function placeOf({ rows }: Query): Place {
  if (rows === "players") return PLAYER_STATS;
  return rows === "teams" ? TEAM_STATS : FINDER;
}

/** The figure that sorts the rows: a share of wins as a record, a margin in points. */
function figureOfRow({ query, columns }: Answer, { cells, subject }: AnswerRow): string {
  const { key } = query.sort;
  if (key === "margin" && subject.kind === "game")
    return String(Math.abs(subject.game.homePoints - subject.game.awayPoints));
  const cellAt = (name: string) =>
    cells[columns.findIndex((column) => column.key === name)] ?? null;
  if (key === "winpct")
    return printedRecord({ wins: Number(cellAt("w")), losses: Number(cellAt("l")) });
  const column = columns.find((column) => column.key === key);
  return column === undefined ? "" : figureText(column, cellAt(key));
}

function holderOf({ subject }: AnswerRow, data: QuestionData): Omit<RecordRow, "figure"> {
  const team = data.teams.find(({ id }) => id === subject.teamId);
  const name = subject.player?.name ?? team?.fullName ?? "";
  const ofTeam = subject.player === undefined ? "" : (team?.name ?? "");
  if (subject.kind === "season") return { name, href: playerPath(name), words: subject.label };
  return subject.kind === "game"
    ? { name, href: gamePath(subject.game), words: gameWords(subject, ofTeam, data) }
    : { name, href: gamesHref(subject), words: groupWords(subject, ofTeam) };
}

/** "Heat vs. Washington, Mar 10, 2026", and "vs. Washington, 150–129" for a team. */
function gameWords(subject: GameSubject, ofTeam: string, { teams }: QuestionData): string {
  const { game, place, opponentId } = subject;
  const opponent = teams.find(({ id }) => id === opponentId);
  const where = `${place === "away" ? "at" : "vs."} ${opponent ? placeName(opponent) : ""}`;
  const day = formatShortDate(game.date);
  if (ofTeam !== "") return `${ofTeam} ${where}, ${day}`;
  const points = [game.homePoints, game.awayPoints] as const;
  const [wins, losses] = game.homeTeamId === subject.teamId ? points : [points[1], points[0]];
  return `${printedRecord({ wins, losses })} ${where}, ${day}`;
}

/** "Rockets, 2018-19"; for a streak, its first and last day. */
function groupWords({ label, first, last, isOpen }: GroupSubject, ofTeam: string): string {
  const when =
    label ??
    `${formatShortDate(first.date)} to ${formatShortDate(last.date)}${isOpen ? ", so far" : ""}`;
  return ofTeam === "" ? when : `${ofTeam}, ${when}`;
}

function gamesHref(subject: GroupSubject): string | undefined {
  const games = subject.gamesQuery();
  return games && `${FINDER_PATH}?${queryAddress(games)}`;
}
