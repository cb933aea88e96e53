import { useQuery } from '@tanstack/react-query';
import { hasSearch, type SearchAddress, searchParametersOf } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { useToken } from '../api/session.ts';
import { type FacetField, type Filter, filterFields } from './filter-fields.ts';

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** The most values that one response lists. */
export const FACET_VALUES_MAX = 50;
const GROUP_SIZE = Math.max(...filterFields.map(({ shown }) => shown));

/**
 * A field of which any value is enough is counted without the chosen and excluded values: otherwise all others would be 0, and the
 * excluded ones would have no number. Where a company can have several values, an exclusion changes the numbers of the others.
 */
export function withoutOwn({ field, not, isAny }: Filter, address: SearchAddress): SearchAddress {
  return isAny ? { ...address, [field]: [], ...(not && { [not]: [] }) } : address;
}

const isCountedApart = ({ field, not, isAny }: Filter, address: SearchAddress): boolean =>
  isAny && (address[field].length > 0 || (not !== undefined && address[not].length > 0));

/** The values of one field with their counts. Fields without chosen values share one request. */
export function useFacet(filter: Filter, address: SearchAddress, isLong: boolean) {
  const isApart = isLong || isCountedApart(filter, address);
  const fields: readonly FacetField[] = isApart
    ? [filter.field]
    : filterFields.filter((other) => !isCountedApart(other, address)).map(({ field }) => field);
  const size = isLong ? FACET_VALUES_MAX : isApart ? filter.shown : GROUP_SIZE;
  const answer = useCounts(
    isApart ? withoutOwn(filter, address) : address,
    fields,
    size,
    hasSearch(address) || isLong,
  );
  const values = answer.data?.facets[filter.field];
  return {
    values: isLong ? values : values?.slice(0, filter.shown),
    isMore: (values?.length ?? 0) >= filter.shown,
    error: answer.error,
  };
}

/** How many results a value would leave, however rare it is: 0 if none, undefined until it is known. */
export function useCountOf(filter: Filter, address: SearchAddress, value: string): number | undefined {
  const { field, not, isAny } = filter;
  const chosen = isAny ? [value] : [...new Set([...address[field], value])];
  // The number of an excluded value is how many the exclusion removes.
  const excluded = not && address[not].filter((one) => one.toLowerCase() !== value.toLowerCase());
  const counted = {
    ...withoutOwn(filter, address),
    [field]: chosen,
    ...(not && !isAny && { [not]: excluded }),
  };
  const { data, isPlaceholderData } = useCounts(counted, [field], FACET_VALUES_MAX);
  if (!data || isPlaceholderData) return undefined;
  const values = data.facets[field] ?? [];
  return values.find((one) => one.value.toLowerCase() === value.toLowerCase())?.count ?? 0;
}

export function useCounts(
  address: SearchAddress,
  fields: readonly FacetField[],
  size: number,
  isEnabled = true,
) {
  const parameters = searchParametersOf(address);
  const token = useToken();
  return useQuery({
    queryKey: ['facets', parameters, fields, size, token],
    queryFn: async ({ signal }) => {
      const query = { ...parameters, fields: fields.join(','), size } as never;
      const { total_count, facets } = await (address.q === ''
        ? api.get('/companies/facets', { query, signal })
        : api.get('/search/facets', { query, signal }));
      // These fields return values; only numbers and dates are counted in ranges.
      return { total_count, facets: facets as Readonly<Partial<Record<FacetField, readonly FacetValue[]>>> };
    },
    enabled: isEnabled,
    placeholderData: (previous) => previous,
  });
}
