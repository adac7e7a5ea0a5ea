import type { Conditions } from "../query/conditions/conditions.ts";
import type { TRAIT_CONDITIONS } from "../query/conditions/player-conditions.ts";
import type { GroupRange, Query } from "../query/query.ts";
import type { AllTimeFact } from "./all-time-fact.ts";
import type { CareerFact, DraftFact, ParticularFact } from "./career-fact.ts";
import type { CalendarFact, ProjectionFact, UpcomingFact } from "./facts-ahead.ts";
import type { HistoryFact } from "./history-fact.ts";
import type { HonorsFact } from "./honors-fact.ts";
import type { StandingsFact } from "./standings-fact.ts";
import type { FloorFact } from "./zone-fact.ts";

/** A piece of a question's reading; it is inferred if the question does not state it. */
export interface Segment {
  text: string;
  isInferred: boolean;
}

/** The interpretation of a question in words, or its refusal. */
export type Understanding = AskedQuery | AskedFact | AskedPage | Ambiguous | Refused | Elsewhere;

/** A question about other seasons than those whose names it was read with. */
export interface Elsewhere {
  kind: "elsewhere";
  /** Their name in addresses. */
  seasons: string;
}

/** A question that was read as one of a name's players. */
interface OfName {
  /** The other players of the name, with the question about each. */
  namesakes?: readonly Choice[];
}

/** A question that a query of games answers. */
export interface AskedQuery extends OfName {
  kind: "query";
  query: Query;
  wish: Wish;
  readAs: readonly Segment[];
  /** The path of the site's own page on the subject; undefined when there is none. */
  path: string | undefined;
}

/** The content of the answer's sentence. */
export type Wish =
  /** The first player or team in the order of a figure. */
  | { kind: "leaders"; figure: string }
  /** The best single game. */
  | { kind: "high"; figure: string }
  /** The means, totals or shares of one or several figures over all games. */
  | {
      kind: "means";
      figures: readonly string[];
      /** The limits of a yes-or-no question: "did Jokić average 30 points". */
      limits?: readonly GroupRange[];
    }
  /** Wins and losses of all games. */
  | { kind: "record" }
  /** The number of games, with the players or teams that have them. */
  | { kind: "count"; isShare?: true }
  /** The players or teams that meet the conditions. */
  | { kind: "list" }
  | { kind: "streak" }
  /** The first or the last of the games, by date. */
  | { kind: "occasion"; end: "first" | "last" }
  /** The rank of a player or a team, or the player or team with a rank. */
  | { kind: "place"; figure: string; of: Placed }
  /** The number of games that a player missed. */
  | { kind: "missed" }
  /** The figures of each group. */
  | { kind: "split"; figures: readonly string[] };

/** The keys of the figures that an answer is to say. */
export function wishedIn(wish: Wish): readonly string[] {
  return "figure" in wish ? [wish.figure] : "figures" in wish ? wish.figures : [];
}

/** A rank, or the id of the player or team whose rank the answer gives. */
export type Placed = { nth: number } | { player: string } | { team: number };

/** A question about people or the season that no query of games answers. */
export interface AskedFact extends OfName {
  kind: "fact";
  fact: Fact;
  /** The document that the answer needs in addition to the data of all questions. */
  needs: FactDocument | undefined;
  readAs: readonly Segment[];
  path: string | undefined;
}

