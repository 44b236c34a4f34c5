/** A text field with a label and a hint. */

interface TextFieldProps {
  /** For several lines. */
  readonly rows?: number;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

export function TextField({ rows, name, label, value, hint }: TextFieldProps) {
  const field = {
    id: `preview-${name}`,
    name,
    defaultValue: value,
    autoComplete: 'off',
    spellCheck: false,
    'aria-describedby': `preview-${name}-hint`,
  };
  return (
    <div className="preview-field">
      <label className="preview-label" htmlFor={`preview-${name}`}>
        {label}
      </label>
      {rows ? <textarea {...field} rows={rows} /> : <input {...field} type="text" />}
      <p className="preview-hint" id={`preview-${name}-hint`}>
        {hint}
      </p>
    </div>
  );
}
