import { type ApiFailure, apiSentence } from "#domain/member/api-failures.ts";
import type { IdentityConfig } from "#domain/member/identity-config.ts";
import type { User } from "#domain/member/user.ts";
import type { Result } from "#domain/result.ts";
import { GOODBYE_PATH, HOME_PATH } from "#domain/site/login-path.ts";
import {
  changeProfile,
  createSession,
  deleteAccount,
  endAllSessions,
  endSession,
  getSession,
  hasForgeryToken,
  type ProviderTokens,
} from "../browser/api.ts";
import { openIdentity } from "../browser/identity.ts";
import { cacheFavorites, cacheUser, showCached } from "../browser/member-cache.ts";
import { goTo } from "../browser/navigation.ts";
import { pause } from "./pause.ts";

/** The time for which the loader shows on signing out, in milliseconds (product.md section 9). */
const SIGN_OUT_MS = 1_000;

/** Clears the cached member in every tab and shows this page as to a visitor. */
export function becomeVisitor(): void {
  cacheUser(undefined);
  showCached();
}

/** Reads the session from the edge and corrects the browser's cache. */
export async function checkSession(): Promise<void> {
  const answer = await getSession();
  if (!answer.ok) return;
  cacheUser(answer.value.state === "member" ? answer.value.user : undefined);
  showCached();
}

/**
 * Fetches what signing in needs besides the credentials: the provider's client and the anti-forgery
 * token.
 */
export function prepareEntry(config: IdentityConfig): void {
  void openIdentity(config).catch(() => undefined);
  if (!hasForgeryToken()) void getSession();
}

/**
 * Opens a session with the provider's tokens. It comes with the favorites, so that the stars of the
 * next pages are right from the start; without them, a later page reads them.
 */
export async function enter(
  tokens: ProviderTokens,
  username?: string,
): Promise<Result<User, ApiFailure>> {
  const requestedAt = Date.now();
  const session = await createSession(tokens);
  if (!session.ok) return session;
  const { favorites } = session.value;
  let { user } = session.value;
  if (username !== undefined && user.displayName !== username) {
    const named = await changeProfile({ displayName: username });
    if (named.ok) user = named.value;
  }
  cacheUser(user);
  if (favorites) cacheFavorites(favorites, requestedAt);
  return { ok: true, value: user };
}

/** Signs out in this browser. Resolves to an error message when that fails. */
export function signOut(): Promise<string | undefined> {
  return leave(async () => {
    const ended = await endSession();
    // The session was over already, so the sign-out has succeeded.
    return ended.ok || ended.error.kind !== "signed-out" ? ended : { ok: true, value: undefined };
  });
}

/** Signs out in every browser; resolves as `signOut` does. */
export function signOutEverywhere(): Promise<string | undefined> {
  return leave(endAllSessions);
}

/** Deletes the account and shows the goodbye page; resolves as `signOut` does. */
export function closeAccount(): Promise<string | undefined> {
  return leave(deleteAccount, GOODBYE_PATH);
}

/**
 * Ends the session at the edge, clears the member in every tab and navigates to a page after at
 * least a second.
 */
async function leave(
  ending: typeof endSession,
  next: string = HOME_PATH,
): Promise<string | undefined> {
  const second = pause(SIGN_OUT_MS);
  const ended = await ending();
  if (!ended.ok) return apiSentence(ended.error);
  cacheUser(undefined);
  await second;
  goTo(next);
  return undefined;
}
