import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { changeSearch, useDroppedParameters, useIsWide, useSearchAddress } from '../address/location.ts';
import { areRows, hasSearch, searchParametersOf } from '../address/search-address.ts';
import { useRecordedSearch } from '../history/use-recorded-search.ts';
import { t } from '../i18n/i18n.ts';
import { copy } from '../parts/copy.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { ProfileLayer } from '../profile/profile-layer.tsx';
import { dropTask, layerOfTask, noteLayer } from '../shell/resume-after-sign-in.ts';
import { useShortcuts } from '../shell/shortcuts.ts';
import { useChosenColumns } from './chosen-columns.ts';
import { CompanyList } from './company-list.tsx';
import { FacetRail } from './facet-rail.tsx';
import { FilterChips } from './filter-chips.tsx';
import { MeaningReading } from './meaning-reading.tsx';
import { NothingFound } from './nothing-found.tsx';
import { placeOfProblem, QueryProblem } from './query-problem.tsx';
import { ResultChartsPlaceholder } from './result-charts-placeholder.tsx';
import { startFactsQuery } from './start-facts-query.ts';
import { StartPage } from './start-page.tsx';
import { columnsToRequest } from './stored-columns.ts';
import { searchByMeaning, suggestedSearches } from './suggested-search.ts';
import { SuggestedSearches } from './suggested-searches.tsx';
import { type Layer, Toolbar } from './toolbar.tsx';
import { type Search, useSearch } from './use-search.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { useViewed } from './use-viewed.ts';
import { WordForms } from './word-forms.tsx';

const ExportDialog = lazy(() => import('../export/export-search.tsx'));
const SaveDialog = lazy(() => import('../lists/save-dialog.tsx'));
const MonitorDialog = lazy(() => import('../monitors/monitor-dialog.tsx'));
const SaveViewDialog = lazy(() => import('../views/save-view-dialog.tsx'));
const ColumnsDialog = lazy(() => import('./columns-dialog.tsx'));
const ResultCharts = lazy(() => import('./result-charts.tsx'));

const layers: readonly string[] = [
  'filters',
  'save',
  'monitor',
  'export',
  'columns',
  'view',
] satisfies Layer[];

const here = (): string => location.pathname + location.search;

/** Opens the layer that a link names, or the one that was open before the user went to sign in. */
function firstLayer(): Layer | undefined {
  const layer = new URLSearchParams(location.search).get('layer') ?? layerOfTask(here());
  return layers.includes(layer) ? (layer as Layer) : undefined;
}

interface SearchPageProps {
  /** Shown before the first search. */
  readonly beginning?: ReactNode;
  /** A caption for results that are beside something else. Their filters are then behind a button, as on a phone. */
  readonly caption?: ReactNode;
}

export function SearchPage({ beginning, caption }: SearchPageProps) {
  const address = useSearchAddress();
  const isWide = useIsWide();
  const isRows = areRows(address);
  const { chosen } = useChosenColumns(isRows);
  const search = useSearch(address, isRows ? columnsToRequest(chosen) : '');
  // Called here because the list renders again with every frame of scrolling.
  const viewed = useViewed(search.companies, address.q);
  const searchKey = JSON.stringify(searchParametersOf(address));
  const selection = useSelection(searchKey, search.companies);
  const [layer, setLayer] = useState(firstLayer);
  // Not while rendering, because a rendering that is interrupted is repeated.
  useEffect(() => dropTask(here()), []);
  useEffect(() => noteLayer(layer ?? ''), [layer]);
  const isAsking = hasSearch(address);
  const hasRail = isAsking && isWide && caption === undefined;
  const suggested = suggestedSearches(search.first?.suggestions, address, search.first?.meaning);
  const isEmpty = search.first !== undefined && search.total === 0 && !search.isOld;
  usePageTitle(address.q);
  useRecordedSearch(address, search.isOld ? undefined : search.first?.total_count);
  useResultShortcuts(search, selection, setLayer);
  const closeLayer = (): void => setLayer(undefined);
  const classes = ['columns', address.open !== '' && isWide && 'with-drawer', !hasRail && 'without-rail'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {hasRail && (
        <nav className="rail" aria-label={t('Filters')}>
          <FacetRail address={address} />
        </nav>
      )}
      <main id="content">
        {isAsking ? (
          <>
            <h1 className="only-read-aloud">
              {address.q === '' ? t('Companies') : t('Homepages with “{words}”', { words: address.q })}
            </h1>
            {search.isFetching && <div className="progress" />}
            {caption}
            <DroppedNote />
            <QueryProblem q={address.q} error={search.error} />
            {isWide && !isEmpty && (
              <Suspense fallback={<ResultChartsPlaceholder />}>
                <ResultCharts address={address} />
              </Suspense>
            )}
            <Toolbar
              address={address}
              search={search}
              selection={selection}
              hasRail={hasRail}
              open={setLayer}
            />
            <FilterChips address={address} />
            {!placeOfProblem(search.error) && <FailureNote error={search.error} onRetry={search.retry} />}
            {!search.isOld && <IgnoredNote signs={search.first?.ignored ?? []} />}
            {!search.isOld && <MeaningReading address={address} reading={search.first?.meaning} />}
            {!search.isOld && <WordForms address={address} forms={search.first?.forms} />}
            {!search.first && !search.error && <ResultSkeletons isTable={isRows} />}
            {isEmpty && (
              <NothingFound
                address={address}
                reading={search.first?.meaning}
                suggested={suggested}
                onMonitor={() => setLayer('monitor')}
              />
            )}
            {search.total > 0 && !search.isOld && (
              <SuggestedSearches
                searches={suggested}
                byMeaning={searchByMeaning(address, search.total, suggested)}
              />
            )}
            {search.companies.length > 0 && (
              <CompanyList
                companies={search.companies}
                viewed={viewed}
                address={address}
                isSelected={selection.has}
                onSelect={selection.set}
                hasMore={search.hasMore}
                onEnd={search.more}
              />
            )}
            <EndNote search={search} />
          </>
        ) : (
          (beginning ?? <Welcome />)
        )}
      </main>
      {address.open !== '' && <ProfileLayer key="profile" address={address} companies={search.companies} />}
      <Suspense>
        {layer === 'filters' && (
          <Dialog title={t('Filters')} className="sheet" onClose={closeLayer}>
            <button type="button" className="primary done" onClick={closeLayer}>
              {t('Show results')}
            </button>
            <FacetRail address={address} />
          </Dialog>
        )}
        {layer === 'export' && (
          <ExportDialog address={address} selection={selection} search={search} onClose={closeLayer} />
        )}
        {layer === 'save' && (
          <SaveDialog address={address} selection={selection} search={search} onClose={closeLayer} />
        )}
        {layer === 'monitor' && <MonitorDialog address={address} onClose={closeLayer} />}
        {layer === 'view' && <SaveViewDialog address={address} onClose={closeLayer} />}
        {layer === 'columns' && <ColumnsDialog onClose={closeLayer} />}
      </Suspense>
    </div>
  );
}

