import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesFolder } from '../tables.ts';
import { foldText } from '../text-analysis/index.ts';
import { type FormLanguage, formLanguages } from './languages.ts';

/** Forms of a word differ from it by at most this many letters at the end. */
const endingMax = 4;

const none: ReadonlySet<string> = new Set();

interface Stem {
  readonly language: FormLanguage;
  readonly stem: string;
  /** The part of the stem that the word begins with. */
  readonly start: string;
  /** Forms that do not share the stem: `teeth` of `tooth`. */
  readonly irregular: ReadonlySet<string>;
}

/**
 * The forms of one word among the words of an index: plurals, cases, genders and verb forms as stemmers see them, and `ae`, `oe` and `ue`
 * in place of umlauts. Words are in the form of the index, lower case without accents. Nothing is listed here: the index looks up its words
 * under `prefixes`, and `matches` decides which of them are forms.
 */
export class WordForms {
  /** Every form begins with one of these. */
  readonly prefixes: readonly string[];
  private readonly word: string;
  private readonly plain: string;
  private readonly stems: readonly Stem[];

  /** `languages` by ISO 639-1 code; empty means all known languages. */
  constructor(word: string, languages: readonly string[] = []) {
    this.word = word;
    this.plain = withoutUmlautPairs(word);
    this.stems = languagesOf(word, languages).map((language) => {
      const stem = language.stem(this.plain);
      return {
        language,
        stem,
        start: this.plain.slice(0, sharedLength(stem, this.plain)),
        irregular: irregularFormsOf(word, language.code) ?? none,
      };
    });
    this.prefixes = this.stems.length === 0 ? [word] : this.makePrefixes();
  }

  matches(candidate: string): boolean {
    if (candidate === this.word) return true;
    const plain = withoutUmlautPairs(candidate);
    if (this.stems.length === 0) return false;
    return plain === this.plain || this.stems.some((stem) => this.isForm(candidate, plain, stem));
  }

  /** The codes of the languages in which a candidate is a form of the word. */
  languagesOf(candidate: string): readonly string[] {
    const plain = withoutUmlautPairs(candidate);
    return this.stems
      .filter((stem) => plain === this.plain || this.isForm(candidate, plain, stem))
      .map(({ language }) => language.code);
  }

  private isForm(candidate: string, plain: string, stem: Stem): boolean {
    return stem.irregular.has(candidate) || this.shareStem(plain, stem);
  }

  private shareStem(plain: string, { language, stem, start }: Stem): boolean {
    const shared = sharedLength(plain, this.plain);
    const longer = Math.max(plain.length, this.plain.length);
    if (this.plain.length - shared > endingMax || plain.length - shared > endingMax) return false;
    if (shared < language.sharedMin || shared <= longer * language.sharedPart) return false;
    // Comparing the letters takes a hundredth of the time of finding a stem.
    if (!plain.startsWith(start.slice(0, -1))) return false;
    return language.stem(plain) === stem;
  }

  private makePrefixes(): string[] {
    const shortest = Math.min(...this.stems.map(({ start }) => start.length - 1));
    const least = Math.max(3, Math.ceil(this.plain.length * 0.4), this.plain.length - endingMax);
    const length = Math.max(shortest, least);
    const plain = this.plain.slice(0, length);
    const spelled = [...plain.matchAll(/[aou]/g)].map(
      ({ index }) => `${plain.slice(0, index + 1)}e${plain.slice(index + 1)}`,
    );
    const irregular = this.stems.flatMap((stem) => [...stem.irregular]);
    const prefixes = new Set([plain, ...spelled, ...irregular]);
    return [...prefixes].filter((prefix) => !isCovered(prefix, prefixes)).sort();
  }
}

/** How many documents of each language have a word. */
export type LanguageCounts = ReadonlyMap<string, number>;

/** A word belongs to the languages with this share of its documents; with fewer documents its languages are unknown. */
const homePart = 0.2;
const documentsMin = 3;
/** A form is known in a language with this share of its documents, because every language borrows a few words. */
const knownPart = 0.1;

