import { type Favorites, parseFavorites } from "./favorites.ts";

const CARD = [
  /** "team" or "player". */
  "kind",
  ...["name", "href"],
  /** The team's badge. */
  "logo",
  /** A player's team: "DEN". */
  ...["team", "teamHref"],
  /** The last game: "Apr 12", "Won 128–118 at SAS". */
  ...["date", "game", "gameHref"],
  /** The season of a team game by game, as `seasonStrip` draws it. */
  "strip",
  /** "Northwest, won the last 12"; "Season: 26.6 points, ..." */
  "line",
  /** What is known of a team's next game. */
  "next",
] as const;

/** A favorite with its latest, every field as it is printed, "" for nothing. */
export interface FavoriteCard extends Record<(typeof CARD)[number], string> {
  /** Figures by name: place and record of a team, the last line of a player. */
  figures: Record<string, string>;
}

const NOTE = [
  /** "News, April 12, 2026". */
  "label",
  ...["title", "titleHref", "text"],
  /** What it has about the member's favorites. */
  "more",
  ...["link", "linkHref"],
] as const;

/** The latest of a section for members, every field as it is printed, "" for nothing. */
export type FrontNote = Record<(typeof NOTE)[number], string>;

/** What a member reads first on the dashboard: the answer of `GET /api/front`. */
export interface MemberFront {
  favorites: Favorites;
  cards: FavoriteCard[];
  notes: FrontNote[];
}

/** Parses the answer; undefined when it is malformed. */
export function parseMemberFront(value: unknown): MemberFront | undefined {
  const { favorites, cards, notes } = Object(value);
  const known = parseFavorites(favorites);
  if (known === undefined || !Array.isArray(cards) || !Array.isArray(notes)) return undefined;
  return {
    favorites: known,
    cards: cards.map((card) => {
      const { figures } = Object(card);
      return { ...textsOf(CARD, card), figures: textsOf(Object.keys(Object(figures)), figures) };
    }),
    notes: notes.map((note) => textsOf(NOTE, note)),
  };
}

function textsOf<Key extends string>(keys: readonly Key[], value: unknown): Record<Key, string> {
  const fields = Object(value);
  return Object.fromEntries(
    keys.map((key) => [key, typeof fields[key] === "string" ? fields[key] : ""]),
  ) as Record<Key, string>;
}
