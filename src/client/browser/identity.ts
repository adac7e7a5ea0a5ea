import type { IdentityConfig } from "#domain/member/identity-config.ts";
import {
  type IdentityFailure,
  identityFailureOf,
  registrationFailureOf,
} from "#domain/member/identity-failures.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { ProviderTokens } from "./api.ts";
import type { Provider, Registered } from "./identity-provider.ts";
import { patience } from "./patience.ts";

type Answer<Value = ProviderTokens> = Promise<Result<Value, IdentityFailure>>;

let opening: Promise<Provider> | undefined;

/** Preloads the provider's client, so that it is ready when the form is sent. */
export function openIdentity(config: IdentityConfig): Promise<Provider> {
  // The condition removes the client from the Worker's bundle, where forms are rendered but not
  // sent.
  if (import.meta.env.SSR) return Promise.reject(new Error("signing in needs a browser"));
  opening ??= import("./identity-provider.ts")
    .then(({ openProvider }) => openProvider(config))
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

/** The time-out in milliseconds; the provider's client alone would wait for 30 s. */
const SIGN_IN_MS = 10_000;

/** Signs in with email and password. */
export function signIn(config: IdentityConfig, email: string, password: string): Answer {
  const signing = (provider: Provider) =>
    Promise.race([provider.signIn(email, password), timeout(SIGN_IN_MS)]);
  return attempt(config, signing, identityFailureOf);
}

/**
 * Creates an account and signs in to it; sets the display name and sends the verification email.
 */
export function register(
  config: IdentityConfig,
  account: { username: string; email: string; password: string; verifiedUrl: string },
): Answer<Registered> {
  return attempt(config, (provider) => provider.register(account), registrationFailureOf);
}

async function attempt<Value>(
  config: IdentityConfig,
  action: (provider: Provider) => Promise<Value>,
  failureOf: (code: unknown) => IdentityFailure,
): Answer<Value> {
  let provider: Provider;
  try {
    provider = await openIdentity(config);
  } catch {
    return fail({ kind: "network" });
  }
  try {
    return ok(await action(provider));
  } catch (error) {
    return fail(failureOf((error as { code?: unknown } | null)?.code));
  }
}

/** Rejects after a time-out with the error code of the provider's client. */
function timeout(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    patience(ms).addEventListener("abort", () => reject({ code: "auth/timeout" }));
  });
}
