import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import type { AnyCall } from '../../../http/route.ts';
import { defaultFacetFields, facetFields, isFacetField, isHistogram } from '../facets.ts';
import { listParameter, Refusal } from '../list-parameter.ts';
import { gateOf, withoutSeen } from '../search-for.ts';
import {
  orderParameters,
  pageParameters,
  type SearchRequest,
  seenParameter,
  textFields,
} from '../search-parameters.ts';
import { gateField } from './answer-count.ts';
import type { SearchServices } from './define-route.ts';

const FIELDS_MAX = 20;

const fields = listParameter(
  {
    noun: 'fields',
    itemsMax: FIELDS_MAX,
    itemCharactersMax: 100,
    charactersMax: 1_000,
    itemPattern: facetFields.join('|'),
    read: (item) =>
      isFacetField(item)
        ? item
        : new Refusal(
            `'${item}' is not a facet; use ${defaultFacetFields.join(', ')}, technology or a filterable column of GET /columns`,
          ),
  },
  `Comma-separated list of up to ${FIELDS_MAX}: ${defaultFacetFields.join(', ')}, technology (an alias of tech), or any filterable column (\`GET /columns\`). Default: ${defaultFacetFields.join(', ')}.`,
);

const sharedParameters = {
  size: z.int().min(1).max(200).default(10).describe('Values per field, or parts of a histogram.'),
  prefix: z
    .string()
    .max(100)
    .optional()
    .describe(
      'Only values with this prefix, case- and accent-insensitive. Numbers and dates are not affected.',
    ),
  sideways: z
    .boolean()
    .default(false)
    .describe(
      'Whether the counts of a field ignore the filter that demands values of it, so that several can be chosen. Filters that exclude values, and conditions inside `q`, stay.',
    ),
  limit: pageParameters.limit.describe(
    'Accepted and ignored, so that a search request can be repeated here unchanged.',
  ),
  offset: pageParameters.offset.describe('Accepted and ignored, like limit.'),
  sort: orderParameters.sort.describe('Accepted and ignored, like limit.'),
  cursor: orderParameters.cursor.describe('Accepted and ignored, like limit.'),
  ...seenParameter,
};

const SEARCH_FIELDS = 'What `fields` is in `/search`: where the words must be.';

export const facetParameters = {
  fields: fields.inAddress,
  search_fields: textFields.inAddress.describe(SEARCH_FIELDS),
  ...sharedParameters,
};
export const facetBodyFields = {
  fields: fields.inBody,
  search_fields: textFields.inBody.describe(SEARCH_FIELDS),
  ...sharedParameters,
};

const values = z.array(z.object({ value: z.string(), count: z.int() }));
const bound = z.union([z.number(), z.string()]);
const parts = z
  .array(z.object({ from: bound, to: bound, count: z.int() }))
  .describe('From `from` to below `to`, as `filter` takes them with gte and lt.');

export const FacetsResponse = z
  .object({
    query: z.string(),
    total_count: z.int(),
    facets: z.object(
      Object.fromEntries(
        facetFields.map((field) => [field, (isHistogram(field) ? parts : values).optional()]),
      ),
    ),
    search_time_ms: z.int(),
    gate: gateField,
  })
  .meta({ id: 'FacetsResponse' });

interface AccountSearchRequest extends SearchRequest {
  readonly search_fields?: readonly string[] | undefined;
  readonly size: number;
  readonly prefix?: string | undefined;
  readonly sideways: boolean;
  readonly exclude_seen: boolean;
}

type FacetCall = Pick<AnyCall<SearchServices>, 'caller' | 'services' | 'signal'>;

export async function answerFacets(
  { caller, services, signal }: FacetCall,
  request: AccountSearchRequest,
): Promise<z.input<typeof FacetsResponse>> {
  const started = performance.now();
  const { fields = defaultFacetFields, search_fields, size, prefix, sideways } = request;
  const searched = await withoutSeen(caller, { ...request, fields: search_fields }, services.workspace);
  const wanted = { fields, size, prefix, sideways };
  const { totalCount, facets, histograms } = await services.search.facets(searched, wanted, signal);
  const gate = gateOf(caller, request);
  return {
    query: request.q?.text ?? '',
    total_count: totalCount,
    facets: { ...facets, ...histograms } as z.input<typeof FacetsResponse>['facets'],
    search_time_ms: Math.round(performance.now() - started),
    ...(gate !== null && { gate }),
  };
}
