interface PasswordToggleProps {
  shown: boolean;
  onToggle: () => void;
  /** The ids of the controlled fields. */
  controls: string;
}

/** A button that shows or hides the text of the password fields. */
export function PasswordToggle({ shown, onToggle, controls }: PasswordToggleProps) {
  return (
    <button className="plain" type="button" aria-controls={controls} onClick={onToggle}>
      {shown ? "Hide password" : "Show password"}
    </button>
  );
}
