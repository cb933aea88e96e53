import type { CallArguments } from '../call.ts';
import { columnNames, columnWords, featureWords } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import type { Request, Slot } from '../reading/request.ts';
import { foldPhrases } from '../text/fold.ts';
import { stemOf } from '../text/stem.ts';
import { filtersIn } from '../to-arguments.ts';

/**
 * "Quita lo del empleo" after "con página de empleo": a word that is dropped is looked for in the names of the features that the last call
 * requires, before it means anything else.
 */
export function findDropped(request: Request, last: CallArguments): Request {
  const { roles, words, slots, language } = request;
  if (!roles.has('drop')) return request;
  const found = new Map<string, Slot>();
  const otherIndustry = (slot: Slot): boolean =>
    slot.param === 'industry' && !slot.values.includes(String(last.industry));
  for (const text of [...words, ...slots.filter(otherIndustry).map((slot) => slot.text)]) {
    const feature = featuresIn(last).find(({ name }) => isNamed(name, text, language));
    if (feature) found.set(text, { ...DROPPED, param: feature.param, values: [feature.name], text });
  }
  if (found.size === 0) return request;
  const isOther = (text: string): boolean => !found.has(text);
  return {
    ...request,
    words: words.filter(isOther),
    conditionWords: request.conditionWords.filter(isOther),
    attributeWords: request.attributeWords.filter(isOther),
    slots: [...slots.filter((slot) => !otherIndustry(slot) || isOther(slot.text)), ...found.values()],
  };
}

const DROPPED = { isExcluded: false, isDefinite: true, isAlternative: false, isOffered: false } as const;

/** The features that a call requires. */
const featuresIn = (args: CallArguments): { readonly param: 'has' | 'column'; readonly name: string }[] => [
  ...String(args.has ?? '')
    .split(',')
    .filter((name) => name !== '')
    .map((name) => ({ param: 'has' as const, name })),
  ...filtersIn(args).flatMap((one) => {
    const [, name] = /^(\w+):(?:exists|eq:true)$/.exec(one) ?? [];
    return name === undefined ? [] : [{ param: 'column' as const, name }];
  }),
];

/** Whether one name of a feature has all these words, in any of their forms. */
function isNamed(feature: string, text: string, language: Language): boolean {
  const names = [featureWords[feature], columnWords[feature], columnNames[feature]?.[language]];
  const stemsOf = (phrase: readonly string[]): string[] => phrase.map((word) => stemOf(word, language));
  const [wanted = []] = foldPhrases(text).map(stemsOf);
  return names.some((list = '') =>
    foldPhrases(list).some((phrase) => {
      const known = stemsOf(phrase);
      return wanted.length > 0 && wanted.every((stem) => known.includes(stem));
    }),
  );
}
