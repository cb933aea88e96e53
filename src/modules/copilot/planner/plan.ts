import { planAboutDomains } from './about-domains.ts';
import type { Applied, CallArguments, Clarification, Plan, Planned, PlannedCall } from './call.ts';
import { continueCall, isContinuing } from './follow-up/continue-call.ts';
import { turnPage } from './follow-up/turn-page.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Language } from './lexicon/meaning.ts';
import { readMessage } from './reading/read-message.ts';
import { hasTopic, isEmpty, type Request, type Slot } from './reading/request.ts';
import { toArguments } from './to-arguments.ts';

/** What earlier turns asked for and showed. */
export interface Before {
  readonly last: PlannedCall | undefined;
  /** The last call that showed a list, where one company was looked at since. */
  readonly listed?: PlannedCall | undefined;
  /** Domains that the last answer showed, in order. */
  readonly shown: readonly string[];
  readonly language: Language | undefined;
}

export const nothingBefore: Before = { last: undefined, shown: [], language: undefined };

/** The longest message that is read; more is no request. */
export const MESSAGE_CHARACTERS_MAX = 2_000;
const WORDS_MAX = 6;
const ABBREVIATIONS: Readonly<Record<string, string>> = { 'w/o': 'without', 'w/': 'with', 'b/c': 'because' };

/** What to do for a message, by its text and the earlier turns. Never throws, whatever the message holds. */
export function plan(message: string, lexicon: Lexicon, before: Before): Plan {
  const request = readMessage(
    message
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{Cc}]+/gu, ' ')
      .replace(/(?<=^|\s)(w\/o|w\/|b\/c)(?=\s|$)/gi, (short) => ABBREVIATIONS[short.toLowerCase()] ?? short)
      .slice(0, MESSAGE_CHARACTERS_MAX),
    lexicon,
    before.language,
  );
  const filled = toArguments(request);
  const { language } = request;
  const understood = {
    language,
    applied: filled.applied,
    ignored: filled.ignored,
    startsOver: request.roles.has('startOver'),
  };
  const clarify = (reason: Clarification['reason']): Clarification => ({
    kind: 'clarify',
    reason,
    proposals: propose(request, before),
    ...understood,
  });
  const call = (made: PlannedCall, applied: readonly Applied[] = filled.applied): Planned => {
    const compared = planComparison(request, made);
    // Technologies of one call must all be there, so that what is compared is shown one by one.
    const shown = isOfTechnologies(compared) ? (compared?.[0] ?? made) : made;
    return { kind: 'call', call: shown, compared, ...understood, applied };
  };
  const last = request.roles.has('startOver') ? undefined : before.last;

  if (request.change !== undefined && (request.domains.length === 0 || request.change !== 'results'))
    return { ...clarify('declined'), place: request.change, proposals: [] };
  if (isOffTopic(request)) return clarify('off_topic');
  const about = planAboutDomains(request, filled.args, last);
  if (about && 'name' in about)
    return {
      ...call(about, appliedTo(about, request, filled.applied)),
      technologies:
        about.name === 'lookup' ? severalOf(request, 'technology').flatMap(({ values }) => values) : [],
    };
  if (about) return clarify(about.clarify);
  if (request.countedBy) {
    const before = last?.name === 'search' && isContinuing(request, last) ? last : undefined;
    const asked = before ? continueCall(before, request, filled.args) : { args: filled.args };
    return call({ name: 'facets', args: countArguments(asked.args, request.countedBy) });
  }
  const list = last?.name === 'lookup' ? before.listed : last;
  if (request.roles.has('back') && isEmpty(request)) return list ? call(list, []) : clarify('nothing_before');
  if (isEmpty(request) && last) {
    const turned = list && turnPage(list, request);
    if (turned) return call(turned);
  }
  if (request.ordinal !== undefined && last && !hasTopic(request) && request.slots.length === 0) {
    const domain = before.shown[request.ordinal];
    return domain === undefined
      ? { kind: 'pick', position: request.ordinal, from: last, ...understood }
      : call({ name: 'lookup', args: { domain } }, [{ text: domain, param: 'domain', value: domain }]);
  }
  if (isEmpty(request) && last && isAskingAgain(request)) return call(last);
  if (isEmpty(request) && !last && request.roles.has('count') && request.roles.has('company'))
    return call({ name: 'search', args: {} });
  if (isEmpty(request) && !(last && isChanging(request)))
    return clarify(
      request.roles.has('startOver')
        ? 'started_over'
        : request.roles.has('greeting')
          ? 'greeting'
          : request.roles.has('nextPage')
            ? 'nothing_before'
            : 'unclear',
    );
  if (last && last.name !== 'lookup' && isContinuing(request, last))
    return call(continueCall(last, request, filled.args));
  return isUnclear(request) ? clarify('unclear') : call({ name: 'search', args: filled.args });
}

