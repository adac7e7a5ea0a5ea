import * as v from "valibot";
import { photoUrlOf, type User } from "#domain/member/user.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import {
  type Answered,
  answerLimit,
  createProviderCall,
  type IdentityProviderOptions,
  type ProviderFailure,
} from "./provider-call.ts";

/** A change of the profile: null removes the avatar (product.md section 3, "Profile update"). */
export type ProfileChange = { displayName: string } | { photoURL: string | null };

/** The tokens that a refresh token was exchanged for. */
export interface Tokens {
  idToken: string;
  refreshToken: string;
}

/** A member's account as the provider has it. */
export interface Account {
  user: User;
  /**
   * Sessions that began before this time (milliseconds since 1970) are over: the password changed.
   */
  validSince: number;
}

/** Firebase Authentication over its REST interface. No method throws or outlasts the time-out. */
export interface IdentityProvider {
  lookup(idToken: string): Answered<Account>;
  refresh(refreshToken: string): Answered<Tokens>;
  update(idToken: string, change: ProfileChange): Answered<void>;
  /** Deletes the account; the provider refuses this long after the sign-in. */
  deleteAccount(idToken: string): Answered<void>;
  /** Sends a mail whose link continues to `returnUrl` if the project allows that domain. */
  sendVerification(idToken: string, returnUrl: string | undefined): Answered<void>;
  sendRecovery(email: string, returnUrl: string | undefined): Answered<void>;
}

/** The provider's codes for a continue URL that the project does not allow. */
const DOMAIN_REFUSALS = ["UNAUTHORIZED_DOMAIN", "INVALID_CONTINUE_URI"];

const Refreshed = v.object({ id_token: v.string(), refresh_token: v.string() });
const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/),
  v.transform((text) => new Date(Number(text)).toISOString()),
);
const LookedUp = v.object({
  users: v.tuple([
    v.object({
      localId: v.string(),
      email: v.optional(v.string()),
      displayName: v.optional(v.string(), ""),
      photoUrl: v.optional(v.string(), ""),
      emailVerified: v.optional(v.boolean(), false),
      disabled: v.optional(v.boolean(), false),
      createdAt: v.optional(milliseconds),
      validSince: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)), "0"),
      lastLoginAt: v.optional(milliseconds),
    }),
  ]),
});

/** The answer to a call without a result: any JSON object confirms the call. */
const Done = v.record(v.string(), v.unknown());

/** A client of the provider; time-out 2.5 s and pause 5 s unless given. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const call = createProviderCall(options);
  const account = <Schema extends v.GenericSchema>(
    schema: Schema,
    action: string,
    body: object,
    limit?: AbortSignal,
  ) => call(schema, "identitytoolkit.googleapis.com", `/v1/accounts:${action}`, body, limit);
  // Remembered, so that only the first mail needs a second call.
  const refusedSites = new Set<string>();

  async function sendMail(mail: object, returnUrl: string | undefined): Answered<void> {
    const limit = answerLimit(options);
    const site = returnUrl && new URL(returnUrl).origin;
    if (site !== undefined && !refusedSites.has(site)) {
      const led = { ...mail, continueUrl: returnUrl };
      const sent = await account(Done, "sendOobCode", led, limit);
      const isElsewhere =
        !sent.ok && "reason" in sent.error && DOMAIN_REFUSALS.includes(sent.error.reason);
      if (!isElsewhere) return done(sent);
      refusedSites.add(site);
    }
    // A mail without a continue URL is better than none.
    return done(await account(Done, "sendOobCode", mail, limit));
  }

  return {
    async lookup(idToken) {
      const answer = await account(LookedUp, "lookup", { idToken });
      if (!answer.ok) return answer;
      const [found] = answer.value.users;
      if (found.disabled) return fail({ kind: "refused", reason: "USER_DISABLED" });
      if (!found.email) return fail({ kind: "refused", reason: "no e-mail address" });
      const user: User = {
        uid: found.localId,
        email: found.email,
        displayName: found.displayName || null,
        photoURL: photoUrlOf(found.photoUrl),
        emailVerified: found.emailVerified,
        createdAt: found.createdAt ?? null,
        lastLoginAt: found.lastLoginAt ?? found.createdAt ?? null,
      };
      return ok({ user, validSince: 1000 * firstValidSecond(found) });
    },
    async refresh(refreshToken) {
      const form = new URLSearchParams({
        grant_type: "refresh_token",
        refresh_token: refreshToken,
      });
      const answer = await call(Refreshed, "securetoken.googleapis.com", "/v1/token", form);
      if (!answer.ok) return answer;
      return ok({ idToken: answer.value.id_token, refreshToken: answer.value.refresh_token });
    },
    async update(idToken, change) {
      const fields =
        "displayName" in change
          ? { displayName: change.displayName }
          : change.photoURL === null
            ? { deleteAttribute: ["PHOTO_URL"] }
            : { photoUrl: change.photoURL };
      return done(await account(Done, "update", { idToken, ...fields, returnSecureToken: false }));
    },
    deleteAccount: async (idToken) => done(await account(Done, "delete", { idToken })),
    sendVerification: (idToken, returnUrl) =>
      sendMail({ requestType: "VERIFY_EMAIL", idToken }, returnUrl),
    sendRecovery: (email, returnUrl) =>
      sendMail({ requestType: "PASSWORD_RESET", email }, returnUrl),
  };
}

function done(answer: Result<unknown, ProviderFailure>): Result<void, ProviderFailure> {
  return answer.ok ? ok(undefined) : answer;
}

/**
 * The first second of which a sign-in holds, since 1970. Tokens name only their second, so one in the
 * second of a change may come before it. A new account's first token comes with its creation, to which
 * the provider sets the same time.
 */
function firstValidSecond({
  validSince,
  createdAt,
}: {
  validSince: number;
  createdAt?: string | undefined;
}): number {
  const isNew = validSince <= Date.parse(createdAt ?? "") / 1000 + 1;
  return validSince === 0 || isNew ? validSince : validSince + 1;
}
