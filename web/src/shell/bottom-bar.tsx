import { Link } from '../address/link.tsx';
import { useIsWide } from '../address/location.ts';
import { useToken } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';

/** The navigation of a phone. */
export function BottomBar({ openMore }: { readonly openMore: () => void }) {
  const isWide = useIsWide();
  const isSignedIn = useToken() !== null;
  if (isWide) return null;
  return (
    <nav className="bottom-bar" aria-label={t('Navigation')}>
      <Link href="/app">
        <Icon name="search" /> {t('Search')}
      </Link>
      <Link href="/copilot">
        <Icon name="chat" /> {t('Copilot')}
      </Link>
      {isSignedIn ? (
        <>
          <Link href="/app/lists">
            <Icon name="list" /> {t('Lists')}
          </Link>
          <Link href="/app/inbox">
            <Icon name="bell" /> {t('Inbox')}
          </Link>
        </>
      ) : (
        <Link href="/app/compare">
          <Icon name="bars" /> {t('Keywords')}
        </Link>
      )}
      <button type="button" onClick={openMore}>
        <Icon name="more" /> {t('More')}
      </button>
    </nav>
  );
}
