import { Spinner } from "./Spinner.tsx";

interface SubmitButtonProps {
  label: string;
  /** The label while the form is sent. */
  busyLabel: string;
  busy: boolean;
}

/** The form's submit button. While busy it shows a spinner and keeps its place and the focus. */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <button
      className="button"
      type="submit"
      aria-disabled={busy}
      aria-busy={busy}
      aria-label={busy ? busyLabel : undefined}
    >
      {busy ? <Spinner /> : label}
    </button>
  );
}
