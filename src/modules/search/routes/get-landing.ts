import type { HostServices } from '../../../http/index.ts';
import { pageOf } from '../../../http/pages/page.ts';
import { html, routesOf } from '../../../http/route.ts';
import { languageHeader, localeFor } from '../../../platform/locale.ts';
import type { LandingFactsCache } from '../landing-facts.ts';
import { landing } from './landing-page.ts';

interface LandingServices extends Pick<HostServices, 'web' | 'instance'> {
  readonly landingFacts: LandingFactsCache;
}

const defineRoute = routesOf<LandingServices>();

export const getLanding = defineRoute({
  method: 'GET',
  path: '/',
  tag: 'Status',
  summary: 'The first page',
  access: 'anyone',
  // Its figures are computed once a minute for all visitors, so a visit costs nothing worth counting.
  bucket: 'unlimited',
  undocumented: true,
  headers: languageHeader,
  answer: html,
  handler: async ({ services, headers, setHeader }) => {
    const locale = localeFor(headers);
    const { web, instance, landingFacts } = services;
    // The page refers to files whose names change with every build.
    setHeader('cache-control', 'no-cache');
    const [facts, crawlId] = await Promise.all([
      landingFacts.read(),
      // The status page reports a failing store.
      instance.crawlId().catch(() => ''),
    ]);
    return pageOf(web, {
      locale,
      title: locale.t('Homedex: find companies by what their homepage says'),
      description: locale.t(
        'A self-hosted index of website homepages: full-text search with exact counts, profiles, exports.',
      ),
      main: landing(facts, { crawlId, publicUrl: instance.publicUrl }, locale),
    });
  },
});
