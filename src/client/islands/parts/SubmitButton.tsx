import { Spinner } from "./Spinner.tsx";

interface SubmitButtonProps {
  label: string;
  /** Said instead of the label while the form is under way. */
  busyLabel: string;
  busy: boolean;
}

/** The form's button. While it is busy a spinner stands in it; it keeps its place and the focus. */
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
