import type { ReactNode } from 'react';
import { Link } from '../address/link.tsx';
import { useIsExpired, useToken } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { requireSignIn } from './sign-in-request.ts';

interface AccountOnlyProps {
  readonly title: string;
  /** What the page offers after signing in. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A page that needs an account. */
export function AccountOnly({ title, about, children }: AccountOnlyProps) {
  const isExpired = useIsExpired();
  if (useToken() !== null) return children;
  return (
    <main id="content" className="place narrow">
      <h1>{title}</h1>
      <p>{isExpired ? t('Your session has expired. Sign in to continue.') : about}</p>
      <div className="actions">
        <button type="button" className="primary" onClick={() => requireSignIn().catch(() => undefined)}>
          {t('Sign in')}
        </button>
        {!isExpired && (
          <Link className="button" href="/app/register">
            {t('Create an account')}
          </Link>
        )}
      </div>
    </main>
  );
}
