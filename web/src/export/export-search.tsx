import { areRows, type SearchAddress, searchParametersOf } from '../address/search-address.ts';
import { plural, t } from '../i18n/i18n.ts';
import { useChosenColumns } from '../search/chosen-columns.ts';
import type { Search } from '../search/use-search.ts';
import type { Selection } from '../search/use-selection.ts';
import DownloadDialog from './download-dialog.tsx';
import type { DownloadScope } from './sample-rows.tsx';

interface ExportProps {
  readonly address: SearchAddress;
  readonly search: Search;
  readonly selection: Selection;
  readonly onClose: () => void;
}

/** The most domains that one request may name. */
const DOMAINS_MAX = 1_000;

/**
 * The columns of the table under their names in a file. The domain is always included, the match only for a search with words, and the
 * signs become one column each.
 */
function columnsOfTable(chosen: readonly { readonly name: string }[], hasMatch: boolean): string {
  const names: Readonly<Record<string, readonly string[]>> = {
    match: hasMatch ? ['matched_snippet'] : [],
    place: hasMatch ? ['matched_in'] : [],
    signs: ['has_email', 'has_phone', 'has_ecommerce', 'has_pricing', 'has_blog'],
  };
  return [...new Set(['domain', ...chosen.flatMap(({ name }) => names[name] ?? [name])])].join(',');
}

/** Exports all matches, the selected companies, or the loaded ones. */
export default function ExportSearch({ address, search, selection, onClose }: ExportProps) {
  const { chosen } = useChosenColumns(areRows(address));
  const { exclude_seen, ...parameters } = searchParametersOf(address);
  const kind = address.q === '' ? ('companies' as const) : ('search' as const);
  const params = { ...parameters, ...(exclude_seen && { exclude_seen: true }) };
  const only = (key: string, label: string, domains: readonly string[]): DownloadScope => ({
    key,
    label,
    rows: domains.length,
    kind,
    params: { ...params, domains },
  });
  const all: DownloadScope = {
    key: 'all',
    label: plural(search.total, 'The {n} that matches', 'All {n} that match'),
    rows: search.total,
    kind,
    params,
  };
  const loaded = search.companies.slice(0, DOMAINS_MAX).map(({ domain }) => domain);
  const selected = [...selection.domains].slice(0, DOMAINS_MAX);
  const isSome = selected.length > 0 && !selection.isAll;
  const selectedScope = only(
    'selected',
    plural(selected.length, 'The {n} selected', 'The {n} selected'),
    selected,
  );
  const loadedScope = only(
    'loaded',
    plural(loaded.length, 'Only the {n} loaded result', 'Only the {n} loaded results'),
    loaded,
  );
  return (
    <DownloadDialog
      title={address.q === '' ? t('Export companies') : t('Export “{words}”', { words: address.q })}
      scopes={isSome ? [selectedScope, all] : loaded.length < search.total ? [all, loadedScope] : [all]}
      shownColumns={areRows(address) ? columnsOfTable(chosen, kind === 'search') : undefined}
      onClose={onClose}
    />
  );
}
