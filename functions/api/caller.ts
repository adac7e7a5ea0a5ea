import type { Context, MiddlewareHandler } from "hono";
import type { User } from "#domain/member/user.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Member } from "../data/member-records.ts";
import type { PurgeCollections } from "../data/purge.ts";
import type { Accounts } from "../edge/accounts.ts";
import type { Edge } from "../edge/edge.ts";
import { type ApiError, refuse } from "../http/errors.ts";
import { isLoopbackHost } from "../http/loopback.ts";
import { waitUntilOf } from "../http/wait-until.ts";
import { RequestSession } from "../session/request-session.ts";

/** The context of every route of the API. */
export type ApiEnv = {
  Bindings: Cloudflare.Env;
  Variables: {
    edge: Edge;
    purgeCollections: PurgeCollections;
    accounts: Accounts;
    session: RequestSession;
  };
};

/** Lets a call pass on a site with accounts. */
export const withAccounts: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { accounts } = c.var.edge;
  if (accounts.kind === "off") return refuse(c, { kind: "accounts-off" });
  c.set("accounts", accounts);
  return next();
};

/** Opens the caller's session, and answers with its cookie where the call has changed it. */
export const withSession: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { waitUntil } = waitUntilOf(c);
  const session = await RequestSession.of(c.req.raw, c.var.accounts.sessions, waitUntil);
  c.set("session", session);
  await next();
  const cookie = await session.setCookie();
  if (cookie !== undefined) c.res.headers.append("Set-Cookie", cookie);
};

/** The calling member, with an ID token. */
export async function memberOf(
  c: Context<ApiEnv>,
): Promise<Result<Member & { user: User }, ApiError>> {
  const { session } = c.var;
  const token = await session.idToken();
  if (!token.ok) return fail(token.error);
  const { user } = session;
  if (user === undefined) return fail({ kind: "signed-out" });
  return ok({ uid: user.uid, idToken: token.value, user });
}

/**
 * The address that the link in a mail continues to: a path of SITE_URL or, on this machine, of the
 * request's host. Undefined for any other host, since the client chooses the `Host` header.
 */
export function returnUrlOf(c: Context<ApiEnv>, path: string): string | undefined {
  const { host, origin } = new URL(c.req.url);
  const site = c.var.edge.environment.SITE_URL ?? (isLoopbackHost(host) ? origin : undefined);
  return site && site + path;
}
