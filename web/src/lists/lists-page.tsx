import { type FormEvent, useState } from 'react';
import { Link } from '../address/link.tsx';
import { useAction } from '../api/action.ts';
import { api, type CompanyList } from '../api/api.ts';
import { age, plural, t } from '../i18n/i18n.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { AccountOnly } from '../shell/account-only.tsx';
import { removeWithUndo, useIsRemoved } from '../shell/undoable.ts';
import ListPage from './list-page.tsx';
import { refreshLists, useLists } from './use-lists.ts';

export default function ListsPage({ item }: { readonly item: string }) {
  return (
    <AccountOnly title={t('Lists')} about={t('Your saved companies, organized in lists.')}>
      {item === '' ? <AllLists /> : <ListPage id={Number(item)} />}
    </AccountOnly>
  );
}

function AllLists() {
  usePageTitle(t('Lists'));
  const lists = useLists();
  const isRemoved = useIsRemoved();
  const shown = lists.data?.filter(({ id }) => !isRemoved(`list ${id}`));
  return (
    <main id="content" className="place">
      <header>
        <h1>{t('Lists')}</h1>
        <NewList />
      </header>
      <FailureNote error={lists.error} onRetry={() => void lists.refetch()} />
      {shown?.length === 0 && (
        <EmptyState
          title={t('No lists yet')}
          about={t(
            'Lists hold companies you save. Create one above, or select companies in a search and press “Save”.',
          )}
        />
      )}
      {lists.isPending && <div className="skeleton place-skeleton" />}
      <ul className="cards-of-places">
        {shown?.map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
      </ul>
    </main>
  );
}

function ListCard({ list: { id, name, item_count, created_at } }: { readonly list: CompanyList }) {
  return (
    <li>
      <Link href={`/app/lists/${id}`}>{name}</Link>
      <span className="muted">
        {plural(item_count, '{n} company', '{n} companies')} · {t('created {age}', { age: age(created_at) })}
      </span>
      <button
        type="button"
        className="link"
        aria-label={t('Delete the list {name}', { name })}
        onClick={() =>
          removeWithUndo(`list ${id}`, t('List {name} deleted', { name }), async () => {
            await api.delete('/lists/{list_id}', { path: { list_id: id } });
            await refreshLists();
          })
        }
      >
        {t('Delete')}
      </button>
    </li>
  );
}

function NewList() {
  const [name, setName] = useState('');
  const create = useAction(() => api.post('/lists', { body: { name } }), {
    onSuccess: async () => {
      setName('');
      await refreshLists();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form className="actions" onSubmit={submit}>
      <input
        value={name}
        required
        maxLength={200}
        placeholder={t('Name of a new list')}
        aria-label={t('Name of a new list')}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" disabled={create.isPending}>
        {t('Create list')}
      </button>
      <FailureNote error={create.error} />
    </form>
  );
}
