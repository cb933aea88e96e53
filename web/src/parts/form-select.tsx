interface FormSelectProps<Name extends string> {
  readonly label: string;
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly choices: readonly (readonly [Name, string])[];
}

/** A select box: one choice of several, of which only the chosen one is visible. */
export function FormSelect<Name extends string>({ label, chosen, onChoose, choices }: FormSelectProps<Name>) {
  return (
    <label className="labelled">
      <span>{label}</span>
      <select value={chosen} onChange={(event) => onChoose(event.target.value as Name)}>
        {choices.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}
