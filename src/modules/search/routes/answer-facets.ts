import { performance } from 'node:perf_hooks';
import { z } from 'zod';
import type { AnyCall } from '../../../http/route.ts';
import { defaultFacetFields, type FacetField, facetFields } from '../facets.ts';
import { listParameter, Refusal } from '../list-parameter.ts';
import { gateOf, withoutSeen } from '../search-for.ts';
import { pageParameters, type SearchRequest, seenParameter } from '../search-parameters.ts';
import { gateField } from './answer-count.ts';
import type { SearchServices } from './define-route.ts';

const fields = listParameter(
  {
    noun: 'fields',
    itemsMax: facetFields.length,
    itemCharactersMax: 100,
    charactersMax: 200,
    itemPattern: facetFields.join('|'),
    read: (item) =>
      (facetFields as readonly string[]).includes(item)
        ? item
        : new Refusal(`'${item}' is not a facet; use ${facetFields.join(', ')}`),
  },
  `Comma-separated list of ${facetFields.join(', ')} (an alias of tech). Default: ${defaultFacetFields.join(', ')}.`,
);

const sharedParameters = {
  size: z.int().min(1).max(50).default(10).describe('Values per field.'),
  limit: pageParameters.limit.describe(
    'Accepted and ignored, so that a search request can be repeated here unchanged.',
  ),
  offset: pageParameters.offset.describe('Accepted and ignored, like limit.'),
  ...seenParameter,
};

export const facetParameters = { fields: fields.inAddress, ...sharedParameters };
export const facetBodyFields = { fields: fields.inBody, ...sharedParameters };

const values = z.array(z.object({ value: z.string(), count: z.int() }));

export const FacetsResponse = z
  .object({
    query: z.string(),
    total_count: z.int(),
    facets: z.object(Object.fromEntries(facetFields.map((field) => [field, values.optional()]))),
    search_time_ms: z.int(),
    gate: gateField,
  })
  .meta({ id: 'FacetsResponse' });

interface AccountSearchRequest extends SearchRequest {
  readonly fields?: readonly string[] | undefined;
  readonly size: number;
  readonly exclude_seen: boolean;
}

type FacetCall = Pick<AnyCall<SearchServices>, 'caller' | 'services' | 'signal'>;

export async function answerFacets(
  { caller, services, signal }: FacetCall,
  request: AccountSearchRequest,
): Promise<z.input<typeof FacetsResponse>> {
  const started = performance.now();
  const wanted = {
    fields: (request.fields as readonly FacetField[] | undefined) ?? defaultFacetFields,
    size: request.size,
  };
  const unseen = await withoutSeen(caller, request, services.workspace);
  const { totalCount, facets } = await services.search.facets(unseen, wanted, signal);
  const gate = gateOf(caller, request);
  return {
    query: request.q?.text ?? '',
    total_count: totalCount,
    facets,
    search_time_ms: Math.round(performance.now() - started),
    ...(gate !== null && { gate }),
  };
}
