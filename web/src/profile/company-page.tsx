import { lazy, Suspense, useState } from 'react';
import { useLocation } from '../address/location.ts';
import { readSearchAddress, type Tab } from '../address/search-address.ts';
import { usePageTitle } from '../parts/page-title.ts';
import { Profile } from './profile.tsx';
import { useCard } from './use-profile.ts';

const RelatedSections = lazy(() => import('./related-sections.tsx'));

/** A company on its own page, for sharing and printing. */
export default function CompanyPage({ item: domain }: { readonly item: string }) {
  const { query } = useLocation();
  const [tab, setTab] = useState<Tab>(() => readSearchAddress(query).address.tab);
  const { card } = useCard(domain, undefined);
  const name = card?.company_name || domain;
  usePageTitle(name);
  return (
    <main id="content" className="place wide company-page">
      <h1 className="only-read-aloud">{name}</h1>
      <Profile domain={domain} query="" tab={tab} onTab={setTab} />
      {card && (
        <Suspense fallback={<aside />}>
          <RelatedSections domain={domain} />
        </Suspense>
      )}
    </main>
  );
}
