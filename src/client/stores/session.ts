import { type ApiFailure, apiSentence } from "../../../domain/member/api-failures.ts";
import { HOME_PATH } from "../../../domain/member/login-path.ts";
import type { User } from "../../../domain/member/user.ts";
import type { Result } from "../../../domain/result.ts";
import {
  changeProfile,
  createSession,
  deleteAccount,
  endAllSessions,
  endSession,
  getFavorites,
  getSession,
  type Tokens,
} from "../browser/api.ts";
import { keepFavorites, keepUser, showKept } from "../browser/kept.ts";
import { goTo } from "../browser/navigation.ts";
import { pause } from "./pause.ts";

/** How long the loader shows on signing out (product.md section 9). */
export const SIGN_OUT_MS = 1_000;

/**
 * The edge has no session: forgets the member in every tab and gives this page a visitor's look.
 */
export function becomeVisitor(): void {
  keepUser(undefined);
  showKept();
}

/** Asks the edge who is signed in and corrects what the browser remembered. */
export async function askSession(): Promise<void> {
  const answer = await getSession();
  if (!answer.ok) return;
  if (answer.value.state === "visitor") return becomeVisitor();
  keepUser(answer.value.user);
  showKept();
}

/**
 * Opens a session with the provider's tokens. The favorites are read on the way, so that the
 * stars of the next pages are right before anyone touches them; without an answer they catch up.
 */
export async function enter(tokens: Tokens, username?: string): Promise<Result<User, ApiFailure>> {
  const session = await createSession(tokens);
  if (!session.ok) return session;
  let user = session.value;
  if (username !== undefined && user.displayName !== username) {
    const named = await changeProfile({ displayName: username });
    if (named.ok) user = named.value;
  }
  keepUser(user);
  const askedAt = Date.now();
  const favorites = await getFavorites();
  if (favorites.ok) keepFavorites(favorites.value, askedAt);
  return { ok: true, value: user };
}

/** Signs out here. Answers with what to say when the edge could not be told. */
export function signOut(): Promise<string | undefined> {
  return leave(async () => {
    const ended = await endSession();
    // The session was over already: the member is where a sign-out leads.
    return ended.ok || ended.error.kind !== "signed-out" ? ended : { ok: true, value: undefined };
  });
}

/** Signs out in every browser; answers as `signOut` does. */
export function signOutEverywhere(): Promise<string | undefined> {
  return leave(endAllSessions);
}

/** Deletes the account; answers as `signOut` does. */
export function closeAccount(): Promise<string | undefined> {
  return leave(deleteAccount);
}

/**
 * Once the edge has ended the session, every tab forgets the member, and after a second the
 * dashboard follows.
 */
async function leave(ending: typeof endSession): Promise<string | undefined> {
  const second = pause(SIGN_OUT_MS);
  const ended = await ending();
  if (!ended.ok) return apiSentence(ended.error);
  keepUser(undefined);
  await second;
  goTo(HOME_PATH);
  return undefined;
}
