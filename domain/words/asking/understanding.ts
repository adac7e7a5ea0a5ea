import type { Query, Stage } from "../../query/query.ts";

/** A piece of how a question was read; what was not in it is inferred. */
export interface Segment {
  text: string;
  isInferred: boolean;
}

/** What a question in words asks, or why it is not answered. */
export type Understanding = AskedQuery | AskedFact | AskedPage | Ambiguous | Refused;

/** A question that the engine answers. */
export interface AskedQuery {
  kind: "query";
  query: Query;
  wish: Wish;
  readAs: readonly Segment[];
  /** The site's own page about it, where there is one. */
  path: string | undefined;
}

/** What the answer's sentence has to say of the rows. */
export type Wish =
  /** Who is first: rows of players or teams, the first of the order at the top. */
  | { kind: "leaders"; figure: string }
  /** The best single game. */
  | { kind: "high"; figure: string }
  /** What all games come to, one or several figures. */
  | { kind: "means"; figures: readonly string[] }
  /** Wins and losses of all games. */
  | { kind: "record" }
  /** How many games there are, and whose. */
  | { kind: "count" }
  /** Which players or teams there are. */
  | { kind: "list" }
  | { kind: "streak" }
  /** Which place a player or a team has, or who has a place. */
  | { kind: "place"; figure: string; of: Placed }
  /** How many games a player missed. */
  | { kind: "missed" }
  /** The groups beside each other. */
  | { kind: "split"; figures: readonly string[] };

/** Whose place is asked for, or which. */
export type Placed = { nth: number } | { player: string } | { team: number };

/** A question about people or the season that is no query of games. */
export interface AskedFact {
  kind: "fact";
  fact: Fact;
  /** The document that the answer needs beside the question's data. */
  needs: FactDocument | undefined;
  readAs: readonly Segment[];
  path: string | undefined;
}

export type FactDocument =
  | { kind: "career"; playerId: string }
  | { kind: "postseason" }
  | { kind: "ratings" };

/** What is known of a player under contract. */
export type Trait =
  | "age"
  | "height"
  | "weight"
  | "position"
  | "jersey"
  | "team"
  | "nation"
  | "college"
  | "draft"
  | "service";

/** Which players are meant: those under contract whom all of these leave. */
export interface People {
  /** A team's abbreviation. */
  team?: string;
  conf?: "east" | "west";
  pos?: "G" | "F" | "C";
  nation?: string;
  college?: string;
  draft?: { min: number; max: number } | "undrafted";
  age?: { min: number; max: number };
  /** In inches. */
  height?: { min: number; max: number };
  rookie?: boolean;
}

export type Fact =
  | { kind: "trait"; trait: Trait; playerId: string }
  /** The players with the most or the least of a trait: the tallest, the youngest. */
  /** With `games`, of the players who are rows of that query: the oldest who scored 30. */
  | {
      kind: "extreme";
      trait: "age" | "height" | "weight";
      most: boolean;
      people: People;
      games: Query | undefined;
    }
  | { kind: "people"; people: People }
  | { kind: "career"; playerId: string; figure: string; per: "total" | "average" }
  /** One earlier season of a player, by the year in which it ended. */
  | {
      kind: "past";
      playerId: string;
      year: number;
      stage: Stage;
      figures: readonly string[];
      per: "total" | "average";
    }
  /** A list of leaders by the end of its address, or a player's place in it. */
  | { kind: "list"; path: string; playerId: string | undefined }
  /** Several queries, each with its own sentence: "celtics or knicks record". */
  | { kind: "each"; asked: readonly AskedQuery[] }
  /** The leader of every team. */
  | { kind: "team-leaders"; query: Query; figure: string }
  /** The streaks that are not over. */
  | { kind: "current"; query: Query }
  /** A player's figures in the games that a query of another's finds. */
  | { kind: "beside"; playerId: string; figures: readonly string[]; games: Query }
  /** Who won the season's title. */
  | { kind: "finals" }
  /** Who won an award this season, or how often one player has. "All-NBA" is its three teams. */
  | { kind: "award"; award: string; playerId: string | undefined };

/** A question that a page of the site answers as it stands. */
export interface AskedPage {
  kind: "page";
  path: string;
  /** What the page is: "The roster of the Boston Celtics". */
  title: string;
  readAs: readonly Segment[];
}

/** A question that can mean several things: it is asked back. */
export interface Ambiguous {
  kind: "choice";
  /** As the question has it: "williams". */
  name: string;
  of: "players" | "teams" | "readings";
  /** The most points first, where they are players. */
  choices: readonly Choice[];
}

export interface Choice {
  label: string;
  /** What tells it from the others: a team's abbreviation. */
  detail: string;
  /** A player's points in the season. */
  points: number | undefined;
  /** The whole question with this choice made. */
  question: string;
}

/** A reading of the question, as one of several. */
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
  | "not-understood";

/** A question that is not answered. */
export interface Refused {
  kind: "refused";
  cause: RefusalCause;
  /** A sentence: "Hardwood holds results, not forecasts." */
  reason: string;
  /** The parts of the question that were not understood, in its order. */
  notUnderstood: readonly Stretch[];
  /** Questions near to this one that are understood. */
  nearest: readonly string[];
}

/** A part of the question's text. */
export interface Stretch {
  text: string;
  start: number;
  end: number;
}

/** A piece of an answer's sentence; figures are set off. */
export interface Mark {
  text: string;
  isFigure: boolean;
}

/** An answer in words: its headline, and what is worth knowing beside it. */
export interface AnswerSentence {
  headline: readonly Mark[];
  deck: string | undefined;
}

/** The answer to a question about people or the season, with the rows that prove it. */
export interface FactAnswer extends AnswerSentence {
  /** What the rows' cells are, the name's header first. */
  heads: readonly string[];
  rows: readonly { name: string; href: string | undefined; cells: readonly string[] }[];
}

/** A text without its marks. */
export function plainText(marks: readonly { text: string }[]): string {
  return marks.map(({ text }) => text).join("");
}
