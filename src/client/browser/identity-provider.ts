// Reached by dynamic import only: the provider's client is the heaviest thing that the site loads.
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

/** The identity provider, ready to be asked. Its failures are thrown with a `code`. */
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

/** Opens the provider's client. Nothing of it is stored: the session lives in the edge's cookie. */
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
      // The account exists from here on. A name, an email or a newer token that fails now must not
      // look like a failed registration: each of them can be made up for later.
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
