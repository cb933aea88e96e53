import type { CallArguments, Compared, PlannedCall } from './call.ts';
import { placeCondition } from './place-names.ts';
import type { Request, Slot } from './reading/request.ts';
import { asFilter, EITHER_TECHNOLOGY, filtersIn } from './to-arguments.ts';

/** The searches whose totals answer "more A or B?" and "more … in A than in B?"; undefined if nothing is compared. */
export function planComparison(request: Request, call: PlannedCall): readonly Compared[] | undefined {
  const { roles } = request;
  if (
    call.name !== 'search' ||
    !(roles.has('than') || roles.has('compare') || (roles.has('nextPage') && roles.has('or')))
  )
    return undefined;
  for (const field of ['technology', 'place', 'country'] as const) {
    const slots = severalOf(request, field);
    if (slots.length > 1)
      return slots.map(({ values }) => ({
        field,
        value: field === 'place' ? (values[0] ?? '') : values.join(','),
        call: { name: 'search', args: narrowed(call.args, field, values) },
      }));
  }
  const before = String(call.args.country ?? '').split(',');
  if (request.slots.length === 0 && roles.has('than') && before.length > 1)
    return before.map((value) => ({
      field: 'country',
      value,
      call: { name: 'search', args: narrowed(call.args, 'country', [value]) },
    }));
  const topics = topicsOf(request);
  if (topics.length < 2 || !(roles.has('or') || roles.has('compare'))) return undefined;
  const { q: _q, mode: _mode, industry: _industry, ...others } = call.args;
  return topics.map(({ field, value }) => ({
    field,
    value,
    call: {
      name: 'search',
      args: { ...others, [field]: value, ...(field === 'q' && /\s/.test(value) && { mode: 'any' }) },
    },
  }));
}

/** The trades of a request: some are industries, others are search words. */
const topicsOf = (request: Request): { readonly field: 'industry' | 'q'; readonly value: string }[] => [
  ...severalOf(request, 'industry').map(({ values }) => ({
    field: 'industry' as const,
    value: values.join(','),
  })),
  ...request.words.map((value) => ({ field: 'q' as const, value })),
];

/** The requested filters of one kind, without exclusions. */
export const severalOf = ({ slots }: Request, wanted: Slot['param']): Slot[] =>
  slots.filter(({ param, isDenied }) => param === wanted && !isDenied);

function narrowed(
  args: CallArguments,
  field: 'technology' | 'country' | 'place',
  values: readonly string[],
): CallArguments {
  const { filter: _filter, ...others } = args;
  const column = field === 'place' ? 'place:in' : field === 'technology' ? EITHER_TECHNOLOGY : undefined;
  const kept = filtersIn(args).filter((one) => column === undefined || !one.startsWith(`${column}:`));
  const filters = field === 'place' ? [...kept, placeCondition(values)] : kept;
  return {
    ...others,
    ...(field !== 'place' && { [field]: values.join(',') }),
    ...(filters.length > 0 && { filter: asFilter(filters) }),
  };
}
