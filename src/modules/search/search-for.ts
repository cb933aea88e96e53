import type { Accounts, Caller } from '../accounts/index.ts';
import type { Ledger } from '../credits/index.ts';
import type { CompanySearch, SearchPage } from './company-search.ts';
import type { SearchResultItem } from './result-item.ts';
import type { SearchRequest } from './search-parameters.ts';

interface Request extends SearchRequest {
  readonly limit: number;
  readonly offset: number;
  readonly exclude_seen: boolean;
}

interface Needs {
  readonly search: CompanySearch;
  readonly accounts: Pick<Accounts, 'savedCompanies'>;
  readonly ledger: Pick<Ledger, 'balance'>;
}

export interface Found {
  readonly page: SearchPage;
  readonly creditsRemaining: number | null;
  readonly gate: string | null;
}

/** A search on behalf of somebody: what they have seen can be left out, and what they find is saved. */
export async function searchFor(
  caller: Caller,
  request: Request,
  { search, accounts, ledger }: Needs,
  signal: AbortSignal,
): Promise<Found> {
  const { limit, offset, exclude_seen, ...query } = request;
  if (caller.kind !== 'account') {
    const page = await search.search(query, { limit, offset }, signal);
    return {
      page,
      creditsRemaining: null,
      gate: exclude_seen && caller.kind === 'anonymous' ? 'login_required' : null,
    };
  }
  const { accountId } = caller;
  const excludedDomains = exclude_seen
    ? await accounts.savedCompanies.allSeenElsewhere(accountId, query.q)
    : [];
  const page = await search.search(query, { limit, offset, excludedDomains }, signal);
  // Parsed when it is saved, which is after the answer: the page may come written from the cache.
  accounts.savedCompanies.remember(
    accountId,
    query.q,
    () => JSON.parse(page.resultsJson.toString()) as SearchResultItem[],
  );
  return { page, creditsRemaining: await ledger.balance(accountId), gate: null };
}
