import type { AccountCaller, Balances, Caller, ViewServices } from '../../access/index.ts';
import type { Client, CompanySearch, FoundPage } from './company-search.ts';
import { statedNames } from './meaning-search.ts';
import { type AsCaller, ENOUGH_FOUND, type QuerySuggestion } from './query-suggestions.ts';
import type { SearchResultItem } from './result-item.ts';
import { rowDetailFor } from './row-detail.ts';
import type { PageRequest, SearchRequest } from './search-parameters.ts';

interface Request extends PageRequest {
  readonly exclude_seen: boolean;
  /** If false, nothing is saved to My Companies. */
  readonly save: boolean;
  readonly columns?: readonly string[] | undefined;
}

interface Dependencies {
  readonly search: CompanySearch;
  readonly workspace: ViewServices;
  readonly ledger: Balances;
}

export interface Found extends FoundPage {
  readonly suggestions: readonly QuerySuggestion[];
  readonly creditsRemaining: number | null;
  readonly gate: string | null;
}

/** Runs a search on behalf of a caller; returns synchronously if possible. */
export function searchFor(
  caller: Caller,
  request: Request,
  dependencies: Dependencies,
  client: Client,
): Found | Promise<Found> {
  const detailed = withDetail(caller, request);
  if (caller.kind === 'account') return searchForAccount(caller, detailed, dependencies, client);
  const shown = (found: FoundPage): Found | Promise<Found> => {
    const gate = gateOf(caller, detailed) ?? detailGate(detailed, found);
    const answer = (suggestions: Found['suggestions']): Found => ({
      ...found,
      suggestions,
      creditsRemaining: null,
      gate,
    });
    const suggestions = suggestionsFor(found, detailed, dependencies, client);
    return suggestions instanceof Promise ? suggestions.then(answer) : answer(suggestions);
  };
  const found = dependencies.search.search(detailed, client);
  return found instanceof Promise ? found.then(shown) : shown(found);
}

/** Suggestions for a search that found little. They are cached with the page, which is shared by everyone with the same query. */
function suggestionsFor(
  { page }: FoundPage,
  request: SearchRequest,
  { search }: Pick<Dependencies, 'search'>,
  { signal }: Client,
): Found['suggestions'] | Promise<Found['suggestions']> {
  if (page.totalCount >= ENOUGH_FOUND) return [];
  if (page.suggestions) return page.suggestions;
  const asCaller: AsCaller = (suggested) => suggested;
  let isCut = false;
  const onCut = (): void => {
    isCut = true;
  };
  return search
    .suggest(request, { total: page.totalCount, stated: statedIn(page), asCaller, signal, onCut })
    .then((suggestions) => {
      // On a busy machine there may be no time for all of them; the next request may have it.
      if (!isCut) page.suggestions = suggestions;
      return suggestions;
    });
}

const statedIn = ({ meaning }: FoundPage['page']): string[] => (meaning ? statedNames(meaning) : []);

/** For an account, companies it has seen can be excluded, and companies it finds are saved. */
async function searchForAccount(
  caller: AccountCaller,
  request: Request,
  dependencies: Dependencies,
  client: Client,
): Promise<Found> {
  const { search, workspace, ledger } = dependencies;
  const { accountId } = caller;
  const { q, save } = request;
  const found = await search.search(await withoutSeen(caller, request, workspace), client);
  const suggestions = request.exclude_seen
    ? await unseenSuggestions(caller, request, found, dependencies, client)
    : await suggestionsFor(found, request, dependencies, client);
  if (q && save)
    await workspace.viewHistory.record({
      accountId,
      query: q.text,
      kind: 'search',
      // Parsed when it is saved, which is after the response, because the page may come serialised from the cache.
      companies: () => found.page.read() as SearchResultItem[],
    });
  const creditsRemaining = await ledger.balance(accountId);
  return { ...found, suggestions, creditsRemaining, gate: detailGate(request, found) };
}

/** The same without companies that the account will have seen by then, so that the counts are right for it. */
async function unseenSuggestions(
  { accountId }: AccountCaller,
  request: Request,
  { page }: FoundPage,
  { search, workspace }: Dependencies,
  { signal }: Client,
): Promise<Found['suggestions']> {
  if (page.totalCount >= ENOUGH_FOUND) return [];
  const isSaved = request.q && request.save;
  const shown = isSaved ? (page.read() as SearchResultItem[]).map(({ domain }) => domain) : [];
  const excluded = new Map<string, readonly string[]>();
  const asCaller: AsCaller = async (suggested) => {
    const query = suggested.q?.text ?? '';
    const excludedDomains =
      excluded.get(query) ?? (await workspace.seen.excludedNext(accountId, query, shown));
    excluded.set(query, excludedDomains);
    return excludedDomains.length > 0 ? { ...suggested, excludedDomains } : suggested;
  };
  return search.suggest(request, { total: page.totalCount, stated: statedIn(page), asCaller, signal });
}

/** Returns the same object if no columns are requested, so that its cached key is found again. */
function withDetail(caller: Caller, request: Request): Request {
  const detail = rowDetailFor(caller, request);
  return detail ? { ...request, detail } : request;
}

/** Set on a page where some rows lack the requested columns. */
const detailGate = ({ detail }: Request, { page }: FoundPage): string | null =>
  detail && page.resultCount > detail.rows ? 'higher_tier_required' : null;

/**
 * The request without companies its caller has seen, if requested. Searches, counts, facets and downloads share this, so that they agree.
 */
export async function withoutSeen<Searched extends SearchRequest & { readonly exclude_seen: boolean }>(
  caller: Caller,
  request: Searched,
  { seen }: Pick<ViewServices, 'seen'>,
): Promise<Searched> {
  if (!request.exclude_seen || caller.kind !== 'account') return request;
  const excludedDomains = await seen.excludedFrom(caller.accountId, request.q?.text ?? '');
  return excludedDomains.length > 0 ? { ...request, excludedDomains } : request;
}

/** What the request needs that the caller does not have: only an account has seen companies. */
export const gateOf = (
  caller: Caller,
  { exclude_seen }: { readonly exclude_seen: boolean },
): string | null => (exclude_seen && caller.kind === 'anonymous' ? 'login_required' : null);
