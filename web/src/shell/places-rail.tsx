import { Link } from '../address/link.tsx';
import { useHere } from '../address/location.ts';
import { useMe } from '../api/questions.ts';
import { useToken } from '../api/session.ts';
import { useUnreadCount } from '../monitors/use-notifications.ts';
import { t } from '../words/words.ts';

/** Where else one can go, beside every page that has no filters there. */
export function PlacesRail() {
  const isSignedIn = useToken() !== null;
  const { data: me } = useMe();
  return (
    <nav className="rail places-rail" aria-label={t('Navigation')}>
      <ul>
        <PlaceLink href="/app" name={t('Search')} />
        <PlaceLink href="/copilot" name={t('Copilot')} />
        <PlaceLink href="/app/compare" name={t('Compare keywords')} />
        <PlaceLink href="/app/bulk" name={t('Bulk enrich')} />
      </ul>
      {isSignedIn && <OwnPlaces />}
      <ul>
        {isSignedIn ? (
          <PlaceLink href="/app/account" name={t('Account and settings')} />
        ) : (
          <PlaceLink href="/app/account/settings" name={t('Settings')} />
        )}
        {me?.is_admin && <PlaceLink href="/app/admin" name={t('Administration')} />}
      </ul>
    </nav>
  );
}

function OwnPlaces() {
  return (
    <ul>
      <PlaceLink href="/app/lists" name={t('Lists')} />
      <PlaceLink href="/app/monitors" name={t('Alerts')} />
      <PlaceLink href="/app/inbox" name={t('Inbox')} count={useUnreadCount()} />
      <PlaceLink href="/app/history" name={t('History')} />
      <PlaceLink href="/app/seen" name={t('Viewed companies')} />
    </ul>
  );
}

interface PlaceLinkProps {
  readonly href: string;
  readonly name: string;
  readonly count?: number;
}

function PlaceLink({ href, name, count = 0 }: PlaceLinkProps) {
  const { path } = useHere();
  // The search begins every address; the other places have parts of their own below them.
  const isWithin = href !== '/app' && path.startsWith(`${href}/`);
  return (
    <li>
      <Link href={href} aria-current={isWithin ? 'true' : undefined}>
        {name}
        {count > 0 && <span className="muted">{count > 99 ? '99+' : count}</span>}
      </Link>
    </li>
  );
}
