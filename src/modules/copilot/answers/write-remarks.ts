import type { Language, Remarks } from '../planner/index.ts';
import { sentencesIn } from './answer-texts.ts';
import { fill } from './fill.ts';
import { displayValue } from './labels.ts';

/** States how versions, mountains and coasts, surroundings, and a language that is not understood were dealt with. */
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
  }: Remarks,
  language: Language,
): string[] {
  const { versionIgnored, noAreaFilter, noDistances, laterChangesIncluded, ...texts } = sentencesIn(language);
  const countries = (codes: readonly string[]): string =>
    codes.map((code) => displayValue('country', code, language)).join(', ');
  return [
    ...versions.map(({ technology, version, isCompared = false }) =>
      fill(isCompared ? texts.versionNotCompared : versionIgnored, { technology, version }),
    ),
    ...areas.map((area) => fill(noAreaFilter, { place: area.name, countries: countries(area.countries) })),
    ...near.map((place) => fill(noDistances, { place })),
    ...(hasLaterChanges ? [laterChangesIncluded] : []),
    ...(persons === undefined ? [] : [fill(texts.noPersons, { words: persons })]),
    ...(noWebsite === undefined ? [] : [fill(texts.everyoneHasWebsite, { words: noWebsite })]),
    ...(othersHaveNone ? [texts.othersHaveNone] : []),
    ...(unsupportedLanguage === undefined
      ? []
      : [
          fill(texts.unsupportedLanguage, {
            language: displayValue('language', unsupportedLanguage, language),
          }),
        ]),
  ];
}
