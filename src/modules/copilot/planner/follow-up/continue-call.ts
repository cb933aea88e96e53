import type { ArgumentValue, CallArguments, PlannedCall } from '../call.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import { trades } from '../dictionaries/trades.ts';
import type { Language } from '../lexicon/meaning.ts';
import { hasTopic, type Request } from '../reading/request.ts';
import { filtersIn, TECHNOLOGIES_COLUMN, toArguments, toFilterArgument } from '../to-arguments.ts';
import { addCondition, dropCondition, quoteTerm } from '../word-condition.ts';
import { acceptEither, acceptEitherFeature, dropAlternatives, isOtherWord } from './accept-either.ts';
import {
  besidePlaces,
  COUNTERPART,
  dropReplacedFilters,
  dropTopic,
  dropValue,
  isReplacedValue,
  narrowsPlaces,
  removeExcludedPlaces,
  replaceTopic,
  setFilters,
  setValue,
  withPlaces,
} from './change-arguments.ts';
import { droppedConditions, dropsCondition, withoutConditions } from './drop-conditions.ts';
import { columnOf, dropFilters, dropParts, keepFilters, PLACE, placeIn, tidyPlaces } from './drop-parts.ts';
import { isFacility, namesOtherTrade } from './names-trade.ts';
import { changesSubject, countsAgain, withoutFacets } from './replies.ts';
import { swapValues } from './swap-values.ts';

const SUB_INDUSTRY = 'sub_industry';
const BUSINESS_MODEL = 'business_model';
const SEARCH_TEXT: ReadonlySet<string> = new Set(['q', 'mode', 'forms']);

/** Whether a message continues the last call instead of starting a new one. */
export function continuesLastCall(request: Request, last: PlannedCall): boolean {
  const { roles } = request;
  if (request.domains.length > 0 || roles.has('startOver') || changesSubject(request)) return false;
  if (
    (['whatAbout', 'ofThem', 'instead', 'also', 'only', 'drop', 'anywhere', 'nationwide'] as const).some(
      (role) => roles.has(role),
    )
  )
    return true;
  // "Similar companies in Switzerland" means companies of the trade that was searched for.
  if (roles.has('like') && !hasTopic(request) && request.slots.length > 0) return true;
  // A sort order alone applies to what was found.
  if (request.sort !== undefined && !hasTopic(request) && request.slots.length === 0) return true;
  // "Companies in the UK that show their prices" is a complete request; "in the UK" and "with prices" continue the last one.
  if (!hasTopic(request)) return !isCompleteRequest(request);
  // "Are there any with parking?" names only what companies of the list should have.
  const isOnlyCondition =
    request.words.length > 0 &&
    request.words.length === request.conditionWords.length &&
    request.slots.length === 0 &&
    request.phrases.length === 0 &&
    !roles.has('company') &&
    !roles.has('shop');
  if (isOnlyCondition) return true;
  // A new topic after a command is a new request.
  const isTopicNew =
    request.words.length > 0 ||
    request.phrases.length > 0 ||
    request.slots.some(({ param, isExcluded }) => param === 'industry' && !isExcluded);
  if (!isTopicNew) return !roles.has('command') && !roles.has('company');
  return isShort(request) && last.name === 'search' && (request.startsWithConnector || isOtherWord(request));
}

const isShort = ({ words, slots }: Request): boolean => words.length + slots.length <= 2;

/** Names companies and a condition on them, without a word that refers back. */
const isCompleteRequest = ({ roles, slots, startsWithConnector }: Request): boolean =>
  roles.has('company') &&
  !roles.has('count') &&
  !startsWithConnector &&
  slots.some(({ isExcluded }) => !isExcluded);

/** The last call with what the message adds, replaces or takes away. `earlier`: the lists before it. */
export const continueCall = (...given: Parameters<typeof changeCall>): PlannedCall =>
  tidyPlaces(changeCall(...given));