export type FactDocument =
  | { kind: "shots"; playerId: string }
  | { kind: "franchise"; teamId: number }
  | { kind: "postseason" }
  /** The awards and the Finals of all seasons. */
  | { kind: "honors" }
  /** The whole careers of players, of whatever time. */
  | { kind: "careers"; playerIds: readonly string[] }
  /** The draft whose players began in a season. */
  | { kind: "drafts"; season: string }
  | { kind: "all-time"; isOfPlayoffs: boolean }
  | { kind: "fixtures" }
  | { kind: "schedule" }
  /** The day of the question. */
  | { kind: "today" }
  /** Only the answer about odds reads those. */
  | { kind: "projection"; withOdds: boolean }
  | { kind: "ratings" }
  | { kind: "together" }
  /** The postseasons of some seasons. */
  | { kind: "postseasons"; seasons: string }
  /** The regular seasons of a team since its first. */
  | { kind: "team-years"; teamId: number }
  /** The results of some regular seasons. */
  | { kind: "season-games"; seasons: string }
  | { kind: "standings"; season: string }
  /** All rows of one ranking in two seasons. */
  | { kind: "rankings"; ranking: Query; seasons: readonly [before: string, now: string] }
  /** The teams of a player's whole career. */
  | { kind: "clubs"; playerId: string };

/** A personal fact about a player. */
export type Trait =
  | "age"
  | "height"
  | "weight"
  | "position"
  | "jersey"
  | "team"
  | "nation"
  | "birthday"
  | "college"
  | "draft"
  | "service";

/** Conditions on players, all of which must hold. */
export type People = Pick<Conditions, "team" | "conf" | keyof typeof TRAIT_CONDITIONS>;

export type Fact =
  | { kind: "trait"; trait: Trait; playerId: string }
  /**
   * The players with the most or the least of a trait: the tallest, the youngest. `games` restricts
   * them to the players of that query's rows: the oldest player to score 30.
   */
  | {
      kind: "extreme";
      trait: "age" | "height" | "weight" | "service";
      most: boolean;
      people: People;
      games: Query | undefined;
    }
  | { kind: "people"; people: People }
  | HonorsFact
  | CareerFact
  | ParticularFact
  | DraftFact
  | AllTimeFact
  | StandingsFact
  | SquadFact
  /** A team's record in an earlier season, by the year in which the season ended. */
  | { kind: "past-record"; teamId: number; year: number }
  /** A list of leaders by the end of its address, or a player's place in it. */
  | { kind: "list"; path: string; playerId: string | undefined }
  /** Several queries, and the named players without a game: "celtics or knicks record". */
  | { kind: "each"; asked: readonly AskedQuery[]; absent: readonly string[] | undefined }
  /** The leader of every team. */
  | { kind: "team-leaders"; query: Query; figure: string }
  /** The streaks still open after the last game. */
  | { kind: "current"; query: Query }
  /** A player's figures in the games that a query finds for another player. */
  | { kind: "beside"; playerId: string; figures: readonly string[]; games: Query }
  /** The lines of all players in the newest of some teams' games, or of the team's starters. */
  | { kind: "box"; games: Query; isOfStarters: boolean }
  /** The players who averaged a double-double or a triple-double; `query` has their averages. */
  | { kind: "averaged"; feat: "dd" | "td"; query: Query }
  /** The teams by the mean of a trait of their players. */
  | {
      kind: "team-extreme";
      trait: "age" | "height" | "weight";
      most: boolean;
      conf: "east" | "west" | undefined;
      teamId: number | undefined;
    }
  /** The games of a day of the upcoming season. */
  | { kind: "fixtures"; day: string; teamId: number | undefined }
  | UpcomingFact
  | CalendarFact
  | ProjectionFact
  /** A team's coach, arena, founding, titles or place. */
  | { kind: "club"; topic: ClubTopic; teamId: number }
  /** The final of the Cup. */
  | { kind: "cup" }
  /** The teams of the playoffs, or whether one of all teams is among them. */
  | { kind: "playoff-teams"; teamId: number | undefined; isMissed: boolean }
  /** The playoff series of one team, of two, or of all: in one round, lost, or by their length. */
  | {
      kind: "series";
      teamId: number | undefined;
      otherId: number | undefined;
      round: number | undefined;
      conf: "east" | "west" | undefined;
      /** The number of games that the series took. */
      length: number | undefined;
      isLost: boolean;
    }
  /** The team of a place in its conference, or in both, after the play-in. */
  | { kind: "seed"; conf: "east" | "west" | undefined; seed: number }
  | OnOffFact
  | FloorFact
  | HistoryFact;

