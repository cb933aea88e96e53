import type { CallArguments, PlannedCall } from '../call.ts';
import { existenceWords, rowPronouns } from '../dictionaries/dictionaries.ts';
import { findSubjectByName, findTradeByName } from '../dictionaries/find-trade.ts';
import type { Role } from '../dictionaries/grammar.ts';
import { hasTopic, isEmpty, type Request } from '../reading/request.ts';
import { phraseLengthAt } from '../text/phrase-at.ts';
import { tokenize } from '../text/tokenize.ts';
import { filtersIn } from '../to-arguments.ts';

/** Reads what only the last call explains: "show them", and "schools, not gyms" after a search for gyms. */
export function resolveReply(read: Request, message: string, last: PlannedCall): Request {
  const request = asksElsewhere(read, message) ? withRole(read, 'whatAbout', 'also') : read;
  if (isEmpty(request)) return asksToShowRows(request, message) ? withRole(request, 'ofThem') : request;
  if (asksForWord(request, message, last)) return { ...request, conditionWords: request.words };
  return replacesSubject(withoutKnownSubject(ignoreStrayWords(request), last.args), last.args);
}

/**
 * The words of a message that may be meant for the list instead of a search for them: "switch" in "switch that to Austria". They name no
 * trade and follow no "with", and the message asks for something without them.
 */
export function strayWords(request: Request): string[] {
  const { words } = request;
  if (mayBeRemark(request)) return [...words, ...request.excluded.map(({ text }) => text)];
  if (isOfSubject(request) || words.length === 0) return [];
  return asksOther(request) &&
    words.every((text) => findTradeByName(text) === undefined && !/\p{Lu}/u.test(text))
    ? [...words]
    : [];
}

const isOfSubject = (request: Request): boolean => {
  const { conditionWords, phrases, roles, title, similarToName, namesTrade } = request;
  return (
    namesTrade ||
    roles.has('company') ||
    roles.has('only') ||
    roles.has('ofThem') ||
    phrases.length > 0 ||
    title !== undefined ||
    similarToName !== undefined ||
    conditionWords.length > 0
  );
};

/** Whether a message asks for something apart from its words. */
const asksOther = (request: Request): boolean =>
  !isEmpty({ ...request, words: [], attributeWords: [] }) ||
  request.sort !== undefined ||
  request.limit !== undefined;

/** Words with which a message asks for companies or for more conditions. */
const ASKING_ROLES: readonly Role[] = [
  'command',
  'shop',
  'and',
  'or',
  'also',
  'with',
  'without',
  'sells',
  'says',
  'uses',
  'about',
  'count',
  'whatAbout',
  'like',
  'drop',
  'back',
  'backTo',
  'startOver',
];

/** Whether a message says nothing but words that are no trade, and asks for nothing: "hm, that is not much". */
export const mayBeRemark = (request: Request): boolean =>
  request.words.length + request.excluded.length > 0 &&
  !isOfSubject(request) &&
  !asksOther({ ...request, excluded: [] }) &&
  request.excluded.every(({ text }) => findTradeByName(text) === undefined) &&
  request.ordinals.length === 0 &&
  !ASKING_ROLES.some((role) => request.roles.has(role)) &&
  request.words.every((text) => findTradeByName(text) === undefined && findSubjectByName(text) === undefined);

/** More words than this are a remark or a new question. */
const ASKED_WORDS_MAX = 3;

/** "ISO certification?", "parking?": a few words after a list of companies ask which of them have it. */
const asksForWord = (request: Request, message: string, { name, args }: PlannedCall): boolean =>
  request.isQuestion &&
  (name === 'search' || name === 'facets') &&
  (args.q !== undefined || args.industry !== undefined) &&
  request.excluded.length === 0 &&
  request.facts.length === 0 &&
  request.ignored.length === 0 &&
  mayBeRemark(request) &&
  tokenize(message).filter(({ kind }) => kind === 'word').length <= ASKED_WORDS_MAX;

/** The message without those of its words that no company has that it could mean. */
export function withoutUnfoundWords(request: Request, unfound: readonly string[] | undefined): Request {
  if (unfound === undefined) return request;
  const isFound = (text: string): boolean => !unfound.includes(text);
  return {
    ...request,
    words: request.words.filter(isFound),
    excluded: request.excluded.filter(({ text }) => isFound(text)),
    attributeWords: request.attributeWords.filter(isFound),
    ignored: [...request.ignored, ...request.words.filter((text) => !isFound(text))],
  };
}

