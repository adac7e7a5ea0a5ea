import { formatUpdated } from "../../domain/dates.ts";
import { type Favorites, favoriteKey, favoriteKeys } from "../../domain/member/favorites.ts";
import { displayNameOf, type User } from "../../domain/member/user.ts";
import type { Result } from "../../domain/result.ts";
import { findPlayer, playerPath } from "../../domain/season/players.ts";
import { compareNames } from "../../domain/words/names.ts";
import type { Collections } from "../data/cached-collections.ts";
import { teamPath } from "./links.ts";

export interface ProfilePage {
  username: string;
  email: string;
  emailVerified: boolean;
  photoURL: string | null;
  created: Moment | undefined;
  lastLogin: Moment | undefined;
  favorites: FavoriteLists;
}

/** A day as it is printed, with the moment behind it. */
export interface Moment {
  iso: string;
  text: string;
}

export interface FavoriteLink {
  name: string;
  href: string;
  /** The key of a player who is not there any more: his page has no star that could remove him. */
  gone: string | undefined;
}

/** The two lists, or that the database did not answer. */
export type FavoriteLists =
  | {
      kind: "ready";
      players: FavoriteLink[];
      teams: FavoriteLink[];
      /** Every favorite by its key, for the browser to keep. */
      keys: string[];
    }
  | { kind: "unavailable" };

/** A member's profile and favorites (product.md section 2, User Profile). */
export async function loadProfile(
  collections: Pick<Collections, "teams" | "players">,
  user: User,
  favorites: () => Promise<Result<Favorites, { kind: string }>>,
): Promise<ProfilePage> {
  const [listed, teams, players] = await Promise.all([
    favorites(),
    collections.teams(),
    collections.players(),
  ]);
  const isGone = (name: string) =>
    players.ok && findPlayer(players.value.value, name) === undefined;
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
              .map((name) => ({
                name,
                href: playerPath(name),
                gone: isGone(name) ? favoriteKey({ kind: "player", name }) : undefined,
              }))
              .sort(byName),
            teams: listed.value.teams
              .flatMap((id) => teams.value.value.find((team) => team.id === id) ?? [])
              .map((team) => ({ name: team.fullName, href: teamPath(team), gone: undefined }))
              .sort(byName),
            keys: favoriteKeys(listed.value),
          }
        : { kind: "unavailable" },
  };
}

function byName(a: FavoriteLink, b: FavoriteLink): number {
  return compareNames(a.name, b.name);
}

function momentOfDay(iso: string | null): Moment | undefined {
  const text = formatUpdated(iso ?? undefined);
  return iso === null || text === undefined ? undefined : { iso, text };
}
