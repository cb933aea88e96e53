import { type FormEvent, useState } from 'react';
import { navigate } from '../address/location.ts';
import { useAction } from '../api/action.ts';
import { api, type User } from '../api/api.ts';
import { queryClient, refreshMe, useMe } from '../api/queries.ts';
import { keepToken } from '../api/session.ts';
import { day, plural, t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { isAboutFields, problemOf } from '../parts/field-problem.ts';
import { FormField } from '../parts/form-field.tsx';
import { saveFile } from '../parts/save-file.ts';
import { showToast } from '../shell/toasts.tsx';

export function OwnAccount() {
  const { data: me, error, refetch } = useMe();
  return (
    <>
      <FailureNote error={error} onRetry={() => void refetch()} />
      {me && (
        <>
          <p>
            {me.email} · {t('{tier} plan', { tier: me.tier })} ·{' '}
            {t('since {day}', { day: day(me.created_at) })}
          </p>
          <Name key={me.name} me={me} />
          <Password />
          <OwnData />
          <Removal me={me} />
        </>
      )}
    </>
  );
}

function Name({ me }: { readonly me: User }) {
  const [name, setName] = useState(me.name);
  const change = useAction(() => api.patch('/auth/me', { body: { name } }), {
    onSuccess: async () => {
      showToast(t('Saved'));
      await refreshMe();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form className="form" onSubmit={submit}>
      <h2>{t('Name')}</h2>
      <FormField
        label={t('Your name')}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        problem={problemOf(change.error, 'name')}
      />
      {!isAboutFields(change.error, ['name']) && <FailureNote error={change.error} />}
      <div className="actions">
        <button type="submit" disabled={change.isPending || name === me.name}>
          {t('Save')}
        </button>
      </div>
    </form>
  );
}

const NO_PASSWORDS = { current: '', next: '' };

function Password() {
  const [{ current, next }, setPasswords] = useState(NO_PASSWORDS);
  const change = useAction(
    () =>
      api.post('/auth/password', {
        body: { password: next, ...(current !== '' && { current_password: current }) },
      }),
    {
      onSuccess: ({ sessions_ended }) => {
        setPasswords(NO_PASSWORDS);
        showToast(
          plural(
            sessions_ended,
            'Password changed; {n} other session ended',
            'Password changed; {n} other sessions ended',
          ),
        );
      },
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form className="form" onSubmit={submit}>
      <h2>{t('Password')}</h2>
      <FormField
        label={t('Current password')}
        type="password"
        autoComplete="current-password"
        hint={t('Leave blank if you haven’t set one.')}
        value={current}
        onChange={(event) => setPasswords({ current: event.target.value, next })}
        problem={problemOf(change.error, 'current_password')}
      />
      <FormField
        label={t('New password')}
        type="password"
        autoComplete="new-password"
        required
        minLength={10}
        hint={t('10 characters or more. A sentence is easy to remember and hard to guess.')}
        value={next}
        onChange={(event) => setPasswords({ current, next: event.target.value })}
        problem={problemOf(change.error, 'password')}
      />
      {!isAboutFields(change.error, ['password', 'current_password']) && <FailureNote error={change.error} />}
      <div className="actions">
        <button type="submit" disabled={change.isPending}>
          {t('Change password')}
        </button>
      </div>
    </form>
  );
}

function OwnData() {
  const load = useAction(() => api.get('/auth/export'), {
    onSuccess: (file) => {
      const text = typeof file === 'string' ? file : JSON.stringify(file, null, 2);
      saveFile(new Blob([text]), 'homedex-my-data.json');
    },
  });
  return (
    <section className="form">
      <h2>{t('Your data')}</h2>
      <p className="muted">{t('Everything we store about you, in one file.')}</p>
      <FailureNote error={load.error} />
      <div className="actions">
        <button type="button" disabled={load.isPending} onClick={() => load.mutate()}>
          {t('Download my data')}
        </button>
      </div>
    </section>
  );
}

function Removal({ me }: { readonly me: User }) {
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const remove = useAction(() => api.delete('/auth/me', { body: password === '' ? {} : { password } }), {
    onSuccess: () => {
      keepToken(null);
      queryClient.clear();
      navigate('/app');
      showToast(t('Your account was deleted'));
    },
  });
  return (
    <section className="form">
      <h2>{t('Delete account')}</h2>
      <p className="muted">{t('This deletes your lists, alerts, keys and history and cannot be undone.')}</p>
      <div className="actions">
        <button type="button" className="danger" onClick={() => setAsking(true)}>
          {t('Delete my account …')}
        </button>
      </div>
      {isAsking && (
        <Dialog title={t('Delete your account?')} onClose={() => setAsking(false)}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              remove.mutate();
            }}
          >
            <p>
              {plural(
                me.credits,
                'You lose {n} credit and everything you saved.',
                'You lose {n} credits and everything you saved.',
              )}
            </p>
            <FormField
              label={t('Password')}
              type="password"
              autoComplete="current-password"
              hint={t('Leave blank if you haven’t set one.')}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <FailureNote error={remove.error} />
            <div className="actions">
              <button type="submit" className="danger" disabled={remove.isPending}>
                {t('Delete permanently')}
              </button>
              <button type="button" onClick={() => setAsking(false)}>
                {t('Cancel')}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </section>
  );
}
