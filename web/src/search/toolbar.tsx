import { changeSearch } from '../address/location.ts';
import { areRows, type SearchAddress, type Sort, sorts } from '../address/search-address.ts';
import { plural, t } from '../i18n/i18n.ts';
import { copy } from '../parts/copy.ts';
import { Icon } from '../parts/icon.tsx';
import { filtersInWords } from './stored-search.ts';
import type { Search } from './use-search.ts';
import type { Selection } from './use-selection.ts';

/** The overlay that is open over the page. */
export type Layer = 'filters' | 'save' | 'monitor' | 'export' | 'columns' | 'view';

interface ToolbarProps {
  readonly address: SearchAddress;
  readonly search: Pick<Search, 'total' | 'isOld' | 'isFetching'> & {
    readonly first: { readonly search_time_ms?: number } | undefined;
  };
  readonly selection: Selection;
  /** Whether the filters are visible beside the results. */
  readonly hasRail: boolean;
  readonly open: (layer: Layer) => void;
}

/** The exact number of matches and the actions on them, or on the selection if there is one. */
export function Toolbar(props: ToolbarProps) {
  const { address, search, selection, hasRail, open } = props;
  const { total, first, isOld, isFetching } = search;
  if (selection.domains.size > 0) return <SelectionBar {...props} />;
  return (
    <div className="toolbar">
      <p className="total" role="status">
        {first === undefined || isOld ? (
          <span className="muted">
            {isFetching ? t('Searching…') : first && t('Results of your last search')}
          </span>
        ) : (
          <strong title={t('An exact count, not an estimate')}>
            {plural(total, '{n} company', '{n} companies')}
          </strong>
        )}
      </p>
      {first !== undefined && !isOld && (
        <span className="muted time">{t('{ms} ms', { ms: first.search_time_ms || '< 1' })}</span>
      )}
      <SortChoice address={address} />
      <button type="button" className={hasRail ? 'only-narrow' : undefined} onClick={() => open('filters')}>
        <Icon name="filter" /> {t('Filters')}
      </button>
      <button type="button" onClick={() => open('save')} disabled={total === 0}>
        <Icon name="list" /> {t('Save')}
      </button>
      <button
        type="button"
        onClick={() => open('monitor')}
        disabled={!isWatchable(address)}
        title={monitorHint(address)}
      >
        <Icon name="bell" /> {t('Alert me')}
      </button>
      <button type="button" className="only-wide" onClick={() => open('view')}>
        <Icon name="star" /> {t('Save view')}
      </button>
      <button type="button" className="primary" onClick={() => open('export')} disabled={total === 0}>
        <Icon name="down" /> {t('Export')}
      </button>
      <ViewChoice address={address} />
      {areRows(address) && (
        <button type="button" className="only-wide" onClick={() => open('columns')}>
          {t('Columns')}
        </button>
      )}
    </div>
  );
}

function SortChoice({ address }: Pick<ToolbarProps, 'address'>) {
  return (
    <label className="sort">
      <span className="only-read-aloud">{t('Sort by')}</span>
      <Icon name="sort" />
      <select
        value={address.sort}
        onChange={(event) => changeSearch({ sort: event.target.value as Sort }, 'replace')}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortName(sort, address)}
          </option>
        ))}
      </select>
    </label>
  );
}

function sortName(sort: Sort, { q }: SearchAddress): string {
  const names: Readonly<Record<Sort, string>> = {
    // Without words there is no score.
    score: q === '' ? t('Best known first') : t('Relevance'),
    rank: t('Popularity of the site'),
    newest: t('Newest crawl'),
    name: t('Company name'),
    domain: t('Domain'),
    technologies: t('Number of technologies'),
    words: t('Length of the page'),
    founded_year: t('Founding year'),
  };
  return names[sort];
}

/** How the results look. */
function ViewChoice({ address }: Pick<ToolbarProps, 'address'>) {
  const views = [
    ['cards', t('Cards')],
    ['rows', t('Table')],
    ['compact', t('Compact')],
  ] as const;
  return (
    <fieldset className="segments only-wide" title={t('Cards or table (v)')}>
      <legend className="only-read-aloud">{t('Layout')}</legend>
      {views.map(([view, name]) => (
        <label key={view}>
          <input
            type="radio"
            name="view"
            checked={address.view === view}
            onChange={() => changeSearch({ view }, 'replace')}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

const isWatchable = (address: SearchAddress): boolean =>
  address.q !== '' || filtersInWords({ ...address, exclude_seen: false }).length > 0;

const monitorHint = (address: SearchAddress): string =>
  isWatchable(address)
    ? t('Get notified when new companies match')
    : t('An alert needs search words or a filter.');

function SelectionBar({ search, selection, open }: ToolbarProps) {
  const count = selection.isAll ? search.total : selection.domains.size;
  return (
    <div className="toolbar">
      <div className="selection">
        <strong role="status">{t('{n} selected', { n: count })}</strong>
        {!selection.isAll && search.total > selection.domains.size && (
          <button type="button" className="link" onClick={selection.selectAll}>
            {t('Select all {n}', { n: search.total })}
          </button>
        )}
        <button type="button" onClick={() => open('save')}>
          {t('Save')}
        </button>
        <button type="button" onClick={() => open('export')}>
          {t('Export')}
        </button>
        {!selection.isAll && (
          <button
            type="button"
            onClick={() =>
              copy(
                [...selection.domains].join('\n'),
                plural(count, '{n} domain copied', '{n} domains copied'),
              )
            }
          >
            {t('Copy domains')}
          </button>
        )}
        {!selection.isAll && count >= 2 && count <= 5 && (
          <a className="button" href={`/app/side-by-side?domains=${[...selection.domains].join(',')}`}>
            {t('Compare')}
          </a>
        )}
        <button type="button" className="link" onClick={selection.clear}>
          {t('Clear')}
        </button>
      </div>
    </div>
  );
}
