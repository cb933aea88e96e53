import type { Role } from '../dictionaries/grammar/grammar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';

/** Letters that few of the languages have. */
const LETTERS: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[ąęłńśźżćĄĘŁŃŚŹŻĆ]/, ['pl']],
  [/[ßäöüÄÖÜ]/, ['de']],
  [/[ñ¿¡]/, ['es']],
  [/[ãõÃÕ]/, ['pt']],
  [/[êâôÊÂÔ]/, ['fr', 'pt']],
  [/[œîûùÎÛ]/, ['fr']],
  [/[èà]/, ['fr', 'it']],
  [/[ìò]/, ['it']],
  [/ç/, ['fr', 'pt']],
  [/ij|[ëï]/, ['nl']],
  [/[áíú]/, ['es', 'pt']],
  [/é/, ['fr', 'es', 'pt']],
  [/ó/, ['es', 'pl', 'pt']],
];

/** Words that say much about the language they are in. */
const TELLING: ReadonlySet<Role> = new Set<Role>([
  'command',
  'company',
  'about',
  'count',
  'like',
  'without',
  'whatAbout',
  'nextPage',
  'startOver',
  'unsupported',
  'greeting',
  'offTopic',
  'ofThem',
]);

/** The language of a message by the words of each that stand in it; `last` where it does not say. */
export function detectLanguage(
  message: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  last: Language | undefined,
): Language {
  const scores = new Map<Language, number>(
    languages.map((language) => [language, language === last ? 0.6 : 0]),
  );
  const add = (language: Language, points: number) =>
    scores.set(language, (scores.get(language) ?? 0) + points);
  tokens.forEach((_, at) => {
    const best = new Map<Language, number>();
    for (const { length, entries, isByStem } of lexicon.matchesAt(tokens, at))
      for (const { language, meaning } of entries)
        if (language !== undefined) {
          const points = meaning.kind === 'role' ? (TELLING.has(meaning.role) ? 1.6 : 1) : 2;
          best.set(
            language,
            Math.max(best.get(language) ?? 0, points * (isByStem ? 0.5 : 1) * (1 + (length - 1) * 0.5)),
          );
        }
    for (const [language, points] of best) add(language, points);
  });
  for (const [letters, of] of LETTERS)
    if (letters.test(message)) for (const language of of) add(language, 1.2 / of.length);
  return [...scores].reduce((best, entry) => (entry[1] > best[1] + 1e-9 ? entry : best))[0];
}
