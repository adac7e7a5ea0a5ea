import { useStore } from "@nanostores/react";
import { type FocusEvent, type InputEvent, type SubmitEvent, useEffect, useRef } from "react";
import type { AccountForm } from "#src/client/stores/account-form.ts";

/** Connects a form to its store: the fields hold the text, the store the state. */
export function useAccountForm<Form extends object>(form: AccountForm<Form>) {
  const state = useStore(form.$form);
  const ref = useRef<HTMLFormElement>(null);

  const read = (element: HTMLFormElement) => {
    const fields = Object.keys(state.values).map((name) => {
      const text = String(new FormData(element).get(name) ?? "");
      // A password may start or end with a space; other fields are trimmed.
      return [name, /password|repeat/.test(name) ? text : text.trim()];
    });
    form.fill(Object.fromEntries(fields));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is read once.
  useEffect(() => {
    if (ref.current) read(ref.current);
  }, []);

  useEffect(() => {
    if (state.clearings > 0) ref.current?.reset();
  }, [state.clearings]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    read(element);
    void form.send();
    const sent = form.$form.get();
    const hints = form.hintsOf(sent);
    const fields = Object.keys(state.values) as (keyof Form & string)[];
    const wrong = fields.find((name) => hints[name] ?? sent.faults[name]);
    if (wrong !== undefined) element.querySelector<HTMLElement>(`#${wrong}`)?.focus();
  };

  return {
    state,
    hints: form.hintsOf(state),
    handlers: {
      ref,
      onSubmit,
      onInput: (event: InputEvent<HTMLFormElement>) => read(event.currentTarget),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { name } = event.target as unknown as HTMLInputElement;
        if (Object.hasOwn(state.values, name)) form.leave(name as keyof Form);
      },
    },
  };
}
