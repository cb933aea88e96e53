import type { CallArguments, Clarification, PlannedCall } from './call.ts';
import { hasTopic, isEmpty, type Request } from './reading/request.ts';

/** Companies like others, or one company, where domains are named or pointed at; undefined where the message is about something else. */
export function planAboutDomains(
  request: Request,
  { q: _q, mode: _mode, sort: _sort, ...filters }: CallArguments,
  last: PlannedCall | undefined,
): PlannedCall | { readonly clarify: Clarification['reason'] } | undefined {
  const { domains, deniedDomains, roles } = request;
  const not = deniedDomains.length > 0 ? { not: deniedDomains.join(',') } : {};
  if (domains.length > 0)
    // "Wie lautet die Nummer von …?" asks how, although the same word compares.
    return (roles.has('like') && !(request.asksHow && request.isQuestion)) || deniedDomains.length > 0
      ? { name: 'similar', args: { ...seedsOf(domains), ...not, ...filters } }
      : readDomains(domains);
  if (deniedDomains.length > 0 && last?.name === 'similar')
    return { name: 'similar', args: { ...last.args, ...not } };
  if (!roles.has('like')) return undefined;
  // A name is not a domain, and guessing one could show another company.
  if (request.likeName !== undefined) return { clarify: 'no_domain' };
  if (hasTopic(request)) return undefined;
  const of = last?.args.domain;
  if (of !== undefined && (last?.name === 'lookup' || isEmpty(request)))
    return { name: 'similar', args: { domain: of, ...filters } };
  return isEmpty(request) ? { clarify: 'no_domain' } : undefined;
}

const seedsOf = (domains: readonly string[]): CallArguments => {
  const [domain = '', ...others] = new Set(domains);
  return others.length > 0 ? { domains: [domain, ...others].join(',') } : { domain };
};

/** Whether a call shows one company, or some beside each other, instead of a list. */
export const isAboutRows = ({ name, args }: PlannedCall): boolean =>
  name === 'lookup' || (name === 'search' && args.domains !== undefined);

/** Where "compare them" does not say how many. */
const COMPARED_ROWS = 3;
/** More than this is a longer list, not a choice of rows. */
const ROWS_MAX = 10;

/** Which rows of the last list are meant, counted from 0 or from the end: "the second one", "compare the first two", "the last one". */
export function rowsMeant({ ordinals, limit, roles }: Request): readonly number[] {
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
  if (first !== undefined) return [...new Set(ordinals)];
  return roles.has('compare') ? firstRows(limit ?? COMPARED_ROWS) : [];
}

const firstRows = (count: number): number[] => Array.from({ length: count }, (_, row) => row);

/** What to call for rows of a list, as many as are there; undefined where none is. */
export function readRows(rows: readonly number[], shown: readonly string[]): PlannedCall | undefined {
  const domains = rows.flatMap((row) => shown.at(row) ?? []);
  return domains.length === 0 ? undefined : readDomains(domains);
}

/** Companies like those of some rows. */
export function likeRows(rows: readonly number[], shown: readonly string[]): PlannedCall | undefined {
  const domains = rows.flatMap((row) => shown.at(row) ?? []);
  return domains.length === 0 ? undefined : { name: 'similar', args: seedsOf(domains) };
}

/** One domain is looked up; several are shown beside each other. */
const readDomains = (domains: readonly string[]): PlannedCall => {
  const seeds = seedsOf(domains);
  return { name: 'domain' in seeds ? 'lookup' : 'search', args: seeds };
};
