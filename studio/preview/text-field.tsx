/** A text field with a label and a hint. */

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

export function TextField({ name, label, value, hint }: TextFieldProps) {
  return (
    <div className="preview-field">
      <label className="preview-label" htmlFor={`preview-${name}`}>
        {label}
      </label>
      <input
        id={`preview-${name}`}
        type="text"
        name={name}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`preview-${name}-hint`}
      />
      <p className="preview-hint" id={`preview-${name}-hint`}>
        {hint}
      </p>
    </div>
  );
}
