import { useQueries } from '@tanstack/react-query';
import { go } from '../address/location.ts';
import { hasFilters, noFilters, questionOf, type SearchAddress } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { plural, t } from '../words/words.ts';
import { chipsOf } from './filter-chips.tsx';

const LOOSER_MAX = 6;

/** What to loosen, each way with the number it leads to. */
export function NothingFound({
  address,
  onMonitor,
}: {
  readonly address: SearchAddress;
  readonly onMonitor: () => void;
}) {
  const ways = waysToLoosen(address);
  const counts = useQueries({
    queries: ways.map(({ change }) => {
      const question = questionOf({ ...address, ...change });
      return {
        queryKey: ['count', question],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          api.get('/search/count', { query: question as never, signal }),
        enabled: address.q !== '',
      };
    }),
  });
  const useful = ways
    .map((way, at) => ({ ...way, count: counts[at]?.data?.total_results }))
    .filter(({ count }) => count === undefined || count > 0);
  return (
    <div className="nothing">
      <h2>{t('No homepage matches')}</h2>
      <ul>
        {useful.map(({ label, change, count }) => (
          <li key={label}>
            <button type="button" className="link" onClick={() => go(change)}>
              {label}
            </button>{' '}
            {count !== undefined && (
              <span className="muted">{plural(count, '{n} company', '{n} companies')}</span>
            )}
          </li>
        ))}
        {address.q !== '' && (
          <li>
            <button type="button" className="link" onClick={onMonitor}>
              {t('Watch this search and be told when one appears')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function waysToLoosen(address: SearchAddress) {
  const isSeveralWords = address.q.trim().includes(' ');
  return [
    ...(isSeveralWords && address.mode === 'phrase'
      ? [{ label: t('Look for all the words, in any place'), change: { mode: 'any' as const } }]
      : []),
    ...(isSeveralWords && address.mode !== 'single'
      ? [{ label: t('Look for any of the words'), change: { mode: 'single' as const } }]
      : []),
    ...chipsOf(address).map(({ title, value, change }) => ({
      label: t('Without {title} {value}', { title, value }),
      change,
    })),
    ...(hasFilters(address) ? [{ label: t('Without any filter'), change: noFilters }] : []),
  ].slice(0, LOOSER_MAX);
}
