import { routesOf } from '../../../http/route.ts';
import type { RelationsOfSites } from '../relations.ts';

/** What the routes of this module need. */
interface RelationServices {
  readonly relations: RelationsOfSites;
}

export const defineRoute = routesOf<RelationServices>();
