import type { HostServices } from '../../../http/index.ts';
import { routesOf } from '../../../http/route.ts';
import type { Accounts } from '../accounts.ts';

/** What the routes of this module need. */
interface AccountServices extends Pick<HostServices, 'web' | 'instance'> {
  readonly accounts: Accounts;
}

export const defineRoute = routesOf<AccountServices>();
