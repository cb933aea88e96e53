import { foldWord, foldWords } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import type { Language, Meaning } from './meaning.ts';
import { isCorrectable, isSlip, SpellingIndex } from './spelling-index.ts';
import { TradeSpellingIndex } from './trade-spelling-index.ts';

/** A trie node. Most phrases end here, so the maps of child nodes are created only when needed. */
interface Node {
  words: Map<string, Node> | undefined;
  /** Child nodes for word prefixes. */
  stems: Map<string, Node> | undefined;
  readonly entries: Entry[];
}

export interface Entry {
  readonly meaning: Meaning;
  /** Undefined if it belongs to no particular language. */
  readonly language: Language | undefined;
  /** Whether it has this meaning in that language only, as grammar words do. */
  readonly isLanguageSpecific: boolean;
}

/** The dictionary entries for the tokens from some position on. */
export interface Match {
  readonly length: number;
  readonly entries: readonly Entry[];
  /** Whether a word matched only by its prefix; matches of whole words go first. */
  readonly isPrefixMatch: boolean;
}

/** The longest ending that a stem can take, so that it does not match unrelated words. */
const ENDING_MAX = 6;
const STEM_MIN = 3;
/** The minimum length of a city or region to be considered for typo correction. */
const PLACE_LETTERS_MIN = 6;
/** The minimum length of a misspelled feature. */
const FEATURE_LETTERS_MIN = 4;

/** Words and phrases with their possible meanings. */
export class Lexicon {
  private readonly root: Node = emptyNode();
  private readonly words = new Set<string>();
  private readonly spellings = new SpellingIndex();
  private readonly tradeSpellings = new TradeSpellingIndex();
  private readonly placeSpellings = new SpellingIndex();
  private readonly featureSpellings = new SpellingIndex();
  private readonly placeOf = new Map<string, string>();

  /** Adds comma-separated phrases; `stem*` matches every word with that prefix, `word@nl` belongs to that language only. */
  addList(phrases: string, meaning: Meaning, language?: Language): void {
    for (const phrase of phrases.split(',')) {
      const [text = '', only] = phrase.split('@');
      this.add(text, meaning, only === undefined ? language : (only.trim() as Language), only !== undefined);
    }
  }

  add(phrase: string, meaning: Meaning, language?: Language, isLanguageSpecific = false): void {
    const words = foldWords(phrase);
    let node = this.root;
    for (const word of words)
      node = word.endsWith('*') ? child(node, 'stems', word.slice(0, -1)) : child(node, 'words', word);
    if (words.length > 0)
      node.entries.push({
        meaning,
        language,
        isLanguageSpecific: isLanguageSpecific || meaning.kind === 'role',
      });
    for (const word of words) this.words.add(word.endsWith('*') ? word.slice(0, -1) : word);
    const [word] = words;
    if (word === undefined || words.length > 1) return;
    if (isCorrectable(word, meaning)) this.spellings.add(word);
    if (meaning.kind === 'feature' && /^[a-z]{4,}$/.test(word)) this.featureSpellings.add(word);
  }

  /** Adds names of one city or region; typos in them are corrected. */
  addPlace(names: readonly string[], country: string): void {
    for (const name of names) {
      this.add(name, { kind: 'place', country, name: undefined, isAdjective: false });
      const word = foldWord(name);
      if (word.length < PLACE_LETTERS_MIN || !/^[a-z]+$/.test(word)) continue;
      this.placeSpellings.add(word);
      this.placeOf.set(word, `${country} ${names[0]}`);
    }
  }

  /** Adds words that are spelled right, although they have no meaning here. */
  addKnown(words: readonly string[]): void {
    for (const word of words) this.words.add(foldWord(word));
  }

  /** Adds the name of a trade: it is searched for as a word, and typos in it are corrected. */
  addTrade(name: string, language: Language): void {
    const folded = foldWord(name);
    this.words.add(folded);
    this.tradeSpellings.add(folded, name, language);
  }

  /** The words that one that is in no dictionary is one typo away from, shortest first. */
  findCorrections(word: string): readonly string[] {
    return this.isKnown(word)
      ? []
      : this.spellings.findAllNear(word).toSorted((one, other) => one.length - other.length);
  }

  /** The same for trades, spelled as in the language of the message. */
  findTradeCorrection(word: string, languageOf: () => Language): string | undefined {
    return this.isKnown(word) ? undefined : this.tradeSpellings.findCorrection(word, languageOf);
  }

  /** The same for cities and regions, several names of which may be near. */
  findPlaceCorrection(word: string): string | undefined {
    if (this.isKnown(word)) return undefined;
    const near = this.placeSpellings.findAllNear(word);
    return new Set(near.map((name) => this.placeOf.get(name))).size === 1 ? near[0] : undefined;
  }

  /** The same for features, where one is expected; several forms of one may be near. */
  findFeatureCorrection(word: string): string | undefined {
    return this.isKnown(word)
      ? undefined
      : this.featureSpellings.findAllNear(word, isSlip, FEATURE_LETTERS_MIN)[0];
  }

  private isKnown(word: string): boolean {
    return (
      this.words.has(word) ||
      (this.root.stems !== undefined && longestStem(this.root.stems, word) !== undefined)
    );
  }

  /** Every way to read the tokens from `start` on, longest first. */
  matchesAt(tokens: readonly Token[], start: number): Match[] {
    const found: Match[] = [];
    this.walk(this.root, tokens, start, start, false, found);
    return found.sort((a, b) => b.length - a.length || Number(a.isPrefixMatch) - Number(b.isPrefixMatch));
  }

  private walk(
    node: Node,
    tokens: readonly Token[],
    start: number,
    at: number,
    isPrefixMatch: boolean,
    found: Match[],
  ): void {
    if (node.entries.length > 0) found.push({ length: at - start, entries: node.entries, isPrefixMatch });
    const token = tokens[at];
    if (!token || token.kind === 'quoted' || token.kind === 'ending') return;
    if (at > start && !/^[./]?$/.test(token.breakBefore)) return;
    const word = token.kind === 'domain' ? foldWord(token.text) : token.folded;
    const next = node.words?.get(word);
    if (next) this.walk(next, tokens, start, at + 1, isPrefixMatch, found);
    const stem = node.stems && longestStem(node.stems, word);
    if (stem) this.walk(stem, tokens, start, at + 1, true, found);
  }
}

function longestStem(stems: ReadonlyMap<string, Node>, word: string): Node | undefined {
  for (let length = word.length; length >= Math.max(STEM_MIN, word.length - ENDING_MAX); length -= 1) {
    const node = stems.get(word.slice(0, length));
    if (node) return node;
  }
  return undefined;
}

const emptyNode = (): Node => ({ words: undefined, stems: undefined, entries: [] });

function child(node: Node, kind: 'words' | 'stems', word: string): Node {
  node[kind] ??= new Map();
  const known = node[kind].get(word);
  if (known) return known;
  const made = emptyNode();
  node[kind].set(word, made);
  return made;
}
