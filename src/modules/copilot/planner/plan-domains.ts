import type { CallArguments, Clarification, PlannedCall } from './call.ts';
import { hasTopic, isEmpty, type Request } from './reading/request.ts';

/**
 * Plans a lookup or a search for similar companies when the message names domains or refers to one; undefined if it is about something
 * else.
 */
export function planForDomains(
  request: Request,
  requested: CallArguments,
  last: PlannedCall | undefined,
): PlannedCall | { readonly clarify: Clarification['reason'] } | undefined {
  const { domains, excludedDomains, roles } = request;
  const filters = filtersOf(requested);
  const not = excludedDomains.length > 0 ? { not: excludedDomains.join(',') } : {};
  if (domains.length > 0)
    // "Wie lautet die Nummer von …?" asks a question, although "wie" can also mean "like".
    return (roles.has('like') && !(request.asksHowWhyOrWhen && request.isQuestion)) ||
      excludedDomains.length > 0
      ? { name: 'similar', args: { ...seedArguments(domains), ...not, ...filters } }
      : callForDomains(domains);
  if (excludedDomains.length > 0 && last?.name === 'similar')
    return { name: 'similar', args: { ...last.args, ...not } };
  if (!roles.has('like')) return undefined;
  // A company name is not a domain, and a guessed domain could show another company.
  if (request.similarToName !== undefined) return { clarify: 'no_domain' };
  if (hasTopic(request)) return undefined;
  const of = last?.args.domain;
  if (of !== undefined && (last?.name === 'lookup' || isEmpty(request)))
    return { name: 'similar', args: { domain: of, ...filters } };
  return isEmpty(request) ? { clarify: 'no_domain' } : undefined;
}

const seedArguments = (domains: readonly string[]): CallArguments => {
  const [domain = '', ...others] = new Set(domains);
  return others.length > 0 ? { domains: [domain, ...others].join(',') } : { domain };
};

/** Whether a call shows one company, or a few side by side, instead of a list. */
export const showsSelectedCompanies = ({ name, args }: PlannedCall): boolean =>
  name === 'lookup' || (name === 'search' && args.domains !== undefined);

/** The number of rows if "compare them" gives none. */
const COMPARED_ROWS = 3;
/** A higher number asks for a longer list, not for some of its rows. */
const ROWS_MAX = 10;

/**
 * The rows of the last list that the message refers to, counted from 0 or from the end: "the second one", "compare the first two", "the
 * last one".
 */
export function referencedRows({ ordinals, limit, roles }: Request): readonly number[] {
  if (limit !== undefined && limit > ROWS_MAX) return [];
  if (roles.has('lastOne'))
    return [
      ...ordinals,
      ...firstRows(limit ?? 1)
        .map((row) => -1 - row)
        .reverse(),
    ];
  const [first] = ordinals;
  if (limit !== undefined && first === 0) return firstRows(limit);
  // "Die ersten beiden".
  if (first === 0 && roles.has('together')) return firstRows(2);
  if (first !== undefined) return [...new Set(ordinals)];
  return roles.has('compare') ? firstRows(limit ?? COMPARED_ROWS) : [];
}

/** "Show me the last ten": so many that they are a list again. */
export const countedFromEnd = (request: Request): number | undefined =>
  request.roles.has('lastOne') &&
  (request.limit ?? 0) > COMPARED_ROWS &&
  !(['compare', 'like', 'drop', 'without'] as const).some((role) => request.roles.has(role)) &&
  isEmpty(request)
    ? request.limit
    : undefined;

/**
 * "Compare it with b.com": the company of the last call, or those that it showed side by side, with the one that the message names;
 * undefined if the message names rows, several domains or something else.
 */
export function compareWithShown(
  request: Request,
  last: PlannedCall | undefined,
  shown: readonly string[],
): PlannedCall | undefined {
  const { domains, roles } = request;
  const isOnlyDomain = domains.length === 1 && isEmpty({ ...request, domains: [] });
  if (!roles.has('compare') || !isOnlyDomain || namesRows(request) || last === undefined) return undefined;
  const before = String(last.args.domain ?? last.args.domains ?? (shown.length === 1 ? shown[0] : ''));
  return before === '' ? undefined : callForDomains([...before.split(','), ...domains]);
}

/** Whether a message says which rows it means: "the first one", but not "compare them". */
const namesRows = ({ ordinals, roles }: Request): boolean => ordinals.length > 0 || roles.has('lastOne');

/** Whether a message names all that it compares: "compare a.com with b.com". */
export const comparesNamedDomains = (request: Request): boolean =>
  request.domains.length > 1 && !namesRows(request);

const firstRows = (count: number): number[] => Array.from({ length: count }, (_, row) => row);

/** The call that shows those of these rows that the list has, beside other domains; undefined if it has none of them. */
export function callForRows(
  rows: readonly number[],
  shown: readonly string[],
  besides: readonly string[] = [],
): PlannedCall | undefined {
  const domains = rows.flatMap((row) => shown.at(row) ?? []);
  return domains.length === 0 ? undefined : callForDomains([...domains, ...besides]);
}

/** "Others like the first one, but in Portugal": the place is where the lookalikes are, not a new search. */
export const asksForLookalikesOfRow = (request: Request): boolean =>
  request.roles.has('like') &&
  !hasTopic(request) &&
  (request.ordinals.length > 0 || request.roles.has('lastOne'));

/** The call for companies similar to those in these rows, with the conditions of the request; its number counts the rows. */
export function callForSimilarToRows(
  rows: readonly number[],
  shown: readonly string[],
  { limit: _limit, ...requested }: CallArguments,
): PlannedCall | undefined {
  const domains = rows.flatMap((row) => shown.at(row) ?? []);
  return domains.length === 0
    ? undefined
    : { name: 'similar', args: { ...seedArguments(domains), ...filtersOf(requested) } };
}

/** One domain is looked up; several are shown side by side. */
const callForDomains = (domains: readonly string[]): PlannedCall => {
  const seeds = seedArguments(domains);
  return { name: 'domain' in seeds ? 'lookup' : 'search', args: seeds };
};

/** The conditions of a request without its words and order, which lookalikes cannot have. */
export const filtersOf = ({
  q: _q,
  mode: _mode,
  forms: _forms,
  sort: _sort,
  ...filters
}: CallArguments): CallArguments => filters;

/** The words of a request for lookalikes that have no effect. */
export const unusedWords = (
  { name }: PlannedCall,
  { words, eitherTexts, texts }: Request,
  last: PlannedCall | undefined,
): readonly string[] =>
  name === 'similar'
    ? [...(last?.name === 'similar' ? words : []), ...eitherTexts, texts.sort].filter((text) => text !== '')
    : [];
