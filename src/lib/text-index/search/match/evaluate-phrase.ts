import { hasBit } from '../../format/bits.ts';
import type { ScoringRows } from '../../format/document-columns.ts';
import { BITMAP_WORDS, CHUNK_DOCUMENTS } from '../../format/layout.ts';
import { PositionBuffer, type PositionList } from '../../format/position-list.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import { impactOf } from '../../indexing/impact.ts';
import { evaluateSingle } from './evaluate-single.ts';
import type { Allowed, IndexView } from './index-view.ts';
import type { PhrasePiece } from './phrase-plan.ts';
import type { Sink } from './sinks.ts';

/** Positions in the current document. Shared, because one phrase is matched at a time. */
const starts = new PositionBuffer();
const other = new PositionBuffer();

function isOutside(allowed: Uint32Array | undefined, doc: number): boolean {
  return allowed !== undefined && !hasBit(allowed, doc);
}

/** Finds the phrase in one chunk by intersecting the documents of its pieces and then their positions. */
export class PhraseMatcher {
  private readonly view: IndexView;
  private readonly chunk: number;
  private readonly boosts: readonly number[];
  private readonly pieces: readonly PhrasePiece[];
  readonly views: readonly PostingsView[];
  private readonly positions: (PositionList | undefined)[];
  private readonly postings: Int32Array;
  private scoring: ScoringRows | undefined;

  constructor(view: IndexView, chunk: number, pieces: readonly PhrasePiece[], boosts: readonly number[]) {
    this.view = view;
    this.chunk = chunk;
    this.boosts = boosts;
    this.pieces = [...pieces].sort((a, b) => a.view.count - b.view.count);
    this.views = this.pieces.map((piece) => piece.view);
    this.positions = this.pieces.map(() => undefined);
    this.postings = new Int32Array(this.pieces.length);
  }

  evaluate(among: Allowed | undefined, sink: Sink | undefined, weight: number): number {
    if (this.pieces.length === 1) return evaluateSingle(this.views[0] as PostingsView, among, sink, weight);
    // Another phrase of the same query may have used the same views.
    for (const view of this.views) view.cursor = 0;
    const allowed = among?.bits;
    const rarest = this.views[0] as PostingsView;
    let count = 0;
    if (!rarest.isBitmap) {
      const second = this.views[1] as PostingsView;
      if (this.views.length === 2 && areAlike(rarest, second))
        return this.walkBoth(rarest, second, allowed, sink, weight);
      for (let i = 0; i < rarest.count; i++) {
        const doc = rarest.documents[i] as number;
        if (isOutside(allowed, doc)) continue;
        if (this.matches(doc)) count += this.accept(doc, sink, weight);
      }
      return count;
    }
    for (let w = 0; w < BITMAP_WORDS; w++) {
      let word = allowed === undefined ? -1 : (allowed[w] as number);
      for (let j = 0; word !== 0 && j < this.views.length; j++)
        word &= (this.views[j] as PostingsView).bits[w] as number;
      while (word !== 0) {
        const low = word & -word;
        const doc = (w << 5) + 31 - Math.clz32(low);
        if (this.matches(doc)) count += this.accept(doc, sink, weight);
        word ^= low;
      }
    }
    return count;
  }

  /** For two arrays of similar length: one pass finds the common documents with their postings, so no search is needed. */
  private walkBoth(
    shorter: PostingsView,
    longer: PostingsView,
    allowed: Uint32Array | undefined,
    sink: Sink | undefined,
    weight: number,
  ): number {
    const { postings } = this;
    const found = findCommon(shorter, longer);
    let count = 0;
    for (let k = 0; k < found; k++) {
      const doc = shorter.documents[commonShorter[k] as number] as number;
      if (isOutside(allowed, doc)) continue;
      postings[0] = commonShorter[k] as number;
      postings[1] = commonLonger[k] as number;
      if (this.arePositionsConsecutive()) count += this.accept(doc, sink, weight);
    }
    return count;
  }

  private accept(doc: number, sink: Sink | undefined, weight: number): number {
    if (sink === undefined) return 1;
    // The phrase occurs at most as often as each of its pieces, so its impact is at most theirs.
    let most = 255;
    for (let j = 0; j < this.views.length; j++) {
      const impact = (this.views[j] as PostingsView).impactOf(doc, this.postings[j] as number);
      if (impact < most) most = impact;
    }
    if (most * weight < sink.floor) return 1;
    const score = this.impact(doc) * weight;
    if (score >= sink.floor) sink.push(doc, score);
    return 1;
  }

