import { languages } from '../lexicon/meaning.ts';
import { plainForm, stemOf } from '../text/stem.ts';
import { grammars } from './dictionaries.ts';
import { nameKey } from './name-key.ts';
import { featureNameKeys, type Trade, trades } from './trades.ts';

interface KnownName {
  readonly key: string;
  readonly trade: Trade;
  readonly language: string;
}

const names: readonly KnownName[] = trades.flatMap((trade) =>
  Object.entries(trade.forms).flatMap(([language, forms]) =>
    forms.map((form) => ({ key: nameKey(form), trade, language })),
  ),
);
const byName = new Map(names.map(({ key, trade }) => [key, trade]));

/** The number of words in the longest name. */
export const NAME_WORDS_MAX = byName
  .keys()
  .reduce((longest, name) => Math.max(longest, name.split(' ').length), 0);

/** General words for companies, which the planner removes from the subject of a search. */
const companyNouns = new Map(
  languages.map((language) => [
    language as string,
    new Set(grammars[language].company.split(',').map((word) => nameKey(word))),
  ]),
);

/** Words up to this length only connect the parts of a name. */
const CONNECTING_LETTERS_MAX = 3;
/** Inflecting a shorter word can produce a different word. */
const STEMMED_LETTERS_MIN = 5;
/** Forms of a word differ only in their endings, by at most this many letters. */
const ENDING_MAX = 4;
/** The minimum share of letters in common: "insegnanti" are teachers, "insegne" are signs. */
const SHARED_LETTERS_SHARE_MIN = 0.7;

/** Forms of a word share their first letters. */
const PREFIX_LETTERS = 4;

/** Names by their first letters, so that a word is compared with only a few of them. */
const byPrefix = new Map<string, KnownName[]>();
for (const name of names) {
  addByPrefix(name);
  const rest = name.key.includes(' ') ? dropCompanyNouns(name.key, name.language) : undefined;
  if (rest !== undefined && !byName.has(rest)) addByPrefix({ ...name, key: rest });
}

function addByPrefix(name: KnownName): void {
  const start = name.key.slice(0, PREFIX_LETTERS);
  const known = byPrefix.get(start);
  if (known) known.push(name);
  else byPrefix.set(start, [name]);
}

/**
 * Drops a general word for companies from a name: the planner removes "firmy" from "firmy budowlane", so "budowlane" alone has to match
 * "firma budowlana".
 */
function dropCompanyNouns(key: string, language: string): string | undefined {
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

/** The trade with this name; undefined if there is none. A form that is not in the tables counts only if it fits a single trade. */
export function findTradeByName(text: string): Trade | undefined {
  const key = nameKey(text);
  return byName.get(key) ?? (featureNameKeys.has(key) ? undefined : findTradeByForm(key));
}

const tradesByForm = new Map<string, Trade | undefined>();
const CACHED_FORMS_MAX = 5_000;

function findTradeByForm(key: string): Trade | undefined {
  if (tradesByForm.has(key)) return tradesByForm.get(key);
  const parts = partsOf(key);
  const isLong = parts.some((part) => part.length >= STEMMED_LETTERS_MIN);
  const found = new Set<Trade>();
  // "Centros" is no form of "centro de día", although only one of its words is long enough to be compared.
  for (const known of isLong ? (byPrefix.get(key.slice(0, PREFIX_LETTERS)) ?? []) : [])
    if (!found.has(known.trade) && key.includes(' ') === known.key.includes(' ') && isFormOf(parts, known))
      found.add(known.trade);
  const [trade, ...others] = found;
  const agreed = others.length === 0 ? trade : undefined;
  if (tradesByForm.size < CACHED_FORMS_MAX) tradesByForm.set(key, agreed);
  return agreed;
}

/** Whether each word is a form of the corresponding word of a name. */
function isFormOf(parts: readonly string[], { key, language }: KnownName): boolean {
  const others = partsOf(key);
  return (
    parts.length === others.length &&
    // "Tiendas de" is no form of "tienda de té": a short word at the end connects nothing.
    others.at(-1) === key.split(' ').at(-1) &&
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
    shared >= longer * SHARED_LETTERS_SHARE_MIN &&
    stemOf(one, language) === stemOf(other, language)
  );
}