const COUNTED_VALUES = 10;
const COUNTED_VALUES_MAX = 50;

const countArguments = (
  { limit: _limit, offset: _offset, sort: _sort, ...args }: CallArguments,
  { field, size = COUNTED_VALUES }: NonNullable<Request['countedBy']>,
): CallArguments => ({ ...args, fields: field, size: Math.min(Math.max(1, size), COUNTED_VALUES_MAX) });

const appliedTo = ({ args }: PlannedCall, { domains }: Request, applied: readonly Applied[]): Applied[] => [
  ...domains.map((domain) => ({
    text: domain,
    param: 'domain' in args ? 'domain' : 'domains',
    value: domain,
  })),
  ...applied.filter(({ param }) => Object.hasOwn(args, param)),
];

/** "How many are there?", "show them": the last call once more. */
const isAskingAgain = ({ roles }: Request): boolean =>
  roles.has('count') || roles.has('ofThem') || (roles.has('command') && roles.has('its'));

/** Says something about the last call although it names nothing. */
const isChanging = ({ roles, limit, parts, sort }: Request): boolean =>
  roles.has('anywhere') ||
  limit !== undefined ||
  sort !== undefined ||
  (roles.has('drop') && parts.length > 0);

/** Weather, jokes, the account: what is not about finding companies, unless it names something that only companies have. */
const isOffTopic = (request: Request): boolean => {
  const { roles, slots, domains, phrases } = request;
  if (domains.length > 0) return false;
  if (!roles.has('offTopic')) return request.asksHow && namesOnlyWords(request);
  if (phrases.length > 0 && roles.has('company')) return false;
  return !slots.some(
    ({ param }) =>
      param === 'technology' ||
      param === 'industry' ||
      param === 'tld' ||
      (param === 'has' && roles.has('company')),
  );
};

/** Nothing that a filter could be: "how do I cook pasta", not "how is it in Italy". */
const namesOnlyWords = ({ slots, places, phrases, likeName, roles }: Request): boolean =>
  slots.length === 0 &&
  places.length === 0 &&
  phrases.length === 0 &&
  likeName === undefined &&
  !roles.has('company');

/** Many unknown words, and none that asks for companies. */
const isUnclear = ({ words, slots, phrases, title, roles }: Request): boolean =>
  slots.length === 0 &&
  phrases.length === 0 &&
  title === undefined &&
  words.join(' ').split(/\s+/).length > WORDS_MAX &&
  !roles.has('company');

const PROPOSALS_MAX = 3;

/** Calls that an unclear message may have meant, ready to be made. */
function propose(request: Request, { last }: Before): PlannedCall[] {
  if (request.roles.has('startOver')) return [];
  const words = [...request.words, ...request.places].join(' ').slice(0, 200).trim();
  const proposals: PlannedCall[] = [];
  if (words !== '') {
    proposals.push({ name: 'search', args: { q: words, mode: 'any' } });
    if (/\s/.test(words)) proposals.push({ name: 'search', args: { q: words, mode: 'single' } });
  }
  if (last) proposals.push(last);
  return proposals.slice(0, PROPOSALS_MAX);
}

/** Searches whose totals answer "more A or B?" and "more … in A than in B?"; undefined where nothing is compared. */
function planComparison(request: Request, call: PlannedCall): readonly PlannedCall[] | undefined {
  const { roles } = request;
  if (
    call.name !== 'search' ||
    !(roles.has('than') || roles.has('compare') || (roles.has('nextPage') && roles.has('or')))
  )
    return undefined;
  const compared = [severalOf(request, 'technology'), severalOf(request, 'country')].find(
    (slots) => slots.length > 1,
  );
  return compared?.map(({ param, values }) => ({
    name: 'search',
    args: { ...call.args, [param]: values.join(',') },
  }));
}

const isOfTechnologies = (compared: readonly PlannedCall[] | undefined): boolean =>
  compared !== undefined && compared[0]?.args.technology !== compared[1]?.args.technology;

const severalOf = ({ slots }: Request, wanted: Slot['param']): Slot[] =>
  slots.filter(({ param, isDenied }) => param === wanted && !isDenied);
