import { languages } from '../lexicon/meaning.ts';
import { plainForm, stemOf } from '../text/stem.ts';
import { functionWords, grammars } from './dictionaries.ts';
import { nameKey } from './name-key.ts';
import { featureNameKeys, type Trade, trades } from './trades.ts';

interface KnownName {
  readonly key: string;
  readonly trade: Trade;
  readonly language: string;
}

const namesOf = (
  read: (trade: Trade) => Readonly<Record<string, readonly string[]>> | undefined,
): readonly KnownName[] =>
  trades.flatMap((trade) =>
    Object.entries(read(trade) ?? {}).flatMap(([language, forms]) =>
      forms.map((form) => ({ key: nameKey(form), trade, language })),
    ),
  );

/** General words for companies, which the planner removes from the subject of a search. */
const companyNouns = new Map(
  languages.map((language) => [
    language as string,
    new Set(grammars[language].company.split(',').map((word) => nameKey(word))),
  ]),
);

/** Inflecting a shorter word can produce a different word. */
const STEMMED_LETTERS_MIN = 5;
/** Forms of a word differ only in their endings, by at most this many letters. */
const ENDING_MAX = 4;
/** The minimum share of letters in common: "insegnanti" are teachers, "insegne" are signs. */
const SHARED_LETTERS_SHARE_MIN = 0.7;

/** Forms of a word share their first letters. */
const PREFIX_LETTERS = 4;

/**
 * Drops a general word for companies from a name: the planner removes "firmy" from "firmy budowlane", so "budowlane" alone has to match
 * "firma budowlana".
 */
function dropCompanyNouns(key: string, language: string): string | undefined {
  const companies = companyNouns.get(language);
  const words = key.split(' ');
  const left = words.filter((word) => companies?.has(word) !== true);
  const rest = left.filter((word) => !connects(word)).join(' ');
  return left.length < words.length && rest.length >= STEMMED_LETTERS_MIN ? rest : undefined;
}

/** Whether a word only connects the parts of a name. */
const connects = (word: string): boolean => word.length === 1 || functionWords.has(word);

const partsOf = (key: string): string[] => {
  const words = key.split(' ');
  return words.length > 1 ? words.filter((word) => !connects(word)) : words;
};

const CACHED_FORMS_MAX = 5_000;

/** Finds trades by a table of their names, or by forms of these names that are not in it. */
function createNameIndex(names: readonly KnownName[]) {
  const byName = new Map(names.map(({ key, trade }) => [key, trade]));
  /** Names by their first letters, so that a word is compared with only a few of them. */
  const byPrefix = new Map<string, KnownName[]>();
  for (const name of names) {
    addByPrefix(name);
    const rest = name.key.includes(' ') ? dropCompanyNouns(name.key, name.language) : undefined;
    if (rest !== undefined && !byName.has(rest)) addByPrefix({ ...name, key: rest });
  }
  const byForm = new Map<string, Trade | undefined>();
  return { byName, findByForm };

  function addByPrefix(name: KnownName): void {
    const start = name.key.slice(0, PREFIX_LETTERS);
    const known = byPrefix.get(start);
    if (known) known.push(name);
    else byPrefix.set(start, [name]);
  }

  /** A form that is not in the table counts only if it fits a single trade. */
  function findByForm(key: string): Trade | undefined {
    if (byForm.has(key)) return byForm.get(key);
    const parts = partsOf(key);
    // "Negozi di" is not a form of "negozio di tè", although the word they share is the only one that matters.
    const isLong =
      parts.some((part) => part.length >= STEMMED_LETTERS_MIN) && (parts.length > 1 || !key.includes(' '));
    const found = new Set<Trade>();
    // "Centros" is not a form of "centro de día", although it matches the only word that is long enough to compare.
    for (const known of isLong ? (byPrefix.get(key.slice(0, PREFIX_LETTERS)) ?? []) : [])
      if (!found.has(known.trade) && key.includes(' ') === known.key.includes(' ') && isFormOf(parts, known))
        found.add(known.trade);
    const [trade, ...others] = found;
    const agreed = others.length === 0 ? trade : undefined;
    if (byForm.size < CACHED_FORMS_MAX) byForm.set(key, agreed);
    return agreed;
  }
}

/** Whether each word is a form of the corresponding word of a name. */
function isFormOf(parts: readonly string[], { key, language }: KnownName): boolean {
  const others = partsOf(key);
  return (
    parts.length === others.length &&
    // "Tiendas de" is not a form of "tienda de té": a short word at the end is part of the name, not a connective.
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

const names = createNameIndex(
  namesOf(({ isSubjectOnly, forms }) => (isSubjectOnly === true ? undefined : forms)),
);
const subjectNames = createNameIndex(
  namesOf(({ isSubjectOnly, forms, subjects }) => (isSubjectOnly === true ? forms : subjects)),
);

const longestOf = (keys: Iterable<string>): number =>
  [...keys].reduce((longest, name) => Math.max(longest, name.split(' ').length), 0);

/** The number of words in the longest name. */
export const NAME_WORDS_MAX = longestOf(names.byName.keys());
/** The same for goods and fields of business. */
export const SUBJECT_WORDS_MAX = longestOf(subjectNames.byName.keys());

/** The trade with this name; undefined if there is none. */
export function findTradeByName(text: string): Trade | undefined {
  const key = nameKey(text);
  return names.byName.get(key) ?? (featureNameKeys.has(key) ? undefined : names.findByForm(key));
}

/** As they are written, because without its accent "thé" is an article. */
const writtenSubjects = new Set(
  trades.flatMap(({ isSubjectOnly, forms, subjects = {} }) =>
    Object.values(isSubjectOnly === true ? forms : subjects).flatMap((list) =>
      list.map((name) => name.toLowerCase()),
    ),
  ),
);

/** The trade that this means as a whole subject: "gas", "toy". A form of such a name may be the name of another trade. */
export function findSubjectByName(text: string): Trade | undefined {
  const key = nameKey(text);
  if (functionWords.has(key) && !writtenSubjects.has(text.toLowerCase())) return undefined;
  return subjectNames.byName.get(key) ?? (names.byName.has(key) ? undefined : subjectNames.findByForm(key));
}

/** Whether a trade deals in what words name, so that they say nothing more of its companies: the wine of wineries. */
export const dealsIn = (trade: Trade, text: string): boolean =>
  findTradeByName(text) === trade || findSubjectByName(text) === trade || goodsOf(trade).has(nameKey(text));

const goodsOf = ({ goodsNames = {} }: Trade): ReadonlySet<string> =>
  new Set(Object.values(goodsNames).flatMap((list) => list.map(nameKey)));

/** The trade of goods, also of those that name it: "cheese". */
export function findGoodsByName(text: string): Trade | undefined {
  const named = findTradeByName(text);
  return findSubjectByName(text) ?? (named && goodsOf(named).has(nameKey(text)) ? named : undefined);
}

/** What goods are called in these languages, the first name in each; none for names that mean several goods. */
export function namesOfGoods(text: string, searched: readonly string[]): readonly string[] {
  const goods = findGoodsByName(text);
  const names = goods?.isSubjectOnly === true ? goods.forms : (goods?.goodsNames ?? {});
  return goods?.isGroup === true ? [] : searched.flatMap((language) => names[language]?.slice(0, 1) ?? []);
}
