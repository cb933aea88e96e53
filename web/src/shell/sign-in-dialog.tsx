import { useEffect, useRef } from 'react';
import { SignInForm } from '../account/sign-in-form.tsx';
import { useLocation } from '../address/location.ts';
import { t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useSignInRequest } from './sign-in-request.ts';

/** Opens over the page that requires an account. The interrupted action continues afterwards. */
export function SignInDialog() {
  const request = useSignInRequest();
  const { path } = useLocation();
  const answer = request?.answer;
  const openedAt = useRef<string>(undefined);
  // The dialog closes when one of its links leads to another page, because it would cover that page.
  useEffect(() => {
    if (answer === undefined) openedAt.current = undefined;
    else if (openedAt.current === undefined) openedAt.current = path;
    else if (openedAt.current !== path) answer(false);
  }, [answer, path]);
  if (!request) return null;
  return (
    <Dialog title={t('Sign in to continue')} onClose={() => request.answer(false)}>
      <SignInForm onSignedIn={() => request.answer(true)} />
    </Dialog>
  );
}
