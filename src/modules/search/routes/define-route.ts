import type { Balances, ViewServices } from '../../../access/index.ts';
import { routesOf } from '../../../http/route.ts';
import type { IndexInfo } from '../../company-index/index.ts';
import type { ClearCaches } from '../cache-clearing.ts';
import type { CompanySearch } from '../company-search.ts';
import type { QueryCache } from '../query-cache.ts';
import type { Suggestions } from '../suggestions.ts';

export interface SearchServices {
  readonly clearCaches: ClearCaches;
  readonly indexInfo: IndexInfo;
  readonly ledger: Balances;
  readonly queryCache: QueryCache;
  readonly search: CompanySearch;
  readonly workspace: ViewServices;
  readonly suggestions: Suggestions;
}

export const defineRoute = routesOf<SearchServices>();
