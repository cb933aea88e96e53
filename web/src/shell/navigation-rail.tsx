import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../address/link.tsx';
import { useLocation } from '../address/location.ts';
import { useMe } from '../api/queries.ts';
import { findTechnologies } from '../api/relations.ts';
import { useToken } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import { accountLinks, type NavigationLink, publicLinks, technologiesLink } from './navigation-links.ts';

/** The main navigation at the edge of every page. */
export function NavigationRail() {
  const isSignedIn = useToken() !== null;
  const { data: me } = useMe();
  const hasTechnologies = useHasTechnologies();
  return (
    <nav className="places-rail" aria-label={t('Navigation')}>
      <ul>
        {publicLinks().map((link) => (
          <NavigationItem key={link.href} {...link} />
        ))}
        {hasTechnologies && <NavigationItem {...technologiesLink()} />}
      </ul>
      {isSignedIn && (
        <ul>
          {accountLinks().map((link) => (
            <NavigationItem key={link.href} {...link} />
          ))}
        </ul>
      )}
      <ul>
        {isSignedIn ? (
          <NavigationItem href="/app/account" icon="person" name={t('Account')} />
        ) : (
          <NavigationItem href="/app/account/settings" icon="person" name={t('Settings')} />
        )}
        {me?.is_admin && <NavigationItem href="/app/admin" icon="shield" name={t('Admin')} />}
      </ul>
    </nav>
  );
}

const TECHNOLOGIES_KEY = 'homedex.technologies';

/** Whether the service has technology pages; requested once per tab. */
function useHasTechnologies(): boolean {
  const [known] = useState(() => sessionStorage.getItem(TECHNOLOGIES_KEY));
  const { data } = useQuery({
    queryKey: ['has-technologies'],
    queryFn: async ({ signal }) => {
      const answer = (await findTechnologies({ q: 'WordPress' }, signal)) === null ? 'no' : 'yes';
      sessionStorage.setItem(TECHNOLOGIES_KEY, answer);
      return answer;
    },
    enabled: known === null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (known ?? data) === 'yes';
}

function NavigationItem({ href, icon, name }: NavigationLink) {
  const { path } = useLocation();
  // Every path starts with `/app`, the path of the search, so only company pages count as being within it.
  const isWithin = href === '/app' ? path.startsWith('/app/company') : path.startsWith(`${href}/`);
  return (
    <li>
      <Link href={href} aria-current={isWithin ? 'true' : undefined}>
        <Icon name={icon} />
        <span>{name}</span>
      </Link>
    </li>
  );
}
