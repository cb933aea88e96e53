import { Link } from '../address/link.tsx';
import { t } from '../i18n/i18n.ts';
import { usePageTitle } from '../parts/page-title.ts';

export function NotFound() {
  usePageTitle(t('Not found'));
  return (
    <main id="content" className="place narrow">
      <h1>{t('Page not found')}</h1>
      <p>
        <Link href="/app">{t('Back to search')}</Link>
      </p>
    </main>
  );
}
