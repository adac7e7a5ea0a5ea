interface FieldProps {
  name: string;
  label: string;
  type: "text" | "email" | "password" | "url";
  autoComplete: string;
  /** What is wrong with what stands in the field. */
  hint?: string | undefined;
  /** Why the form was not sent, if for this field; said of it where it has no hint. */
  fault?: string | undefined;
}

/**
 * A labelled text field with its hint. The field keeps its own text: what was typed before the
 * form woke up stays where it is.
 */
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
        spellCheck={false}
        aria-invalid={(hint ?? fault) !== undefined}
        aria-describedby={`${name}-hint ${name}-fault`}
      />
    </div>
  );
}
