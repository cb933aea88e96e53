import { useQueries, useQuery } from '@tanstack/react-query';
import { go } from '../address/location.ts';
import { emptySearch } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { number, t } from '../words/words.ts';
import { useCounts } from './use-facets.ts';

const examples = [
  'book a demo',
  'rye loaves',
  'free trial',
  'Öffnungszeiten',
  'livraison gratuite',
  'contact',
  'newsletter',
];
const EXAMPLES_SHOWN = 5;

/** The first visit: what this is for, and searches that find something here. */
export function Welcome() {
  const health = useQuery({ queryKey: ['health'], queryFn: ({ signal }) => api.get('/health', { signal }) });
  const counts = useQueries({
    queries: examples.map((q) => ({
      queryKey: ['count', q],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api.get('/search/count', { query: { q }, signal }),
      retry: false,
    })),
  });
  const whole = useCounts(emptySearch, ['technology'], 8);
  const found = examples
    .map((words, at) => ({ words, count: counts[at]?.data?.total_results ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, EXAMPLES_SHOWN);
  return (
    <div className="nothing welcome">
      <h1>{t('Which words stand on the homepages you look for?')}</h1>
      <p>
        {t(
          'Every word of every homepage is indexed, and every number is exact. Looking is free and saves nothing.',
        )}
      </p>
      {health.data?.crawl_id === 'DEMO' && (
        <p className="note">
          {t(
            'This is the demo index: its companies do not exist. “homedex ingest” loads real pages; the README says how.',
          )}
        </p>
      )}
      {health.data?.crawl_id === '' && (
        <p className="note">{t('The index is empty. “homedex ingest” fills it; the README says how.')}</p>
      )}
      <ul className="chips" aria-label={t('Examples')}>
        {found.map(({ words, count }) => (
          <li key={words}>
            <button type="button" className="example" onClick={() => go({ q: words })}>
              {words} <span className="muted">{number(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      {whole.data && whole.data.total_count > 0 && (
        <>
          <p>{t('Or browse all {n} companies by technology:', { n: whole.data.total_count })}</p>
          <ul className="chips">
            {(whole.data.facets.technology ?? []).map(({ value, count }) => (
              <li key={value}>
                <button type="button" className="example" onClick={() => go({ technology: [value] })}>
                  {value} <span className="muted">{number(count)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
