import { lazy, Suspense, useState } from 'react';
import { navigate } from '../address/location.ts';
import { api } from '../api/api.ts';
import { age, t } from '../i18n/i18n.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { RenameForm } from '../parts/rename-form.tsx';
import { useChosenColumns } from '../search/chosen-columns.ts';
import { rowColumn } from '../search/row-columns.tsx';
import { AccountOnly } from '../shell/account-only.tsx';
import { removeWithUndo, useIsRemoved } from '../shell/undoable.ts';
import { refreshViews, useViews } from './use-views.ts';
import { addressOfView } from './view-address.ts';

const ShareDialog = lazy(() => import('../lists/share-dialog.tsx'));

/** Saved searches with their columns and order. */
export default function ViewsPage() {
  return (
    <AccountOnly
      title={t('Views')}
      about={t('Searches with their filters, columns and order, under a name.')}
    >
      <AllViews />
    </AccountOnly>
  );
}

function AllViews() {
  usePageTitle(t('Views'));
  const views = useViews();
  const { choose } = useChosenColumns();
  const isRemoved = useIsRemoved();
  const [shared, setShared] = useState<number>();
  const [renamed, setRenamed] = useState<number>();
  const shown = views.data?.filter(({ id }) => !isRemoved(`view ${id}`));
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Views')}</h1>
      </header>
      <FailureNote error={views.error} onRetry={() => void views.refetch()} />
      {shown?.length === 0 && (
        <EmptyState
          title={t('No views yet')}
          about={t('Search, filter and sort, then press “Save view” above the results.')}
        />
      )}
      {views.isPending && <div className="skeleton place-skeleton" />}
      <ul className="cards-of-places">
        {shown?.map((view) => (
          <li key={view.id}>
            {renamed === view.id ? (
              <RenameForm
                name={view.name}
                label={t('Name of the view')}
                rename={async (name) => {
                  await api.patch('/views/{view_id}', { path: { view_id: view.id }, body: { name } });
                  await refreshViews();
                }}
                onClose={() => setRenamed(undefined)}
              />
            ) : (
              <a
                href={addressOfView(view)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  choose(
                    view.columns.map((name) => ({ name, width: rowColumn(name, undefined)?.width ?? 10 })),
                  );
                  navigate(addressOfView(view));
                }}
              >
                {view.name}
              </a>
            )}
            <span className="muted">
              {t('created {age}', { age: age(view.created_at) })}
              {view.is_shared && ` · ${t('shared')}`}
            </span>
            <span className="actions">
              <button
                type="button"
                className="link"
                aria-label={t('Rename the view {name}', { name: view.name })}
                onClick={() => setRenamed(view.id)}
              >
                {t('Rename')}
              </button>
              <button
                type="button"
                className="link"
                aria-label={t('Share the view {name}', { name: view.name })}
                onClick={() => setShared(view.id)}
              >
                {t('Share')}
              </button>
              <button
                type="button"
                className="link"
                aria-label={t('Delete the view {name}', { name: view.name })}
                onClick={() =>
                  removeWithUndo(
                    `view ${view.id}`,
                    t('View {name} deleted', { name: view.name }),
                    async () => {
                      await api.delete('/views/{view_id}', { path: { view_id: view.id } });
                      await refreshViews();
                    },
                  )
                }
              >
                {t('Delete')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Suspense>
        {shared !== undefined && (
          <ShareDialog
            kind="view"
            id={shared}
            isShared={views.data?.some(({ id, is_shared }) => id === shared && is_shared) ?? false}
            onClose={() => setShared(undefined)}
          />
        )}
      </Suspense>
    </main>
  );
}
