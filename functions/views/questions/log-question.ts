import { inSeason } from "#domain/players/season-links.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { namesOf } from "#domain/query/names.ts";
import type { BadQuery } from "#domain/query/parse.ts";
import { type AskedStage, completeQuery, isOfTeams, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { questionOf } from "#domain/query/say/sentence.ts";
import { LOG_COLUMNS } from "../player/log-columns.ts";
import { type FigureHead, figureHeads, type GroupFigureRow, onlyRow } from "./figure-rows.ts";
import { type Filter, filtersOf, isNarrowed, ownConditions, stagesOf } from "./filters.ts";
import { askAt } from "./load-question.ts";
import type { AnswerFiles, Place } from "./place.ts";
import { figureText } from "./printed-cells.ts";
import { MOST_GAMES } from "./subject-places.ts";
import { type WiderLink, widerOf } from "./wider.ts";

/** The result of a game log's address. */
export type LogQuestion =
  /** A player under contract who has not played, or a season without lines. */
  | { kind: "unplayed" }
  | { kind: "bad"; bad: BadQuery }
  /** The canonical address is another one. */
  | { kind: "elsewhere"; href: string }
  | AskedLog;

export interface AskedLog {
  kind: "asked";
  /** The canonical address of the page. */
  href: string;
  /** The address of the whole log. */
  all: string;
  query: Query;
  /** The selected games in the answer's order; undefined for all games of every stage. */
  gameIds: readonly string[] | undefined;
  /** The conditions on the games, in words; undefined without any. */
  narrowed: string | undefined;
  wider: WiderLink | undefined;
  stages: Filter | undefined;
  filters: Filter[];
  files: AnswerFiles;
  /** The averages of the selected games. */
  means: { heads: FigureHead[]; row: GroupFigureRow };
}

/** Parses the address of a game log. */
export function askLog(
  place: Place | undefined,
  search: URLSearchParams,
  data: QuestionData,
): LogQuestion {
  if (place === undefined) return { kind: "unplayed" };
  const asked = askAt(place, search, data, MOST_GAMES);
  if (asked.kind === "bad") return asked;
  const { answer, href, files, isOwnAddress } = asked;
  if (!isOwnAddress) return { kind: "elsewhere", href };
  const { query } = answer;
  const isWhole =
    !isNarrowed(query, place) && query.sort.key === "date" && query.sort.order === "desc";
  const isPlain = isWhole && query.stage === "season";
  const words = { ...query, conditions: ownConditions(query, place) };
  return {
    kind: "asked",
    href: search.size === 0 ? place.path : href,
    all: inSeason(place.path, query.season, data.seasonNow.current),
    query,
    gameIds: isPlain
      ? undefined
      : answer.rows.flatMap(({ subject }) => (subject.kind === "game" ? subject.game.id : [])),
    narrowed: isNarrowed(query, place) ? questionOf(words, namesOf(data)) : undefined,
    wider: widerOf(asked),
    // A whole log has the games of every stage.
    stages: stagesOf(asked, isWhole ? "All games" : undefined),
    filters: filtersOf(asked),
    files,
    means: logMeans("Average", query, data),
  };
}

/** The averages of a query's single games, in one row. */
export function logMeans(label: string, query: Query, data: QuestionData): AskedLog["means"] {
  const rows = isOfTeams(query.rows) ? ("teams" as const) : ("players" as const);
  const grouped = completeQuery({ ...query, rows, sort: undefined, qualified: undefined, page: 1 });
  const answer = runQuery(grouped, data, 1);
  return { heads: figureHeads(answer), row: onlyRow(label, undefined, answer) };
}

/** The averages of a player's games of a stage, in the order of his log's columns. */
export function logAverages(query: Query, stage: AskedStage, data: QuestionData): string[] {
  // The engine has a column of fouls only when rows are sorted by fouls.
  const sort = { key: "pf", order: "desc" } as const;
  const asked = { ...query, stage, rows: "players", sort, qualified: false, page: 1 } as const;
  const { columns, rows } = runQuery(completeQuery(asked), data, 1);
  return LOG_COLUMNS.map(({ average }) => {
    const at = columns.findIndex((column) => column.key === average);
    const column = columns[at];
    const text = column === undefined ? "" : figureText(column, rows[0]?.cells[at] ?? null);
    const isShare = column?.figure?.computation.kind === "share";
    return isShare && /\d/.test(text) ? `${text}%` : text;
  });
}

/** The games that a question selects, in the reverse of its order; all games by default. */
export function gamesAsked<Entry extends { gameId: string }>(
  entries: readonly Entry[],
  question: LogQuestion,
): Entry[] {
  if (question.kind !== "asked" || question.gameIds === undefined) return [...entries];
  const byId = new Map(entries.map((entry) => [entry.gameId, entry]));
  // Logs begin with the oldest game, answers with the latest or best.
  return question.gameIds.flatMap((id) => byId.get(id) ?? []).toReversed();
}
