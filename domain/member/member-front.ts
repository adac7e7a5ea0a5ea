import { type Favorites, parseFavorites } from "./favorites.ts";

const CARD = [
  /** "team" or "player". */
  "kind",
  "name",
  "href",
  /** The address of the team's badge. */
  "logo",
  /** A player's team: "DEN". */
  "team",
  "teamHref",
  /** The day of the last game: "Apr 12". */
  "date",
  /** The result of the last game: "Won 128–118 at SAS". */
  "game",
  "gameHref",
  /** A team's results game by game, as `seasonStrip` draws them. */
  "strip",
  /** A summary of the season: "Northwest, won the last 12"; "Season: 26.6 points, ..." */
  "line",
  /** A team's next game: "Next: Nov 23, 10:00 PM ET at POR, ..." */
  "next",
] as const;

/** A favorite with its latest figures, every field as printed, "" for a missing one. */
export interface FavoriteCard extends Record<(typeof CARD)[number], string> {
  /** Figures by name: the rank and record of a team, the last line of a player. */
  figures: Record<string, string>;
}

const NOTE = [
  /** "News, April 12, 2026". */
  "label",
  "title",
  "titleHref",
  "text",
  /** The newest article about a favorite: "About your favorites, April 12, 2026:". */
  "more",
  "link",
  "linkHref",
] as const;

/** The latest article of a members' section, every field as printed, "" for a missing one. */
export type FrontNote = Record<(typeof NOTE)[number], string>;

/** The member's part of the dashboard: the response of `GET /api/front`. */
export interface MemberFront {
  favorites: Favorites;
  cards: FavoriteCard[];
  notes: FrontNote[];
}

/** Parses the response; undefined when it is malformed. */
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
