import type { AccountCaller, Balances, Caller, ViewServices } from '../../access/index.ts';
import type { Client, CompanySearch, FoundPage, PageRequest } from './company-search.ts';
import type { SearchResultItem } from './result-item.ts';
import { rowDetailFor } from './row-detail.ts';
import type { SearchRequest } from './search-parameters.ts';

interface Request extends PageRequest {
  readonly exclude_seen: boolean;
  /** False: nothing is saved to My Companies. */
  readonly save: boolean;
  readonly columns?: readonly string[] | undefined;
}

interface Needs {
  readonly search: CompanySearch;
  readonly workspace: ViewServices;
  readonly ledger: Balances;
}

export interface Found extends FoundPage {
  readonly creditsRemaining: number | null;
  readonly gate: string | null;
}

/** A search on behalf of a caller, answered synchronously where possible. */
export function searchFor(
  caller: Caller,
  request: Request,
  needs: Needs,
  client: Client,
): Found | Promise<Found> {
  const detailed = withDetail(caller, request);
  if (caller.kind === 'account') return searchForAccount(caller, detailed, needs, client);
  const shown = (found: FoundPage): Found => ({
    ...found,
    creditsRemaining: null,
    gate: gateOf(caller, detailed) ?? detailGate(detailed, found),
  });
  const found = needs.search.search(detailed, client);
  return found instanceof Promise ? found.then(shown) : shown(found);
}

/** What an account has seen can be excluded, and what it finds is saved. */
async function searchForAccount(
  caller: AccountCaller,
  request: Request,
  { search, workspace, ledger }: Needs,
  client: Client,
): Promise<Found> {
  const { accountId } = caller;
  const { q, save } = request;
  const found = await search.search(await withoutSeen(caller, request, workspace), client);
  if (q && save)
    await workspace.viewHistory.record({
      accountId,
      query: q.text,
      kind: 'search',
      // Read when it is saved, which is after the answer: the page may come written from the cache.
      companies: () => found.page.read() as SearchResultItem[],
    });
  return { ...found, creditsRemaining: await ledger.balance(accountId), gate: detailGate(request, found) };
}

/** The same object where no columns are requested: its cached key is found again. */
function withDetail(caller: Caller, request: Request): Request {
  const detail = rowDetailFor(caller, request);
  return detail ? { ...request, detail } : request;
}

/** Set on a page where some rows lack the requested columns. */
const detailGate = ({ detail }: Request, { page }: FoundPage): string | null =>
  detail && page.resultCount > detail.rows ? 'higher_tier_required' : null;

/** The request without what its caller has seen, where requested: searches, counts, facets and downloads agree on it. */
export async function withoutSeen<Searched extends SearchRequest & { readonly exclude_seen: boolean }>(
  caller: Caller,
  request: Searched,
  { seen }: Pick<ViewServices, 'seen'>,
): Promise<Searched> {
  if (!request.exclude_seen || caller.kind !== 'account') return request;
  const excludedDomains = await seen.excludedFrom(caller.accountId, request.q?.text ?? '');
  return excludedDomains.length > 0 ? { ...request, excludedDomains } : request;
}

/** What of a request needs more than the caller has: only an account has seen something. */
export const gateOf = (
  caller: Caller,
  { exclude_seen }: { readonly exclude_seen: boolean },
): string | null => (exclude_seen && caller.kind === 'anonymous' ? 'login_required' : null);
