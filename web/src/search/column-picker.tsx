import { useState } from 'react';
import { percent, t } from '../i18n/i18n.ts';
import { groupName } from '../profile/group-name.ts';
import { MATCH_GROUP } from './stored-columns.ts';

interface PickableColumn {
  readonly name: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly group: string;
  readonly fillRate?: number | undefined;
}

interface PickerProps<Picked> {
  /** Undefined until the service has sent the list. */
  readonly all: readonly Picked[] | undefined;
  readonly chosen: ReadonlySet<string>;
  /** The column that cannot be removed. */
  readonly fixed?: string | undefined;
  readonly onToggle: (column: Picked, isChosen: boolean) => void;
}

/** All columns, grouped as in the profile, with a search by name and description. */
export function ColumnPicker<Picked extends PickableColumn>({
  all,
  chosen,
  fixed,
  onToggle,
}: PickerProps<Picked>) {
  const [filterText, setFilterText] = useState('');
  const found = (all ?? []).filter((column) => isFound(column, filterText));
  return (
    <>
      <input
        type="search"
        value={filterText}
        onChange={(event) => setFilterText(event.target.value)}
        placeholder={t('Find one of {n} columns', { n: all?.length ?? 178 })}
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
                  checked={chosen.has(column.name)}
                  disabled={chosen.has(column.name) && (chosen.size === 1 || column.name === fixed)}
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
        {all && found.length === 0 && <p className="muted">{t('No matching columns.')}</p>}
        {!all && <p className="muted">…</p>}
      </div>
    </>
  );
}

/** Whether every typed word is in the title, the API name or the description. */
function isFound({ title, name, description = '' }: PickableColumn, filterText: string): boolean {
  const text = `${title} ${name} ${description}`.toLowerCase();
  return filterText
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
