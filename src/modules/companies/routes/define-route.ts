import { routesOf } from '../../../http/route.ts';
import type { IndexInfo } from '../../company-index/index.ts';
import type { Shelf } from '../../shelf/index.ts';
import type { CompanyStore } from '../company-store.ts';
import type { ImportedDomains } from '../imported-domains.ts';
import type { KnownDomains } from '../known-domains.ts';

/** What the routes of this module need. */
interface CompanyServices {
  readonly companies: CompanyStore;
  readonly importedDomains: ImportedDomains;
  readonly indexInfo: IndexInfo;
  readonly knownDomains: KnownDomains;
  readonly shelf: Shelf;
}

export const defineRoute = routesOf<CompanyServices>();
