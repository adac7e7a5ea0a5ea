import { atom, type ReadableAtom } from "nanostores";
import { apiSentence } from "#domain/member/api-failures.ts";
import { sendVerificationMail } from "../browser/api.ts";

export type Verification =
  | { state: "idle" | "sending" | "sent" }
  | { state: "failed"; sentence: string };

export interface VerificationMail {
  $verification: ReadableAtom<Verification>;
  send(): Promise<void>;
}

/** Sends the verification email again, at most once for each page view. */
export function createVerificationMail(): VerificationMail {
  const $verification = atom<Verification>({ state: "idle" });
  return {
    $verification,
    async send() {
      const { state } = $verification.get();
      if (state === "sending" || state === "sent") return;
      $verification.set({ state: "sending" });
      const sent = await sendVerificationMail();
      $verification.set(
        sent.ok ? { state: "sent" } : { state: "failed", sentence: apiSentence(sent.error) },
      );
    },
  };
}
