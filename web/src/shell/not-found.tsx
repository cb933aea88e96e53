import { useEffect } from 'react';
import { Link } from '../address/link.tsx';
import { navigate, useLocation } from '../address/location.ts';
import { guessedAddress } from '../address/route-names.ts';
import { t } from '../i18n/i18n.ts';
import { usePageTitle } from '../parts/page-title.ts';

/** An unknown address, unless it is clear which page was meant. The service redirects in the same way. */
export function NotFound() {
  const { path, query } = useLocation();
  const [, , name = '', item] = path.split('/');
  const meant = guessedAddress(name, item);
  usePageTitle(t('Not found'));
  useEffect(() => {
    if (meant === undefined) return;
    if (/^\/(?:app|copilot)(?:\/|$)/.test(meant)) navigate(meant + query, 'replace');
    else location.replace(meant);
  }, [meant, query]);
  if (meant !== undefined) return null;
  return (
    <main id="content" className="place narrow">
      <h1>{t('Page not found')}</h1>
      <p>
        <Link href="/app">{t('Back to search')}</Link>
      </p>
    </main>
  );
}
