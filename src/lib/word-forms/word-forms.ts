import { type FormLanguage, formLanguages } from './languages.ts';

/** Forms of a word differ from it by at most this many letters at the end. */
const endingMax = 4;

interface Stem {
  readonly language: FormLanguage;
  readonly stem: string;
  /** The part of the stem that the word begins with. */
  readonly start: string;
}

/**
 * The forms of one word among words of an index: plurals, cases, genders and verb forms as stemmers see them, and `ae`, `oe` and `ue` in
 * place of umlauts. Words are as the index has them, in small letters and without accents. Nothing is listed here: the index looks up
 * its words under `prefixes`, and `matches` decides which of them are forms.
 */
export class WordForms {
  /** Every form begins with one of these. */
  readonly prefixes: readonly string[];
  private readonly word: string;
  private readonly plain: string;
  private readonly stems: readonly Stem[];

  /** `languages` by ISO 639-1 code; none: all that are known. */
  constructor(word: string, languages: readonly string[] = []) {
    this.word = word;
    this.plain = withoutUmlautPairs(word);
    this.stems = languagesOf(word, languages).map((language) => {
      const stem = language.stem(this.plain);
      return { language, stem, start: this.plain.slice(0, sharedLength(stem, this.plain)) };
    });
    this.prefixes = this.stems.length === 0 ? [word] : this.makePrefixes();
  }

  matches(candidate: string): boolean {
    if (candidate === this.word) return true;
    const plain = withoutUmlautPairs(candidate);
    if (this.stems.length === 0) return false;
    if (plain === this.plain) return true;
    const shared = sharedLength(plain, this.plain);
    const longer = Math.max(plain.length, this.plain.length);
    if (this.plain.length - shared > endingMax || plain.length - shared > endingMax) return false;
    return this.stems.some(({ language, stem, start }) => {
      if (shared < language.sharedMin || shared <= longer * language.sharedPart) return false;
      // To look at the letters takes a hundredth of the time that finding a stem takes.
      if (!plain.startsWith(start.slice(0, -1))) return false;
      return language.stem(plain) === stem;
    });
  }

  private makePrefixes(): string[] {
    const shortest = Math.min(...this.stems.map(({ start }) => start.length - 1));
    const least = Math.max(3, Math.ceil(this.plain.length * 0.4), this.plain.length - endingMax);
    const length = Math.max(shortest, least);
    const plain = this.plain.slice(0, length);
    const spelled = [...plain.matchAll(/[aou]/g)].map(
      ({ index }) => `${plain.slice(0, index + 1)}e${plain.slice(index + 1)}`,
    );
    const prefixes = new Set([plain, ...spelled]);
    return [...prefixes].filter((prefix) => !isCovered(prefix, prefixes)).sort();
  }
}

function languagesOf(word: string, wanted: readonly string[]): readonly FormLanguage[] {
  if (word.length < 3 || !/^\p{L}+$/u.test(word)) return [];
  return formLanguages.filter(
    ({ code, script }) =>
      new RegExp(`^\\p{Script=${script}}+$`, 'u').test(word) &&
      (wanted.length === 0 || wanted.includes(code)),
  );
}

/** `mueller` and `müller`, which the index has as `muller`, are one name; in `bauer` and `neue` there is no umlaut. */
const withoutUmlautPairs = (word: string): string => word.replace(/([ao])e|(?<![aeqo])(u)e/g, '$1$2');

const isCovered = (prefix: string, prefixes: ReadonlySet<string>): boolean =>
  [...prefixes].some((other) => other !== prefix && prefix.startsWith(other));

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
