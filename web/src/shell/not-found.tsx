import { Link } from '../address/link.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { t } from '../words/words.ts';

export function NotFound() {
  usePageTitle(t('Not found'));
  return (
    <main id="content" className="place narrow">
      <h1>{t('There is no such page')}</h1>
      <p>
        <Link href="/app">{t('To the search')}</Link>
      </p>
    </main>
  );
}
