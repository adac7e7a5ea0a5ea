import type { LiveReading } from "#domain/live/live-game.ts";
import type { Result } from "#domain/result.ts";
import type { BoxScore } from "#domain/season/box-score.ts";
import type { SourceLine } from "#domain/season/season-totals.ts";
import type { PlaysWire } from "../wire/plays.ts";
import type { TeamWire } from "../wire/teams.ts";

/** Why a source gave nothing. */
export interface SourceFailure {
  kind:
    | "unreachable"
    | "timed-out"
    /** 401 or 403: the key is missing or wrong, or its plan too small. */
    | "denied"
    /** 429 at every try. */
    | "throttled"
    /** 5xx at every try. */
    | "failing"
    /** It answers, but a run takes too long. */
    | "slow"
    /** Any other refusal: the request was wrong. */
    | "refused"
    /** The answer has another form than is known of the source. */
    | "malformed"
    /** The answer is a page (HTML), as a wrong address or a proxy gives one. */
    | "page"
    /** The limit of requests is reached. */
    | "exhausted";
  /** As operators know it: "stats API". */
  source: string;
  /** The requested resource, as "stats"; never the key. */
  resource: string;
  /** The status of the last answer; undefined without one. */
  status?: number;
  /** The pause that the last answer asked for by `Retry-After`; undefined without one. */
  retryAfterMs?: number;
}

/** A row that cannot be understood, and what can be told of it. */
export interface UnreadRow {
  gameId: number | undefined;
  playerId: string | undefined;
  /** "stats (game 5, player 7): pts: Invalid type: Expected number but received "12"". */
  says: string;
}

/** The rows of an answer, and those that cannot be understood. */
export interface Fetched<Row> {
  rows: Row[];
  unread: UnreadRow[];
  /** The rows that came once more, as where pages overlap. */
  repeated?: number;
}

export type Fetching<Row> = Promise<Result<Fetched<Row>, SourceFailure>>;

/** A game under the source's own id, and its state. */
export interface SourceGame {
  id: number;
  date: string;
  season: number;
  isFinal: boolean;
  /** It is postponed, canceled or abandoned. */
  isOff: boolean;
  /** The source calls it the final of the NBA Cup. */
  isCupFinal: boolean;
  isPostseason: boolean;
  /** 0 while the team is to be determined. */
  homeTeamId: number;
  visitorTeamId: number;
  homePoints: number;
  visitorPoints: number;
  /** It will not be played on its day, and waits for another. */
  isPostponed: boolean;
  /** 0 where the source does not say. */
  overtimes: number;
  /** ISO time, or the date where the source does not say. */
  tipOff: string;
  /** The points by period of a final; undefined where the source does not say. */
  periods?: BoxScore["periods"] | undefined;
}

/** A player's line of a game, under the source's own ids. */
export interface SourceBoxLine extends Omit<SourceLine, "gameId"> {
  gameId: number;
  playerName: string;
  /** The player's draft; "" where the source does not say. */
  draft: string;
  /** His number, where the source says it. */
  jersey?: string;
}

/** The plays of a game, under the source's own ids of its players. */
export interface SourcePlays extends Omit<PlaysWire, "players"> {
  gameId: number;
  players: readonly string[];
}

/** The lines of games, and their plays where they are told. */
export interface FetchedLines extends Fetched<SourceBoxLine> {
  plays: SourcePlays[];
}

/** A source without plays leaves them out. */
export type FetchingLines = Promise<
  Result<Fetched<SourceBoxLine> & { plays?: SourcePlays[] }, SourceFailure>
>;

/** An active player under the source's own id. Every text is "" where the source does not know it. */
export interface RosterPlayer {
  id: string;
  name: string;
  teamId: number;
  position: string;
  height: string;
  weight: string;
  jersey: string;
  college: string;
  country: string;
  /** "2017 Rnd 1 Pick 14", or "". */
  draft: string;
  /** The date of birth: "1998-07-23", or "". */
  born: string;
}

/** The games that are asked for. */
export interface GamesAsked {
  /** The year in which the season began. */
  season: number;
  /** The last ISO date; without it, all games of the season, those to come included. */
  upTo?: string;
  /** The ISO dates that matter: a source that lists games by the day reads these alone. */
  days: readonly string[];
}

/** The games of an answer. */
export interface ListedGames extends Fetched<SourceGame> {
  /** The only days of which games are listed; undefined where it is the whole season. */
  days?: ReadonlySet<string>;
  /** What an operator should know of them, in sentences. */
  doubts?: string[];
}

/** What a source may give. */
export type Gift = "fixtures" | "scores" | "lines" | "plays" | "rosters" | "standings";

/** What a kind of source is: what it gives, and how often it may be asked. */
export interface SourceKind {
  /** As operators know it: "stats API". */
  name: string;
  gives: readonly Gift[];
  /** The requests a minute where no setting says otherwise. */
  requestsPerMinute: number;
  /** The readings of games in progress a minute, of those, where no setting says otherwise. */
  liveReadings: number;
}

/**
 * A source of results. What it does not give has no method; what its plan does not include is
 * answered by the failure "denied".
 */
export interface ResultsSource {
  /** The thirty current teams; without it they stay as they are stored. */
  teams?(): Fetching<TeamWire>;
  /** The games of a season. */
  games(asked: GamesAsked): Promise<Result<ListedGames, SourceFailure>>;
  /** The games of a day as they stand. */
  gamesOn(date: string): Fetching<LiveReading>;
  /** All players' lines of these games, and their plays where the source has them. */
  lines(gameIds: readonly number[]): FetchingLines;
  /** The number of games whose lines fit into a number of requests. */
  gamesWithin(requests: number): number;
  /**
   * These players' lines of all games of a season, including games that count in no standings. Without
   * it, rosters tell who a player is.
   */
  linesOfPlayers?:
    | ((season: number, playerIds: readonly string[]) => Fetching<SourceBoxLine>)
    | undefined;
  /** The players whom these teams have now. */
  activePlayers(teamIds: readonly number[]): Fetching<RosterPlayer>;
  /** The number of lines that come in one request for players. */
  linesAtOnce: number;
  /** The number of teams whose players come in one request. */
  teamsAtOnce: number;
  /** Lines are read again for so many days after their game, because they may be corrected. */
  daysOfCorrections: number;
  /** The number of requests that may still be made. */
  requestsLeft(): number;
}