/** The facts of topics, whose questions the grammar reads. */
type TopicFact =
  | AllTimeFact
  | StandingsFact
  | SquadFact
  | HonorsFact
  | ParticularFact
  | DraftFact
  | UpcomingFact
  | CalendarFact
  | ProjectionFact
  | OnOffFact
  | FloorFact
  | HistoryFact;

/** The players of a team in a season, by the query of their rows. */
export interface SquadFact {
  kind: "squad";
  query: Query;
  /** The team under its name of the time, where the question says it. */
  club: string;
}

/** The facts that the slots of a question ask for. */
export type ComposedFact = Exclude<Fact, TopicFact>;

/** The facts of one team that are no figures of games. */
export type ClubTopic = "coach" | "arena" | "founded";

/** A question for who assisted whom, or for a player on and off the floor. */
export interface OnOffFact {
  kind: "together";
  of: "assists" | "assists-to" | "assists-by" | "on-off";
  teamId: number | undefined;
  playerId: string | undefined;
  /** The scorer, where the player is his passer: "murray assists to jokic". */
  scorerId?: string;
}

/** A question that an existing page of the site answers. */
export interface AskedPage extends OfName {
  kind: "page";
  path: string;
  /** The page's subject: "The roster of the Boston Celtics". */
  title: string;
  readAs: readonly Segment[];
}

/** A question with several meanings, from which the reader chooses. */
export interface Ambiguous {
  kind: "choice";
  /** The ambiguous words as typed: "williams". */
  name: string;
  of: "players" | "teams" | "readings";
  /** Players are sorted by points, most first. */
  choices: readonly Choice[];
}

export interface Choice {
  label: string;
  /** The detail that distinguishes the choice: a team's abbreviation. */
  detail: string;
  /** A player's points in the season; undefined for other choices and without games. */
  points: number | undefined;
  /** The whole question with this choice made. */
  question: string;
}

/** A choice between readings of a question, without a detail. */
export function readingOf(label: string, question: string): Choice {
  return { label, detail: "", points: undefined, question };
}

export type RefusalCause =
  | "empty"
  | "too-long"
  | "forecast"
  | "television"
  | "betting"
  | "season"
  | "league"
  | "opinion"
  | "not-held"
  | "contradiction"
  | "incomplete"
  /** A player without a game in the season. */
  | "no-game"
  | "not-understood";

/** A question without an answer. */
export interface Refused {
  kind: "refused";
  cause: RefusalCause;
  /** "Hardwood deals in stats, not opinions. Try asking for a figure." */
  reason: string;
  /** The reason in a headline: its first sentence. */
  title: string;
  /** The advice below the headline; undefined where the headline is the advice. */
  advice: string | undefined;
  /** The parts of the question that were not understood, in their order. */
  notUnderstood: readonly Stretch[];
  /** Similar questions that have an answer. */
  nearest: readonly string[];
  /** The site's page about the subject of the question; undefined when there is none. */
  page: { path: string; title: string } | undefined;
}

/** A part of the question's text. */
export interface Stretch {
  text: string;
  start: number;
  end: number;
}

/** A piece of an answer's sentence, which pages emphasize if it is a figure. */
export interface Mark {
  text: string;
  isFigure: boolean;
}

/** An answer in words: a headline, and a deck of context if there is any. */
export interface AnswerSentence {
  headline: readonly Mark[];
  deck: string | undefined;
}

/** The answer to a question about people or the season, with the rows that prove it. */
export interface FactAnswer extends AnswerSentence {
  /** The table's headers; the first is that of the names. */
  heads: readonly string[];
  rows: readonly { name: string; href: string | undefined; cells: readonly string[] }[];
}

/** The text of marks or segments. */
export function plainText(marks: readonly { text: string }[]): string {
  return marks.map(({ text }) => text).join("");
}
