import { languages } from '../lexicon/meaning.ts';
import { plainForm, stemOf } from '../text/stem.ts';
import { grammars } from './dictionaries.ts';
import { nameKey, namesOfFeatures, type Trade, trades } from './trades.ts';

const byName = new Map(
  trades.flatMap((trade) =>
    Object.values(trade.forms)
      .flat()
      .map((form) => [nameKey(form), trade] as const),
  ),
);

/** More words than this no name has. */
export const NAME_WORDS_MAX = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** Words for companies in general, which the planner takes out of what is looked for. */
const companyNouns = new Map(
  languages.map((language) => [
    language as string,
    new Set(grammars[language].company.split(',').map((word) => nameKey(word))),
  ]),
);

/** Words between the parts of a name. */
const CONNECTING_LETTERS_MAX = 3;
/** Shorter words have forms that are words of their own. */
const STEMMED_LETTERS_MIN = 5;
/** Forms of a word differ at the end only, by so many letters at most. */
const ENDING_MAX = 4;
/** And have this part in common: insegnanti teach, insegne are signs. */
const SHARED_PART = 0.7;

interface Stemmed {
  readonly key: string;
  readonly trade: Trade;
}

/** Names by their stems, for each language that has a name. */
const byStem = new Map<string, Map<string, Stemmed[]>>();
for (const trade of trades)
  for (const [language, forms] of Object.entries(trade.forms)) {
    const names = byStem.get(language) ?? new Map<string, Stemmed[]>();
    byStem.set(language, names);
    const add = (key: string): void => {
      const stem = stemsOf(key, language);
      if (stem !== '') names.set(stem, [...(names.get(stem) ?? []), { key, trade }]);
    };
    for (const form of forms) {
      add(nameKey(form));
      const rest = withoutCompany(nameKey(form), language);
      if (rest !== undefined && !byName.has(rest)) add(rest);
    }
  }

/** "Firma budowlana" is also asked for as "firmy" with "budowlane", where the noun is a word for companies. */
function withoutCompany(key: string, language: string): string | undefined {
  const companies = companyNouns.get(language);
  const words = key.split(' ');
  const left = words.filter((word) => companies?.has(word) !== true);
  const rest = left.filter((word) => word.length > CONNECTING_LETTERS_MAX).join(' ');
  return left.length < words.length && rest.length >= STEMMED_LETTERS_MIN ? rest : undefined;
}

function stemsOf(key: string, language: string): string {
  const words = key.split(' ');
  const parts = words.length > 1 ? words.filter((word) => word.length > CONNECTING_LETTERS_MAX) : words;
  if (parts.every((part) => part.length < STEMMED_LETTERS_MIN)) return '';
  return parts.map((part) => stemOf(part, language)).join(' ');
}

/** The trade of this name; undefined where it is of none. In another form than the tables have it counts where all languages agree. */
export function tradeNamed(text: string): Trade | undefined {
  const key = nameKey(text);
  return byName.get(key) ?? (namesOfFeatures.has(key) ? undefined : tradeOfForm(key));
}

const formsRead = new Map<string, Trade | undefined>();
const FORMS_READ_MAX = 5_000;

function tradeOfForm(key: string): Trade | undefined {
  if (formsRead.has(key)) return formsRead.get(key);
  const found = new Set<Trade>();
  for (const [language, names] of byStem)
    for (const { key: known, trade } of names.get(stemsOf(key, language)) ?? [])
      if (isFormOf(key, known, language)) found.add(trade);
  const [trade, ...others] = found;
  const agreed = others.length === 0 ? trade : undefined;
  if (formsRead.size < FORMS_READ_MAX) formsRead.set(key, agreed);
  return agreed;
}

function isFormOf(one: string, other: string, language: string): boolean {
  const [words, others] = [one, other].map((key) =>
    key
      .split(' ')
      .filter((word) => word.length > CONNECTING_LETTERS_MAX || !key.includes(' '))
      .map((word) => plainForm(word, language)),
  );
  if (words === undefined || words.length !== others?.length) return false;
  return words.every((word, at) => {
    const known = others[at] ?? '';
    let shared = 0;
    while (shared < Math.min(word.length, known.length) && word[shared] === known[shared]) shared += 1;
    const longer = Math.max(word.length, known.length);
    return longer - shared <= ENDING_MAX && shared >= longer * SHARED_PART;
  });
}
