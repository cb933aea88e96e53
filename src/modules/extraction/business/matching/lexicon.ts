import type { Words } from '../industries/industry.ts';
import { industries } from '../taxonomy.ts';
import { belongingWords, emptyPhrases, headWords, servingWords } from './context-words.ts';
import { fold } from './folded-text.ts';
import { PhraseTrie } from './phrase-trie.ts';

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
  readonly text: string;
  /** Languages that list it; `intl` for stems that many share. */
  readonly languages: ReadonlySet<string>;
  readonly postings: readonly Posting[];
  readonly isHead: boolean;
  readonly glue: 'serving' | 'belonging' | null;
}

export interface Lexicon {
  readonly phrases: readonly Phrase[];
  readonly trie: PhraseTrie;
}

const weights = { decisive: 4, plain: 2, hint: 0.7 } as const;

/** Built from the taxonomy at first use and kept: some ten thousand phrases in about 30 ms. */
export function lexicon(): Lexicon {
  built ??= build();
  return built;
}

let built: Lexicon | undefined;

function build(): Lexicon {
  const listings = new Map<string, Listing>();
  for (const [industry, { words, subIndustries }] of industries.entries()) {
    addWords(listings, words, industry, -1);
    for (const [subIndustry, { words: subWords }] of subIndustries.entries()) {
      addWords(listings, subWords, industry, subIndustry);
    }
  }
  const phrases: Phrase[] = [];
  const trie = new PhraseTrie();
  const add = (text: string, details: Omit<Phrase, 'text'>): void => {
    trie.add(text, phrases.length);
    phrases.push({ text, ...details });
  };
  for (const [text, { languages, postings }] of listings) {
    add(text, { languages, postings: shared(postings), isHead: false, glue: null });
  }
  for (const text of listed(headWords))
    add(text, { ...whatItMeans(text, trie, phrases), isHead: true, glue: null });
  for (const text of listed(belongingWords)) add(text, { ...meaningless, isHead: false, glue: 'belonging' });
  for (const text of listed(servingWords)) add(text, { ...meaningless, isHead: false, glue: 'serving' });
  for (const text of listed(emptyPhrases)) add(text, { ...meaningless, isHead: false, glue: null });
  return { phrases, trie };
}

const meaningless: Pick<Phrase, 'languages' | 'postings'> = { languages: new Set(), postings: [] };

/** A head keeps the meaning that the lists gave the word, be it by a beginning such as `software*`. */
function whatItMeans(
  text: string,
  trie: PhraseTrie,
  phrases: readonly Phrase[],
): Pick<Phrase, 'languages' | 'postings'> {
  const codes = Uint16Array.from(text, (character) => character.charCodeAt(0));
  const match = { end: -1, phrase: -1 };
  const phrase = trie.matchAt(codes, 0, codes.length, match) ? phrases[match.phrase] : undefined;
  if (phrase === undefined || match.end < codes.length) return meaningless;
  return { languages: phrase.languages, postings: phrase.postings };
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
