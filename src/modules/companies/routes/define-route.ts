import { routesOf } from '../../../http/route.ts';
import type { IndexInfo } from '../../company-index/index.ts';
import type { Shelf } from '../../shelf/index.ts';
import type { CompanyStore } from '../company-store.ts';

/** What the routes of this module need. */
interface CompanyServices {
  readonly companies: CompanyStore;
  readonly indexInfo: IndexInfo;
  readonly shelf: Shelf;
}

export const defineRoute = routesOf<CompanyServices>();
