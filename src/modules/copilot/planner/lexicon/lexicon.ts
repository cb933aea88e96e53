import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import type { Language, Meaning } from './meaning.ts';
import { isWorthCorrecting, Spellings } from './spellings.ts';
import { TradeSpellings } from './trade-spellings.ts';

/** Most phrases go no further, so that what comes after is made when there is something. */
interface Node {
  words: Map<string, Node> | undefined;
  /** Beginnings of words. */
  stems: Map<string, Node> | undefined;
  readonly entries: Entry[];
}

export interface Entry {
  readonly meaning: Meaning;
  /** Undefined: of no language in particular. */
  readonly language: Language | undefined;
  /** Means this in that language alone, as the words of a grammar do. */
  readonly isOnly: boolean;
}

/** What the dictionary has for the tokens from some place on. */
export interface Match {
  readonly length: number;
  readonly entries: readonly Entry[];
  /** Reached by the beginnings of words, so that what is written whole goes before. */
  readonly isByStem: boolean;
}

/** No ending of a word is longer than this, so that a stem does not swallow other words. */
const ENDING_MAX = 6;
const STEM_MIN = 3;
const PLACE_LETTERS_MIN = 7;

/** Words and phrases with what they may mean. */
export class Lexicon {
  private readonly root: Node = emptyNode();
  private readonly words = new Set<string>();
  private readonly spellings = new Spellings();
  private readonly tradeSpellings = new TradeSpellings();
  private readonly placeSpellings = new Spellings();

  /** Phrases are separated by commas; `stem*` matches every word with that prefix, `word@nl` is a word of that language alone. */
  addList(phrases: string, meaning: Meaning, language?: Language): void {
    for (const phrase of phrases.split(',')) {
      const [text = '', only] = phrase.split('@');
      this.add(text, meaning, only === undefined ? language : (only.trim() as Language), only !== undefined);
    }
  }

  add(phrase: string, meaning: Meaning, language?: Language, isOnly = false): void {
    const words = foldWord(phrase)
      .split(/[\s'-]+/)
      .filter((word) => word !== '');
    let node = this.root;
    for (const word of words)
      node = word.endsWith('*') ? child(node, 'stems', word.slice(0, -1)) : child(node, 'words', word);
    if (words.length > 0) node.entries.push({ meaning, language, isOnly: isOnly || meaning.kind === 'role' });
    for (const word of words) this.words.add(word.replace('*', ''));
    const [word] = words;
    if (word !== undefined && words.length === 1 && isWorthCorrecting(word, meaning))
      this.spellings.add(word);
    if (
      word !== undefined &&
      words.length === 1 &&
      meaning.kind === 'place' &&
      word.length >= PLACE_LETTERS_MIN
    )
      this.placeSpellings.add(word);
  }

  /** A name of a trade: it is searched for as a word, and a slip of the finger may be of it. */
  addTrade(name: string, language: Language): void {
    const folded = foldWord(name);
    this.words.add(folded);
    this.tradeSpellings.add(folded, name, language);
  }

  /** The word that was most likely meant by one that no dictionary has, and is one slip of the finger away. */
  findMeant(word: string): string | undefined {
    return this.isKnown(word) ? undefined : this.spellings.findNear(word);
  }

  /** The same of trades, as they are written in the language of the message. */
  findMeantTrade(word: string, languageOf: () => Language): string | undefined {
    return this.isKnown(word) ? undefined : this.tradeSpellings.findMeant(word, languageOf);
  }

  /** The same of cities and regions. */
  findMeantPlace(word: string): string | undefined {
    return this.isKnown(word) ? undefined : this.placeSpellings.findNear(word);
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
    return found.sort((a, b) => b.length - a.length || Number(a.isByStem) - Number(b.isByStem));
  }

  private walk(
    node: Node,
    tokens: readonly Token[],
    start: number,
    at: number,
    isByStem: boolean,
    found: Match[],
  ): void {
    if (node.entries.length > 0) found.push({ length: at - start, entries: node.entries, isByStem });
    const token = tokens[at];
    if (!token || token.kind === 'quoted' || token.kind === 'ending') return;
    if (at > start && token.breakBefore !== '' && token.breakBefore !== '.') return;
    const word = token.kind === 'domain' ? foldWord(token.text) : token.folded;
    const next = node.words?.get(word);
    if (next) this.walk(next, tokens, start, at + 1, isByStem, found);
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
