import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { FAVORITES_PLACEHOLDER } from "#domain/member/favorite-keys.ts";
import type { Favorite, Favorites } from "#domain/member/favorites.ts";
import type { User } from "#domain/member/user.ts";
import { findPlayer } from "#domain/players/players.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Member } from "../data/member-records.ts";
import { type ApiError, refuse } from "../http/errors.ts";
import { onlyMethods } from "../http/methods.ts";
import { limited } from "../http/rate-limits.ts";
import { waitUntilOf } from "../http/wait-until.ts";
import { type ApiEnv, memberOf, withSession } from "./caller.ts";

/** The limit of teams and players together. */
const MAX_FAVORITES = 500;

const UNAVAILABLE = { kind: "database-unavailable" } as const;
/** The database's limit of a key. */
const MAX_NAME_LENGTH = 200;

type Api = Context<ApiEnv>;
type SignedIn = Member & { user: User };

/** A member's favorites: the lists, and each by its own address to add (PUT) or remove (DELETE). */
export const favorites = new Hono<ApiEnv>()
  .use(withSession)
  .get("/", async (c) => {
    const member = await memberOf(c);
    if (!member.ok) return refuse(c, member.error);
    const tooMany = await limited(c, c.env.FAVORITES_LIMIT, `list:${member.value.uid}`);
    if (tooMany) return tooMany;
    const listed = await c.var.edge.records.favorites(member.value);
    return listed.ok ? c.json(listed.value) : refuse(c, UNAVAILABLE);
  })
  .all("/", onlyMethods("GET"))
  .on(["PUT", "DELETE"], ["/teams/:id", "/players/:name"], async (c) => {
    const member = await memberOf(c);
    if (!member.ok) return refuse(c, member.error);
    const tooMany = await limited(c, c.env.FAVORITES_LIMIT, `change:${member.value.uid}`);
    if (tooMany) return tooMany;
    const isAdding = c.req.method === "PUT";
    const favorite = await favoriteOf(c, isAdding);
    if (!favorite.ok) return refuse(c, favorite.error);
    const change = isAdding ? add : remove;
    const listed = await change(c, member.value, favorite.value);
    if (favorite.value.kind === "team") {
      c.var.edge.notices?.followTeamsLater(member.value.uid, waitUntilOf(c).waitUntil);
    }
    return listed.ok ? c.json(listed.value) : refuse(c, listed.error);
  })
  .all("/teams/:id", onlyMethods("PUT, DELETE"))
  .all("/players/:name", onlyMethods("PUT, DELETE"));

/**
 * The favorite that an address names. Only an existing team or player may be added; one that has
 * vanished can still be removed, so removing checks only the form.
 */
async function favoriteOf(c: Api, isAdding: boolean): Promise<Result<Favorite, ApiError>> {
  const { collections } = c.var.edge;
  const [kind, segment = ""] = new URL(c.req.url).pathname.split("/").slice(-2);
  if (kind === "teams") {
    const id = /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : undefined;
    if (id === undefined) return fail({ kind: "unknown-team" });
    if (!isAdding) return ok({ kind: "team", id });
    const teams = await collections.teams(waitUntilOf(c));
    if (!teams.ok) return fail(UNAVAILABLE);
    const exists = teams.value.value.some((team) => team.id === id);
    return exists ? ok({ kind: "team", id }) : fail({ kind: "unknown-team" });
  }
  const name = decoded(segment);
  if (name === undefined) return fail({ kind: "unknown-player" });
  const players = await collections.players(waitUntilOf(c));
  if (!players.ok && isAdding) return fail(UNAVAILABLE);
  const player = players.ok ? findPlayer(players.value.value, name) : undefined;
  if (player === undefined && isAdding) return fail({ kind: "unknown-player" });
  return ok({ kind: "player", name: player?.name ?? name });
}

function decoded(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    const isName =
      name !== "" && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name) && name.isWellFormed();
    return isName && name !== FAVORITES_PLACEHOLDER ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Adds one favorite and gives the lists after it.
 *
 * The limit holds for concurrent calls too: each undoes its own write when the lists exceed the
 * limit after it. So at most 500 remain; concurrent calls at the limit may all be refused.
 */
async function add(
  c: Api,
  member: SignedIn,
  favorite: Favorite,
): Promise<Result<Favorites, ApiError>> {
  const { records } = c.var.edge;
  const { displayName, email } = member.user;
  const added = await records.add(member, favorite, { name: displayName ?? "Username", email });
  if (!added.ok) return fail(UNAVAILABLE);
  const { favorites, isNew } = added.value;
  if (countOf(favorites) <= MAX_FAVORITES) return ok(favorites);
  if (isNew && !(await records.remove(member, favorite)).ok) return fail(UNAVAILABLE);
  return fail({ kind: "too-many-favorites" });
}

async function remove(
  c: Api,
  member: SignedIn,
  favorite: Favorite,
): Promise<Result<Favorites, ApiError>> {
  const removed = await c.var.edge.records.remove(member, favorite);
  return removed.ok ? removed : fail(UNAVAILABLE);
}

function countOf({ players, teams }: Favorites): number {
  return players.length + teams.length;
}
