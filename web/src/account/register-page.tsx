import { type FormEvent, useState } from 'react';
import { Link } from '../address/link.tsx';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { isAboutFields, problemOf } from '../parts/field-problem.ts';
import { FormField } from '../parts/form-field.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { keepTask } from '../shell/resume-after-sign-in.ts';

const fields = ['email', 'password', 'name'];

export default function RegisterPage() {
  usePageTitle(t('Create an account'));
  const [form, setForm] = useState({ email: '', password: '', name: '' });
  const register = useAction(() => api.post('/auth/register', { body: form }), {
    needsAccount: false,
    onSuccess: () => keepTask(),
  });
  const resend = useAction(() => api.post('/auth/resend-link', { body: { email: form.email } }), {
    needsAccount: false,
  });
  const set = (name: keyof typeof form) => (event: { readonly target: { readonly value: string } }) =>
    setForm({ ...form, [name]: event.target.value });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    register.mutate();
  };
  if (register.data)
    return (
      <main id="content" className="place narrow">
        <h1>{t('Check your inbox')}</h1>
        <p role="status">{t('We sent a link to {email}. Open it to sign in.', { email: form.email })}</p>
        {resend.data && <p className="note">{resend.data.message}</p>}
        <FailureNote error={resend.error} />
        <div className="actions">
          <button type="button" disabled={resend.isPending} onClick={() => resend.mutate()}>
            {t('Resend e-mail')}
          </button>
        </div>
      </main>
    );
  return (
    <main id="content" className="place narrow">
      <h1>{t('Create an account')}</h1>
      <p className="muted">{t('Lists, alerts, exports and 250 free profiles. No credit card required.')}</p>
      <form className="form" onSubmit={submit}>
        <FormField
          label={t('Business e-mail address')}
          type="email"
          autoComplete="username"
          required
          value={form.email}
          onChange={set('email')}
          problem={problemOf(register.error, 'email')}
        />
        <FormField
          label={t('Your name')}
          autoComplete="name"
          value={form.name}
          onChange={set('name')}
          problem={problemOf(register.error, 'name')}
        />
        <FormField
          label={t('Password')}
          type="password"
          autoComplete="new-password"
          required
          minLength={10}
          hint={t('10 characters or more. A sentence is easy to remember and hard to guess.')}
          value={form.password}
          onChange={set('password')}
          problem={problemOf(register.error, 'password')}
        />
        {!isAboutFields(register.error, fields) && <FailureNote error={register.error} />}
        <div className="actions">
          <button type="submit" className="primary" disabled={register.isPending}>
            {t('Create account')}
          </button>
        </div>
      </form>
      <p className="muted">
        {t('Already have an account?')} <Link href="/app/sign-in">{t('Sign in')}</Link>
      </p>
    </main>
  );
}
