import { Link } from '../address/link.tsx';
import { useHere } from '../address/location.ts';
import { useMe } from '../api/questions.ts';
import { useToken } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { useUnreadCount } from '../monitors/use-notifications.ts';

/** Where else one can go, beside every page that has no filters there. */
export function NavigationRail() {
  const isSignedIn = useToken() !== null;
  const { data: me } = useMe();
  return (
    <nav className="rail places-rail" aria-label={t('Navigation')}>
      <ul>
        <RouteLink href="/app" name={t('Search')} />
        <RouteLink href="/copilot" name={t('Copilot')} />
        <RouteLink href="/app/compare" name={t('Compare keywords')} />
        <RouteLink href="/app/bulk" name={t('Bulk enrich')} />
      </ul>
      {isSignedIn && <OwnRoutes />}
      <ul>
        {isSignedIn ? (
          <RouteLink href="/app/account" name={t('Account and settings')} />
        ) : (
          <RouteLink href="/app/account/settings" name={t('Settings')} />
        )}
        {me?.is_admin && <RouteLink href="/app/admin" name={t('Administration')} />}
      </ul>
    </nav>
  );
}

function OwnRoutes() {
  return (
    <ul>
      <RouteLink href="/app/lists" name={t('Lists')} />
      <RouteLink href="/app/monitors" name={t('Alerts')} />
      <RouteLink href="/app/inbox" name={t('Inbox')} count={useUnreadCount()} />
      <RouteLink href="/app/history" name={t('History')} />
      <RouteLink href="/app/seen" name={t('Viewed companies')} />
    </ul>
  );
}

interface RouteLinkProps {
  readonly href: string;
  readonly name: string;
  readonly count?: number;
}

function RouteLink({ href, name, count = 0 }: RouteLinkProps) {
  const { path } = useHere();
  // Every address starts with that of the search; the other pages have paths of their own below it.
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
