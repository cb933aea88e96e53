import { routesOf } from '../../../http/route.ts';
import type { Lookalikes } from '../lookalikes.ts';

/** What the routes of this module need. */
export interface LookalikeServices {
  readonly lookalikes: Lookalikes;
  readonly shelf: {
    readonly seen: {
      /** What other queries had shown to an account when it first asked this one. */
      excludedFrom(accountId: number, query: string): Promise<readonly string[]>;
    };
  };
}

export const defineRoute = routesOf<LookalikeServices>();