  /** Leaves the positions at which the phrase starts in `starts`. */
  private matches(doc: number): boolean {
    for (let j = 0; j < this.views.length; j++) {
      const posting = (this.views[j] as PostingsView).postingOf(doc);
      if (posting < 0) return false;
      this.postings[j] = posting;
    }
    return this.arePositionsConsecutive();
  }

  /** Whether the current postings have positions in a row. */
  private arePositionsConsecutive(): boolean {
    for (let j = 0; j < this.pieces.length; j++) {
      const piece = this.pieces[j] as PhrasePiece;
      const list = this.positions[j] ?? this.loadPositions(j);
      if (j === 0) {
        list.read(this.postings[0] as number, piece.shift, starts);
      } else {
        list.read(this.postings[j] as number, piece.shift, other);
        if (!this.keepCommon()) return false;
      }
    }
    return true;
  }

  private loadPositions(j: number): PositionList {
    const piece = this.pieces[j] as PhrasePiece;
    const list = this.view.positions(piece.key, piece.view);
    this.positions[j] = list;
    return list;
  }

  private keepCommon(): boolean {
    const { positions } = starts;
    const others = other.positions;
    const otherCount = other.count;
    let matching = 0;
    let at = 0;
    for (let i = 0; i < starts.count; i++) {
      const position = positions[i] as number;
      while (at < otherCount && (others[at] as number) < position) at++;
      if (at === otherCount) break;
      if (others[at] === position) positions[matching++] = position;
    }
    starts.count = matching;
    return matching > 0;
  }

  /** The same measure as the impact of a pair, computed from the positions just found. */
  private impact(doc: number): number {
    let weight = 0;
    for (let i = 0; i < starts.count; i++) weight += this.boosts[this.fieldAt(doc, i)] as number;
    const { lengths, priors } = this.rows();
    return impactOf(weight, lengths.value(doc), priors.value(doc));
  }

  private fieldAt(doc: number, i: number): number {
    const position = starts.positions[i] as number;
    const { fieldStarts } = this.rows();
    let field = this.boosts.length - 1;
    while (field > 0 && position < fieldStarts.value(doc, field)) field--;
    return field;
  }

  private rows(): ScoringRows {
    this.scoring ??= this.view.scoring(this.chunk);
    return this.scoring;
  }

  /** The fields that contain the phrase, for a document that is known to match. */
  mask(doc: number): number {
    for (const view of this.views) view.cursor = 0;
    if (this.pieces.length === 1) {
      const view = this.views[0] as PostingsView;
      return view.maskOf(view.postingOf(doc), 1 << (this.boosts.length - 1));
    }
    if (!this.matches(doc)) return 0;
    let mask = 0;
    for (let i = 0; i < starts.count; i++) mask |= 1 << this.fieldAt(doc, i);
    return mask;
  }
}

/** Lists whose lengths differ by less than this factor are scanned side by side; otherwise the longer one is searched. */
const alikeFactor = 16;
/** Indexes of the common documents in the two arrays compared last. Sized for the tail, whose arrays are longer than a segment's. */
const commonShorter = new Uint16Array(CHUNK_DOCUMENTS);
const commonLonger = new Uint16Array(CHUNK_DOCUMENTS);

function areAlike(shorter: PostingsView, longer: PostingsView): boolean {
  return !longer.isBitmap && longer.count <= shorter.count * alikeFactor;
}

/** Leaves the indexes of the common documents of two arrays in `commonShorter` and `commonLonger`; returns how many there are. */
function findCommon(shorter: PostingsView, longer: PostingsView): number {
  const a = shorter.documents;
  const b = longer.documents;
  let [i, j, count] = [0, 0, 0];
  while (i < shorter.count && j < longer.count) {
    const left = a[i] as number;
    const right = b[j] as number;
    // No branches here, because they would be unpredictable.
    commonShorter[count] = i;
    commonLonger[count] = j;
    count += Number(left === right);
    i += Number(left <= right);
    j += Number(right <= left);
  }
  return count;
}