function changeCall(
  last: PlannedCall,
  request: Request,
  asked: CallArguments,
  earlier: readonly PlannedCall[] = [],
): PlannedCall {
  const dropped = droppedConditions(request, last.args);
  if (dropped.length > 0) {
    const others = { ...request, slots: request.slots.filter((slot) => !dropped.includes(slot)) };
    const { args: wanted } = toArguments(others);
    return changeCall(
      { name: last.name, args: withoutConditions(last.args, dropped) },
      others,
      wanted,
      earlier,
    );
  }
  const { roles } = request;
  const isReplacing =
    roles.has('instead') ||
    roles.has('whatAbout') ||
    ((asksAgain(request) || (last.name === 'facets' && namesOnlyPlaces(request))) &&
      !roles.has('also') &&
      !roles.has('ofThem') &&
      !addsToList(request));
  const isAdding =
    !request.asksOfPart &&
    (roles.has('also') ||
      (request.startsWithOr && !isReplacing) ||
      (request.addsByAnd && !isReplacing && !narrowsPlaces(last.args, asked)));
  const isDropping =
    (roles.has('drop') && !roles.has('without') && !roles.has('only')) || dropsCondition(request, last.args);
  const takesCondition = !isReplacing && !isDropping && last.name !== 'similar';
  const swapped = swapValues(last.args, asked);
  const either = takesCondition ? acceptEitherFeature(swapped, request) : undefined;
  const { args, requested: wanted } = either ?? acceptEither(swapped, request);
  const requested = isDropping
    ? dropWords(args, wanted, request.language)
    : isAdding
      ? besidePlaces(args, wanted)
      : wanted;
  delete args.offset;
  dropParts(args, request.parts, earlier);
  if (requested.technology !== undefined && isReplacing)
    keepFilters(args, (column) => column !== TECHNOLOGIES_COLUMN);
  if (roles.has('anywhere')) for (const name of ['country', 'not_country']) delete args[name];
  if (roles.has('anywhere') || roles.has('nationwide')) keepFilters(args, (column) => column !== PLACE);
  if (roles.has('insteadOf')) dropReplacedFilters(args, requested);
  // The earlier city is not in the new country, or is only a part of it.
  const isWider = String(requested.country) === String(last.args.country);
  if (requested.country !== undefined && placeIn(requested) === undefined && (!isAdding || isWider))
    keepFilters(args, (column) => column !== PLACE);
  const condition = takesCondition ? either?.condition || furtherCondition(request, args, isAdding) : '';
  if (isDropping) dropAlternatives(args, request);
  for (const [name, value] of Object.entries(requested)) {
    // Lookalikes cannot be searched for words.
    if ((condition !== '' || last.name === 'similar') && SEARCH_TEXT.has(name)) continue;
    if (name === 'exclude' && dropCondition(args, String(value).replaceAll('"', ''), request.language))
      continue;
    // "Shopify instead of Wix" replaces Wix; it need not be excluded as well.
    if (roles.has('insteadOf') && isReplacedValue(name, requested, last.args)) continue;
    // Sorting and limit apply even if the message drops a condition.
    if (name === 'sort' || name === 'limit') args[name] = value;
    else if (isDropping && !((roles.has('also') || roles.has('but')) && !hasValue(last.args, name, value))) {
      if (name === 'filter') dropFilters(args, filtersIn(requested), earlier, roles.has('notOnly'));
      // The country came with the city; the user did not name it.
      else if (name !== 'country' || placeIn(requested) === undefined) dropValue(args, name, String(value));
    } else if (name === 'filter')
      setFilters(
        args,
        isAdding ? withPlaces(args, filtersIn(requested)) : filtersIn(requested),
        isAdding || (roles.has('and') && !roles.has('instead')),
      );
    else if (name === 'q' || name === 'mode' || name === 'title') args[name] = value;
    else {
      // "And Salesforce?" after "Magento", "how many also HubSpot" replaces only the last.
      const others = name === 'technology' && asksAgain(request) ? valuesBeforeLast(args[name]) : [];
      const isOneName = request.slots.some(({ values }) => values.join(',') === String(value));
      setValue(args, name, String(value), { isReplacing, isAdding, isOneName });
      if (others.length > 0)
        args[name] = [...new Set([...others, ...String(args[name]).split(',')])].join(',');
    }
  }
  if (isReplacing && isOnlyFeatures(request)) dropLastFeature(args, last.args, requested);
  removeExcludedPlaces(args, requested);
  if (condition !== '') {
    const { filter: _filter, ...narrowed } = addCondition(args, condition);
    Object.assign(args, narrowed);
    return { name: 'search', args: withoutFacets(args) };
  }
  const before = roles.has('also') && !isDropping ? tradesOf(last.args) : undefined;
  if (before !== undefined && findTradeByName(String(requested.q)) !== undefined) {
    const { industry: _industry, ...others } = args;
    keepFilters(others, (column) => column !== SUB_INDUSTRY);
    return { name: 'search', args: withoutFacets({ ...others, q: `${before} ${requested.q}`, mode: 'any' }) };
  }
  // "Without the pool" after a list of hotels, which no pool was required of: the hotels stay.
  const dropsOther = isDropping && requested.q !== undefined && !isTopicOf(last.args, String(requested.q));
  if (dropsOther) {
    restoreSubject(args, last.args);
    return { name: last.name, args };
  }
  if (requested.q !== undefined) delete args.forms;
  // The sub-industry and "makers of" belong to the previous topic.
  if (requested.q !== undefined || requested.industry !== undefined)
    keepFilters(args, (column) => column !== SUB_INDUSTRY && (isAdding || column !== BUSINESS_MODEL));
  if (requested.q !== undefined) replaceTopic(args, requested, isAdding);
  else if (requested.industry !== undefined && isReplacing) dropTopic(args);
  return last.name === 'facets' && !(isReplacing && countsAgain(last, request, requested))
    ? { name: 'search', args: withoutFacets(args) }
    : { name: last.name, args };
}

