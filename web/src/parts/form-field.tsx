import { type InputHTMLAttributes, useId } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with the input. */
  readonly problem?: string | undefined;
}

export function FormField({ label, hint, problem, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <label className="labelled">
      <span>{label}</span>
      <input
        {...input}
        {...(described !== '' && { 'aria-describedby': described })}
        {...(problem && { 'aria-invalid': true })}
      />
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {problem && (
        <span className="wrong" id={`${id}-problem`}>
          {problem}
        </span>
      )}
    </label>
  );
}
