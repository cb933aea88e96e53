import type { HostServices } from '../../../http/index.ts';
import { routesOf } from '../../../http/route.ts';
import type { CompanyStore } from '../../companies/index.ts';
import type { CompanySearch, LandingFactsCache } from '../../search/index.ts';

/** What the routes of this module need. */
export interface ClassicServices extends Pick<HostServices, 'web'> {
  readonly search: CompanySearch;
  readonly companies: CompanyStore;
  readonly landingFacts: LandingFactsCache;
}

export const defineRoute = routesOf<ClassicServices>();
