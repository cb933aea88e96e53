import { Link } from '../address/link.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { t } from '../words/words.ts';

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
