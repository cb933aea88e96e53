import { isPairIndexed } from '../build/common-words.ts';
import { KEY_SEPARATOR, PAIR_PREFIX, WORD_PREFIX } from '../segment/layout.ts';
import type { PostingsView } from '../segment/postings-view.ts';
import type { Part } from './part.ts';

/** A term or pair of a phrase, and how many words into the phrase it stands. */
export interface PhrasePiece {
  readonly key: string;
  readonly shift: number;
  readonly view: PostingsView;
}

/**
 * The lists whose documents and positions decide a phrase in one chunk: pairs wherever the chunk has indexed them,
 * words where no pair covers them. Undefined when a list is missing, so that nothing can match.
 */
export class PhrasePlanner {
  private readonly part: Part;
  private readonly words: readonly string[];
  private readonly levels: readonly number[];
  private readonly lists = new Map<string, readonly (PostingsView | undefined)[] | undefined>();

  /** `words` are dictionary keys. */
  constructor(part: Part, words: readonly string[]) {
    this.part = part;
    this.words = words;
    this.levels = words.map((word) => part.pairLevels(word));
  }

  piecesIn(chunk: number): PhrasePiece[] | undefined {
    const pieces: PhrasePiece[] = [];
    const { words } = this;
    for (let i = 0; i < words.length; i++) {
      const withNext = this.isPair(chunk, i);
      if (!withNext && this.isPair(chunk, i - 1)) continue;
      const key = withNext ? pairKey(words[i] as string, words[i + 1] as string) : (words[i] as string);
      const view = this.list(key)?.[chunk];
      if (view === undefined) return undefined;
      pieces.push({ key, shift: i, view });
    }
    return pieces;
  }

  private isPair(chunk: number, at: number): boolean {
    if (at < 0 || at + 1 >= this.words.length) return false;
    const shift = chunk * 2;
    return isPairIndexed(
      ((this.levels[at] as number) >>> shift) & 3,
      ((this.levels[at + 1] as number) >>> shift) & 3,
    );
  }

  private list(key: string): readonly (PostingsView | undefined)[] | undefined {
    if (!this.lists.has(key)) this.lists.set(key, this.part.postings(key));
    return this.lists.get(key);
  }
}

function pairKey(first: string, second: string): string {
  return PAIR_PREFIX + first.slice(WORD_PREFIX.length) + KEY_SEPARATOR + second.slice(WORD_PREFIX.length);
}