const withRole = (request: Request, role: Role, instead?: Role): Request => ({
  ...request,
  roles: new Set([...[...request.roles].filter((one) => one !== instead), role]),
});

/** "Is there anything like that in Vienna too?" asks about Vienna, while "also in Vienna" adds it to the list. */
const asksElsewhere = (request: Request, message: string): boolean => {
  const { roles, slots, language } = request;
  const tokens = tokenize(message);
  return (
    roles.has('also') &&
    !hasTopic(request) &&
    slots.length > 0 &&
    slots.every(({ param, isExcluded }) => (param === 'country' || param === 'place') && !isExcluded) &&
    tokens.some((_token, at) => phraseLengthAt(tokens, existenceWords[language], at) > 0)
  );
};

/** "Affiche-les", "je peux les voir ?": in a message that names something, the pronoun may be an article, "affiche les hôtels". */
const asksToShowRows = ({ roles, language, parts }: Request, message: string): boolean =>
  roles.has('command') &&
  !roles.has('drop') &&
  parts.length === 0 &&
  tokenize(message).some(({ folded }) => rowPronouns[language].has(folded));

/** "The second one, extensively": next to a row, or to a list to go back to, words that name no trade are not what is searched for. */
function ignoreStrayWords(request: Request): Request {
  const { words, slots, phrases, ordinals, limit, roles, ignored } = request;
  const isOfRow = ordinals.length > 0 || roles.has('lastOne') || (roles.has('steps') && limit !== undefined);
  const isOfList = roles.has('backTo') && slots.length > 0;
  const isStray =
    (isOfRow || isOfList) &&
    words.length > 0 &&
    phrases.length === 0 &&
    !roles.has('company') &&
    (isOfList || slots.every(({ param }) => param === 'has' || param === 'column')) &&
    words.every((text) => findTradeByName(text) === undefined && !/\p{Lu}/u.test(text));
  return isStray
    ? { ...request, words: [], attributeWords: [], conditionWords: [], ignored: [...ignored, ...words] }
    : request;
}

/** "Which of the hotels have a blog?" after a search for hotels names nothing new. */
function withoutKnownSubject(request: Request, before: CallArguments): Request {
  const { words, slots, roles } = request;
  // "What share of the hotels is that?" names nothing new either.
  const isNamedAgain = ({ param, text }: Request['slots'][number]): boolean =>
    param === 'industry' && isSubject(text, before);
  if (roles.has('share') && slots.every(isNamedAgain) && words.every((text) => isSubject(text, before)))
    return { ...request, slots: [], words: [], conditionWords: [], attributeWords: [] };
  if (!roles.has('ofThem') || words.length === 0) return request;
  return words.every((text) => isSubject(text, before)) && slots.length > 0
    ? { ...request, words: [], conditionWords: [], attributeWords: [] }
    : request;
}

/** What is not wanted was the subject of the last call, so the rest of that call is kept. */
function replacesSubject(request: Request, before: CallArguments): Request {
  const { words, excluded, slots } = wantsOtherSubject(request, before);
  const isTradeNamed =
    words.some((text) => findTradeByName(text) !== undefined) ||
    slots.some(({ param, isExcluded }) => param === 'industry' && !isExcluded);
  const isReplacedSlot = (slot: Request['slots'][number]): boolean =>
    slot.param === 'industry' && slot.isExcluded && slot.values.includes(String(before.industry));
  const left = excluded.filter(({ text }) => !isSubject(text, before));
  const keptSlots = slots.filter((slot) => !isReplacedSlot(slot));
  const isReplaced = left.length < excluded.length || keptSlots.length < slots.length;
  return isTradeNamed && isReplaced
    ? withRole({ ...request, words, excluded: left, slots: keptSlots }, 'instead')
    : request;
}

