import { type ConversationState, columnComparedIn, emptyConversation } from '../conversation-state.ts';
import { definiteArticles, otherSides } from '../dictionaries/dictionaries.ts';
import type { Role } from '../dictionaries/grammar.ts';
import { isQualifier } from '../dictionaries/qualifiers.ts';
import { STATISTIC_PARTS } from '../lexicon/group-fields.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';
import { tokenize } from '../text/tokenize.ts';
import { correctSpelling } from './correct-spelling.ts';
import { detectLanguage } from './detect-language.ts';
import { dropExplanations } from './drop-explanations.ts';
import { extractAges } from './extract-ages.ts';
import { extractAmounts } from './extract-amounts.ts';
import { extractAnswerLanguage } from './extract-answer-language.ts';
import { extractCodePrefixes } from './extract-code-prefixes.ts';
import { extractEvents, NO_EVENTS } from './extract-events.ts';
import { extractFinancials } from './extract-financials.ts';
import { extractOptions, OPTION_ROLES } from './extract-options.ts';
import { extractOwnCountry } from './extract-own-country.ts';
import { extractPage } from './extract-page.ts';
import { extractPersons, findPositions } from './extract-persons.ts';
import { extractUnable } from './extract-unable.ts';
import { extractUnknownAmounts } from './extract-unknown-amounts.ts';
import { extractVersions } from './extract-versions.ts';
import { extractWebsites } from './extract-websites.ts';
import { findConditions } from './find-conditions.ts';
import { findExcluded } from './find-excluded.ts';
import { findLimit } from './find-limit.ts';
import { asksForNewAlert, findRequestedChange } from './find-requested-change.ts';
import { findSecondClause } from './find-second-clause.ts';
import { asksForShare, findSharePart } from './find-share.ts';
import { findSimilarToName } from './find-similar-name.ts';
import { findToolQuestion } from './find-tool-topic.ts';
import { findUnits } from './find-units.ts';
import { shopsAlone, shopsBesideTechnology } from './implied-shops.ts';
import { hasRole, type Item } from './item.ts';
import { readKnownLanguage, readMakers, readSiteLanguage } from './language-or-nationality.ts';
import { mergeBookingPhrase } from './merge-booking-phrase.ts';
import { mergeDeliveryPhrase } from './merge-delivery-phrase.ts';
import { mergeLegalForms } from './merge-legal-forms.ts';
import { mergeOpeningPhrase } from './merge-opening-phrase.ts';
import { mergeQualifiers } from './merge-qualifiers.ts';
import { mergeStates } from './merge-states.ts';
import { areasIn, placesApart, placesNear } from './named-places.ts';
import { withoutNarrowedNoun } from './narrowing-nouns.ts';
import { findPlaceCandidates } from './place-candidates.ts';
import { asksHowWhyOrWhen, isArithmetic, reasonAsked, resolveHow } from './question-words.ts';
import {
  addsByAnd,
  endsWithNegation,
  startsClause,
  startsInSector,
  startsWithRows,
  startsWithRowsOfPlace,
} from './refers-to-list.ts';
import type { Request, Slot } from './request.ts';
import { resolveRoles } from './resolve-roles.ts';
import { splitCompounds } from './split-compounds.ts';
import { splitEnclitics } from './split-enclitics.ts';
import { stripIntroduction } from './strip-introduction.ts';
import { isOnlyOpeners, rolesOfOpeners, stripOpeners } from './strip-openers.ts';
import { swapsTechnology } from './swaps-technology.ts';
import { tag } from './tag.ts';
import {
  excludedText,
  findAlternatives,
  findTitle,
  findUsedWords,
  followsWith,
  isJoinedByAnd,
  isLanguage,
  isSoldBy,
  isTechnology,
  joinsIndustry,
  searchWordsIn,
} from './topic-units.ts';
import { isTradeName, languagesOfTrade } from './trade-words.ts';
import { firstItem, type Unit } from './unit.ts';
import { detectUnsupportedLanguage, ignoreUnsupportedWords } from './unsupported-language.ts';
import { withoutCustomers } from './without-customers.ts';

