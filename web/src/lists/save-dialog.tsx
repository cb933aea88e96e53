import { type SearchAddress, searchParametersOf } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { plural, t } from '../i18n/i18n.ts';
import type { Search } from '../search/use-search.ts';
import type { Selection } from '../search/use-selection.ts';
import { type DomainSource, SaveSources } from './save-domains.tsx';

interface SaveDialogProps {
  readonly address: SearchAddress;
  readonly search: Search;
  readonly selection: Selection;
  readonly onClose: () => void;
}

/** The most companies that are collected page by page. Larger results are better exported. */
const COLLECTED_MAX = 5_000;
const PAGE = 500;

/** Saves the selected companies, the loaded ones, or all matches. */
export default function SaveDialog({ address, search, selection, onClose }: SaveDialogProps) {
  const selected = [...selection.domains];
  const loaded = search.companies.map(({ domain }) => domain);
  const count = Math.min(search.total, COLLECTED_MAX);
  const all: DomainSource = {
    key: 'all',
    label:
      search.total > COLLECTED_MAX
        ? t('The best {n} that match', { n: COLLECTED_MAX })
        : plural(count, 'The {n} that matches', 'All {n} that match'),
    count,
    load: () => collectDomains(address, count),
  };
  const fixed = (key: string, label: string, domains: readonly string[]): DomainSource => ({
    key,
    label,
    count: domains.length,
    load: async () => domains,
  });
  if (selected.length > 0 && !selection.isAll)
    return (
      <SaveSources
        sources={[fixed('selected', t('The {n} selected', { n: selected.length }), selected)]}
        onClose={onClose}
      />
    );
  const loadedSource = fixed(
    'loaded',
    plural(loaded.length, 'Only the {n} loaded result', 'Only the {n} loaded results'),
    loaded,
  );
  const isAllLoaded = loaded.length >= search.total;
  const sources: readonly [DomainSource, ...DomainSource[]] =
    selection.isAll || isAllLoaded ? [all] : [loadedSource, all];
  return <SaveSources sources={sources} onClose={onClose} />;
}

async function collectDomains(address: SearchAddress, count: number): Promise<readonly string[]> {
  const domains: string[] = [];
  while (domains.length < count) {
    const query = { ...searchParametersOf(address), limit: PAGE, offset: domains.length };
    const { results = [] } =
      address.q === ''
        ? await api.get('/companies', { query: query as never })
        : await api.get('/search', { query: { ...query, save: false } as never });
    if (results.length === 0) break;
    domains.push(...results.map(({ domain }) => domain));
  }
  return domains.slice(0, count);
}
