import { type ConversationState, columnComparedIn, emptyConversation } from '../conversation-state.ts';
import { definiteArticles, otherSides } from '../dictionaries/dictionaries.ts';
import type { Role } from '../dictionaries/grammar.ts';
import { isQualifier } from '../dictionaries/qualifiers.ts';
import { STATISTIC_PARTS } from '../lexicon/group-fields.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';
import { readDescribedLike } from './described-lookalikes.ts';
import { dropExplanations } from './drop-explanations.ts';
import { extractAges } from './extract-ages.ts';
import { extractAmounts } from './extract-amounts.ts';
import { extractCodePrefixes } from './extract-code-prefixes.ts';
import { extractDeliveryCountries } from './extract-delivery-countries.ts';
import { extractEvents, NO_EVENTS } from './extract-events.ts';
import { extractFinancials } from './extract-financials.ts';
import { extractOptions, OPTION_ROLES } from './extract-options.ts';
import { extractOwnCountry, namesLike } from './extract-own-country.ts';
import { extractPersons, findPositions } from './extract-persons.ts';
import { extractUnknownAmounts } from './extract-unknown-amounts.ts';
import { extractVersions } from './extract-versions.ts';
import { extractWebsites } from './extract-websites.ts';
import { findConditions } from './find-conditions.ts';
import { findExcluded } from './find-excluded.ts';
import { findLimit } from './find-limit.ts';
import { asksForNewAlert, findRequestedChange } from './find-requested-change.ts';
import { findSecondClause } from './find-second-clause.ts';
import { asksForShare, countsApart, findSharePart } from './find-share.ts';
import { findSimilarToName } from './find-similar-name.ts';
import { findToolQuestion } from './find-tool-topic.ts';
import { findUnits } from './find-units.ts';
import { shopsAlone, shopsBesideTechnology } from './implied-shops.ts';
import { hasRole, type Item } from './item.ts';
import { readKnownLanguage, readMakers, readSiteLanguage } from './language-or-nationality.ts';
import { mergeStates } from './merge-states.ts';
import { areasIn, placesApart, placesNear } from './named-places.ts';
import { isUnstatedKind, withoutNarrowedNoun } from './narrowing-nouns.ts';
import { findPlaceCandidates } from './place-candidates.ts';
import { type KnownBefore, prepareTokens } from './prepare-tokens.ts';
import { asksHowWhyOrWhen, isArithmetic, reasonAsked, resolveHow } from './question-words.ts';
import {
  addsByAnd,
  asksOfPart,
  endsWithNegation,
  startsClause,
  startsInSector,
  startsWithRows,
  startsWithRowsOfPlace,
} from './refers-to-list.ts';
import type { Request, Slot } from './request.ts';
import { dropsSomething, resolveDroppedColumns } from './resolve-dropped-columns.ts';
import { resolveFacilitiesOfList } from './resolve-facilities.ts';
import { resolveRoles } from './resolve-roles.ts';
import { isOnlyOpeners, rolesOfOpeners } from './strip-openers.ts';
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
import { ignoreUnsupportedWords } from './unsupported-language.ts';
import { withoutCustomers } from './without-customers.ts';

