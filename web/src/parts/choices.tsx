interface ChoicesProps<Name extends string> {
  readonly legend: string;
  readonly name: string;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly choices: readonly (readonly [Name, string])[];
}

/** Radio buttons: one choice of several, all visible. */
export function Choices<Name extends string>({
  legend,
  name,
  chosen,
  onChoose,
  choices,
}: ChoicesProps<Name>) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
