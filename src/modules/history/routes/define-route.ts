import { routesOf } from '../../../http/route.ts';
import type { CompanyHistories } from '../company-histories.ts';
import type { Technologies } from '../technologies.ts';

/** What the routes of this module need. */
interface HistoryServices {
  readonly companyHistories: CompanyHistories;
  readonly technologies: Technologies;
}

export const defineRoute = routesOf<HistoryServices>();
