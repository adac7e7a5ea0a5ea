import { type Favorites, parseFavorites } from "./favorites.ts";

type CardText =
  /** "team" or "player". */
  | "kind"
  | "name"
  | "href"
  /** The address of the team's badge. */
  | "logo"
  /** A player's team: "DEN". */
  | "team"
  | "teamHref"
  /** The day of the last game: "Apr 12". */
  | "date"
  /** The result of the last game: "Won 128–118 at SAS". */
  | "game"
  | "gameHref"
  /** A team's results game by game, as `seasonStrip` draws them. */
  | "strip"
  /** A summary of the season: "Northwest, won the last 12"; "2025-26: 26.6 points, ..." */
  | "line"
  /** A team's next game: "Next: Nov 23, 10:00 PM ET at POR, ..." */
  | "next";

/** A favorite with its latest figures, every field as printed, "" for a missing one. */
export interface FavoriteCard extends Record<CardText, string> {
  /** Figures by name: the rank and record of a team, the last line of a player. */
  figures: Record<string, string>;
}

type NoteText =
  /** "News, April 12, 2026". */
  | "label"
  | "title"
  | "titleHref"
  | "text"
  /** The newest article about a favorite: "About your favorites, April 12, 2026:". */
  | "more"
  | "link"
  | "linkHref";

/** The latest article of a members' section, every field as printed, "" for a missing one. */
export type FrontNote = Record<NoteText, string>;

/** The member's part of the dashboard: the response of `GET /api/front`. */
export interface MemberFront {
  favorites: Favorites;
  cards: FavoriteCard[];
  notes: FrontNote[];
}

/** A favorite as a browser reads it: what is no text is left out. */
export type ReadCard = Partial<Record<CardText, string>> & Pick<FavoriteCard, "figures">;

/** An article as a browser reads it. */
export type ReadNote = Partial<FrontNote>;

/** The member's part of the dashboard as a browser reads it. */
export interface ReadFront {
  favorites: Favorites;
  cards: ReadCard[];
  notes: ReadNote[];
}

/**
 * Parses the response; undefined when it is malformed. It names no field, because the script for
 * members has no room for the names.
 */
export function parseMemberFront(value: unknown): ReadFront | undefined {
  const { favorites, cards, notes } = Object(value);
  const known = parseFavorites(favorites);
  if (known === undefined || !Array.isArray(cards) || !Array.isArray(notes)) return undefined;
  return {
    favorites: known,
    cards: cards.map((card) => ({ ...textsOf(card), figures: textsOf(Object(card).figures) })),
    notes: notes.map(textsOf),
  };
}

/** The fields of an object that are texts. */
function textsOf(value: unknown): Record<string, string> {
  const fields = Object.entries<unknown>(Object(value));
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
