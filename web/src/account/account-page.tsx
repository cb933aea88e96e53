import { Link } from '../address/link.tsx';
import { t } from '../i18n/i18n.ts';
import { usePageTitle } from '../parts/page-title.ts';
import { AccountOnly } from '../shell/account-only.tsx';
import { ApiKeys } from './api-keys.tsx';
import { Credits } from './credits.tsx';
import { OwnAccount } from './own-account.tsx';
import { Sessions } from './sessions.tsx';
import { Settings } from './settings.tsx';

/** The pages of an account as tabs. Only the settings are shown to people who are not signed in. */
export default function AccountPage({ item }: { readonly item: string }) {
  const parts = [
    { name: '', title: t('Account'), content: <OwnAccount /> },
    { name: 'keys', title: t('API keys'), content: <ApiKeys /> },
    { name: 'credits', title: t('Credits'), content: <Credits /> },
    { name: 'sessions', title: t('Sessions'), content: <Sessions /> },
    { name: 'settings', title: t('Settings'), content: <Settings /> },
  ];
  const part = parts.find(({ name }) => name === item);
  usePageTitle(part?.title ?? t('Account'));
  const page = (
    <main id="content" className="place">
      <header>
        <h1>{part?.title ?? t('Page not found')}</h1>
      </header>
      <nav className="tabs" aria-label={t('Account')}>
        {parts.map(({ name, title }) => (
          <Link key={name} href={name === '' ? '/app/account' : `/app/account/${name}`}>
            {title}
          </Link>
        ))}
      </nav>
      {part?.content}
    </main>
  );
  if (item === 'settings') return page;
  return (
    <AccountOnly title={part?.title ?? t('Account')} about={t('Your name, password, keys and credits.')}>
      {page}
    </AccountOnly>
  );
}
