import { atom, type ReadableAtom } from "nanostores";
import type { Hints, Problem } from "#domain/member/credentials.ts";

/** The time for which an error message is shown, in milliseconds (product.md section 9). */
const MESSAGE_MS = 5_000;
/**
 * The time for which the button stays busy after an input error, in milliseconds (product.md
 * section 9).
 */
const BUSY_MS = 1_000;

export type FormPhase = "idle" | "submitting" | "recovering" | "done";

export interface AccountMessage {
  tone: "error" | "success";
  text: string;
}

export interface FormState<Form> {
  phase: FormPhase;
  values: Form;
  /** The fields that the visitor has left once; only these show hints. */
  visited: readonly (keyof Form)[];
  /** The errors that kept the form from being sent, by field, until the field's text changes. */
  faults: Hints<Form>;
  message: AccountMessage | undefined;
  /** Incremented each time the fields should be emptied. */
  clearings: number;
}

export interface AccountForm<Form> {
  $form: ReadableAtom<FormState<Form>>;
  /** Sets the fields' text. */
  fill(values: Form): void;
  /** Marks a field as left, which shows its hint from now on. */
  leave(field: keyof Form): void;
  /** The hints of the fields that the visitor has left. */
  hintsOf(state: FormState<Form>): Hints<Form>;
  /** Validates the fields and sends them; does nothing while another action runs. */
  send(): Promise<void>;
  /** Runs another action, which resolves to the message to show. */
  run(phase: FormPhase, action: (values: Form) => Promise<AccountMessage>): Promise<void>;
  /** Shows a message; errors disappear after five seconds. */
  say(message: AccountMessage): void;
}

/**
 * A form's state machine: idle, submitting, an error for five seconds, done (product.md section 4).
 */
export function createAccountForm<Form extends object>(rules: {
  empty: Form;
  check: (values: Form) => Problem<Form> | undefined;
  hints: (values: Form) => Hints<Form>;
  /** Sends the form; resolves to an error message when that fails. */
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

  function say(message: AccountMessage | undefined): void {
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
