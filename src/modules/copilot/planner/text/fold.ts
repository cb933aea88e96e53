const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
};

/** ASCII without the backtick: most words, for which lower case is enough. */
const PLAIN = /^[ -_a-~]*$/;

/** The names of the tables are folded several times at every start. */
const foldedBefore = new Map<string, string>();
const FOLDED_BEFORE_MAX = 50_000;

/** A word in the form of the dictionaries: without case, accents and the characters in which keyboards differ. */
export function foldWord(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const known = foldedBefore.get(text);
  if (known !== undefined) return known;
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßłøæœđı’‘ʼ`]/g, (sign) => SPELLINGS[sign] ?? sign);
  if (foldedBefore.size < FOLDED_BEFORE_MAX) foldedBefore.set(text, folded);
  return folded;
}

/** The words of a phrase in that form. */
export function foldWords(text: string): readonly string[] {
  const folded = foldWord(text);
  if (/^[^\s'/-]+$/.test(folded)) return [folded];
  return folded.split(/[\s'/-]+/).filter((word) => word !== '');
}

/** The phrases of a comma-separated list as words in that form, longest first. */
export const foldPhrases = (list: string): readonly (readonly string[])[] =>
  foldWord(list)
    .split(',')
    .map((phrase) => phrase.trim().split(/[\s'-]+/))
    .sort((one, other) => other.length - one.length);

/** Those phrases of a comma-separated list that are one word. */
export const foldSingleWords = (list: string): ReadonlySet<string> =>
  new Set(foldPhrases(list).flatMap((words) => (words.length === 1 ? words : [])));
