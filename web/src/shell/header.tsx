import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from '../address/link.tsx';
import { useLocation } from '../address/location.ts';
import { api, type User } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { plural, t } from '../i18n/i18n.ts';
import { BrandMark } from '../parts/brand-mark.tsx';
import { Icon } from '../parts/icon.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { AccountMenu } from './account-menu.tsx';

interface HeaderProps {
  readonly openHelp: () => void;
  readonly openPalette: () => void;
}

export function Header(props: HeaderProps) {
  const { path } = useLocation();
  return (
    <header className="top">
      <Link className="brand" href="/app" aria-label={t('Homedex home')}>
        <BrandMark />
      </Link>
      {/* The copilot has its own input field. */}
      {path !== '/copilot' && <SearchBox />}
      <nav aria-label={t('Menu')}>
        <Account {...props} />
      </nav>
    </header>
  );
}

function Account({ openHelp, openPalette }: HeaderProps) {
  const { data: me } = useMe();
  const isKnown = useToken() !== null;
  const menu = useRef<HTMLDivElement>(null);
  // One menu for both cases, so that it stays open when the account has loaded.
  return (
    <>
      {me ? (
        <>
          <Balance me={me} />
          <Bell />
        </>
      ) : isKnown ? null : (
        <Link className="button quiet-link" href="/app/sign-in">
          {t('Sign in')}
        </Link>
      )}
      <MenuButton label={me ? me.name || me.email : t('Menu')} />
      <AccountMenu menu={menu} me={me} openHelp={openHelp} openPalette={openPalette} />
    </>
  );
}

/** The balance: free profiles as long as there are no credits. */
function Balance({ me: { credits, free_lookups_remaining } }: { readonly me: User }) {
  const shown =
    credits === 0 && free_lookups_remaining > 0
      ? plural(free_lookups_remaining, '{n} free profile', '{n} free profiles')
      : plural(credits, '{n} credit', '{n} credits');
  return (
    <Link className="pill only-wide" href="/app/account/credits" aria-label={`${t('Credits')}: ${shown}`}>
      {shown}
    </Link>
  );
}

function MenuButton({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      className="quiet"
      popoverTarget="account-menu"
      aria-label={t('Menu of {name}', { name: label })}
    >
      <span className="only-wide menu-name">{label}</span>
      <Icon name="more" />
    </button>
  );
}

function Bell() {
  const unread = useUnreadCount();
  return (
    <Link
      className="button quiet-link bell"
      href="/app/inbox"
      aria-label={plural(unread, 'Inbox, {n} unread', 'Inbox, {n} unread')}
    >
      <Icon name="bell" />
      {unread > 0 && <span className="badge">{unread > 99 ? '99+' : unread}</span>}
    </Link>
  );
}

const POLL_MS = 60_000;

/** The number of unread notifications among the newest ones, polled once a minute while the page is visible. */
function useUnreadCount(): number {
  const token = useToken();
  const { data } = useQuery({
    queryKey: ['notifications', token],
    queryFn: ({ signal }) => api.get('/notifications', { signal }),
    enabled: token !== null,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
  });
  return data?.filter(({ read }) => !read).length ?? 0;
}
