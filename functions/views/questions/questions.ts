import type { Answer } from "#domain/query/answer.ts";
import type { BadQuery } from "#domain/query/parse.ts";
import { qualifiedInTable, type Rows } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { LinesOf } from "#domain/query/storage/season-lines.ts";
import type { Result } from "#domain/result.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import type { QuestionName } from "#domain/site/questions.ts";
import { findTeam } from "../team/team-head.ts";
import { COMPARE_PATH, comparisonAnswer } from "./compare.ts";
import { listNamed, listPlace } from "./list-places.ts";
import type { AnswerFiles, Place } from "./place.ts";
import {
  headToHeadPlace,
  MOST_GAMES,
  playerPlace,
  subjectPlayer,
  teamPlace,
} from "./subject-places.ts";

/** The values of a route's placeholders in an address. */
export type Placeholders = Readonly<Record<string, string | undefined>>;

/** The question of a route's pages, by the values in their paths. */
export interface Question {
  /** Undefined when the path names no player, team or list. */
  placeOf(placeholders: Placeholders, data: QuestionData): Place | undefined;
  /** The part of each game, or the lineups, that the path implies. */
  part?: LinesOf;
  /** The usual rows, where they are not of the season's games. */
  rows?: Rows;
  /** The rows of a page; undefined for the default number. */
  rowsPerPage?: number;
  /** Answers a comparison, which needs several queries; undefined for a question of one query. */
  answerAt?(
    search: URLSearchParams,
    data: QuestionData,
  ): Result<{ answer: Answer; href: string; files: AnswerFiles; isOwnAddress: boolean }, BadQuery>;
}

export const FINDER_PATH = "/nba/finder";

/** The finder's place, which implies no parameters. */
export const FINDER: Place = { path: FINDER_PATH, fixed: {}, takesParts: true };

/** The form with every field, at an address of its own. */
export const FINDER_FORM: Place = { ...FINDER, path: "/nba/finder/form" };

const COMPARE: Place = { path: COMPARE_PATH, fixed: {}, takesParts: true };
/** The leaders of all seasons. */
export const ALL_TIME: Place = {
  path: "/nba/leaders/all-time",
  fixed: { season: ALL_SEASONS },
  usual: { rows: "careers", per: "total" },
};
/** The season's statistics of all players, and of all teams. */
export const PLAYER_STATS: Place = {
  path: "/nba/stats/players",
  fixed: { rows: "players" },
  namesTeams: true,
  qualified: qualifiedInTable,
  takesParts: true,
};
export const TEAM_STATS: Place = {
  path: "/nba/stats/teams",
  fixed: { rows: "teams" },
  takesParts: true,
};
/** The same of all players in the clutch. */
export const CLUTCH_STATS: Place = {
  ...PLAYER_STATS,
  path: "/nba/stats/clutch",
  fixed: { rows: "players", clutch: "1" },
};

/** The players of a team on the floor together: lineups, and pairs. */
export const LINEUP_STATS: Place = {
  path: "/nba/stats/lineups",
  fixed: { rows: "lineups" },
  usual: { per: "total" },
  qualified: qualifiedInTable,
};
export const PAIR_STATS: Place = {
  ...LINEUP_STATS,
  path: "/nba/stats/pairs",
  fixed: { rows: "pairs" },
};

/**
 * Every question by name, for both its page and the files at its address. A page is added by its
 * entry here, its name in domain/site/questions.ts and its row in domain/site/routes.ts.
 */
export const QUESTIONS: Readonly<Record<QuestionName, Question>> = {
  finder: { placeOf: () => FINDER },
  "all-time": { placeOf: () => ALL_TIME, rows: "careers" },
  "player-games": {
    placeOf: ({ playerName = "" }, data) =>
      playerPlace(subjectPlayer(playerName, data), "games", data),
    rowsPerPage: MOST_GAMES,
  },
  "player-splits": {
    placeOf: ({ playerName = "" }, data) =>
      playerPlace(subjectPlayer(playerName, data), "splits", data),
    rowsPerPage: MOST_GAMES,
  },
  "player-list": {
    placeOf: (placeholders, data) => listPlace(listNamed(placeholders, data.players)),
  },
  "team-games": {
    placeOf: ({ id }, data) => teamPlace(findTeam(data.teams, id), "games"),
    rowsPerPage: MOST_GAMES,
  },
  "team-splits": {
    placeOf: ({ id }, data) => teamPlace(findTeam(data.teams, id), "splits"),
    rowsPerPage: MOST_GAMES,
  },
  compare: { placeOf: () => COMPARE, answerAt: comparisonAnswer },
  "team-against": {
    placeOf: ({ id, other }, data) =>
      headToHeadPlace(findTeam(data.teams, id), findTeam(data.teams, other)),
  },
  "player-stats": { placeOf: () => PLAYER_STATS },
  "clutch-stats": { placeOf: () => CLUTCH_STATS, part: "clutch" },
  "lineup-stats": { placeOf: () => LINEUP_STATS, part: "lineups" },
  "pair-stats": { placeOf: () => PAIR_STATS, part: "pairs" },
  "team-stats": { placeOf: () => TEAM_STATS, rowsPerPage: 30 },
};
