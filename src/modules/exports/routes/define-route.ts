import { routesOf } from '../../../http/route.ts';
import type { Accounts } from '../../accounts/index.ts';
import type { CompanySearch } from '../../search/index.ts';
import type { Workspace } from '../../workspace/index.ts';
import type { DownloadTickets } from '../download-tickets.ts';
import type { ListExport } from '../list-export.ts';
import type { SavedCompaniesExport } from '../saved-companies-export.ts';

/** What the routes of this module need. */
export interface ExportServices {
  readonly accounts: Accounts;
  readonly downloadTickets: DownloadTickets;
  readonly listExport: ListExport;
  readonly savedCompaniesExport: SavedCompaniesExport;
  readonly search: CompanySearch;
  readonly workspace: Workspace;
}

export const defineRoute = routesOf<ExportServices>();
