import { routesOf } from '../../../http/route.ts';
import type { Shelf } from '../../shelf/index.ts';
import type { Lookalikes } from '../lookalikes.ts';

/** What the routes of this module need. */
export interface LookalikeServices {
  readonly lookalikes: Lookalikes;
  readonly shelf: Pick<Shelf, 'seen'>;
}

export const defineRoute = routesOf<LookalikeServices>();
