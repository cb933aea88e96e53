import type { Charges, ViewServices } from '../../../access/index.ts';
import { routesOf } from '../../../http/route.ts';
import type { CompanyStore } from '../company-store.ts';

/** What the routes of this module need. */
interface CompanyServices {
  readonly companies: CompanyStore;
  readonly indexInfo: {
    /** Share of the companies that have a value, by column name. */
    fillRates(signal: AbortSignal): Promise<ReadonlyMap<string, number>>;
  };
  readonly charges: Pick<Charges, 'quoteAll'>;
  readonly workspace: ViewServices;
}

export const defineRoute = routesOf<CompanyServices>();