/**
 * Of words that match a word by their stem, those that a stemmer of its own languages matches and that are words of these languages, and
 * always the word itself. A stemmer stems words of any language: the Spanish one makes `reserved` a form of `reservar`, the Lithuanian one
 * `services` a form of `servicio` and the French `mais` (but) one of `maison` (house). If the word is too rare to determine its languages,
 * they are those whose stemmers match: the Italian stemmer makes the Czech `roste` a form of `rösterei`, but it is on no Italian page. In a
 * language without a stemmer, any stemmer counts.
 */
export function formsInOneLanguage(
  word: string,
  counts: ReadonlyMap<string, LanguageCounts>,
  languages: readonly string[] = [],
): ReadonlySet<string> {
  const home = homeOf(counts.get(word));
  const stems = new WordForms(word, languages);
  const isKept = (form: string, found: LanguageCounts): boolean => {
    const documents = documentsIn(found);
    const matching = stems.languagesOf(form);
    const own = home?.filter((language) => matching.includes(language) || hasNoStemmer(language));
    if (documents < documentsMin) return own === undefined ? isWrittenInAny(found, matching) : own.length > 0;
    const languagesOfForm = own ?? [...matching, ...(homeOf(found)?.filter(hasNoStemmer) ?? [])];
    const known = languagesOfForm.reduce((sum, language) => sum + (found.get(language) ?? 0), 0);
    return known >= documents * knownPart;
  };
  return new Set([word, ...[...counts].flatMap(([form, found]) => (isKept(form, found) ? [form] : []))]);
}

function homeOf(counts: LanguageCounts = new Map()): readonly string[] | undefined {
  const documents = documentsIn(counts);
  if (documents < documentsMin) return undefined;
  return [...counts].filter(([, count]) => count >= documents * homePart).map(([language]) => language);
}

const isWrittenInAny = (found: LanguageCounts, languages: readonly string[]): boolean =>
  found.size === 0 ||
  [...found.keys()].some((language) => languages.includes(language) || hasNoStemmer(language));

const documentsIn = (counts: LanguageCounts): number =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

const hasNoStemmer = (language: string): boolean => !formLanguages.some(({ code }) => code === language);

function languagesOf(word: string, wanted: readonly string[]): readonly FormLanguage[] {
  if (word.length < 3 || !/^\p{L}+$/u.test(word)) return [];
  return formLanguages.filter(
    ({ code, script }) =>
      new RegExp(`^\\p{Script=${script}}+$`, 'u').test(word) &&
      (wanted.length === 0 || wanted.includes(code)),
  );
}

/**
 * `mueller` and `müller`, which the index stores as `muller`, are one name; in `bauer` and `neue` there is no umlaut, and none in the
 * Portuguese plurals `construções` and `alemães`.
 */
const withoutUmlautPairs = (word: string): string =>
  word.replace(/(?!(?<=[cs])oes$|aes$)([ao])e|(?<![aeqo])(u)e/g, '$1$2');

const isCovered = (prefix: string, prefixes: ReadonlySet<string>): boolean =>
  [...prefixes].some((other) => other !== prefix && prefix.startsWith(other));

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** By the ISO 639-1 code of a language, and by each of its irregular forms: all forms of the word. */
type IrregularForms = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

let known: IrregularForms | undefined;

/** The irregular forms of a word in a language, itself included; undefined if it has none. */
function irregularFormsOf(word: string, language: string): ReadonlySet<string> | undefined {
  known ??= readForms();
  return known.get(language)?.get(word);
}

/** `npm run check` compares the table with its schema. The threads that search read it, and should not load a validator. */
function readForms(): IrregularForms {
  const { $schema: _schema, ...table } = JSON.parse(
    readFileSync(join(tablesFolder, 'word-forms', 'irregular.json'), 'utf8'),
  ) as Readonly<Record<string, readonly string[]>>;
  return new Map(
    Object.entries(table).map(([language, words]) => {
      const forms = new Map<string, ReadonlySet<string>>();
      for (const word of words) {
        const own = foldText(word).split(' ');
        for (const form of own) forms.set(form, new Set([...(forms.get(form) ?? []), ...own]));
      }
      return [language, forms];
    }),
  );
}
