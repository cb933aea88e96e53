import { joinList } from '../../../packages/client/index.js';
import {
  emptySearch,
  hasSearch,
  readSearchAddress,
  type SearchAddress,
  searchParametersOf,
} from '../address/search-address.ts';

/** The endpoint that a message became, with its parameters. */
export interface ResolvedCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The address that shows the search of a call, also if the call only counts values. Undefined for calls that are not searches. */
export function addressOfCall({ name, args }: ResolvedCall): SearchAddress | undefined {
  if (name !== 'search' && name !== 'facets') return undefined;
  // Parameters that the call omits get the defaults of the API, so that the results match the answer.
  const parameters = new URLSearchParams(args.q ? { mode: 'phrase', forms: 'false' } : {});
  for (const [param, value] of Object.entries(args)) {
    if (param === 'filter') {
      for (const condition of [value].flat()) parameters.append(param, String(condition));
      continue;
    }
    const text = Array.isArray(value) ? joinList(value) : String(value ?? '');
    if (text !== '') parameters.set(param, text);
  }
  const { address } = readSearchAddress(parameters.toString());
  return { ...address, unknownParameters: [] };
}

interface CallWithResults {
  readonly tool_call: ResolvedCall;
  readonly results: Readonly<Record<string, unknown>>;
}

/**
 * The ordinary search that shows what an answer found, so that the results beside the conversation follow every answer. For lookalikes and
 * profiles it is a search for exactly those domains.
 */
export function addressOfAnswer({ tool_call, results }: CallWithResults): SearchAddress | undefined {
  if (tool_call.name !== 'similar' && tool_call.name !== 'lookup') return addressOfCall(tool_call);
  const domains = rowsOf(results).map(({ domain }) => domain);
  return domains.length > 0 ? { ...emptySearch, domains } : undefined;
}

export interface FoundRow {
  readonly domain: string;
  readonly name: string;
}

/** The companies of an answer, in their order. */
export function rowsOf(results: Readonly<Record<string, unknown>>): readonly FoundRow[] {
  const listed = results.competitors ?? results.results;
  const rows = (Array.isArray(listed) ? listed : [results]) as readonly Record<string, unknown>[];
  return rows.flatMap(({ domain, company_name }) =>
    typeof domain === 'string' ? [{ domain, name: String(company_name || domain) }] : [],
  );
}

/** Whether two addresses are the same search. */
const asksTheSame = (one: SearchAddress, other: SearchAddress): boolean =>
  JSON.stringify(searchParametersOf(one)) === JSON.stringify(searchParametersOf(other));

export interface Shown<Turn> {
  /** The newest turn with these results. If there is none, the newest turn with any results. */
  readonly turn: Turn;
  /** Whether the results changed since the answer, because the user edited filters or chose a proposal. */
  readonly isChanged: boolean;
}

/**
 * Finds the turn that the results beside the conversation belong to. An answer without results leaves those of an earlier turn in place.
 */
export function shownIn<Turn extends { readonly answered?: CallWithResults }>(
  turns: readonly Turn[],
  here: SearchAddress,
): Shown<Turn> | undefined {
  if (!hasSearch(here)) return undefined;
  const found = turns.flatMap((turn) => {
    const address = turn.answered && addressOfAnswer(turn.answered);
    return address ? [{ turn, address }] : [];
  });
  const same = found.findLast(({ address }) => asksTheSame(address, here));
  const { turn } = same ?? found.at(-1) ?? {};
  return turn && { turn, isChanged: same === undefined };
}

/** The company that a call is about. */
export function domainOfCall({ args }: ResolvedCall): string {
  const given = args.domain ?? args.domains;
  return typeof given === 'string' ? (given.split(',')[0] ?? '') : '';
}

/** Whether a part of a call is a search condition, and whether this search still has it. */
export function stateOf(address: SearchAddress, param: string, value: string): 'fixed' | 'set' | 'removed' {
  const change = Object.entries(without(address, param, value));
  if (change.length === 0) return 'fixed';
  const isSet = change.some(([name, left]) => String(left) !== String(address[name as keyof SearchAddress]));
  return isSet ? 'set' : 'removed';
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The change that removes one condition from an address. */
export function without(address: SearchAddress, param: string, value: string): Partial<SearchAddress> {
  if (param === 'q') return { q: '', mode: emptySearch.mode };
  if (!Object.hasOwn(emptySearch, param)) return {};
  if (param === 'filter') return { filter: address.filter.filter((condition) => condition !== value) };
  const present = address[param as keyof SearchAddress];
  if (!Array.isArray(present)) return { [param]: emptySearch[param as keyof SearchAddress] };
  const gone = value.split(',');
  return { [param]: present.filter((one: unknown) => !gone.some((text) => same(text, String(one)))) };
}
