import type { CallArguments, ComparedItem, PlannedCall } from './call.ts';
import { countryOfPlace, placeFilter, placesInFilter } from './place-names.ts';
import { countFeatures } from './plan-feature-counts.ts';
import { isEmpty, type Request, type Slot } from './reading/request.ts';
import { columnFilter, filtersIn, TECHNOLOGIES_COLUMN, toFilterArgument } from './to-arguments.ts';

/** The searches whose totals answer "more A or B?" and "more … in A than in B?"; undefined if nothing is compared. */
export function planComparison(request: Request, call: PlannedCall): readonly ComparedItem[] | undefined {
  const { roles } = request;
  const values = call.name === 'search' && roles.has('count') ? comparedValues(request, call) : undefined;
  if (values) return values;
  const features = countFeatures(request, call);
  if (features) return features;
  // "Which country has more?" of two lists that were put together.
  const ranksGroups = request.groupBy?.isRanking === true;
  if (
    call.name !== 'search' ||
    !(
      roles.has('than') ||
      roles.has('compare') ||
      roles.has('each') ||
      ranksGroups ||
      (roles.has('more') && (roles.has('or') || request.groupBy !== undefined))
    )
  )
    return countsPlaces(request) ? comparedSlots(request, call, ['place', 'country']) : undefined;
  const named = comparedSlots(request, call, FIELDS);
  if (named) return named;
  const asksForMore = roles.has('than') || roles.has('more') || roles.has('each') || ranksGroups;
  if (request.slots.length === 0 && (asksForMore || comparesLastTwoLists(request)))
    for (const field of FIELDS) {
      const before = valuesIn(call.args, field);
      if (before.length > 1) return before.map((value) => comparedItem(field, value, call.args));
    }
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

/** "How many are B2B and how many B2C?": no company has two values of such a column. */
function comparedValues(request: Request, call: PlannedCall): readonly ComparedItem[] | undefined {
  const named = includedSlots(request, 'column').flatMap(({ values }) => values);
  const conditions = named.map((name) => columnFilter(name, false));
  const columns = new Set(named.map((name) => name.split('=')[0]));
  if (
    conditions.length < 2 ||
    columns.size > 1 ||
    !named.every((name) => /^b2b_or_b2c=|^business_model=/.test(name))
  )
    return undefined;
  const kept = filtersIn(call.args).filter((one) => !conditions.includes(one));
  return conditions.map((value) => ({
    field: 'filter',
    value,
    call: { name: 'search', args: { ...call.args, filter: toFilterArgument([...kept, value]) } },
  }));
}

/** "How many … in Brazil and in Portugal?" */
const countsPlaces = ({ roles }: Request): boolean =>
  roles.has('count') && roles.has('and') && !roles.has('share') && !roles.has('together');

/** The searches for each of several values of one filter. */
function comparedSlots(
  request: Request,
  call: PlannedCall,
  fields: readonly Field[],
): readonly ComparedItem[] | undefined {
  const itemsOf = (field: Field): ComparedItem[] =>
    includedSlots(request, field).map(({ values }) => ({
      field,
      value: field === 'place' ? (values[0] ?? '') : values.join(','),
      call: { name: 'search', args: limitTo(call.args, field, values) },
    }));
  const technologies = fields.includes('technology') ? itemsOf('technology') : [];
  if (technologies.length > 1) return technologies;
  const [places, countries] = [itemsOf('place'), itemsOf('country')];
  // "In Berlin or in Austria", but not "in Berlin, Germany".
  const isApart = !places.some(({ call: { args } }) =>
    countries.some(({ value }) => value.split(',').includes(String(args.country))),
  );
  if (places.length > 0 && countries.length > 0 && isApart) return [...places, ...countries];
  return [places, countries].find((items) => items.length > 1);
}

/** "Compare both", "compare the two countries": what the last two lists differ in, not two of their rows. */
export const comparesLastTwoLists = (request: Request): boolean =>
  request.roles.has('compare') &&
  (request.limit === 2 ||
    (['together', 'previousPage', 'back', 'backTo'] as const).some((role) => request.roles.has(role))) &&
  isEmpty(request) &&
  request.ordinals.length === 0 &&
  !request.roles.has('lastOne');

/** What can be compared by the values of one filter. */
const FIELDS = ['technology', 'place', 'country'] as const;
type Field = (typeof FIELDS)[number];

const comparedItem = (field: Field, value: string, args: CallArguments): ComparedItem => ({
  field,
  value,
  call: { name: 'search', args: limitTo(args, field, value.split(',')) },
});

/** The values that a call requires of a field, of which any one is enough. */
function valuesIn(args: CallArguments, field: Field): string[] {
  const filters = filtersIn(args);
  if (field === 'place') return filters.flatMap((one) => (/^place:in:/.test(one) ? placesInFilter(one) : []));
  const either = filters.find(
    (one) => field === 'technology' && one.startsWith(`${TECHNOLOGIES_COLUMN}:in:`),
  );
  const values = String(either?.split(':')[2] ?? args[field] ?? '');
  return values === '' ? [] : values.split(',');
}

/**
 * The searches for "compare that with Spain": the last list, and the same with the country, place, technology or trade that the message
 * names. Undefined if it does not compare, or the list has nothing of that kind.
 */
export function compareWithLast(
  request: Request,
  last: PlannedCall,
  made: PlannedCall,
): readonly ComparedItem[] | undefined {
  const isCounted = last.name === 'search' || last.name === 'facets';
  if (!request.roles.has('compare') || !isCounted || made.name !== 'search') return undefined;
  const { offset: _offset, fields: _fields, size: _size, ...args } = last.args;
  for (const field of FIELDS) {
    const [slot, ...others] = includedSlots(request, field);
    if (slot === undefined) continue;
    const before = valuesIn(args, field);
    const isNew = !before.includes(slot.values.join(','));
    return others.length === 0 && before.length > 0 && isNew
      ? [...before, slot.values.join(',')].map((value) => comparedItem(field, value, args))
      : undefined;
  }
  return undefined;
}

/** The search whose companies are shown: for all compared countries and places together, otherwise for the first of the compared things. */
export function searchCompared(made: PlannedCall, compared: readonly ComparedItem[]): PlannedCall {
  const [first] = compared;
  if (first === undefined) return made;
  if (first.field !== 'country' && first.field !== 'place') return first.call;
  // A place and a country: the call already asks for either.
  if (compared.some(({ field }) => field !== first.field)) return made;
  const values = compared.flatMap(({ value }) => value.split(','));
  const countries = compared.flatMap(({ call }) => String(call.args.country ?? '').split(','));
  const args = limitTo(made.args, first.field, values);
  const country = [...new Set(countries)].filter(Boolean).join(',');
  return { name: 'search', args: country === '' ? args : { ...args, country } };
}

/** The trades of a request: some are industries, others are search words. */
const topicsOf = (request: Request): { readonly field: 'industry' | 'q'; readonly value: string }[] => [
  ...includedSlots(request, 'industry').map(({ values }) => ({
    field: 'industry' as const,
    value: values.join(','),
  })),
  ...request.words.map((value) => ({ field: 'q' as const, value })),
];

/** The requested filters of one kind, without exclusions. */
export const includedSlots = ({ slots }: Request, wanted: Slot['param']): Slot[] =>
  slots.filter(({ param, isExcluded }) => param === wanted && !isExcluded);

function limitTo(
  args: CallArguments,
  field: 'technology' | 'country' | 'place',
  values: readonly string[],
): CallArguments {
  const { filter: _filter, ...others } = args;
  const column = field === 'place' ? 'place:in' : field === 'technology' ? TECHNOLOGIES_COLUMN : undefined;
  const kept = filtersIn(args).filter((one) => column === undefined || !one.startsWith(`${column}:`));
  // A city belongs to its own country, whichever countries the compared ones are in.
  const filters =
    field === 'place'
      ? [...kept, placeFilter(values)]
      : field === 'country'
        ? kept.filter((one) => !one.startsWith('place:in:'))
        : kept;
  const countries = field === 'place' ? values.flatMap((value) => countryOfPlace(value) ?? []) : [];
  return {
    ...others,
    ...(countries.length > 0 && { country: [...new Set(countries)].join(',') }),
    ...(field !== 'place' && { [field]: values.join(',') }),
    ...(filters.length > 0 && { filter: toFilterArgument(filters) }),
  };
}
