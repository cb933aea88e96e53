import { CompanyIcon } from './company-icon.tsx';

/** Something that can be chosen from a list by arrow keys or by a press. */
export interface Option {
  readonly key: string;
  readonly what: string;
  readonly more?: string | undefined;
  /** The company that it leads to. */
  readonly domain?: string | undefined;
  /** What choosing it does, or the keys that do it. */
  readonly kind: string;
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

/** The list of a combobox: the focus stays in its field, which names the active option. */
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
          // A press must not take the focus from the field before it is a click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(option)}
        >
          {option.domain && <CompanyIcon domain={option.domain} />}
          <span>{option.what}</span>
          {option.more && <span className="muted">{option.more}</span>}
          <span className="kind">{option.kind}</span>
        </div>
      ))}
    </div>
  );
}

/** Where an arrow key leads. */
export function stepBy(key: string, active: number, count: number): number | undefined {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  return (active + (key === 'ArrowDown' ? 1 : count - 1)) % Math.max(1, count);
}
