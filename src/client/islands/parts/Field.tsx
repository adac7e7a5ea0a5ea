interface FieldProps {
  name: string;
  label: string;
  type: "text" | "email" | "password" | "url";
  autoComplete: string;
  /** The hint for the field's current text. */
  hint?: string | undefined;
  /** The reason why this field kept the form from being sent; announced when there is no hint. */
  fault?: string | undefined;
}

/** A labelled, uncontrolled text field with its hint. Text typed before hydration is kept. */
export function Field({ name, label, type, autoComplete, hint, fault }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <span className="hint" id={`${name}-hint`} aria-live="polite">
        {hint ?? ""}
      </span>
      <span className="hidden-text" id={`${name}-fault`}>
        {hint === undefined && fault}
      </span>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck="false"
        aria-invalid={(hint ?? fault) !== undefined}
        aria-describedby={`${name}-hint ${name}-fault`}
      />
    </div>
  );
}
