import { businessNounsIn, grammars, languageSigns, mapLanguages } from '../dictionaries/dictionaries.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

const wordsIn = (lists: readonly string[]): string[] =>
  lists.flatMap((list) => list.toLowerCase().split(/[\s,|*'’-]+/)).filter((word) => word !== '');

const spelled = mapLanguages(
  (language) => new Set(wordsIn([...Object.values(grammars[language]), languageSigns[language]])),
);
const signs = mapLanguages(
  (language) => new Set(wordsIn([languageSigns[language], businessNounsIn[language]]).map(foldWord)),
);

/** The languages whose dictionary has the word with exactly these accents: "tecnologías" is Spanish, "tecnologias" Portuguese. */
export const languagesSpelling = ({ text }: Token): ReadonlySet<Language> =>
  new Set(languages.filter((language) => spelled[language].has(text.toLowerCase())));

/** The languages in which this is an everyday word for a company or a fact about it: "teléfono", "suppliers". */
export const languagesOfSign = ({ folded }: Token): readonly Language[] =>
  languages.filter((language) => signs[language].has(folded));
