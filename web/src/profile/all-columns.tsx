import { useState } from 'react';
import { useColumns } from '../api/queries.ts';
import { t } from '../i18n/i18n.ts';
import { groupName } from './group-name.ts';
import type { Columns } from './use-profile.ts';
import { isFilled } from './value.tsx';
import { ValueList } from './values.tsx';

/** Every column by group. A switch also shows the empty ones. */
export function AllColumns({ domain, columns }: { readonly domain: string; readonly columns: Columns }) {
  const { data: all = [] } = useColumns();
  const [filterText, setFilterText] = useState('');
  const [isEmptyShown, setEmptyShown] = useState(false);
  const groups = Map.groupBy(all, ({ group }) => group);
  const matches = (text: string): boolean => text.toLowerCase().includes(filterText.toLowerCase());
  return (
    <>
      <div className="actions">
        <input
          type="search"
          value={filterText}
          onChange={(event) => setFilterText(event.target.value)}
          placeholder={t('Find a field or value')}
          aria-label={t('Find a field or value')}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={isEmptyShown}
            onChange={(event) => setEmptyShown(event.target.checked)}
          />
          {t('Show empty fields')}
        </label>
      </div>
      {[...groups].map(([group, members]) => {
        const filled = members.filter(({ name }) => isFilled(columns[name]));
        const shown = (isEmptyShown ? members : filled).filter(
          ({ name, label }) => matches(label) || matches(String(columns[name] ?? '')),
        );
        if (shown.length === 0) return null;
        return (
          <details key={group} open>
            <summary>
              {groupName(group)}{' '}
              <span className="muted">
                {t('{n} of {all} filled', { n: filled.length, all: members.length })}
              </span>
            </summary>
            <ValueList domain={domain} columns={columns} shown={shown} />
          </details>
        );
      })}
    </>
  );
}
