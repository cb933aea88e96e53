import type { PlannedCall } from '../call.ts';
import type { Request } from '../reading/request.ts';

/** The default page sizes of the endpoints. */
const LIMITS = { search: 100, similar: 25 } as const;

/** The last call at another of its pages; undefined if the message asks for none of these. */
export function turnPage(
  last: PlannedCall,
  { roles, page }: Pick<Request, 'roles'> & Partial<Request>,
): PlannedCall | undefined {
  if (last.name === 'facets' || last.name === 'lookup') return undefined;
  const limit = Number(last.args.limit ?? LIMITS[last.name]);
  const offset = Number(last.args.offset ?? 0);
  if (page && 'offset' in page)
    return atOffset({ ...last, args: { ...last.args, limit: page.limit } }, page.offset);
  if (page) return atOffset(last, (page.number - 1) * limit);
  if (roles.has('previousPage')) return atOffset(last, Math.max(0, offset - limit));
  if (roles.has('firstPage')) return atOffset(last, 0);
  return roles.has('nextPage') || roles.has('others') ? atOffset(last, offset + limit) : undefined;
}

const atOffset = ({ name, args }: PlannedCall, offset: number): PlannedCall => ({
  name,
  args: { ...args, offset },
});
