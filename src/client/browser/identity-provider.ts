// Imported dynamically only, because the provider's client is the site's largest script.
import { initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  signInWithEmailAndPassword,
  type User,
  updateProfile,
} from "firebase/auth";
import type { IdentityConfig } from "#domain/member/identity-config.ts";
import type { ProviderTokens } from "./api.ts";

/** The identity provider's client. Its methods reject with an error that has a `code`. */
export interface Provider {
  signIn(email: string, password: string): Promise<ProviderTokens>;
  register(account: {
    username: string;
    email: string;
    password: string;
    verifiedUrl: string;
  }): Promise<Registered>;
}

/** A new account's tokens, with whether the verification email was sent. */
export interface Registered extends ProviderTokens {
  isEmailSent: boolean;
}

/**
 * Starts the provider's client without persistence, because the session lives in the edge's cookie.
 */
export function openProvider({ emulatorHost, ...project }: IdentityConfig): Provider {
  const auth = initializeAuth(initializeApp(project), { persistence: inMemoryPersistence });
  if (emulatorHost !== undefined) {
    connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });
  }
  return {
    async signIn(email, password) {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return tokensOf(user, await user.getIdToken());
    },
    async register({ username, email, password, verifiedUrl }) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // The account exists from here on. A failed change of name, email or token must not look like
      // a failed registration: the member can repeat each of them later.
      await updateProfile(user, { displayName: username }).catch(() => undefined);
      const isEmailSent = await sendEmailVerification(user, { url: verifiedUrl }).then(
        () => true,
        () => false,
      );
      const idToken = await user.getIdToken(true).catch(() => user.getIdToken());
      return { ...tokensOf(user, idToken), isEmailSent };
    },
  };
}

function tokensOf({ refreshToken }: User, idToken: string): ProviderTokens {
  return { idToken, refreshToken };
}
