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

interface Known {
  readonly key: string;
  readonly trade: Trade;
  readonly language: string;
}

/** Forms of a word begin alike. */
const START_LETTERS = 4;

/** Names by their beginnings, so that few must be compared with a word. */
const byStart = new Map<string, Known[]>();
for (const trade of trades)
  for (const [language, forms] of Object.entries(trade.forms)) {
    const add = (key: string): void => {
      const start = key.slice(0, START_LETTERS);
      const known = byStart.get(start);
      if (known) known.push({ key, trade, language });
      else byStart.set(start, [{ key, trade, language }]);
    };
    for (const form of forms) {
      const key = nameKey(form);
      add(key);
      const rest = key.includes(' ') ? withoutCompany(key, language) : undefined;
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

const partsOf = (key: string): string[] => {
  const words = key.split(' ');
  return words.length > 1 ? words.filter((word) => word.length > CONNECTING_LETTERS_MAX) : words;
};

/** The trade of this name; undefined where it is of none. In another form than the tables have it counts where all languages agree. */
export function tradeNamed(text: string): Trade | undefined {
  const key = nameKey(text);
  return byName.get(key) ?? (namesOfFeatures.has(key) ? undefined : tradeOfForm(key));
}

const formsRead = new Map<string, Trade | undefined>();
const FORMS_READ_MAX = 5_000;

function tradeOfForm(key: string): Trade | undefined {
  if (formsRead.has(key)) return formsRead.get(key);
  const parts = partsOf(key);
  const isLong = parts.some((part) => part.length >= STEMMED_LETTERS_MIN);
  const found = new Set<Trade>();
  for (const known of isLong ? (byStart.get(key.slice(0, START_LETTERS)) ?? []) : [])
    if (!found.has(known.trade) && isFormOf(parts, known)) found.add(known.trade);
  const [trade, ...others] = found;
  const agreed = others.length === 0 ? trade : undefined;
  if (formsRead.size < FORMS_READ_MAX) formsRead.set(key, agreed);
  return agreed;
}

/** Whether the words are forms of those of a name, one by one. */
function isFormOf(parts: readonly string[], { key, language }: Known): boolean {
  const others = partsOf(key);
  return (
    parts.length === others.length &&
    parts.every((part, at) => isFormOfWord(part, others[at] ?? '', language))
  );
}

function isFormOfWord(one: string, other: string, language: string): boolean {
  if (one === other) return true;
  const [word, known] = [plainForm(one, language), plainForm(other, language)];
  let shared = 0;
  while (shared < Math.min(word.length, known.length) && word[shared] === known[shared]) shared += 1;
  const longer = Math.max(word.length, known.length);
  return (
    longer - shared <= ENDING_MAX &&
    shared >= longer * SHARED_PART &&
    stemOf(one, language) === stemOf(other, language)
  );
}
