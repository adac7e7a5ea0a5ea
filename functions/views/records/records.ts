import { formatShortDate } from "../../../domain/dates.ts";
import { memoize, oncePerKey } from "../../../domain/memoize.ts";
import { printedRecord } from "../../../domain/printing/records.ts";
import { queryAddress } from "../../../domain/query/address.ts";
import type { Answer, AnswerRow, GameSubject, GroupSubject } from "../../../domain/query/answer.ts";
import type { Query, Stage } from "../../../domain/query/query.ts";
import type { QuestionData } from "../../../domain/query/question-data.ts";
import { ALL_SEASONS } from "../../../domain/season/season-range.ts";
import { placeName } from "../../../domain/season/team.ts";
import type { SeasonReads } from "../../data/past-season.ts";
import { readsOfAllSeasons } from "../../data/seasons-together.ts";
import { viewOf } from "../gather.ts";
import { askAt } from "../questions/load-question.ts";
import { addressAt, type Place } from "../questions/place.ts";
import { figureText } from "../questions/printed-cells.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { FINDER, FINDER_PATH, PLAYER_STATS, TEAM_STATS } from "../questions/questions.ts";
import { gamePath } from "../season-games.ts";
import type { View } from "../view.ts";
import { RECORD_PARTS, type RecordPart, type RecordQuestion } from "./record-questions.ts";

const PATH = "/nba/records";

/** One holder of a record. */
export interface RecordRow {
  /** "83", "73–9". */
  figure: string;
  name: string;
  /** Its game, or the list of its games. */
  href: string | undefined;
  /** "Heat v. Washington, Mar 10, 2026". */
  words: string;
}

/** A record with its first holders. */
export interface SeasonsRecord {
  label: string;
  /** The whole list. */
  href: string;
  rows: RecordRow[];
  /** The number of holders beside those shown that are equal to the last one. */
  isTied: boolean;
}

export interface RecordsPage {
  /** "Records since 2013-14". */
  title: string;
  stages: { text: string; href: string; isCurrent: boolean }[];
  parts: { title: string; records: SeasonsRecord[] }[];
}

/** The rows of a record, and one more that tells whether the last one has an equal. */
const SHOWN = 3;

/** The records of a stage over all seasons that are held. */
export async function loadRecords(reads: SeasonReads, stage: Stage): Promise<View<RecordsPage>> {
  const read = await readQuestionData(readsOfAllSeasons(reads).collections);
  return viewOf(read, (data) => pagesOf(data.lines)(data.teams)(stage)(data));
}

/** The address of a stage's records. */
export function recordsPath(stage: Stage): string {
  return stage === "season" ? PATH : `${PATH}?stage=${stage}`;
}

/** The stage of an address: the regular season unless it names the playoffs. */
export function stageOfRecords(search: URLSearchParams): Stage {
  return search.get("stage") === "playoffs" ? "playoffs" : "season";
}

/** Some thirty questions over every line, so they are asked once for the same lines. */
const pagesOf = memoize((_lines: QuestionData["lines"]) =>
  memoize((_teams: QuestionData["teams"]) =>
    oncePerKey((stage: Stage) => {
      let page: RecordsPage | undefined;
      return (data: QuestionData) => {
        page ??= pageOf(stage, data);
        return page;
      };
    }),
  ),
);

function pageOf(stage: Stage, data: QuestionData): RecordsPage {
  const since = `since ${data.lines.parts?.[0]?.season ?? data.lines.season}`;
  return {
    title: stage === "season" ? `Records ${since}` : `Playoff records ${since}`,
    stages: (["season", "playoffs"] as const).map((other) => ({
      text: other === "season" ? "Regular season" : "Playoffs",
      href: recordsPath(other),
      isCurrent: other === stage,
    })),
    parts: RECORD_PARTS.map((part) => ({
      title: part.title[stage],
      records: part.records
        .filter(({ only }) => only === undefined || only === stage)
        .flatMap((record) => recordOf(record, part, stage, data) ?? []),
    })),
  };
}

/** A record with its holders; undefined before there is one. */
function recordOf(
  { label, asks }: RecordQuestion,
  part: RecordPart,
  stage: Stage,
  data: QuestionData,
): SeasonsRecord | undefined {
  const search = new URLSearchParams(`${part.asks}&${asks}&stage=${stage}&season=${ALL_SEASONS}`);
  const asked = askAt(FINDER, search, data, SHOWN + 1);
  if (asked.kind === "bad") throw new Error(`The record of ${label}: ${asked.bad.sentence}`);
  const { answer } = asked;
  const figures = answer.rows.map((row) => figureOfRow(answer, row));
  if (answer.rows.length === 0) return undefined;
  return {
    label,
    href: addressAt(placeOf(answer.query), answer.query),
    rows: answer.rows.slice(0, SHOWN).map((row, at) => ({
      figure: figures[at] ?? "",
      ...holderOf(row, data),
    })),
    isTied: figures[SHOWN] !== undefined && figures[SHOWN] === figures[SHOWN - 1],
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
  return subject.kind === "game"
    ? { name, href: gamePath(subject.game), words: gameWords(subject, ofTeam, data) }
    : { name, href: gamesHref(subject), words: groupWords(subject, ofTeam) };
}

/** "Heat v. Washington, Mar 10, 2026", and "v. Washington, 150–129" for a team. */
function gameWords(subject: GameSubject, ofTeam: string, { teams }: QuestionData): string {
  const { game, place, opponentId } = subject;
  const opponent = teams.find(({ id }) => id === opponentId);
  const where = `${place === "away" ? "at" : "v."} ${opponent ? placeName(opponent) : ""}`;
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
