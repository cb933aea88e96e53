import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { age, day, t } from '../i18n/i18n.ts';
import { copy } from '../parts/copy.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { FormField } from '../parts/form-field.tsx';
import { removeWithUndo, useIsRemoved } from '../shell/undoable.ts';

const refreshKeys = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['api-keys'] });

/** Keys for programs. A key is shown once, with a request that works. */
export function ApiKeys() {
  const token = useToken();
  const [name, setName] = useState('');
  const keys = useQuery({
    queryKey: ['api-keys', token],
    queryFn: ({ signal }) => api.get('/auth/api-keys', { signal }),
  });
  const create = useAction(() => api.post('/auth/api-keys', { body: { name } }), {
    onSuccess: async () => {
      setName('');
      await refreshKeys();
    },
  });
  const isRemoved = useIsRemoved();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <>
      <FailureNote error={keys.error} onRetry={() => void keys.refetch()} />
      {create.data ? (
        <NewKey value={create.data.key} onStored={create.reset} />
      ) : (
        <form className="form" onSubmit={submit}>
          <p className="muted">
            {t('Programs sign in with a key.')} <a href="/docs">{t('API documentation')}</a>
          </p>
          <FormField
            label={t('Key name')}
            maxLength={200}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <FailureNote error={create.error} />
          <div className="actions">
            <button type="submit" className="primary" disabled={create.isPending}>
              {t('Create key')}
            </button>
          </div>
        </form>
      )}
      <ul className="cards-of-places">
        {keys.data
          ?.filter(({ id }) => !isRemoved(`key ${id}`))
          .map(({ id, name: keyName, prefix, created_at, last_used_at }) => (
            <li key={id}>
              <strong>{keyName || t('Without a name')}</strong>
              <span className="muted">
                <code>{prefix}…</code> · {t('ID {id}', { id: String(id) })} ·{' '}
                {t('created {day}', { day: day(created_at) })} ·{' '}
                {last_used_at === null ? t('never used') : t('used {age}', { age: age(last_used_at) })}
              </span>
              <button
                type="button"
                className="link"
                aria-label={t('Revoke key {name}', { name: keyName || prefix })}
                onClick={() =>
                  removeWithUndo(
                    `key ${id}`,
                    t('Key {name} revoked', { name: keyName || prefix }),
                    async () => {
                      await api.delete('/auth/api-keys/{key_id}', { path: { key_id: id } });
                      await refreshKeys();
                    },
                  )
                }
              >
                {t('Revoke')}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}

function NewKey({ value, onStored }: { readonly value: string; readonly onStored: () => void }) {
  const request = `curl -H 'Authorization: Bearer ${value}' '${location.origin}/search?q=contact&limit=1'`;
  return (
    <div className="note">
      <h2>{t('Copy your key now: it won’t be shown again')}</h2>
      <pre>{value}</pre>
      <p>{t('Try it:')}</p>
      <pre>{request}</pre>
      <div className="actions">
        <button type="button" className="primary" onClick={() => copy(value, t('Key copied'))}>
          {t('Copy key')}
        </button>
        <button type="button" onClick={() => copy(request, t('Command copied'))}>
          {t('Copy as curl')}
        </button>
        <button type="button" onClick={onStored}>
          {t('Done')}
        </button>
      </div>
    </div>
  );
}
