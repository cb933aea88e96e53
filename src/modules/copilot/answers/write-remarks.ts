import type { Language, PlannedCall, Remarks } from '../planner/index.ts';
import { activeConditions } from './active-conditions.ts';
import { sentencesIn } from './answer-texts.ts';
import { fill } from './fill.ts';
import { displayValue, labelOf } from './labels.ts';

/** States how versions, mountains and coasts, surroundings, conditions to drop, and a language that is not understood were dealt with. */
export function writeRemarks(
  {
    versions,
    areas,
    near,
    unsupportedLanguage,
    hasLaterChanges,
    persons,
    noWebsite,
    othersHaveNone,
    splitAverage,
    averagedPlaces = [],
    missingConditions = [],
    replacedConditions = [],
    asksWhyListed = false,
    usedWords = [],
  }: Remarks,
  language: Language,
  list: PlannedCall | undefined,
): string[] {
  const { versionIgnored, noAreaFilter, noDistances, laterChangesIncluded, ...texts } = sentencesIn(language);
  const countries = (codes: readonly string[]): string =>
    codes.map((code) => displayValue('country', code, language)).join(', ');
  const met = asksWhyListed && list ? activeConditions(list.args, [], undefined, language) : [];
  return [
    ...(met.length === 0
      ? []
      : [fill(texts.meetsConditions, { conditions: met.map(({ label }) => label).join(', ') })]),
    ...versions.map(({ technology, version, isCompared = false }) =>
      fill(isCompared ? texts.versionNotCompared : versionIgnored, { technology, version }),
    ),
    ...areas.map((area) => fill(noAreaFilter, { place: area.name, countries: countries(area.countries) })),
    ...near.map((place) => fill(noDistances, { place })),
    ...(hasLaterChanges ? [laterChangesIncluded] : []),
    ...(persons === undefined ? [] : [fill(texts.noPersons, { words: persons })]),
    ...(usedWords.length === 0 ? [] : [fill(texts.unknownTechnology, { words: usedWords.join(', ') })]),
    ...(noWebsite === undefined ? [] : [fill(texts.everyoneHasWebsite, { words: noWebsite })]),
    ...(splitAverage === undefined ? [] : [fill(texts.averageNotSplit, { words: splitAverage })]),
    ...(averagedPlaces.length === 0
      ? []
      : [fill(texts.averageOfPlaces, { places: averagedPlaces.join(', ') })]),
    ...(othersHaveNone ? [texts.othersHaveNone] : []),
    ...(missingConditions.length === 0
      ? []
      : [fill(texts.noSuchCondition, { words: missingConditions.join(', ') })]),
    ...(replacedConditions.length === 0
      ? []
      : [
          fill(texts.noLongerRequired, {
            conditions: replacedConditions
              .map(({ param, value }) => labelOf(param, value, language))
              .join(', '),
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
