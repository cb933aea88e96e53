import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from '../address/link.tsx';
import { navigate } from '../address/location.ts';
import { api } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { plural, t } from '../i18n/i18n.ts';
import { SEEDS_MAX } from '../lookalikes/lookalikes-address.ts';
import { copy } from '../parts/copy.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { RenameForm } from '../parts/rename-form.tsx';
import { removeWithUndo, useIsRemoved } from '../shell/undoable.ts';
import { type ListedCompany, ListTable } from './list-table.tsx';
import { type NotedCompany, takeInterrupted } from './note-draft.ts';
import { refreshLists } from './use-lists.ts';

const DownloadDialog = lazy(() => import('../export/download-dialog.tsx'));
const NoteDialog = lazy(() => import('./note-dialog.tsx'));
const MonitorDialog = lazy(() => import('../monitors/monitor-dialog.tsx'));
const ShareDialog = lazy(() => import('./share-dialog.tsx'));
const PAGE = 1_000;
/** How many domains fit into the address of a search. */
const SEARCHED_MAX = 100;

const searchOf = (domains: readonly string[]): string => `/app?domains=${domains.join(',')}&view=rows`;

type Layer = 'alert' | 'export' | 'share';

export default function ListPage({ id }: { readonly id: number }) {
  const token = useToken();
  const [layer, setLayer] = useState<Layer>();
  const account = useMe().data?.email;
  const [noted, setNoted] = useState<NotedCompany>();
  useEffect(() => {
    const interrupted = account === undefined ? undefined : takeInterrupted(account, id);
    if (interrupted) setNoted((open) => open ?? interrupted);
  }, [account, id]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const list = useInfiniteQuery({
    queryKey: ['list', id, token],
    queryFn: ({ pageParam, signal }) =>
      api.get('/lists/{list_id}', {
        path: { list_id: id },
        query: { limit: PAGE, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * PAGE < last.item_count ? pages.length * PAGE : undefined,
  });
  const isRemoved = useIsRemoved();
  const first = list.data?.pages[0];
  const loaded: readonly ListedCompany[] = list.data?.pages.flatMap((page) => page.items) ?? [];
  const items = loaded.filter(({ domain }) => !isRemoved(`list ${id} ${domain}`));
  const count = (first?.item_count ?? 0) - (loaded.length - items.length);
  usePageTitle(first?.name ?? t('List'));
  const remove = (domains: readonly string[]): void => {
    setSelected(new Set());
    for (const domain of domains)
      removeWithUndo(`list ${id} ${domain}`, t('{domain} removed from the list', { domain }), async () => {
        await api.delete('/lists/{list_id}/items', { path: { list_id: id }, body: { domains: [domain] } });
        await refreshLists();
      });
  };
  return (
    <main id="content" className="place wide">
      <header>
        <div>
          <p className="muted">
            <Link href="/app/lists">{t('Lists')}</Link>
          </p>
          {first && <ListName key={first.name} id={id} name={first.name} />}
        </div>
        {first && (
          <div className="actions">
            <span className="muted">{plural(count, '{n} company', '{n} companies')}</span>
            <button type="button" onClick={() => setLayer('alert')}>
              <Icon name="bell" /> {t('Alert me')}
            </button>
            <button type="button" onClick={() => setLayer('share')}>
              <Icon name="link" /> {t('Share')}
            </button>
            <button
              type="button"
              className="primary"
              disabled={count === 0}
              onClick={() => setLayer('export')}
            >
              <Icon name="down" /> {t('Export')}
            </button>
          </div>
        )}
      </header>
      <FailureNote error={list.error} onRetry={() => void list.refetch()} />
      {first && count === 0 && <p className="muted">{t('This list is empty.')}</p>}
      {selected.size > 0 && (
        <SelectedActions domains={[...selected]} remove={remove} clear={() => setSelected(new Set())} />
      )}
      {items.length > 0 && (
        <ListTable
          items={items}
          selected={selected}
          onSelect={setSelected}
          onNote={setNoted}
          onRemove={(domain) => remove([domain])}
          onEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
        />
      )}
      <Suspense>
        {layer === 'export' && first && (
          <DownloadDialog
            title={t('Export “{words}”', { words: first.name })}
            scopes={[
              {
                key: 'list',
                label: plural(first.item_count, 'The {n} on this list', 'All {n} on this list'),
                rows: first.item_count,
                kind: 'list',
                params: { list_id: id },
                sampled: items.slice(0, 5).map(({ domain }) => domain),
              },
            ]}
            hasNotes
            freeSearch={count <= SEARCHED_MAX ? searchOf(items.map(({ domain }) => domain)) : undefined}
            onClose={() => setLayer(undefined)}
          />
        )}
        {layer === 'alert' && <MonitorDialog kind="list" listId={id} onClose={() => setLayer(undefined)} />}
        {layer === 'share' && first && (
          <ShareDialog kind="list" id={id} isShared={first.is_shared} onClose={() => setLayer(undefined)} />
        )}
        {noted && account !== undefined && (
          <NoteDialog
            key={noted.domain}
            company={noted}
            account={account}
            list={id}
            onClose={() => setNoted(undefined)}
          />
        )}
      </Suspense>
    </main>
  );
}

interface SelectedProps {
  readonly domains: readonly string[];
  readonly remove: (domains: readonly string[]) => void;
  readonly clear: () => void;
}

function SelectedActions({ domains, remove, clear }: SelectedProps) {
  const names = domains.join(',');
  return (
    <div className="selection">
      <strong role="status">{t('{n} selected', { n: domains.length })}</strong>
      {domains.length >= 2 && domains.length <= 5 && (
        <button type="button" onClick={() => navigate(`/app/side-by-side?domains=${names}`)}>
          {t('Compare')}
        </button>
      )}
      {domains.length <= SEEDS_MAX && (
        <button type="button" onClick={() => navigate(`/app/lookalikes?domains=${names}`)}>
          {t('Find lookalikes')}
        </button>
      )}
      {domains.length <= SEARCHED_MAX && (
        <button type="button" onClick={() => navigate(searchOf(domains))}>
          {t('Filter and all columns')}
        </button>
      )}
      <button
        type="button"
        onClick={() =>
          copy(domains.join('\n'), plural(domains.length, '{n} domain copied', '{n} domains copied'))
        }
      >
        {t('Copy domains')}
      </button>
      <button type="button" className="danger" onClick={() => remove(domains)}>
        {t('Remove')}
      </button>
      <button type="button" className="link" onClick={clear}>
        {t('Clear')}
      </button>
    </div>
  );
}

/** The name of a list, edited in place. */
function ListName({ id, name }: { readonly id: number; readonly name: string }) {
  const [isChanging, setChanging] = useState(false);
  if (!isChanging)
    return (
      <div className="actions">
        <h1>{name}</h1>
        <button type="button" className="link" onClick={() => setChanging(true)}>
          {t('Rename')}
        </button>
      </div>
    );
  return (
    <RenameForm
      name={name}
      label={t('Name of the list')}
      rename={async (given) => {
        await api.patch('/lists/{list_id}', { path: { list_id: id }, body: { name: given } });
        await refreshLists();
      }}
      onClose={() => setChanging(false)}
    />
  );
}
