import { SignInForm } from '../account/sign-in-form.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { t } from '../words/words.ts';
import { useSignInRequest } from './sign-in-request.ts';

/** Over the page that needed it; afterwards the same act goes on. */
export function SignInDialog() {
  const request = useSignInRequest();
  if (!request) return null;
  return (
    <Dialog title={t('Sign in to continue')} onClose={() => request.answer(false)}>
      <SignInForm onSignedIn={() => request.answer(true)} />
    </Dialog>
  );
}
