import { useMemo, useState } from 'react';
import type { Column } from '../api/api.ts';
import { percent, t } from '../i18n/i18n.ts';
import { groupName } from '../profile/group-name.ts';
import { allRowColumns, MATCH_GROUP, type RowColumn } from './row-columns.tsx';
import type { ChosenColumn } from './stored-columns.ts';

interface PickerProps {
  readonly chosen: readonly ChosenColumn[];
  readonly known: ReadonlyMap<string, Column> | undefined;
  readonly onToggle: (column: RowColumn, isChosen: boolean) => void;
}

/** Every column there is, grouped as the profile is, and found by typing part of its name or of what it holds. */
export function ColumnPicker({ chosen, known, onToggle }: PickerProps) {
  const [filterText, setFilterText] = useState('');
  const all = useMemo(() => (known ? allRowColumns(known) : []), [known]);
  const found = all.filter((column) => isFound(column, filterText));
  const names = new Set(chosen.map(({ name }) => name));
  return (
    <>
      <input
        type="search"
        value={filterText}
        onChange={(event) => setFilterText(event.target.value)}
        placeholder={t('Find one of {n} columns', { n: known?.size ?? 178 })}
        aria-label={t('Find a column')}
      />
      <div className="pickable-columns">
        {[...Map.groupBy(found, ({ group }) => group)].map(([group, columns]) => (
          <fieldset key={group}>
            <legend>{group === MATCH_GROUP ? t('Match') : groupName(group)}</legend>
            {columns.map((column) => (
              <label key={column.name} className="check" title={column.description}>
                <input
                  type="checkbox"
                  checked={names.has(column.name)}
                  disabled={names.size === 1 && names.has(column.name)}
                  onChange={(event) => onToggle(column, event.target.checked)}
                />
                <span>{column.title}</span>
                {column.fillRate !== undefined && (
                  <span className="muted" title={t('Share of companies with a value')}>
                    {percent(column.fillRate)}
                  </span>
                )}
              </label>
            ))}
          </fieldset>
        ))}
        {known && found.length === 0 && <p className="muted">{t('No matching columns.')}</p>}
        {!known && <p className="muted">…</p>}
      </div>
    </>
  );
}

/** Every word of what was typed is in the title, the name of the API or the description. */
function isFound({ title, name, description = '' }: RowColumn, filterText: string): boolean {
  const text = `${title} ${name} ${description}`.toLowerCase();
  return filterText
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
