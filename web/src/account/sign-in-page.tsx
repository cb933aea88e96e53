import { visit } from '../address/location.ts';
import { t } from '../i18n/i18n.ts';
import { usePageTitle } from '../parts/page-title.ts';
import { addressOfTask, keepTask } from '../shell/task.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Back to what the reader was about to do. */
function goOn(): void {
  keepTask();
  visit(addressOfTask(), 'replace');
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
