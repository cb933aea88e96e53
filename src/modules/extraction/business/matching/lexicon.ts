import type { Words } from '../industries/industry.ts';
import { industries } from '../taxonomy.ts';
import { audienceLists } from './audience-lists.ts';
import { belongingWords, emptyPhrases, headWords, joiningWords, servingWords } from './context-words.ts';
import { fold } from './folded-text.ts';
import { PhraseTrie } from './phrase-trie.ts';
import { type Signal, signalLists } from './signal-lists.ts';

/** What one phrase says about one industry. */
export interface Posting {
  readonly industry: number;
  /** Index of the sub-industry, -1 for the industry as a whole. */
  readonly subIndustry: number;
  readonly weight: number;
  /** Counts only where a page says what it is. */
  readonly identityOnly: boolean;
}

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

const weights = { decisive: 4, plain: 2, hint: 0.7 } as const;

/** All phrases this folder looks for, in one trie, so that a page is read once. */
export class Lexicon {
  readonly phrases: Phrase[] = [];
  readonly trie = new PhraseTrie();
  readonly #byText = new Map<string, Phrase>();

  constructor() {
    const heads = new Set(listed(headWords));
    const listings = [...industryListings()].sort(([left], [right]) => wordCount(left) - wordCount(right));
    for (const [text, { languages, postings }] of listings) {
      const raised = this.#raised(text, shared(postings));
      this.#add(text, { languages, postings: raised, isHead: holdsHead(text, heads) });
    }
    for (const text of heads) this.#add(text, { isHead: true });
    for (const signal of Object.keys(signalLists) as Signal[]) {
      for (const text of listed(signalLists[signal])) {
        this.#add(text, { signals: [...(this.#byText.get(text)?.signals ?? []), signal] });
      }
    }
    this.#addAudiences();
    for (const text of listed(belongingWords)) this.#add(text, { ...meaningless, glue: 'belonging' });
    for (const text of listed(joiningWords)) this.#add(text, { ...meaningless, glue: 'joining' });
    for (const text of listed(servingWords)) this.#add(text, { ...meaningless, glue: 'serving' });
    for (const text of listed(emptyPhrases)) this.#add(text, meaningless);
  }

  #addAudiences(): void {
    for (const { organisations, people, after } of Object.values(audienceLists)) {
      for (const [kind, list] of [
        ['organisations', organisations],
        ['people', people],
      ] as const) {
        for (const word of listed(list)) {
          const text = after === undefined ? word : foldPattern(word + after);
          this.#add(text, { audience: { word, kind, isWhole: after !== undefined } });
        }
      }
    }
  }

  /** What is not given stays as earlier lists had it, be it by a beginning such as `software*`. */
  #add(text: string, given: Partial<Phrase>): void {
    const phrase = {
      ...(this.#byText.get(text) ?? this.#covering(text) ?? blank),
      ...given,
      id: this.phrases.length,
      text,
    };
    this.trie.add(text, phrase.id);
    this.phrases.push(phrase);
    this.#byText.set(text, phrase);
  }

  /** A phrase is worth at least what its words are worth alone: "logiciel de caisse" no less than "logiciel". */
  #raised(text: string, postings: readonly Posting[]): readonly Posting[] {
    const words = text.split(' ');
    if (words.length === 1) return postings;
    const parts = words.flatMap((word) => this.#covering(word.replaceAll('*', ''))?.postings ?? []);
    return postings.map((posting) => {
      const same = parts.filter((part) => part.industry === posting.industry && !part.identityOnly);
      return { ...posting, weight: Math.max(posting.weight, ...same.map((part) => part.weight)) };
    });
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

/** Built at first use and kept: about ten thousand phrases. */
export function lexicon(): Lexicon {
  shareable ??= new Lexicon();
  return shareable;
}

function wordCount(text: string): number {
  return text.split(' ').length;
}

/** "marketing agency" and "pos software" are heads as their first and last words are. */
function holdsHead(text: string, heads: ReadonlySet<string>): boolean {
  return heads.has(text.slice(0, text.indexOf(' '))) || heads.has(text.slice(text.lastIndexOf(' ') + 1));
}

function industryListings(): Map<string, Listing> {
  const listings = new Map<string, Listing>();
  for (const [industry, { words, subIndustries }] of industries.entries()) {
    addWords(listings, words, industry, -1);
    for (const [subIndustry, { words: subWords }] of subIndustries.entries()) {
      addWords(listings, subWords, industry, subIndustry);
    }
  }
  return listings;
}

interface Listing {
  readonly languages: Set<string>;
  readonly postings: Posting[];
}

function addWords(target: Map<string, Listing>, words: Words, industry: number, subIndustry: number): void {
  for (const [language, list] of Object.entries(words)) {
    for (const marked of list.split(',')) {
      const { text, weight, identityOnly } = parseMarked(marked.trim());
      if (text === '') continue;
      const { languages, postings } = target.get(text) ?? { languages: new Set<string>(), postings: [] };
      languages.add(language);
      const earlier = postings.findIndex(
        (posting) => posting.industry === industry && posting.subIndustry === subIndustry,
      );
      const posting = { industry, subIndustry, weight, identityOnly };
      if (earlier < 0) postings.push(posting);
      else if ((postings[earlier]?.weight ?? 0) < weight) postings[earlier] = posting;
      target.set(text, { languages, postings });
    }
  }
}

function parseMarked(marked: string): { text: string; weight: number; identityOnly: boolean } {
  const marks = /^[!~@]*/.exec(marked)?.[0] ?? '';
  const weight = marks.includes('!') ? weights.decisive : marks.includes('~') ? weights.hint : weights.plain;
  return { text: foldPattern(marked.slice(marks.length)), weight, identityOnly: marks.includes('@') };
}

/** A word that several industries claim says less about each of them. */
function shared(postings: readonly Posting[]): Posting[] {
  const claimants = new Set(postings.map((posting) => posting.industry)).size;
  if (claimants <= 1) return [...postings];
  return postings.map((posting) => ({ ...posting, weight: posting.weight / Math.sqrt(claimants) }));
}

function listed(text: string): string[] {
  return text.split(',').map((item) => foldPattern(item.trim()));
}

function foldPattern(pattern: string): string {
  return pattern
    .split('*')
    .map((part) => {
      const folded = fold(part);
      return part.startsWith(' ') ? ` ${folded}` : folded;
    })
    .join('*');
}
