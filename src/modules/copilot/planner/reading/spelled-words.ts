import {
  businessNounsIn,
  eventWords,
  grammars,
  languageSigns,
  mapLanguages,
} from '../dictionaries/dictionaries.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

const wordsIn = (lists: readonly string[]): string[] =>
  lists.flatMap((list) => list.toLowerCase().split(/[\s,|*'’-]+/)).filter((word) => word !== '');

/** Shorter words of verb phrases, such as auxiliary verbs, occur in several languages. */
const VERB_LETTERS_MIN = 4;

/** Verbs for changes, and the months. */
const eventSigns = mapLanguages((language) => {
  const { started, stopped, replaced, switched, read, months } = eventWords[language];
  return wordsIn([started, stopped, replaced, switched, read, months]).filter(
    ({ length }) => length >= VERB_LETTERS_MIN,
  );
});
const spelled = mapLanguages(
  (language) =>
    new Set([
      ...wordsIn([...Object.values(grammars[language]), languageSigns[language]]),
      ...eventSigns[language],
    ]),
);
const signs = mapLanguages(
  (language) =>
    new Set(
      [...wordsIn([languageSigns[language], businessNounsIn[language]]), ...eventSigns[language]].map(
        foldWord,
      ),
    ),
);

/** The languages whose dictionary has the word with exactly these accents: "tecnologías" is Spanish, "tecnologias" Portuguese. */
export const languagesSpelling = ({ text }: Token): ReadonlySet<Language> =>
  new Set(languages.filter((language) => spelled[language].has(text.toLowerCase())));

/** The languages in which this is an everyday word for a company or a fact about it: "teléfono", "suppliers". */
export const languagesOfSign = ({ folded }: Token): readonly Language[] =>
  languages.filter((language) => signs[language].has(folded));
