import { KEY_SEPARATOR, PAIR_PREFIX, TRIPLE_PREFIX, WORD_PREFIX } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import { isPairIndexed } from '../../indexing/common-words.ts';
import type { IndexView } from './index-view.ts';

/** A word, pair or triple of a phrase, and its offset within the phrase in words. */
export interface PhrasePiece {
  readonly key: string;
  readonly shift: number;
  readonly view: PostingsView;
}

/**
 * Chooses the lists whose documents and positions decide a phrase in one chunk: triples and pairs where the chunk has indexed
 * them, single words elsewhere. Undefined when a list is missing, so that nothing can match.
 */
export class PhrasePlanner {
  private readonly view: IndexView;
  private readonly words: readonly string[];
  private readonly levels: readonly number[];
  private readonly lists = new Map<string, readonly (PostingsView | undefined)[] | undefined>();

  /** `words` are dictionary keys. */
  constructor(view: IndexView, words: readonly string[]) {
    this.view = view;
    this.words = words;
    this.levels = words.map((word) => view.pairLevels(word));
  }

  piecesIn(chunk: number): PhrasePiece[] | undefined {
    const pieces: PhrasePiece[] = [];
    const { words } = this;
    let covered = 0;
    for (let i = 0; i < words.length; i++) {
      const triple = this.tripleAt(chunk, i);
      if (triple !== undefined) {
        pieces.push(triple);
        covered = i + 3;
        continue;
      }
      const withNext = this.isPair(chunk, i);
      if (withNext ? covered >= i + 2 : covered > i) continue;
      const key = withNext ? pairKey(words[i] as string, words[i + 1] as string) : (words[i] as string);
      const view = this.list(key)?.[chunk];
      if (view === undefined) return undefined;
      pieces.push({ key, shift: i, view });
      covered = withNext ? i + 2 : i + 1;
    }
    return pieces;
  }

  /** Only frequent triples are indexed, so a missing one proves nothing. */
  private tripleAt(chunk: number, at: number): PhrasePiece | undefined {
    if (!this.isPair(chunk, at) || !this.isPair(chunk, at + 1)) return undefined;
    const [first, second, third] = this.words.slice(at, at + 3).map((word) => word.slice(WORD_PREFIX.length));
    const key = TRIPLE_PREFIX + [first, second, third].join(KEY_SEPARATOR);
    const view = this.list(key)?.[chunk];
    return view === undefined ? undefined : { key, shift: at, view };
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
    if (!this.lists.has(key)) this.lists.set(key, this.view.postings(key));
    return this.lists.get(key);
  }
}

function pairKey(first: string, second: string): string {
  return PAIR_PREFIX + first.slice(WORD_PREFIX.length) + KEY_SEPARATOR + second.slice(WORD_PREFIX.length);
}
