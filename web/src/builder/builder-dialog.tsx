import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeSearch } from '../address/location.ts';
import { type SearchAddress, searchParametersOf } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { useColumnsByName } from '../api/queries.ts';
import { plural, t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { placeOfProblem, QueryProblem } from '../search/query-problem.tsx';
import { type Columns, ConditionLine, firstConditionOn } from './condition-line.tsx';
import { type Condition, type Group, readGroups, writeQuery } from './conditions.ts';

interface BuilderProps {
  readonly address: SearchAddress;
  /** The column to start a condition on. */
  readonly column: string | undefined;
  readonly onClose: () => void;
}

/** Builds a query from conditions, for people who do not write operators or want to learn them. */
export default function BuilderDialog(props: BuilderProps) {
  const columns = useColumnsByName();
  return (
    <Dialog title={t('Build a query')} className="wide-dialog builder" onClose={props.onClose}>
      {columns.data ? <Builder {...props} columns={columns.data} /> : <FailureNote error={columns.error} />}
    </Dialog>
  );
}

const inPage: Condition = { where: 'page', operator: 'is', value: '' };

function Builder({ address, column, onClose, columns }: BuilderProps & { readonly columns: Columns }) {
  const [groups, setGroups] = useState((): readonly Group[] => {
    const read = readGroups(address, columns.keys());
    const wanted = column === undefined ? [] : [[firstConditionOn(column, columns)]];
    const begun = [...read, ...wanted];
    return begun.length > 0 ? begun : [[inPage]];
  });
  const query = writeQuery(groups);
  const counted = useCount(query, address);
  const change = (at: number, group: Group): void =>
    setGroups(groups.flatMap((one, place) => (place !== at ? [one] : group.length > 0 ? [group] : [])));
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        changeSearch({ q: query, mode: query === '' ? address.mode : 'query', open: '' });
      }}
    >
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has nothing else that stays the same while it is edited
        <fieldset key={at}>
          <legend>{at === 0 ? t('Find companies with') : t('and')}</legend>
          {group.map((condition, place) => (
            <ConditionLine
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={place}
              condition={condition}
              columns={columns}
              isAlternative={place > 0}
              onChange={(next) =>
                change(
                  at,
                  group.map((one, index) => (index === place ? next : one)),
                )
              }
              onRemove={() =>
                change(
                  at,
                  group.filter((_, index) => index !== place),
                )
              }
            />
          ))}
          <button
            type="button"
            className="link"
            onClick={() => change(at, [...group, { ...(group.at(-1) ?? inPage), value: '' }])}
          >
            {t('or …')}
          </button>
        </fieldset>
      ))}
      <div>
        <button type="button" onClick={() => setGroups([...groups, [inPage]])}>
          {t('Add a condition')}
        </button>
      </div>
      <p className="written">
        <span className="muted">{t('As a query:')}</span> <code>{query === '' ? '…' : query}</code>
      </p>
      <QueryProblem q={query} error={counted.error} />
      {!placeOfProblem(counted.error) && <FailureNote error={counted.error} />}
      <div className="actions">
        <button
          type="submit"
          className="primary"
          disabled={(query === '' && address.q === '') || counted.error !== null}
        >
          {counted.total === undefined
            ? t('Show companies')
            : plural(counted.total, 'Show {n} company', 'Show {n} companies')}
        </button>
      </div>
    </form>
  );
}

/** How many companies the query would find together with the current filters. */
function useCount(q: string, address: SearchAddress) {
  const parameters = searchParametersOf({ ...address, q, mode: 'query' });
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['count', parameters],
    queryFn: ({ signal }) => api.get('/search/count', { query: parameters as never, signal }),
    enabled: q !== '',
    placeholderData: (previous) => previous,
    retry: false,
  });
  const isKnown = q !== '' && !isPlaceholderData && !error;
  return { total: isKnown ? data?.total_results : undefined, error: q === '' ? null : error };
}
