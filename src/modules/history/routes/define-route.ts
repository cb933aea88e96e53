import { routesOf } from '../../../http/route.ts';
import type { CompanyHistories } from '../company-histories.ts';
import type { Technologies } from '../technologies.ts';
import type { TextDifferences } from '../text-differences.ts';

/** What the routes of this module need. */
interface HistoryServices {
  readonly companyHistories: CompanyHistories;
  readonly technologies: Technologies;
  readonly textDifferences: TextDifferences;
}

export const defineRoute = routesOf<HistoryServices>();
