import { navigate } from '../address/location.ts';
import { t } from '../i18n/i18n.ts';
import { usePageTitle } from '../parts/page-title.ts';
import { addressOfTask, keepTask } from '../shell/resume-after-sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Returns to what the user was doing before signing in. */
function goOn(): void {
  keepTask();
  navigate(addressOfTask(), 'replace');
}

export default function SignInPage() {
  usePageTitle(t('Sign in'));
  return (
    <main id="content" className="place narrow">
      <h1>{t('Sign in')}</h1>
      <SignInForm onSignedIn={goOn} />
    </main>
  );
}
