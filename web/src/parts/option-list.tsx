import { CompanyIcon } from './company-icon.tsx';

/** An entry of a list that can be chosen by arrow keys or by clicking. */
export interface Option {
  readonly key: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** The company that the option opens. */
  readonly domain?: string | undefined;
  /** What choosing the option does, or its keyboard shortcut. */
  readonly hint: string;
  readonly run: () => void;
}

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly active: number;
  readonly onChoose: (option: Option) => void;
  readonly className?: string;
  readonly isHidden?: boolean;
}

export const optionId = (id: string, at: number): string => `${id}-${at}`;

/** The list of a combobox. The focus stays in the input field, which references the active option. */
export function OptionList({
  id,
  label,
  options,
  active,
  onChoose,
  className = '',
  isHidden = false,
}: OptionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={`options ${className}`} hidden={isHidden}>
      {options.map((option, at) => (
        <div
          key={option.key}
          id={optionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Keeps the focus in the input field until the press becomes a click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(option)}
        >
          {option.domain && <CompanyIcon domain={option.domain} />}
          <span>{option.label}</span>
          {option.detail && <span className="muted">{option.detail}</span>}
          <span className="kind">{option.hint}</span>
        </div>
      ))}
    </div>
  );
}

/** The index of the option that an arrow key moves to. */
export function stepBy(key: string, active: number, count: number): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  return (active + (key === 'ArrowDown' ? 1 : count - 1)) % Math.max(1, count);
}
