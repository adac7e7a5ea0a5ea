import type { Answer } from "../../../domain/query/answer.ts";
import type { BadQuery } from "../../../domain/query/parse.ts";
import type { QuestionData } from "../../../domain/query/question-data.ts";
import type { Result } from "../../../domain/result.ts";
import { findPlayer } from "../../../domain/season/players.ts";
import type { QuestionName } from "../../../domain/site/questions.ts";
import { COMPARE_PATH, comparisonAnswer } from "./compare.ts";
import { listNamed, listPlace } from "./list-places.ts";
import type { Place } from "./place.ts";
import {
  againstPlace,
  MOST_GAMES,
  playerPlace,
  teamNumbered,
  teamPlace,
} from "./subject-places.ts";

/** What the placeholders of a route stand for in an address. */
export type Placeholders = Readonly<Record<string, string | undefined>>;

/** What the pages of a route ask of the season's figures, by what is in their paths. */
export interface Question {
  /** Undefined where the path names nothing that there is. */
  placeOf(placeholders: Placeholders, data: QuestionData): Place | undefined;
  /** How many rows a page has, where it is not the usual number. */
  rowsPerPage?: number;
  /** Answers what is several queries in one; undefined for what is one query. */
  answerAt?(
    search: URLSearchParams,
    data: QuestionData,
  ): Result<{ answer: Answer; href: string; isOwnAddress: boolean }, BadQuery>;
}

export const FINDER_PATH = "/nba/finder";

/** The finder asks nothing by itself. */
export const FINDER: Place = { path: FINDER_PATH, fixed: {} };

const COMPARE: Place = { path: COMPARE_PATH, fixed: {} };
/** The season's statistics of all players, and of all teams. */
export const PLAYER_STATS: Place = { path: "/nba/stats/players", fixed: { rows: "players" } };
export const TEAM_STATS: Place = { path: "/nba/stats/teams", fixed: { rows: "teams" } };

/**
 * Every named question, which its page and the files at its address answer alike. A page is added by
 * its entry here, its name in domain/site/questions.ts and its row in domain/site/routes.ts.
 */
export const QUESTIONS: Readonly<Record<QuestionName, Question>> = {
  finder: { placeOf: () => FINDER },
  "player-games": {
    placeOf: ({ playerName = "" }, data) =>
      playerPlace(findPlayer(data.players, playerName), "games", data),
    rowsPerPage: MOST_GAMES,
  },
  "player-splits": {
    placeOf: ({ playerName = "" }, data) =>
      playerPlace(findPlayer(data.players, playerName), "splits", data),
    rowsPerPage: MOST_GAMES,
  },
  "player-list": {
    placeOf: (placeholders, data) => listPlace(listNamed(placeholders, data.players)),
  },
  "team-games": {
    placeOf: ({ id }, data) => teamPlace(teamNumbered(id, data), "games"),
    rowsPerPage: MOST_GAMES,
  },
  "team-splits": {
    placeOf: ({ id }, data) => teamPlace(teamNumbered(id, data), "splits"),
    rowsPerPage: MOST_GAMES,
  },
  compare: { placeOf: () => COMPARE, answerAt: comparisonAnswer },
  "team-against": {
    placeOf: ({ id, other }, data) =>
      againstPlace(teamNumbered(id, data), teamNumbered(other, data)),
  },
  "player-stats": { placeOf: () => PLAYER_STATS },
  "team-stats": { placeOf: () => TEAM_STATS, rowsPerPage: 30 },
};
