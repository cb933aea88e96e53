import type { Applied, Asked, Plan, PlannedCall } from './call.ts';
import { continueCall, isContinuing } from './follow-up/continue-call.ts';
import { turnPage } from './follow-up/turn-page.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Language } from './lexicon/meaning.ts';
import { propose } from './propose.ts';
import { readMessage } from './reading/read-message.ts';
import { hasTopic, type Request } from './reading/request.ts';
import { toArguments } from './to-arguments.ts';

/** What was asked and shown before. */
export interface Before {
  readonly last: PlannedCall | undefined;
  /** Domains that the last answer showed, in order. */
  readonly shown: readonly string[];
  readonly language: Language | undefined;
}

export const nothingBefore: Before = { last: undefined, shown: [], language: undefined };

/** The longest message that is read; more is no request. */
export const MESSAGE_CHARACTERS_MAX = 2_000;
const WORDS_MAX = 6;

/** What to do for a message, by what it says alone and what was asked before. Never throws, whatever the message holds. */
export function plan(message: string, lexicon: Lexicon, before: Before): Plan {
  const request = readMessage(
    message
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{Cc}]+/gu, ' ')
      .slice(0, MESSAGE_CHARACTERS_MAX),
    lexicon,
    before.language,
  );
  const filled = toArguments(request);
  const { language } = request;
  const understood = { language, applied: filled.applied, ignored: filled.ignored };
  const ask = (reason: Asked['reason']): Asked => ({
    kind: 'ask',
    reason,
    proposals: propose(request, before),
    ...understood,
  });
  const call = (made: PlannedCall, applied: readonly Applied[] = filled.applied): Plan => ({
    kind: 'call',
    call: made,
    isCount: request.roles.has('count'),
    ...understood,
    applied,
  });
  const last = request.roles.has('startOver') ? undefined : before.last;

  if (isOffTopic(request)) return ask('off_topic');
  const about = planAboutDomains(request, filled.args, last);
  if (about)
    return 'name' in about ? call(about, [...domainsApplied(request), ...filled.applied]) : ask(about.ask);
  if (isEmpty(request) && last) {
    const turned = turnPage(last, request);
    if (turned) return call(turned);
  }
  if (request.ordinal !== undefined && last && !hasTopic(request) && request.slots.length === 0) {
    const domain = before.shown[request.ordinal];
    return domain === undefined
      ? { kind: 'pick', position: request.ordinal, from: last, ...understood }
      : call({ name: 'lookup', args: { domain } }, [{ text: domain, param: 'domain', value: domain }]);
  }
  if (isEmpty(request) && !(last && isChanging(request)))
    return ask(
      request.roles.has('greeting')
        ? 'greeting'
        : request.roles.has('nextPage')
          ? 'nothing_before'
          : 'unclear',
    );
  if (last && last.name !== 'lookup' && isContinuing(request, last))
    return call(continueCall(last, request, filled.args));
  return isUnclear(request) ? ask('unclear') : call({ name: 'search', args: filled.args });
}

/** Companies like others, or one company, where domains are named or pointed at. */
function planAboutDomains(
  request: Request,
  args: PlannedCall['args'],
  last: PlannedCall | undefined,
): PlannedCall | { readonly ask: Asked['reason'] } | undefined {
  const { domains, deniedDomains, roles } = request;
  const [domain] = domains;
  const not = deniedDomains.length > 0 ? { not: deniedDomains.join(',') } : {};
  const { q: _q, mode: _mode, ...filters } = args;
  if (domain !== undefined) {
    if (roles.has('like') || deniedDomains.length > 0)
      return {
        name: 'similar',
        args: {
          ...(domains.length > 1 ? { domains: [...new Set(domains)].join(',') } : { domain }),
          ...not,
          ...filters,
        },
      };
    return domains.length > 1
      ? { name: 'search', args: { domains: [...new Set(domains)].join(',') } }
      : { name: 'lookup', args: { domain } };
  }
  if (deniedDomains.length > 0 && last?.name === 'similar')
    return { name: 'similar', args: { ...last.args, ...not } };
  if (!roles.has('like') || hasTopic(request)) return undefined;
  const of = last?.args.domain;
  if (of !== undefined && (last?.name === 'lookup' || isEmpty(request)))
    return { name: 'similar', args: { domain: of, ...filters } };
  return isEmpty(request) ? { ask: 'no_domain' } : undefined;
}

const domainsApplied = ({ domains }: Request): Applied[] =>
  domains.map((domain) => ({ text: domain, param: 'domain', value: domain }));

const isEmpty = (request: Request): boolean =>
  !hasTopic(request) &&
  request.slots.length === 0 &&
  request.excluded.length === 0 &&
  request.domains.length === 0;

/** Says something about the last call although it names nothing. */
const isChanging = ({ roles, limit }: Request): boolean => roles.has('anywhere') || limit !== undefined;

/** Weather, jokes, the account: what is not about finding companies, unless it names something that only companies have. */
const isOffTopic = ({ roles, slots, domains, phrases }: Request): boolean =>
  roles.has('offTopic') &&
  domains.length === 0 &&
  phrases.length === 0 &&
  !slots.some(({ param }) => param !== 'country' && param !== 'language');

/** Many words that nothing is known of, and nothing that asks for companies. */
const isUnclear = ({ words, slots, phrases, title, roles }: Request): boolean =>
  slots.length === 0 &&
  phrases.length === 0 &&
  title === undefined &&
  words.join(' ').split(/\s+/).length > WORDS_MAX &&
  !roles.has('company');
