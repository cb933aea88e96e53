import { routesOf } from '../../../http/route.ts';
import type { CompanyStore } from '../../companies/index.ts';
import type { Workspace } from '../workspace.ts';

/** What the routes of this module need. */
interface WorkspaceServices {
  readonly companies: CompanyStore;
  readonly workspace: Workspace;
  readonly instance: { readonly publicUrl: string };
}

export const defineRoute = routesOf<WorkspaceServices>();