/** Whether words are the trade of a call, or among its own words. */
function isTopicOf(args: CallArguments, words: string): boolean {
  const trade = findTradeByName(words);
  return trade === undefined
    ? String(args.q ?? '')
        .toLowerCase()
        .includes(words.toLowerCase())
    : trade.name === tradesOf(args);
}

function restoreSubject(args: Record<string, ArgumentValue>, before: CallArguments): void {
  for (const name of ['q', 'mode', 'forms', 'industry'] as const) {
    delete args[name];
    if (before[name] !== undefined) args[name] = before[name];
  }
}

/** The words of a call that only searches for trades: "also bakeries" adds another one to them. */
function tradesOf(args: CallArguments): string | undefined {
  const section = filtersIn(args).find((condition) => columnOf(condition) === SUB_INDUSTRY);
  if (args.q === undefined) {
    const part = `${args.industry} > ${section?.split(':').slice(2).join(':')}`;
    return trades.find((trade) => trade.part === part)?.name;
  }
  const isPlain = args.mode === undefined || args.mode === 'any';
  return isPlain && section === undefined && args.industry === undefined && findTradeByName(String(args.q))
    ? String(args.q)
    : undefined;
}

/**
 * The words of a message that narrow the last result, in the query language: "only those with a spa" keeps the hotels. Empty if the message
 * names a new subject, or the last call has none.
 */
