import type { Charges } from '../../../access/index.ts';
import { routesOf } from '../../../http/route.ts';
import type { CompanyStore } from '../../companies/index.ts';
import type { Lookalikes } from '../lookalikes.ts';

/** What the routes of this module need; services of modules above this one are described by the methods used. */
export interface LookalikeServices {
  readonly lookalikes: Lookalikes;
  readonly companies: CompanyStore;
  readonly charges: Charges;
  readonly workspace: {
    readonly seen: {
      /** What other queries had shown to an account when it first ran this one. */
      excludedFrom(accountId: number, query: string): Promise<readonly string[]>;
    };
    readonly lists: {
      get(accountId: number, listId: number): Promise<{ readonly id: number }>;
      items(
        listId: number,
        page: { readonly limit: number; readonly offset: number },
      ): Promise<readonly { readonly domain: string }[]>;
    };
  };
  readonly liveFetching: {
    readonly enrichment: {
      /** The profile of a domain, fetched and indexed if it is not indexed yet. */
      enrich(domain: string, options: EnrichOptions): Promise<EnrichOutcome>;
    };
  };
}

interface EnrichOptions {
  readonly waitMs: number;
  readonly force: boolean;
  readonly anyAge: boolean;
  readonly allowed: { readonly browser: boolean; readonly proxy: boolean };
  readonly urgency: 'awaited';
  readonly signal: AbortSignal;
}

type EnrichOutcome =
  | { readonly kind: 'enriched' }
  | { readonly kind: 'not_found'; readonly sentence: string };

export const defineRoute = routesOf<LookalikeServices>();