/** No real request has more tokens; the limit bounds the cost of a text made of single letters. */
const TOKENS_MAX = 400;
/** Reads a message in steps: tokens, lexicon items, units and the request. */
export function readMessage(
  message: string,
  lexicon: Lexicon,
  state: Pick<
    ConversationState,
    'language' | 'callerLanguage' | 'last' | 'today' | 'knownWords' | 'knownPlaces'
  > = emptyConversation,
): Request {
  const { language: lastLanguage, callerLanguage, knownPlaces = [] } = state;
  const written = mergeLegalForms(tokenize(message), message, lexicon);
  const readTokens = written.slice(0, TOKENS_MAX);
  const unsupportedLanguage = detectUnsupportedLanguage(readTokens, lexicon);
  let detected: Language | undefined;
  // "Nic? serio?": another language has these words too.
  const isRemark = lastLanguage !== undefined && isOnlyOpeners(readTokens, lastLanguage);
  const languageOf = (of: readonly Token[]): Language =>
    unsupportedLanguage === undefined && !isRemark
      ? detectLanguage(message, of, lexicon, lastLanguage, callerLanguage)
      : (lastLanguage ?? callerLanguage ?? 'en');
  const corrected = correctSpelling(readTokens, lexicon, {
    languageOf: () => {
      detected ??= languageOf(readTokens);
      return detected;
    },
    knownWords: [...(state.knownWords ?? []), ...knownPlaces.flatMap((place) => place.split(/[\s'’-]+/))],
  });
  const unread = written.length > TOKENS_MAX ? [message.slice(written[TOKENS_MAX]?.start)] : [];
  const isCorrected = corrected.some((token, at) => token !== readTokens[at]);
  const language = isCorrected ? languageOf(corrected) : (detected ?? languageOf(corrected));
  const { tokens: withOpening, day } = mergeOpeningPhrase(corrected, message, language);
  const started = stripIntroduction(
    stripOpeners(mergeQualifiers(mergeDeliveryPhrase(withOpening, language)), language),
    language,
  );
  const requestedChange = findRequestedChange(started, language);
  const asked =
    requestedChange === undefined || requestedChange === 'results'
      ? extractUnable(started, language)
      : { tokens: started, unable: undefined };
  const { page, tokens: withoutPage } = extractPage(asked.tokens, language);
  const tokens = splitEnclitics(withoutPage, language, lexicon);
  const { answerLanguage, tokens: splitTokens } = extractAnswerLanguage(
    splitCompounds(
      mergeBookingPhrase(tokens, message, language, requiresBooking(state.last)),
      language,
      lexicon,
    ),
    language,
    { lexicon, isFollowUp: state.last !== undefined },
  );
  const withoutWebsites = extractWebsites(splitTokens, message, { language, lexicon });
  const withoutPersons = extractPersons(withoutWebsites.tokens, message, language);
  const withoutFinancials = extractFinancials(withoutPersons.tokens, message, language);
  const positions = findPositions(withoutFinancials.tokens, message, language);
  const { prefixes, tokens: withoutCodes } = extractCodePrefixes(positions.tokens, message, language);
  const located = extractOwnCountry(withoutCodes, language);
  const isLike =
    located.ownCountry !== undefined &&
    (state.last?.name === 'similar' || namesLike(withoutCodes, language, lexicon));
  const { tokens: withoutCountry, ownCountry } = isLike
    ? located
    : { tokens: withoutCodes, ownCountry: undefined };
  const ages = extractAges(withoutCountry, message, language, state.today);
  const withoutAmounts = extractAmounts(ages.tokens, message, language, columnComparedIn(state.last?.args));
  const read = tag(withoutAmounts.tokens, { lexicon, language, message, knownPlaces });
  const {
    events,
    vague,
    tokens: withoutEvents,
  } = swapsTechnology(read, state.last?.args)
    ? { events: NO_EVENTS, vague: [], tokens: read.flatMap((item) => item.tokens) }
    : extractEvents(read, message, { language, today: state.today });
  const { options, tokens: remainingTokens } = extractOptions(
    events.text === '' ? read : tag(withoutEvents, { lexicon, language, message, knownPlaces }),
    message,
    {
      language,
      isAfterLookup: state.last?.name === 'lookup',
      isAfterList: state.last?.name === 'search',
      isAfterBreakdown: state.last?.name === 'facets',
    },
  );
  const personsAsked = withoutPersons.text || options.personsAsked;
  const withoutUnknownAmounts = extractUnknownAmounts(remainingTokens, message, { lexicon, language });
  const tagged = mergeStates(
    tag(withoutUnknownAmounts.tokens, { lexicon, language, message, knownPlaces, ignored: OPTION_ROLES }),
    message,
  );
  const {
    items: withoutVersions,
    versions,
    conditions: versionConditions,
  } = extractVersions(ignoreUnsupportedWords(tagged, unsupportedLanguage), language);
  const {
    items: remaining,
    explanations,
    omitsBuyers,
  } = dropExplanations(resolveRoles(resolveHow(withoutVersions, language), language), message, language);
  const limit = findLimit(remaining, options.sort !== undefined);
  const named = limit ? remaining.toSpliced(limit.at, 1) : remaining;
  const items =
    state.last === undefined || state.last.name === 'lookup'
      ? named
      : readMakers(readKnownLanguage(readSiteLanguage(named), state.last.args), state.last.args);
  const { units, customers } = withoutCustomers(findUnits(items, message, language));
  const excludedUnits = findExcluded(units);
  const wanted = units.filter((unit) => !excludedUnits.has(unit));
  const titleUnit = findTitle(wanted);
  const topic = wanted.filter((unit) => unit !== titleUnit);
  const turnsComparison =
    isCompared(state.last) && otherSides.has(tokens.map(({ folded }) => folded).join(' '));
  const isIdle = turnsComparison || isOnlyOpeners(tokens, language);
  const conditions = findConditions(units, topic, findAlternatives);
  const searched = searchWordsIn(units, topic, events.change !== '').filter(
    (unit) => !conditions.eitherUnits.has(unit),
  );
  const shops = shopsAlone(topic, searched);
  const words = shops.length > 0 ? [] : searched;
  const alternatives = findAlternatives(units, wanted.filter(isTechnology));
  const sharePart = findSharePart(units);
  const partItems = items.filter((item) => hasRole(item, 'parts') && item.indexes.has('parts'));
  const slots = units.flatMap((unit) =>
    unit.kind === 'filter' && !conditions.eitherUnits.has(unit)
      ? [
          {
            unit,
            slot: {
              param: unit.param,
              values: unit.values,
              isExcluded: excludedUnits.has(unit),
              isDefinite: isDefinite(unit, items, language),
              isAlternative: alternatives.has(unit),
              isOffered: unit.isOffered === true,
              text: unit.text,
            } satisfies Slot,
          },
        ]
      : [],
  );
  return {
    language,
    answerLanguage,
    ownCountry,
    turnsComparison,
    ...options,
    founded: [...options.founded, ...ages.founded],
    texts: { ...options.texts, founded: options.texts.founded || ages.text },
    employees: withoutAmounts.employees,
    employeesText: withoutAmounts.employeesText,
    amounts: [...prefixes, ...withoutAmounts.amounts, ...versionConditions],
    events,
    financialTerms: withoutFinancials.text,
    remarks: {
      versions,
      areas: areasIn(items),
      near: placesNear(items),
      unsupportedLanguage,
      hasLaterChanges: events.isOpenEnded,
      unable: asked.unable,
      ...(day !== '' && { openOn: day }),
      ...(positions.text !== '' && { positions: positions.text }),
      ...(personsAsked !== '' && { persons: personsAsked }),
      usedWords: findUsedWords(units),
      averagedPlaces: options.groupBy?.size === STATISTIC_PARTS ? placesApart(slots) : [],
      ...(options.splitAverage !== '' && { splitAverage: options.splitAverage }),
      ...(withoutWebsites.text !== '' && { noWebsite: withoutWebsites.text }),
    },
    // Nobody needs to know that "wich" was read as "which".
    corrected: tokens.flatMap((token) => {
      const meant = token.correctedText ?? token.correctedName;
      return meant === undefined || isCommand(token, lexicon, language)
        ? []
        : [{ written: token.text, meant }];
    }),
    slots: [...slots.map(({ slot }) => slot), ...shopsBesideTechnology(topic), ...shops],
    sharePart: asksForShare(units)
      ? {
          slots: slots.flatMap(({ unit, slot }) => (sharePart.has(unit) ? [slot] : [])),
          words: words.flatMap((unit) => (sharePart.has(unit) ? [unit.text] : [])),
        }
      : undefined,
    requiresAllLanguages: isJoinedByAnd(units, wanted.filter(isLanguage)),
    // A number alone is not a search word.
    words: isIdle ? [] : words.map(({ text }) => withoutNarrowedNoun(text)).filter(hasLetter),
    attributeWords: [
      ...words
        .slice(1)
        .flatMap((unit) => (followsWith(units, unit) || isSoldBy(units, unit) ? [unit.text] : [])),
      ...splitTokens.flatMap((token) =>
        token.isTradeModifier === true || (isQualifier(token) && languagesOfTrade(token) === undefined)
          ? [token.text]
          : [],
      ),
    ],
    conditionWords: words.flatMap((unit) => (conditions.words.has(unit) ? [unit.text] : [])),
    eitherCondition: conditions.either,
    eitherTexts: [...conditions.eitherUnits].map(({ text }) => text),
    joinsIndustry: joinsIndustry(units, words),
    matchesAnyWord: findAlternatives(units, words).size > 0,
    similarToName: findSimilarToName(units),
    phrases: topic.flatMap((unit) => (unit.kind === 'phrase' ? [unit.text] : [])),
    excluded: isIdle ? [] : [...excludedUnits].flatMap((unit) => excludedText(unit, units)),
    title: titleUnit?.text,
    domains: wanted.flatMap((unit) => (unit.kind === 'domain' ? [unit.domain] : [])),
    excludedDomains: [...excludedUnits].flatMap((unit) => (unit.kind === 'domain' ? [unit.domain] : [])),
    limit: limit?.limit,
    page,
    ordinals: turnsComparison
      ? []
      : items.flatMap((item) => (hasRole(item, 'ordinals') ? (item.indexes.get('ordinals') ?? []) : [])),
    parts: partItems.flatMap((item) => item.indexes.get('parts') ?? []),
    partTexts: partItems.map(({ text }) => text),
    roles: isIdle
      ? rolesOfOpeners(items)
      : new Set<Role>([
          ...items.flatMap((item) => (item.content ? [] : [...item.roles])),
          ...(isArithmetic(message) ? (['offTopic'] as const) : []),
        ]),
    asksHowWhyOrWhen: asksHowWhyOrWhen(items, language),
    startsWithConnector:
      hasRole(items[0], 'and', 'with', 'says', 'without', 'in', 'not', 'outside') ||
      startsInSector(items[0], language) ||
      startsWithRows(items, language) ||
      startsWithRowsOfPlace(items, language) ||
      startsClause(items, language),
    startsWithOr: hasRole(items[0], 'or') && !items[0]?.content,
    addsByAnd: addsByAnd(items),
    placeCandidates: findPlaceCandidates(items, message, language),
    startsWithPlace:
      hasRole(items[0], 'and') && hasRole(items[1], 'in') && isPlaceName(items.find((item) => item.content)),
    endsWithNegation: endsWithNegation(items),
    secondClauseStart: findSecondClause(units),
    isQuestion: /[?؟]\s*$/.test(message.trim()),
    omitsBuyers,
    reasonWords: reasonAsked(tokens),
    changeTarget: asked.unable === undefined ? findRequestedChange(tokens, language) : undefined,
    wantsAlert: asksForNewAlert(tokens, language),
    namesTrade: tokens.some((token) => isTradeName(token) && !isCommand(token, lexicon, language)),
    toolQuestion: findToolQuestion(tokens, language),
    ignored: isIdle
      ? []
      : [
          ...items.filter(isUnsupported).map(({ text }) => text),
          ...customers,
          ...explanations,
          ...vague,
          ...withoutUnknownAmounts.texts,
          ...words.flatMap(({ text }) => (hasLetter(text) ? [] : [text])),
          ...unread,
          ...[options.unknownGroup, options.unknownAverage].filter((text) => text !== ''),
        ],
  };
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Whether the last call asks for online bookings. */
const requiresBooking = (last: ConversationState['last']): boolean =>
  last !== undefined && [last.args.filter ?? []].flat().includes('booking_url:exists');

/** Conditions that no filter can express. "Better in Barcelona" says instead of what, "the better hotels" says which. */
const isUnsupported = (item: Item, at: number): boolean =>
  hasRole(item, 'unsupported') &&
  !item.content &&
  !hasRole(item, 'parts') &&
  !(at === 0 && hasRole(item, 'instead'));

/** "Lijst" asks for a list, although picture framers are called by the same word. */
const isCommand = (token: Token, lexicon: Lexicon, of: Language): boolean =>
  lexicon
    .matchesAt([token], 0)
    .some(({ entries }) =>
      entries.some(
        ({ language, meaning }) =>
          language === of && meaning.kind === 'role' && /^(?:command|filler)$/.test(meaning.role),
      ),
    );

/** Whether the last call compares a column with a number. */
const isCompared = (last: ConversationState['last']): boolean =>
  [last?.args.filter ?? []].flat().some((one) => /:[gl]te?:[\d.]+$/.test(String(one)));

const namesLike = (tokens: readonly Token[], of: Language, lexicon: Lexicon): boolean =>
  tokens.some((_token, at) =>
    lexicon
      .matchesAt(tokens, at)
      .some(({ entries }) =>
        entries.some(
          ({ language, meaning }) => language === of && meaning.kind === 'role' && meaning.role === 'like',
        ),
      ),
  );

const isPlaceName = (item: Item | undefined): boolean =>
  item?.content?.kind === 'country' || item?.content?.kind === 'place';

/** Whether a definite article precedes the unit. */
const isDefinite = (unit: Unit, items: readonly Item[], language: Language): boolean =>
  definiteArticles[language].has(items[items.indexOf(firstItem(unit)) - 1]?.tokens.at(-1)?.folded ?? '');
