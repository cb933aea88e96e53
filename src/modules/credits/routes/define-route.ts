import { routesOf } from '../../../http/route.ts';
import type { Ledger } from '../ledger.ts';
import type { Purchases } from '../purchases.ts';

/** What the routes of this module need. */
interface CreditServices {
  readonly ledger: Ledger;
  readonly purchases: Purchases;
}

export const defineRoute = routesOf<CreditServices>();
