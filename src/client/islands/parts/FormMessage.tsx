import type { AccountMessage as Message } from "#src/client/stores/account-form.ts";

/** The form's live region, which is rendered empty at first so that its text is announced. */
export function FormMessage({ message }: { message: Message | undefined }) {
  return (
    <p className="message" role="alert" data-tone={message?.tone}>
      {message?.text ?? ""}
    </p>
  );
}
