import type { PlannedCall } from './call.ts';
import type { Request, Slot } from './reading/request.ts';

/** Searches whose totals answer "more A or B?" and "more … in A than in B?"; undefined where nothing is compared. */
export function planComparison(request: Request, call: PlannedCall): readonly PlannedCall[] | undefined {
  const { roles } = request;
  if (call.name !== 'search' || !(roles.has('than') || (roles.has('nextPage') && roles.has('or'))))
    return undefined;
  const compared = [severalOf(request, 'technology'), severalOf(request, 'country')].find(
    (slots) => slots.length > 1,
  );
  return compared?.map(({ param, values }) => ({
    name: 'search',
    args: { ...call.args, [param]: values.join(',') },
  }));
}

const severalOf = ({ slots }: Request, wanted: Slot['param']): Slot[] =>
  slots.filter(({ param, isDenied }) => param === wanted && !isDenied);
