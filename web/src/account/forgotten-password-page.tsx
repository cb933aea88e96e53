import { type FormEvent, useState } from 'react';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { serverMessage, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { problemOf } from '../parts/field-problem.ts';
import { FormField } from '../parts/form-field.tsx';
import { usePageTitle } from '../parts/page-title.ts';

/** Mails a link that opens a form for the new password. */
export default function ForgottenPasswordPage() {
  usePageTitle(t('New password'));
  const [email, setEmail] = useState('');
  const ask = useAction(() => api.post('/auth/password-reset', { body: { email } }), { needsAccount: false });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <main id="content" className="place narrow">
      <h1>{t('Choose a new password')}</h1>
      <form className="form" onSubmit={submit}>
        <FormField
          label={t('E-mail address')}
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          problem={problemOf(ask.error, 'email')}
        />
        {problemOf(ask.error, 'email') === undefined && <FailureNote error={ask.error} />}
        {ask.data && (
          <p className="note" role="status">
            {serverMessage(ask.data.message)}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="primary" disabled={ask.isPending}>
            {t('E-mail me a link')}
          </button>
        </div>
      </form>
    </main>
  );
}
