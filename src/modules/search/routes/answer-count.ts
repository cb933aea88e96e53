import { z } from 'zod';
import type { AnyCall } from '../../../http/route.ts';
import { gateOf, withoutSeen } from '../search-for.ts';
import type { SearchRequest } from '../search-parameters.ts';
import type { SearchServices } from './define-route.ts';

/** Present only if the request needs an account. */
export const gateField = z
  .string()
  .optional()
  .describe('`login_required` if `exclude_seen` was sent without an account and therefore ignored.');

export const SearchCountResponse = z
  .object({ query: z.string(), total_results: z.int(), gate: gateField })
  .meta({ id: 'SearchCountResponse' });

interface AccountSearchRequest extends SearchRequest {
  readonly exclude_seen: boolean;
}

type CountCall = Pick<AnyCall<SearchServices>, 'caller' | 'services' | 'signal'>;

export async function answerCount(
  { caller, services, signal }: CountCall,
  request: AccountSearchRequest,
): Promise<z.input<typeof SearchCountResponse>> {
  const unseen = await withoutSeen(caller, request, services.workspace);
  const gate = gateOf(caller, request);
  return {
    query: request.q?.text ?? '',
    total_results: await services.search.count(unseen, signal),
    ...(gate !== null && { gate }),
  };
}
