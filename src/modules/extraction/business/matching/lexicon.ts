import { audienceLists } from './audience-lists.ts';
import { belongingWords, emptyPhrases, headWords, joiningWords, servingWords } from './context-words.ts';
import { foldPattern, industryListings, type Posting, splitList } from './listings.ts';
import { PhraseTrie } from './phrase-trie.ts';
import { type Signal, signalLists } from './signal-lists.ts';

export interface Phrase {
  readonly id: number;
  readonly text: string;
  /** Languages that list it; `intl` for stems that many share. */
  readonly languages: ReadonlySet<string>;
  readonly postings: readonly Posting[];
  readonly signals: readonly Signal[];
  readonly audience: Audience | null;
  readonly isHead: boolean;
  readonly glue: 'serving' | 'belonging' | 'joining' | null;
}

interface Audience {
  readonly word: string;
  readonly kind: 'organisations' | 'people';
  /** The phrase holds the word for "for" already. */
  readonly isWhole: boolean;
}

/** All phrases this folder looks for, in one trie, so that a page is read once. */
export class Lexicon {
  readonly phrases: Phrase[] = [];
  readonly trie = new PhraseTrie();
  readonly #byText = new Map<string, Phrase>();

  constructor() {
    const heads = new Set(splitList(headWords));
    const listings = industryListings();
    for (const [text, { languages, postings }] of listings) {
      this.#put(text, { ...blank, languages, postings, isHead: holdsHead(text, heads) });
    }
    for (const text of heads) this.#add(text, { isHead: true });
    for (const signal of Object.keys(signalLists) as Signal[]) {
      for (const text of splitList(signalLists[signal])) {
        this.#add(text, { signals: [...(this.#byText.get(text)?.signals ?? []), signal] });
      }
    }
    this.#addAudiences();
    for (const text of splitList(belongingWords)) this.#add(text, { ...meaningless, glue: 'belonging' });
    for (const text of splitList(joiningWords)) this.#add(text, { ...meaningless, glue: 'joining' });
    for (const text of splitList(servingWords)) this.#add(text, { ...meaningless, glue: 'serving' });
    for (const text of splitList(emptyPhrases)) this.#add(text, meaningless);
  }

  #addAudiences(): void {
    for (const { organisations, people, after } of Object.values(audienceLists)) {
      for (const [kind, list] of [
        ['organisations', organisations],
        ['people', people],
      ] as const) {
        for (const word of splitList(list)) {
          const text = after === undefined ? word : foldPattern(word + after);
          this.#add(text, { audience: { word, kind, isWhole: after !== undefined } });
        }
      }
    }
  }

  /** What is not given stays as earlier lists had it, be it by a beginning such as `software*`. */
  #add(text: string, given: Partial<Phrase>): void {
    this.#put(text, { ...(this.#byText.get(text) ?? this.#covering(text) ?? blank), ...given });
  }

  #put(text: string, details: Omit<Phrase, 'id' | 'text'>): void {
    const phrase = { ...details, id: this.phrases.length, text };
    this.trie.add(text, phrase.id);
    this.phrases.push(phrase);
    this.#byText.set(text, phrase);
  }

  #covering(text: string): Phrase | undefined {
    if (text.includes('*')) return undefined;
    const codes = Uint16Array.from(text, (character) => character.charCodeAt(0));
    const match = { end: -1, phrase: -1 };
    this.trie.matchAt(codes, 0, codes.length, match);
    return match.end === codes.length ? this.phrases[match.phrase] : undefined;
  }
}

const meaningless = {
  languages: new Set<string>(),
  postings: [],
  signals: [],
  audience: null,
  isHead: false,
  glue: null,
};
const blank: Omit<Phrase, 'id' | 'text'> = meaningless;

let shareable: Lexicon | undefined;

/** Built at first use and kept: some 14,600 phrases. */
export function lexicon(): Lexicon {
  shareable ??= new Lexicon();
  return shareable;
}

/** "marketing agency" and "pos software" are heads as their first and last words are. */
function holdsHead(text: string, heads: ReadonlySet<string>): boolean {
  return heads.has(text.slice(0, text.indexOf(' '))) || heads.has(text.slice(text.lastIndexOf(' ') + 1));
}