/** Keyboard shortcuts for every action on results. */
function useResultShortcuts(
  { companies, total }: Search,
  selection: Selection,
  open: (layer: Layer) => void,
): void {
  const address = useSearchAddress();
  const at = companies.findIndex(({ domain }) => domain === address.open);
  const walk = (step: number) => (): void => {
    const next = companies[at < 0 && step < 0 ? 0 : at + step];
    if (next) changeSearch({ open: next.domain }, address.open === '' ? 'push' : 'replace');
  };
  const current = companies[at];
  useShortcuts({
    j: walk(1),
    k: walk(-1),
    x: () => current && selection.toggle(current.domain),
    'shift x': () => at >= 0 && selection.set(at, true, true),
    'mod a': () =>
      selection.domains.size < companies.length ? selection.selectLoaded() : selection.selectAll(),
    s: () => total > 0 && open('save'),
    m: () => hasSearch(address) && open('monitor'),
    e: () => total > 0 && open('export'),
    f: () => {
      const first = document.querySelector<HTMLElement>('.rail .facet-value button');
      if (first) first.focus();
      else open('filters');
    },
    v: () => changeSearch({ view: areRows(address) ? 'cards' : 'rows' }, 'replace'),
    c: () => current && copy(current.domain),
    o: () => current && window.open(`https://${current.domain}/`, '_blank', 'noreferrer,noopener'),
    l: () => current && changeSearch({ tab: 'lookalikes' }, 'replace'),
    '[': () => history.back(),
    ']': () => history.forward(),
  });
}

function DroppedNote() {
  const dropped = useDroppedParameters();
  if (dropped.length === 0) return null;
  return (
    <p className="note">{t('Ignored unknown URL parameters: {names}.', { names: dropped.join(', ') })}</p>
  );
}

function IgnoredNote({ signs }: { readonly signs: readonly string[] }) {
  if (signs.length === 0) return null;
  return (
    <p className="note">
      {t('Had no effect: {signs}', { signs: signs.join(' ') })}
      <button type="button" className="link" onClick={() => changeSearch({ mode: 'query' })}>
        {t('Search with operators')}
      </button>
    </p>
  );
}

/** Only as many rows as the user's tier could download have the chosen columns; the other rows come without them. */
function GatedNote() {
  return (
    <p className="muted">
      {t('Profile columns are shown for as many companies as your plan can export.')}{' '}
      <a href="/pricing">{t('Plans and pricing')}</a>
    </p>
  );
}

function EndNote({ search }: { readonly search: Search }) {
  if (search.isFetchingMore) return <p className="muted">{t('Loading more…')}</p>;
  if (search.isGated) return <GatedNote />;
  const isCut = search.total > search.companies.length && search.companies.length >= 10_000;
  return isCut ? (
    <p className="muted">{t('Showing the top 10,000. Narrow your search or export everything.')}</p>
  ) : null;
}

/** Placeholders in the number and height of the results, so that nothing moves when those arrive. */
function ResultSkeletons({ isTable: isRows }: { readonly isTable: boolean }) {
  return (
    <div className="list" aria-hidden="true">
      {[...(isRows ? 'abcdefghijklmnopqrst' : 'abcdefgh')].map((key) => (
        <div key={key} className={isRows ? 'skeleton-row' : 'skeleton-card'}>
          <div className="skeleton" />
          {!isRows && <div className="skeleton" />}
          {!isRows && <div className="skeleton" />}
        </div>
      ))}
    </div>
  );
}

/** The start page for a first visit: what Homedex is for, and example searches that have results in this index. */
function Welcome() {
  const { data, error, refetch } = useQuery(startFactsQuery);
  return (
    <StartPage facts={data} hasBars>
      <FailureNote error={error} onRetry={() => void refetch()} />
    </StartPage>
  );
}
