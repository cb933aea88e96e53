import { clauseWords, grammars, mapLanguages } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldSingleWords } from '../text/fold.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';

const words = mapLanguages((language) => foldSingleWords(grammars[language].export));

/** "Manufacturers that export": what companies do with their goods is on few homepages, and no request for a file. */
export const resolveExporting = (items: readonly Item[], language: Language): readonly Item[] =>
  items.map((item, at) =>
    hasRole(item, 'export') && !item.content && isSaidOfCompanies(items.slice(0, at), language)
      ? withRoles(item, 'unsupported')
      : item,
  );

/** Whether such a verb was found. */
export const isExporting = (item: Item | undefined, language: Language): boolean =>
  hasRole(item, 'unsupported') && item !== undefined && words[language].has(firstToken(item).folded);

/** Whether the last words are a clause about what is named before it: "hotels in Spain that". */
function isSaidOfCompanies(before: readonly Item[], language: Language): boolean {
  const clause = before.findLastIndex(
    (item) => !item.content && item.tokens.some(({ folded }) => clauseWords[language].has(folded)),
  );
  const subject = before
    .slice(0, clause + 1)
    .some((item) => item.content || isUnknown(item) || hasRole(item, 'company', 'only', 'ofThem'));
  // "Hotels that I can export" are exported by the writer.
  const verbs = before.slice(clause + 1).filter((item) => !item.content && !hasRole(item, 'in'));
  return clause >= 0 && subject && verbs.every((item) => !hasRole(item, 'filler', 'command'));
}
