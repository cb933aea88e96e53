import type { Language, PlannedCall, Remarks } from '../planner/index.ts';
import { activeConditions } from './active-conditions.ts';
import { quoteAll, sentencesIn } from './answer-texts.ts';
import { conditionsInWords } from './conditions-in-words.ts';
import { fill, joinWithAnd } from './fill.ts';
import { displayValue } from './labels.ts';

/** States how versions, mountains and coasts, surroundings, conditions to drop, and a language that is not understood were dealt with. */
export function writeRemarks(
  {
    versions,
    areas,
    near,
    unsupportedLanguage,
    hasLaterChanges,
    positions,
    persons = positions,
    openOn,
    noWebsite,
    othersHaveNone,
    splitAverage,
    unknownShare,
    averagedPlaces = [],
    missingConditions = [],
    replacedConditions = [],
    asksWhyListed = false,
    isOfKind = false,
    usedWords = [],
  }: Remarks,
  language: Language,
  list: PlannedCall | undefined,
): string[] {
  const { versionIgnored, noAreaFilter, noDistances, laterChangesIncluded, ...texts } = sentencesIn(language);
  const countries = (codes: readonly string[]): string =>
    joinWithAnd(
      codes.map((code) => displayValue('country', code, language)),
      language,
    );
  const met = asksWhyListed && list ? activeConditions(list.args, [], undefined, language) : [];
  return [
    ...(met.length === 0
      ? []
      : [
          fill(texts.meetsConditions, {
            conditions: joinWithAnd(conditionsInWords(met, language), language),
          }),
        ]),
    ...(isOfKind ? [texts.searchedKind] : []),
    ...versions.map(({ technology, version, isCompared = false }) =>
      fill(isCompared ? texts.versionNotCompared : versionIgnored, { technology, version }),
    ),
    ...areas.map((area) => fill(noAreaFilter, { place: area.name, countries: countries(area.countries) })),
    ...near.map((place) => fill(noDistances, { place })),
    ...(hasLaterChanges ? [laterChangesIncluded] : []),
    ...(persons === undefined ? [] : [fill(texts.noPersons, { words: persons })]),
    ...(openOn === undefined ? [] : [fill(texts.dayIgnored, { words: openOn })]),
    ...(usedWords.length === 0
      ? []
      : [fill(texts.unknownTechnology, { words: quoteAll(usedWords, language) })]),
    ...(noWebsite === undefined ? [] : [fill(texts.everyoneHasWebsite, { words: noWebsite })]),
    ...(unknownShare === undefined ? [] : [fill(texts.noShare, { words: unknownShare })]),
    ...(splitAverage === undefined ? [] : [fill(texts.averageNotSplit, { words: splitAverage })]),
    ...(averagedPlaces.length === 0
      ? []
      : [fill(texts.averageOfPlaces, { places: joinWithAnd(averagedPlaces, language) })]),
    ...(othersHaveNone ? [texts.othersHaveNone] : []),
    ...(missingConditions.length === 0
      ? []
      : [fill(texts.noSuchCondition, { words: quoteAll(missingConditions, language) })]),
    ...(replacedConditions.length === 0
      ? []
      : [
          fill(texts.noLongerRequired, {
            conditions: joinWithAnd(conditionsInWords(replacedConditions, language), language),
          }),
        ]),
    ...(unsupportedLanguage === undefined
      ? []
      : [
          fill(texts.unsupportedLanguage, {
            language: displayValue('language', unsupportedLanguage, language),
          }),
        ]),
  ];
}