/** "Not hotels, restaurants": only the subject of the last call is negated, and what follows is wanted. */
function wantsOtherSubject(request: Request, before: CallArguments): Request {
  const { words, excluded, slots } = request;
  const isIncluded = words.length > 0 || slots.some(({ isExcluded }) => !isExcluded);
  const others = excluded.filter(({ text }) => !isSubject(text, before));
  const isOther = (slot: Request['slots'][number]): boolean =>
    slot.param === 'industry' && slot.isExcluded && !slot.values.includes(String(before.industry));
  const isSubjectNegated =
    others.length < excluded.length ||
    slots.some((slot) => slot.param === 'industry' && slot.isExcluded && !isOther(slot));
  if (isIncluded || !isSubjectNegated || (others.length === 0 && !slots.some(isOther))) return request;
  return {
    ...request,
    words: others.map(({ text }) => text),
    excluded: excluded.filter((one) => !others.includes(one)),
    slots: slots.map((slot) => (isOther(slot) ? { ...slot, isExcluded: false } : slot)),
  };
}

function isSubject(text: string, before: CallArguments): boolean {
  const trade = findTradeByName(text);
  if (trade === undefined) return false;
  const [industry, section] = trade.part?.split(' > ') ?? [
    trade.isIndustry ? trade.industries[0] : undefined,
  ];
  return (
    (before.q !== undefined && findTradeByName(String(before.q)) === trade) ||
    (industry !== undefined &&
      before.industry === industry &&
      (section === undefined || filtersIn(before).includes(`sub_industry:eq:${section}`)))
  );
}

/**
 * Whether a message names a trade and a place of its own, so that nothing of the last call is meant: "show me theatres in London instead",
 * "and how many bakeries are there in Rome?", "now dentists in Rome". "Show me theatres instead" keeps the place, and "the same for bakeries in Rome" and "and
 * bakeries in Rome?" keep the other conditions.
 */
export function changesSubject({ roles, slots, words, conditionWords }: Request): boolean {
  const isWholeSentence = (['instead', 'command', 'count', 'now'] as const).some((role) => roles.has(role));
  if (!isWholeSentence || KEEPING_ROLES.some((role) => roles.has(role))) return false;
  const wanted = slots.filter(({ isExcluded }) => !isExcluded);
  const namesTrade =
    wanted.some(({ param }) => param === 'industry') ||
    words.some((text) => !conditionWords.includes(text) && findTradeByName(text) !== undefined);
  return namesTrade && wanted.some(({ param }) => param === 'country' || param === 'place');
}

/** Words that say what is kept of the last call. */
const KEEPING_ROLES = ['also', 'only', 'ofThem', 'drop', 'insteadOf', 'like', 'replace'] as const;

/** "And for Spain?" asks for the same distribution there, unless it is one of countries. */
export const countsAgain = (
  { args: { fields } }: PlannedCall,
  { roles }: Request,
  requested: CallArguments,
): boolean =>
  !roles.has('command') &&
  !roles.has('company') &&
  !roles.has('back') &&
  !roles.has('backTo') &&
  requested[fields === 'tech' ? 'technology' : String(fields)] === undefined &&
  !(fields === 'city' && filtersIn(requested).some((one) => one.startsWith('place:')));

export const withoutFacets = ({ fields: _fields, size: _size, ...searched }: CallArguments): CallArguments =>
  searched;

/** "How many are there?", "show them": repeats the last call. */
export const repeatsLastCall = ({ roles, sort, limit, parts }: Request): boolean =>
  sort === undefined &&
  // "Only two of them" asks for a shorter list.
  limit === undefined &&
  !roles.has('anywhere') &&
  !roles.has('nationwide') &&
  !(roles.has('drop') && parts.length > 0) &&
  (roles.has('count') ||
    roles.has('share') ||
    roles.has('ofThem') ||
    (roles.has('command') && [...roles].every((role) => SHOW_ROLES.has(role))));

/** Roles of the words of "show me" and "let me see it". */
const SHOW_ROLES: ReadonlySet<Role> = new Set<Role>([
  'command',
  'filler',
  'its',
  'about',
  'greeting',
  'puts',
]);

/** Changes the last call although it names no new condition. */
export const changesLastCall = ({ roles, limit, parts, sort, ownCountry }: Request): boolean =>
  ownCountry !== undefined ||
  roles.has('anywhere') ||
  roles.has('nationwide') ||
  limit !== undefined ||
  sort !== undefined ||
  (roles.has('drop') && parts.length > 0);
