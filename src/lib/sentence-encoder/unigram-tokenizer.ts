import type { CharacterMap } from './character-map.ts';

export interface UnigramVocabulary {
  /** The pieces of the vocabulary, sorted by UTF-16 units. */
  readonly pieces: readonly string[];
  /** For each piece: its id in the model, and the logarithm of its probability. */
  readonly ids: ArrayLike<number>;
  readonly scores: ArrayLike<number>;
  /** The id for text that no piece spells. */
  readonly unknownId: number;
}

/** How much less likely a character without a piece is than the least likely piece. */
const UNKNOWN_PENALTY = 10;

/** Splits texts into the sequence of pieces that is most likely, like SentencePiece with a unigram model. */
export class UnigramTokenizer {
  readonly #map: CharacterMap;
  readonly #vocabulary: UnigramVocabulary;
  readonly #unknownScore: number;
  /** The range of the pieces that start with a UTF-16 unit. */
  readonly #byFirst = new Map<number, { readonly from: number; readonly to: number }>();

  constructor(map: CharacterMap, vocabulary: UnigramVocabulary) {
    this.#map = map;
    this.#vocabulary = vocabulary;
    const { pieces, scores } = vocabulary;
    let least = 0;
    for (let at = 0; at < scores.length; at++) least = Math.min(least, scores[at] as number);
    this.#unknownScore = least - UNKNOWN_PENALTY;
    for (let from = 0; from < pieces.length; ) {
      const first = unitAt(pieces, from, 0);
      const to = firstBeyond(pieces, from, pieces.length, 0, first);
      this.#byFirst.set(first, { from, to });
      from = to;
    }
  }

  /** The ids of the pieces; a run of unknown characters counts once. */
  tokenize(text: string): number[] {
    const spelled = this.#map.normalize(text);
    const { starts, ids } = this.#bestCuts(spelled);
    const found: number[] = [];
    for (let end = spelled.length; end > 0; end = starts[end] as number) {
      const id = ids[end] as number;
      if (id !== this.#vocabulary.unknownId || found.at(-1) !== id) found.push(id);
    }
    return found.reverse();
  }

  /** For each position, the start of the last piece of the best segmentation up to it, and the piece. */
  #bestCuts(text: string): { readonly starts: Int32Array; readonly ids: Int32Array } {
    const best = new Float64Array(text.length + 1).fill(Number.NEGATIVE_INFINITY);
    const starts = new Int32Array(text.length + 1);
    const ids = new Int32Array(text.length + 1);
    best[0] = 0;
    for (let at = 0; at < text.length; at++) {
      const before = best[at] as number;
      // In the middle of a character: nothing ends here, so nothing starts here.
      if (before === Number.NEGATIVE_INFINITY) continue;
      const reach = (length: number, id: number, score: number): void => {
        if (!(before + score > (best[at + length] as number))) return;
        best[at + length] = before + score;
        starts[at + length] = at;
        ids[at + length] = id;
      };
      const own = (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
      let hasOwn = false;
      this.#eachPieceAt(text, at, (length, piece) => {
        hasOwn ||= length === own;
        reach(length, this.#vocabulary.ids[piece] as number, this.#vocabulary.scores[piece] as number);
      });
      if (!hasOwn) reach(own, this.#vocabulary.unknownId, this.#unknownScore);
    }
    return { starts, ids };
  }

  /** From the shortest to the longest. The pieces that start like the text are a range of the sorted list, which narrows with each unit. */
  #eachPieceAt(text: string, at: number, found: (length: number, piece: number) => void): void {
    const { pieces } = this.#vocabulary;
    let run = this.#byFirst.get(text.charCodeAt(at));
    for (let length = 1; run !== undefined; length++) {
      if (pieces[run.from]?.length === length) found(length, run.from);
      if (at + length >= text.length) return;
      const unit = text.charCodeAt(at + length);
      const from = firstBeyond(pieces, run.from, run.to, length, unit - 1);
      const to = firstBeyond(pieces, from, run.to, length, unit);
      run = from < to ? { from, to } : undefined;
    }
  }
}

/** -1 if the piece ends before: such a piece sorts before all longer ones. */
function unitAt(pieces: readonly string[], piece: number, position: number): number {
  const text = pieces[piece] as string;
  return position < text.length ? text.charCodeAt(position) : -1;
}

/** The first of some pieces with a common prefix whose next unit is larger. */
function firstBeyond(
  pieces: readonly string[],
  from: number,
  to: number,
  position: number,
  unit: number,
): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (unitAt(pieces, middle, position) <= unit) low = middle + 1;
    else high = middle;
  }
  return low;
}
