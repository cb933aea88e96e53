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

/** One domain is looked up; several are shown beside each other. */
const readDomains = (domains: readonly string[]): PlannedCall => {
  const seeds = seedsOf(domains);
  return { name: 'domain' in seeds ? 'lookup' : 'search', args: seeds };
};
