import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../address/link.tsx';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { useToken } from '../api/session.ts';
import { age, plural, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { Icon } from '../parts/icon.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { removeWithUndo, useIsRemoved } from '../shell/undoable.ts';
import { refreshLists } from './use-lists.ts';

const DownloadDialog = lazy(() => import('../export/download-dialog.tsx'));
const PAGE = 200;

export default function ListPage({ id }: { readonly id: number }) {
  const token = useToken();
  const [isExporting, setExporting] = useState(false);
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
  const items = (list.data?.pages.flatMap((page) => page.items) ?? []).filter(
    ({ domain }) => !isRemoved(`list ${id} ${domain}`),
  );
  usePageTitle(first?.name ?? t('List'));
  const remove = (domain: string): void =>
    removeWithUndo(`list ${id} ${domain}`, t('{domain} removed from the list', { domain }), async () => {
      await api.delete('/lists/{list_id}/items', { path: { list_id: id }, body: { domains: [domain] } });
      await refreshLists();
    });
  return (
    <main id="content" className="place">
      <header>
        <div>
          <p className="muted">
            <Link href="/app/lists">{t('Lists')}</Link>
          </p>
          {first && <ListName key={first.name} id={id} name={first.name} />}
        </div>
        {first && (
          <div className="actions">
            <span className="muted">{plural(first.item_count, '{n} company', '{n} companies')}</span>
            <button
              type="button"
              className="primary"
              disabled={first.item_count === 0}
              onClick={() => setExporting(true)}
            >
              <Icon name="down" /> {t('Export')}
            </button>
          </div>
        )}
      </header>
      <FailureNote error={list.error} again={() => void list.refetch()} />
      {first?.item_count === 0 && <p className="muted">{t('This list is empty.')}</p>}
      <VirtualRows
        items={items}
        label={t('Companies')}
        keyOf={({ domain }) => domain}
        onEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
        render={({ domain, company_name, added_at }) => (
          <>
            <Link className="name" dir="auto" href={`/app/company/${domain}`}>
              {company_name || domain}
            </Link>
            <span className="domain">{domain}</span>
            <span className="muted">{t('saved {age}', { age: age(added_at) })}</span>
            <button
              type="button"
              className="quiet"
              aria-label={t('Remove {domain} from list', { domain })}
              onClick={() => remove(domain)}
            >
              <Icon name="close" />
            </button>
          </>
        )}
      />
      <Suspense>
        {isExporting && first && (
          <DownloadDialog
            title={t('Export “{words}”', { words: first.name })}
            scopes={[
              {
                key: 'list',
                label: plural(first.item_count, 'The {n} on this list', 'All {n} on this list'),
                rows: first.item_count,
                kind: 'list',
                params: { list_id: id },
              },
            ]}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </main>
  );
}

/** Renamed in place. */
function ListName({ id, name }: { readonly id: number; readonly name: string }) {
  const [isChanging, setChanging] = useState(false);
  const [text, setText] = useState(name);
  const rename = useAction(
    () => api.patch('/lists/{list_id}', { path: { list_id: id }, body: { name: text } }),
    {
      onSuccess: async () => {
        setChanging(false);
        await refreshLists();
      },
    },
  );
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
    <form
      className="actions"
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate();
      }}
    >
      <input
        value={text}
        required
        maxLength={200}
        aria-label={t('Name of the list')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="primary" disabled={rename.isPending}>
        {t('Rename')}
      </button>
      <button type="button" onClick={() => setChanging(false)}>
        {t('Cancel')}
      </button>
      <FailureNote error={rename.error} />
    </form>
  );
}
