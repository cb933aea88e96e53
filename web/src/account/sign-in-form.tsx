import { type FormEvent, useState } from 'react';
import { Link } from '../address/link.tsx';
import { useAction } from '../api/action.ts';
import { api, HomedexError } from '../api/api.ts';
import { keepToken } from '../api/session.ts';
import { serverMessage, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { isAboutFields, problemOf } from '../parts/field-problem.ts';
import { FormField } from '../parts/form-field.tsx';
import { keepTask } from '../shell/resume-after-sign-in.ts';

/** Signs in with a password, or with a mailed link for people who have no password or forgot it. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useAction(() => api.post('/auth/login', { body: { email, password } }), {
    needsAccount: false,
    onSuccess: ({ token }) => {
      keepToken(token);
      onSignedIn();
    },
  });
  const mailLink = useAction(() => api.post('/auth/login-link', { body: { email } }), {
    needsAccount: false,
    onSuccess: () => keepTask(),
  });
  const error = signIn.error ?? mailLink.error;
  const isWrong = error instanceof HomedexError && error.status === 401;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mailLink.reset();
    signIn.mutate();
  };
  return (
    <form onSubmit={submit} className="form">
      <FormField
        label={t('E-mail address')}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        problem={problemOf(error, 'email')}
      />
      <FormField
        label={t('Password')}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        problem={problemOf(error, 'password')}
      />
      {isWrong ? (
        <p className="note danger" role="alert">
          {t('Wrong e-mail or password.')}
        </p>
      ) : (
        !isAboutFields(error, ['email', 'password']) && <FailureNote error={error} />
      )}
      {mailLink.data && (
        <p className="note" role="status">
          {serverMessage(mailLink.data.message)}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="primary" disabled={signIn.isPending}>
          {t('Sign in')}
        </button>
        <button
          type="button"
          disabled={mailLink.isPending || email === ''}
          onClick={() => {
            signIn.reset();
            mailLink.mutate();
          }}
        >
          {t('E-mail me a sign-in link')}
        </button>
      </div>
      <p className="muted">
        <Link href="/app/password">{t('Forgot your password?')}</Link> ·{' '}
        <Link href="/app/register">{t('Create an account')}</Link>
      </p>
    </form>
  );
}
