import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { singular } from './singular.ts';

/** English translations of a word from another language. */
export interface Translation {
  readonly meanings: readonly { readonly english: string; readonly probability: number }[];
  /** 1 for the word itself, less for an inflected form or a part of a compound. */
  readonly confidence: number;
}

const STEM_CHARACTERS = 5;
/** Forms of one word differ by endings of at most this length. */
const ENDING_CHARACTERS_MAX = 3;
const FORM_CONFIDENCE = 0.7;
const PART_CONFIDENCE = 0.5;
const PART_CHARACTERS_MIN = 5;
const REST_CHARACTERS_MIN = 3;
const UNSPACED_CHARACTERS_MAX = 12;

/** The words of one language with their English meanings, as a sorted list, in which the forms of a word are neighbours. */
export class Glossary {
  readonly #words: string[] = [];
  /** The entries of the words as in the file, parsed on demand. */
  readonly #meanings: string[] = [];
  readonly #prefixes: readonly string[];

  constructor(text: string, prefixes: readonly string[] = []) {
    for (const line of text.split('\n')) {
      const end = line.indexOf(' ');
      if (end <= 0) continue;
      this.#words.push(line.slice(0, end));
      this.#meanings.push(line.slice(end + 1));
    }
    this.#prefixes = prefixes;
  }

  /** The word itself, or else another form of it, or else the longest known part of a compound. */
  find(word: string): Translation | undefined {
    return this.#exact(word) ?? this.#withoutPrefix(word) ?? this.#otherForm(word) ?? this.#partOf(word);
  }

  /** Splits a run without spaces into the longest known words; the text between them is dropped. */
  cut(run: string): string[] {
    const found: string[] = [];
    for (let at = 0; at < run.length; ) {
      const length = this.#longestAt(run, at);
      if (length > 0) found.push(run.slice(at, at + length));
      at += Math.max(1, length);
    }
    return found;
  }

  /** The words of this language whose first meaning is an English concept, by concept. */
  byConcept(): ReadonlyMap<string, string> {
    const best = new Map<string, { word: string; probability: number }>();
    this.#words.forEach((word, position) => {
      const [meaning] = this.#read(position, 1).meanings;
      if (!meaning) return;
      const concept = singular(meaning.english);
      const known = best.get(concept);
      if (!known || known.probability < meaning.probability)
        best.set(concept, { word, probability: meaning.probability });
    });
    return new Map([...best].map(([concept, { word }]) => [concept, word]));
  }

  #longestAt(run: string, at: number): number {
    for (let length = Math.min(UNSPACED_CHARACTERS_MAX, run.length - at); length >= 2; length--)
      if (this.#indexOf(run.slice(at, at + length)) >= 0) return length;
    return 0;
  }

  #exact(word: string): Translation | undefined {
    const position = this.#indexOf(word);
    return position < 0 ? undefined : this.#read(position, 1);
  }

  /** Some articles are written together with their noun. */
  #withoutPrefix(word: string): Translation | undefined {
    for (const prefix of this.#prefixes) {
      if (!word.startsWith(prefix) || word.length < prefix.length + 2) continue;
      const position = this.#indexOf(word.slice(prefix.length));
      if (position >= 0) return this.#read(position, 1);
    }
    return undefined;
  }

  #otherForm(word: string): Translation | undefined {
    if (word.length <= STEM_CHARACTERS) return undefined;
    const stem = word.slice(0, STEM_CHARACTERS);
    let best: { position: number; share: number } | undefined;
    for (let position = this.#firstFrom(stem); this.#words[position]?.startsWith(stem); position++) {
      const other = this.#words[position] as string;
      let same = STEM_CHARACTERS;
      while (same < other.length && same < word.length && other[same] === word[same]) same++;
      const longer = Math.max(other.length, word.length);
      if (longer - same > ENDING_CHARACTERS_MAX) continue;
      if (best === undefined || same / longer > best.share) best = { position, share: same / longer };
    }
    return best && this.#read(best.position, FORM_CONFIDENCE);
  }

  #partOf(word: string): Translation | undefined {
    for (let length = word.length - REST_CHARACTERS_MIN; length >= PART_CHARACTERS_MIN; length--) {
      // The last part of a compound names the thing, the first its purpose; both reveal the trade.
      const last = this.#indexOf(word.slice(-length));
      if (last >= 0) return this.#read(last, PART_CONFIDENCE);
      const first = this.#indexOf(word.slice(0, length));
      if (first >= 0) return this.#read(first, PART_CONFIDENCE);
    }
    return undefined;
  }

  #read(position: number, confidence: number): Translation {
    const meanings = (this.#meanings[position] ?? '').split(' ').map((meaning) => {
      const [english = '', percent = '0'] = meaning.split(':');
      return { english, probability: Number(percent) / 100 };
    });
    return { meanings, confidence };
  }

  #indexOf(word: string): number {
    const position = this.#firstFrom(word);
    return this.#words[position] === word ? position : -1;
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const prefixesOf: Readonly<Record<string, readonly string[]>> = {
  ar: ['وال', 'بال', 'ال', 'لل'],
  he: ['ה', 'ל', 'ב', 'ו'],
};

/** Languages with largely the same words share one glossary. */
const sameAs: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', bs: 'hr', gl: 'pt', ms: 'id' };

/** Reads the glossary of a language; undefined if there is none. */
export function readGlossary(folder: URL, language: string): Glossary | undefined {
  const code = sameAs[language] ?? language;
  if (!/^[a-z]{2}$/.test(code)) return undefined;
  const file = new URL(`glossary/${code}.txt.br`, folder);
  if (!existsSync(file)) return undefined;
  return new Glossary(brotliDecompressSync(readFileSync(file)).toString('utf8'), prefixesOf[code]);
}
