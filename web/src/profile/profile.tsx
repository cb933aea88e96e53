import { lazy, Suspense, useState } from 'react';
import { Link } from '../address/link.tsx';
import type { Tab } from '../address/search-address.ts';
import type { Company } from '../api/api.ts';
import { age, industryName, moment, t } from '../i18n/i18n.ts';
import { CompanyIcon } from '../parts/company-icon.tsx';
import { copy } from '../parts/copy.ts';
import { Country } from '../parts/country.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { Icon } from '../parts/icon.tsx';
import { OutsideLink } from '../parts/outside-link.tsx';
import { FetchLive } from './fetch-live.tsx';
import { useProfilePrice } from './price.ts';
import { ProfilePreview } from './profile-preview.tsx';
import { Tabs } from './tabs.tsx';
import { useCard, useProfile } from './use-profile.ts';

const RelatedSites = lazy(() => import('./related-sites.tsx'));
const SaveOne = lazy(() => import('../lists/save-domains.tsx'));
const MonitorDialog = lazy(() => import('../monitors/monitor-dialog.tsx'));

interface ProfileProps {
  readonly domain: string;
  /** The company as a search result, if there is one. */
  readonly known?: Company | undefined;
  /** The words of the search that led here. */
  readonly query: string;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly onClose?: () => void;
}

/** One company. Its free card is shown immediately, its full profile on request, with the price on the button. */
export function Profile({ domain, known, query, tab, onTab, onClose }: ProfileProps) {
  const { card, error, isMissing, isPending, refetch } = useCard(domain, known);
  const profile = useProfile(domain, query);
  const [isSaving, setSaving] = useState(false);
  const [isWatching, setWatching] = useState(false);
  const columns = profile.data?.columns;
  const price = useProfilePrice(domain, !columns);
  const name = String(columns?.company_name ?? '') || card?.company_name || domain;
  return (
    <article className="profile" aria-busy={profile.isFetching}>
      <header>
        <CompanyIcon domain={domain} size="large" />
        <div className="who">
          <h2 className="title" dir="auto">
            {name}
          </h2>
          <OutsideLink className="site" href={card?.homepage_url || `https://${domain}/`}>
            {domain} <Icon name="out" label={t('opens the site')} />
          </OutsideLink>
        </div>
        {onClose && (
          <button type="button" className="quiet" aria-label={t('Close profile')} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      <FailureNote error={error} onRetry={() => void refetch()} />
      {isMissing && !columns && <NotIndexed domain={domain} />}
      {isPending && <div className="skeleton profile-skeleton" />}
      {card && (
        <>
          <p className="lead" dir="auto">
            {card.meta_description || card.title}
          </p>
          <p className="facts">
            {card.country && <Country code={card.country} />}
            {card.industry && <span>{industryName(card.industry)}</span>}
            <span title={moment(card.fetched_at)}>{t('crawled {age}', { age: age(card.fetched_at) })}</span>
          </p>
          <div className="actions">
            {!columns && (
              <button
                type="button"
                className="primary"
                data-first
                onClick={profile.read}
                disabled={profile.isFetching}
              >
                {t('Full profile · {price}', { price })}
              </button>
            )}
            <button type="button" data-first onClick={() => setSaving(true)}>
              <Icon name="list" /> {t('Save to a list')}
            </button>
            <button type="button" onClick={() => setWatching(true)}>
              <Icon name="bell" /> {t('Alert me')}
            </button>
            <button
              type="button"
              className="icon-only"
              aria-label={t('Copy link')}
              title={t('Copy link')}
              onClick={() => copy(`${location.origin}/app/company/${domain}`, t('Link copied'))}
            >
              <Icon name="link" />
            </button>
            {columns && <FetchLive domain={domain} />}
            {columns && (
              <button
                type="button"
                onClick={() => copy(JSON.stringify(columns, null, 2), t('Profile copied'))}
              >
                {t('Copy as JSON')}
              </button>
            )}
          </div>
          <FailureNote error={profile.error} onRetry={profile.read} />
          {columns ? (
            <Tabs domain={domain} columns={columns} cost={profile.data?.cost ?? 0} tab={tab} onTab={onTab} />
          ) : (
            <ProfilePreview company={card} />
          )}
          {onClose && (
            <>
              <RelatedOnRequest key={domain} domain={domain} />
              <p className="muted">
                <Link href={`/app/company/${domain}`}>{t('Open full page')}</Link>
              </p>
            </>
          )}
        </>
      )}
      {!card && columns && (
        <Tabs domain={domain} columns={columns} cost={profile.data?.cost ?? 0} tab={tab} onTab={onTab} />
      )}
      <Suspense>
        {isSaving && <SaveOne domains={[domain]} onClose={() => setSaving(false)} />}
        {isWatching && <MonitorDialog domains={[domain]} onClose={() => setWatching(false)} />}
      </Suspense>
    </article>
  );
}

/** Beside results, related sites are loaded on request, because walking through a list would use up the requests of the plan. */
function RelatedOnRequest({ domain }: { readonly domain: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('Related sites')}</summary>
      {isOpen && (
        <Suspense>
          <div className="beside">
            <RelatedSites domain={domain} />
          </div>
        </Suspense>
      )}
    </details>
  );
}

function NotIndexed({ domain }: { readonly domain: string }) {
  return (
    <div className="note">
      <h2>{t('Not in the index')}</h2>
      <p>{t('{domain} hasn’t been crawled yet.', { domain })}</p>
      <FetchLive domain={domain} isNew />
    </div>
  );
}
