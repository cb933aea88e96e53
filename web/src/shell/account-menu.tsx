import type { RefObject } from 'react';
import { Link } from '../address/link.tsx';
import { navigate } from '../address/location.ts';
import { api, type User } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { keepToken } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';

interface MenuProps {
  readonly menu: RefObject<HTMLDivElement | null>;
  readonly me: User | undefined;
  readonly openHelp: () => void;
  readonly openPalette: () => void;
}

/** The menu with all other pages. */
export function AccountMenu({ menu, me, openHelp, openPalette }: MenuProps) {
  const then = (act: () => void) => (): void => {
    menu.current?.hidePopover();
    act();
  };
  const close = then(() => undefined);
  return (
    <div className="menu" id="account-menu" popover="auto" ref={menu}>
      {me && (
        <>
          <Link href="/app/lists" onClick={close}>
            {t('Lists')} <kbd>g l</kbd>
          </Link>
          <Link href="/app/seen" onClick={close}>
            {t('Viewed companies')}
          </Link>
          <Link href="/app/monitors" onClick={close}>
            {t('Alerts')} <kbd>g m</kbd>
          </Link>
          <Link href="/app/history" onClick={close}>
            {t('History')} <kbd>g h</kbd>
          </Link>
          <hr />
        </>
      )}
      <Link href="/copilot" onClick={close}>
        {t('Copilot')}
      </Link>
      <Link href="/app/compare" onClick={close}>
        {t('Compare keywords')}
      </Link>
      <Link href="/app/bulk" onClick={close}>
        {t('Bulk enrich')}
      </Link>
      <button type="button" onClick={then(openPalette)}>
        {t('Commands')} <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <button type="button" onClick={then(openHelp)}>
        {t('Keyboard shortcuts')} <kbd>?</kbd>
      </button>
      <a href="/docs">{t('API')}</a>
      <hr />
      {me ? (
        <>
          <Link href="/app/account" onClick={close}>
            {t('Account and settings')} <kbd>g a</kbd>
          </Link>
          {me.is_admin && (
            <Link href="/app/admin" onClick={close}>
              {t('Administration')}
            </Link>
          )}
          <button type="button" onClick={then(signOut)}>
            {t('Sign out')}
          </button>
        </>
      ) : (
        <>
          <Link href="/app/register" onClick={close}>
            {t('Create an account')}
          </Link>
          <Link href="/app/account/settings" onClick={close}>
            {t('Settings')}
          </Link>
        </>
      )}
    </div>
  );
}

export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Ends the session on the server too. In the browser it ends even if the server fails. */
export function signOut(): void {
  api
    .post('/auth/logout')
    .catch(() => undefined)
    .finally(() => {
      keepToken(null);
      queryClient.clear();
      navigate('/app');
    });
}
