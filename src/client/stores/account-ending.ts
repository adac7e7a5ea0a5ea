import { atom, type ReadableAtom } from "nanostores";
import { closeAccount, signOutEverywhere } from "./session.ts";

export type AccountEnding =
  | { state: "idle" | "confirming" | "signing-out" | "deleting" | "done" }
  /** The confirmation stays open after a failed deletion. */
  | { state: "failed"; sentence: string; of: "signing-out" | "deleting" };

export interface AccountEndings {
  $ending: ReadableAtom<AccountEnding>;
  signOutEverywhere(): Promise<void>;
  /** Opens the confirmation of the deletion. */
  open(): void;
  cancel(): void;
  /** Deletes the account if the confirmation is open. */
  confirm(): Promise<void>;
}

/** Signing out everywhere, and deleting the account. */
export function createAccountEndings(): AccountEndings {
  const $ending = atom<AccountEnding>({ state: "idle" });

  async function run(state: "signing-out" | "deleting"): Promise<void> {
    $ending.set({ state });
    const sentence = await (state === "deleting" ? closeAccount() : signOutEverywhere());
    $ending.set(
      sentence === undefined ? { state: "done" } : { state: "failed", sentence, of: state },
    );
  }

  const isBusy = () => ["signing-out", "deleting", "done"].includes($ending.get().state);
  return {
    $ending,
    async signOutEverywhere() {
      if (!isBusy()) await run("signing-out");
    },
    open() {
      if (!isBusy()) $ending.set({ state: "confirming" });
    },
    cancel() {
      if (!isBusy()) $ending.set({ state: "idle" });
    },
    async confirm() {
      if (!isBusy() && isConfirmingDeletion($ending.get())) await run("deleting");
    },
  };
}

/** Returns whether the page shows the confirmation of the deletion. */
export function isConfirmingDeletion(ending: AccountEnding): boolean {
  if (ending.state === "failed") return ending.of === "deleting";
  return ending.state === "confirming" || ending.state === "deleting";
}
