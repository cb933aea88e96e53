import { routesOf } from '../../../http/route.ts';
import type { CompanyStore } from '../../companies/index.ts';
import type { Shelf } from '../shelf.ts';

/** What the routes of this module need. */
interface ShelfServices {
  readonly companies: CompanyStore;
  readonly shelf: Shelf;
}

export const defineRoute = routesOf<ShelfServices>();
