// Imported dynamically only: the provider's client is the largest script of the site.
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
import type { IdentityConfig } from "../../../domain/member/identity-config.ts";
import type { Tokens } from "./api.ts";

/** The identity provider's client. Its failures are thrown with a `code`. */
export interface Provider {
  signIn(email: string, password: string): Promise<Tokens>;
  register(account: {
    username: string;
    email: string;
    password: string;
    verifiedUrl: string;
  }): Promise<Registered>;
}

/** A new account's tokens, and whether the verification email was sent. */
export interface Registered extends Tokens {
  isEmailSent: boolean;
}

/** Starts the provider's client. It stores nothing: the session lives in the edge's cookie. */
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
      // The account exists from here on. A failure of the name, the email or a newer token must not
      // look like a failed registration: each of them can be repeated later.
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

function tokensOf({ refreshToken }: User, idToken: string): Tokens {
  return { idToken, refreshToken };
}
