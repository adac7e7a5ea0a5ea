import { atom, type ReadableAtom } from "nanostores";
import type { Hints, Problem } from "../../../domain/member/credentials.ts";

/** How long a message stays (product.md section 9). */
export const MESSAGE_MS = 5_000;
/** How long the button stays busy after an input error (product.md section 9). */
export const BUSY_MS = 1_000;

export type FormPhase = "idle" | "submitting" | "recovering" | "done";

export interface FormMessage {
  tone: "error" | "success";
  text: string;
}

export interface FormState<Form> {
  phase: FormPhase;
  values: Form;
  /** The fields that were left once: only these show hints. */
  visited: readonly (keyof Form)[];
  /** Why the form was not sent, by field, as long as the field's text stays the same. */
  faults: Hints<Form>;
  message: FormMessage | undefined;
  /** Grows each time the fields are to be emptied. */
  clearings: number;
}

export interface AccountForm<Form> {
  $form: ReadableAtom<FormState<Form>>;
  /** Sets the fields' text. */
  fill(values: Form): void;
  /** A field was left: from now on its hint shows. */
  leave(field: keyof Form): void;
  /** The hints to show now. */
  hintsOf(state: FormState<Form>): Hints<Form>;
  /** Checks the fields and sends them; does nothing while something is under way. */
  send(): Promise<void>;
  /** Runs another action; it resolves to the message to show. */
  run(phase: FormPhase, action: (values: Form) => Promise<FormMessage>): Promise<void>;
  /** Shows a message; an error goes after five seconds. */
  say(message: FormMessage): void;
}

/** The life of a form: idle, submitting, an error for five seconds, done (product.md section 4). */
export function createAccountForm<Form extends object>(rules: {
  empty: Form;
  check: (values: Form) => Problem<Form> | undefined;
  hints: (values: Form) => Hints<Form>;
  /** Sends the form; resolves to a sentence when that fails. */
  submit: (values: Form) => Promise<string | undefined>;
}): AccountForm<Form> {
  const $form = atom<FormState<Form>>({
    phase: "idle",
    values: rules.empty,
    visited: [],
    faults: {},
    message: undefined,
    clearings: 0,
  });
  let messageTimer: ReturnType<typeof setTimeout> | undefined;

  function change(part: Partial<FormState<Form>>): void {
    $form.set({ ...$form.get(), ...part });
  }

  function say(message: FormMessage | undefined): void {
    clearTimeout(messageTimer);
    change({ message });
    if (message?.tone === "error") {
      messageTimer = setTimeout(() => change({ message: undefined }), MESSAGE_MS);
    }
  }

  function clear(phase: FormPhase): void {
    const clearings = $form.get().clearings + 1;
    change({ phase, values: rules.empty, visited: [], faults: {}, clearings });
  }

  return {
    $form,
    say,
    fill(values) {
      const { values: before, faults } = $form.get();
      const standing = Object.entries(faults).filter(
        ([field]) => values[field as keyof Form] === before[field as keyof Form],
      );
      change({ values, faults: Object.fromEntries(standing) as Hints<Form> });
    },
    leave(field) {
      const { visited } = $form.get();
      if (!visited.includes(field)) change({ visited: [...visited, field] });
    },
    hintsOf({ values, visited }) {
      const hints = rules.hints(values);
      return Object.fromEntries(visited.map((field) => [field, hints[field]])) as Hints<Form>;
    },
    async send() {
      const { phase, values } = $form.get();
      if (phase !== "idle") return;
      change({ phase: "submitting" });
      const problem = rules.check(values);
      if (problem !== undefined) {
        const { message, fields } = problem;
        const faults = Object.fromEntries(fields.map((field) => [field, message])) as Hints<Form>;
        change({ visited: Object.keys(rules.empty) as (keyof Form)[], faults });
        say({ tone: "error", text: message });
        setTimeout(() => change({ phase: "idle" }), BUSY_MS);
        return;
      }
      say(undefined);
      const failure = await rules.submit(values);
      if (failure === undefined) return clear("done");
      change({ phase: "idle" });
      say({ tone: "error", text: failure });
    },
    async run(phase, action) {
      if ($form.get().phase !== "idle") return;
      change({ phase });
      say(undefined);
      const message = await action($form.get().values);
      if (message.tone === "success") clear("idle");
      else change({ phase: "idle" });
      say(message);
    },
  };
}
