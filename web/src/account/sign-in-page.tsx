import { visit } from '../address/location.ts';
import { usePageTitle } from '../parts/page-title.ts';
import { t } from '../words/words.ts';
import { SignInForm } from './sign-in-form.tsx';

export default function SignInPage() {
  usePageTitle(t('Sign in'));
  return (
    <main id="content" className="place narrow">
      <h1>{t('Sign in')}</h1>
      <SignInForm onSignedIn={() => visit('/app', 'replace')} />
    </main>
  );
}