function furtherCondition(request: Request, before: CallArguments, isAdding: boolean): string {
  const hasSubject = before.q !== undefined || before.industry !== undefined;
  const { words, conditionWords, eitherCondition, events, roles, phrases, slots, language } = request;
  if (!hasSubject || before.mode === 'phrase') return '';
  if (slots.some(({ param, isExcluded }) => param === 'industry' && !isExcluded)) return '';
  const isNarrowing =
    words.length === conditionWords.length ||
    ((roles.has('only') || roles.has('ofThem') || isAdding) &&
      words.every((text) => !namesOtherTrade(text, language)));
  if (!isNarrowing) return '';
  return [
    ...words.map((text) => text.split(/\s+/).map(quoteTerm).join(' ')),
    ...phrases.map((text) => `"${text}"`),
    eitherCondition,
    events.change,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Takes the words of a message from the conditions of a call; returns what else it asks for. */
function dropWords(
  args: Record<string, ArgumentValue>,
  requested: CallArguments,
  language: Language,
): CallArguments {
  const { q, mode: _mode, forms: _forms, ...others } = requested;
  return q !== undefined && dropCondition(args, String(q), language) ? others : requested;
}

/** Whether a call has a value or a filter on the same column: of "take the blog out and put Facebook in", only the blog can be dropped. */
const hasValue = (args: CallArguments, name: string, value: ArgumentValue): boolean =>
  name === 'filter'
    ? filtersIn(args).some((one) => [value].flat().map(String).map(columnOf).includes(columnOf(one)))
    : args[name] !== undefined || args[COUNTERPART[name] ?? ''] !== undefined;

const valuesBeforeLast = (values: ArgumentValue | undefined): string[] =>
  values === undefined ? [] : String(values).split(',').slice(0, -1);

/** "And Spain?", "and in Spain", "et en Italie c'est combien": the same question about another place. */
const asksAgain = ({ isQuestion, roles, startsWithPlace }: Request): boolean =>
  roles.has('and') && (isQuestion || startsWithPlace);

/** "And Belgian ones" after a breakdown of Dutch companies. */
const namesOnlyPlaces = (request: Request): boolean =>
  request.roles.has('and') &&
  !hasTopic(request) &&
  request.slots.length > 0 &&
  request.slots.every(({ param, isExcluded }) => (param === 'country' || param === 'place') && !isExcluded);

/**
 * "And a newsletter?", "and reviews?": one more thing that the companies of the list should have. "And how many have a newsletter?" counts
 * anew.
 */
const addsToList = (request: Request): boolean =>
  (isOnlyFeatures(request) && !request.roles.has('count')) || namesOnlyWords(request);

const namesOnlyWords = ({ words, slots, phrases, title, namesTrade, language }: Request): boolean =>
  words.length > 0 &&
  slots.length === 0 &&
  phrases.length === 0 &&
  title === undefined &&
  (!namesTrade || words.every((text) => isFacility(text, language)));

const isOnlyFeatures = (request: Request): boolean =>
  !hasTopic(request) &&
  request.slots.length > 0 &&
  request.slots.every(({ param, isExcluded }) => (param === 'has' || param === 'column') && !isExcluded);

/** "Rather a blog" after "with a newsletter" replaces the newsletter, whichever of the two is a column. */
function dropLastFeature(
  args: Record<string, ArgumentValue>,
  before: CallArguments,
  requested: CallArguments,
): void {
  const known = filtersIn(before).filter((one) => FEATURE_FILTER.test(one));
  const final = known.filter((one) => !filtersIn(requested).includes(one)).at(-1);
  if (final !== undefined) {
    const kept = filtersIn(args).filter((one) => one !== final);
    if (kept.length > 0) args.filter = toFilterArgument(kept);
    else delete args.filter;
  } else if (before.has !== undefined && requested.has === undefined) delete args.has;
}

/** The features that a message replaces by others without saying so: "and how many have a newsletter?" after "how many have a blog?" */
export function replacedFeatures(
  request: Request,
  { args: before }: PlannedCall,
  { args: after }: PlannedCall,
): { readonly param: string; readonly value: string }[] {
  const { roles } = request;
  if (!isOnlyFeatures(request) || roles.has('instead') || roles.has('insteadOf') || roles.has('drop'))
    return [];
  const has = ({ has: list }: CallArguments): string[] => (list === undefined ? [] : String(list).split(','));
  return [
    ...has(before)
      .filter((value) => !has(after).includes(value))
      .map((value) => ({ param: 'has', value })),
    ...filtersIn(before)
      .filter((value) => FEATURE_FILTER.test(value) && !filtersIn(after).includes(value))
      .map((value) => ({ param: 'filter', value })),
  ];
}

const FEATURE_FILTER = /:(?:exists|eq:true)$/;
