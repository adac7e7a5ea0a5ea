import { formatUpdated } from "#domain/dates.ts";
import {
  type Favorite,
  type Favorites,
  favoriteKey,
  favoriteKeys,
} from "#domain/member/favorites.ts";
import type { FavoriteCard } from "#domain/member/member-front.ts";
import { displayNameOf, type User } from "#domain/member/user.ts";
import { findPlayer, playerPath } from "#domain/players/players.ts";
import type { Result } from "#domain/result.ts";
import { compareNames } from "#domain/text/compare-names.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { teamPath } from "../page/links.ts";
import { loadFavoriteCards } from "./favorite-cards.ts";

export interface ProfilePage {
  username: string;
  email: string;
  emailVerified: boolean;
  photoURL: string | null;
  created: Moment | undefined;
  lastLogin: Moment | undefined;
  favorites: FavoriteLists;
}

/** A printed day, with its ISO time. */
export interface Moment {
  iso: string;
  text: string;
}

export interface FavoriteLink {
  /** The favorite's key, by which its star removes it. */
  key: string;
  name: string;
  href: string;
  /** The team's badge; undefined when none is known. */
  logo: string | undefined;
  /** "West 3rd, 54–28"; "Apr 30: 28 points, 9 rebounds, 10 assists". */
  latest: string;
}

/** The two lists of favorites, or "unavailable" while the database does not answer. */
export type FavoriteLists =
  | {
      kind: "ready";
      players: FavoriteLink[];
      teams: FavoriteLink[];
      /** Every favorite's key, for the browser to store. */
      keys: string[];
    }
  | { kind: "unavailable" };

/** The limit of last lines, each of which takes a read; further players have season averages. */
const MAX_LINES = 25;

/** A member's profile and favorites (product.md section 2, User Profile). */
export async function loadProfile(
  collections: Collections,
  documents: Documents,
  user: User,
  favorites: () => Promise<Result<Favorites, { kind: string }>>,
): Promise<ProfilePage> {
  const [listed, teams, players] = await Promise.all([
    favorites(),
    collections.teams(),
    collections.players(),
  ]);
  const cards = listed.ok
    ? await loadFavoriteCards(collections, documents, listed.value, {
        lines: MAX_LINES,
        now: Date.now(),
      })
    : undefined;
  const known = new Map(cards?.ok ? cards.value.map(({ key, card }) => [key, card]) : []);
  const linkOf = (favorite: Favorite, name: string, href: string): FavoriteLink => {
    const key = favoriteKey(favorite);
    const card = known.get(key);
    return { key, name, href, logo: card?.logo || undefined, latest: card ? latestOf(card) : "" };
  };
  return {
    username: displayNameOf(user),
    email: user.email,
    emailVerified: user.emailVerified,
    photoURL: user.photoURL,
    created: momentOfDay(user.createdAt),
    lastLogin: momentOfDay(user.lastLoginAt),
    favorites:
      listed.ok && teams.ok
        ? {
            kind: "ready",
            players: listed.value.players
              .map((name) => {
                const link = linkOf({ kind: "player", name }, name, playerPath(name));
                const isGone = players.ok && findPlayer(players.value.value, name) === undefined;
                return isGone ? { ...link, latest: "No longer listed" } : link;
              })
              .sort(byName),
            teams: listed.value.teams
              .flatMap((id) => teams.value.value.find((team) => team.id === id) ?? [])
              .map((team) => linkOf({ kind: "team", id: team.id }, team.fullName, teamPath(team)))
              .sort(byName),
            keys: favoriteKeys(listed.value),
          }
        : { kind: "unavailable" },
  };
}

/** A team's rank and record; a player's last line, or his season's averages without one. */
function latestOf({ kind, date, figures, line }: FavoriteCard): string {
  const { PTS, REB, AST, Record: record, ...place } = figures;
  if (kind === "team") return [Object.entries(place).flat().join(" "), record].join(", ");
  const counted = (count = "0", thing = "") => `${count} ${thing}${count === "1" ? "" : "s"}`;
  return PTS === undefined
    ? line
    : `${date}: ${counted(PTS, "point")}, ${counted(REB, "rebound")}, ${counted(AST, "assist")}`;
}

function byName(a: FavoriteLink, b: FavoriteLink): number {
  return compareNames(a.name, b.name);
}

function momentOfDay(iso: string | null): Moment | undefined {
  const text = formatUpdated(iso ?? undefined);
  return iso === null || text === undefined ? undefined : { iso, text };
}