/** Reads a message in steps: tokens, lexicon items, units and the request. */
export function readMessage(
  message: string,
  lexicon: Lexicon,
  state: KnownBefore & Pick<ConversationState, 'today'> = emptyConversation,
): Request {
  const { knownPlaces = [] } = state;
  const prepared = prepareTokens(message, lexicon, state);
  const { language, unsupportedLanguage, unread, asked, tokens, unable, day, asksHours } = prepared;
  const { page, answerLanguage } = prepared;
  const withoutWebsites = extractWebsites(tokens, message, { language, lexicon });
  const withoutPersons = extractPersons(withoutWebsites.tokens, message, language);
  const withoutFinancials = extractFinancials(withoutPersons.tokens, message, language);
  const positions = findPositions(withoutFinancials.tokens, message, language);
  const { prefixes, tokens: withoutCodes } = extractCodePrefixes(positions.tokens, message, language);
  const located = extractOwnCountry(withoutCodes, language);
  const isLike =
    located.ownCountry !== undefined &&
    (state.last?.name === 'similar' || namesLike(withoutCodes, language, lexicon));
  const staysInCountry = located.ownCountry === 'same' && !isLike && state.last?.args.country !== undefined;
  const withoutCountry = isLike || staysInCountry ? located.tokens : withoutCodes;
  const ownCountry = isLike ? located.ownCountry : undefined;
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
    events.text === '' && vague.length === 0
      ? read
      : tag(withoutEvents, { lexicon, language, message, knownPlaces }),
    message,
    {
      language,
      isAfterLookup: state.last?.name === 'lookup',
      isAfterList: state.last?.name === 'search',
      isAfterBreakdown: state.last?.name === 'facets',
      asksHours,
    },
  );
  const personsAsked = withoutPersons.text || options.personsAsked;
  const withoutUnknownAmounts = extractUnknownAmounts(remainingTokens, message, { lexicon, language });
  const tagged = mergeStates(
    tag(withoutUnknownAmounts.tokens, {
      lexicon,
      language,
      message,
      knownPlaces,
      ignored: dropsSomething(read) ? DROPPING_OPTION_ROLES : OPTION_ROLES,
    }),
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
  } = dropExplanations(
    resolveRoles(resolveHow(resolveDroppedColumns(withoutVersions), language), language),
    message,
    language,
  );
  const delivered = extractDeliveryCountries(remaining, message, language);
  const limit = findLimit(delivered.items, options.sort !== undefined);
  const named = limit ? delivered.items.toSpliced(limit.at, 1) : delivered.items;
  const items =
    state.last === undefined || state.last.name === 'lookup'
      ? named
      : readMakers(
          readKnownLanguage(readSiteLanguage(resolveFacilitiesOfList(named)), state.last.args),
          state.last.args,
        );
  const { units: allUnits, customers } = withoutCustomers(findUnits(items, message, language));
  const similarToName = findSimilarToName(allUnits);
  const described = similarToName === undefined ? readDescribedLike(allUnits) : undefined;
  const units = described?.units ?? allUnits;
  const excludedUnits = findExcluded(units);
  const wanted = units.filter((unit) => !excludedUnits.has(unit));
  const titleUnit = findTitle(wanted);
  const topic = wanted.filter((unit) => unit !== titleUnit);
  const turnsComparison =
    isCompared(state.last) && otherSides.has(asked.map(({ folded }) => folded).join(' '));
  const isIdle = turnsComparison || isOnlyOpeners(asked, language);
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
  const changeTarget =
    unable === undefined ? findRequestedChange(asked, language, state.last === undefined) : undefined;
  return {
    language,
    answerLanguage,
    ownCountry,
    staysInCountry,
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
      ...(described?.isOfKind && { isOfKind: true }),
      unable,
      ...(day !== '' && { openOn: day }),
      ...(positions.text !== '' && { positions: positions.text }),
      ...(personsAsked !== '' && { persons: personsAsked }),
      usedWords: findUsedWords(units),
      averagedPlaces: options.groupBy?.size === STATISTIC_PARTS ? placesApart(slots) : [],
      ...(options.splitAverage !== '' && { splitAverage: options.splitAverage }),
      ...(withoutWebsites.text !== '' && { noWebsite: withoutWebsites.text }),
    },
    // Nobody needs to know that "wich" was read as "which".
    corrected: asked.flatMap((token) => {
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
    countsApart: countsApart(units),
    requiresAllLanguages: isJoinedByAnd(units, wanted.filter(isLanguage)),
    // A number alone is not a search word.
    words: isIdle ? [] : words.map(({ text }) => withoutNarrowedNoun(text)).filter(hasLetter),
    attributeWords: [
      ...words
        .slice(1)
        .flatMap((unit) => (followsWith(units, unit) || isSoldBy(units, unit, language) ? [unit.text] : [])),
      ...tokens.flatMap((token) =>
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
    similarToName,
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
      hasRole(items[0], 'and', 'but', 'with', 'says', 'without', 'in', 'not', 'outside') ||
      startsInSector(items[0], language) ||
      startsWithRows(items, language) ||
      startsWithRowsOfPlace(items, language) ||
      startsClause(items, language),
    startsWithOr: hasRole(items[0], 'or') && !items[0]?.content,
    addsByAnd: addsByAnd(items),
    asksOfPart: asksOfPart(items, language),
    placeCandidates: findPlaceCandidates(items, message, language),
    startsWithPlace:
      hasRole(items[0], 'and') && hasRole(items[1], 'in') && isPlaceName(items.find((item) => item.content)),
    endsWithNegation: endsWithNegation(items),
    secondClauseStart: findSecondClause(units),
    isQuestion: /[?؟]\s*$/.test(message.trim()),
    omitsBuyers,
    reasonWords: reasonAsked(asked),
    // "Teile sie nach Stadt auf" splits a list, and shares none; "zet ze op volgorde van jaar" sorts it.
    changeTarget:
      changeTarget === 'results' && (options.groupBy !== undefined || options.sort !== undefined)
        ? undefined
        : changeTarget,
    wantsAlert: asksForNewAlert(asked, language),
    namesTrade: asked.some((token) => isTradeName(token) && !isCommand(token, lexicon, language)),
    toolQuestion: findToolQuestion(asked, language),
    ignored: isIdle
      ? []
      : [
          ...items
            .filter((item, at) => isUnsupported(item, at) || isUnstatedKind(item))
            .map(({ text }) => text),
          ...customers,
          ...(described?.left ?? []),
          ...explanations,
          ...delivered.texts,
          ...vague,
          ...withoutUnknownAmounts.texts,
          ...words.flatMap(({ text }) => (hasLetter(text) ? [] : [text])),
          ...unread,
          ...[options.unknownGroup, options.unknownAverage].filter((text) => text !== ''),
        ],
  };
}

/** A message that drops conditions names them by their columns. */
const DROPPING_OPTION_ROLES: ReadonlySet<Role> = new Set(
  [...OPTION_ROLES].filter((role) => role !== 'fields'),
);

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

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

const isPlaceName = (item: Item | undefined): boolean =>
  item?.content?.kind === 'country' || item?.content?.kind === 'place';

/** Whether a definite article precedes the unit. */
const isDefinite = (unit: Unit, items: readonly Item[], language: Language): boolean =>
  definiteArticles[language].has(items[items.indexOf(firstItem(unit)) - 1]?.tokens.at(-1)?.folded ?? '');
