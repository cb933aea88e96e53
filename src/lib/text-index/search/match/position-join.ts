import type { Deadline } from '../../../deadline.ts';
import { hasBit, popcount } from '../../format/bits.ts';
import type { ScoringRows } from '../../format/document-columns.ts';
import { BITMAP_WORDS } from '../../format/layout.ts';
import { PositionBuffer, type PositionList } from '../../format/position-list.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import { impactOf } from '../../indexing/impact.ts';
import type { LeafPlan } from './expression-plan.ts';
import type { IndexView } from './index-view.ts';
import { FoundDocuments } from './listed-view.ts';
import { isUnpackingCheaper, keepNear } from './near-positions.ts';

/** A word that a slot may match, with its lists by chunk. */
export interface SlotWord {
  readonly key: string;
  readonly lists: readonly (PostingsView | undefined)[];
}

interface WordInChunk {
  readonly key: string;
  readonly view: PostingsView;
  positions: PositionList | undefined;
}

const documentsPerCheck = 4096;
/** Position buffers by slot. Shared, because one leaf is searched at a time. */
const buffers: PositionBuffer[] = [];
const further = new PositionBuffer();
/** Stand-ins for positions before and after every real one. */
const NEVER = -(2 ** 30);
const NO_POSITION = 2 ** 31 - 1;

/** Finds phrases and nearby words in one chunk, where each slot may match one of several words. */
export class PositionJoin {
  private readonly view: IndexView;
  private readonly leaf: LeafPlan;
  private readonly boosts: readonly number[];
  private readonly rows: ScoringRows;
  private readonly slots: readonly (readonly WordInChunk[])[];
  /** By slot, the positions in the current document, ascending. */
  private readonly positions: readonly PositionBuffer[];
  /** By slot, the scan state: the next position and the last one seen. */
  private readonly at: Int32Array;
  private readonly last: Int32Array;
  /** Weight of the matches in the current document. */
  private weight = 0;
  private mask = 0;

  constructor(
    view: IndexView,
    chunk: number,
    leaf: LeafPlan,
    words: readonly (readonly SlotWord[])[],
    boosts: readonly number[],
  ) {
    this.view = view;
    this.leaf = leaf;
    this.boosts = boosts;
    this.rows = view.scoring(chunk);
    this.slots = words.map((ofSlot) =>
      ofSlot.flatMap(({ key, lists }) => {
        const postings = lists[chunk];
        if (postings === undefined) return [];
        postings.cursor = 0;
        return [{ key, view: postings, positions: undefined }];
      }),
    );
    while (buffers.length < words.length) buffers.push(new PositionBuffer());
    this.positions = buffers.slice(0, words.length);
    this.at = new Int32Array(leaf.slots.length);
    this.last = new Int32Array(leaf.slots.length);
  }

  /** The documents that match, among those given. */
  find(among: Uint32Array | undefined, deadline: Deadline): FoundDocuments {
    const found = new FoundDocuments();
    const candidates = this.candidates(among);
    if (candidates === undefined) return found;
    if (this.leaf.distance !== undefined) this.dropDistant(candidates, this.leaf.distance);
    let looked = 0;
    for (let w = 0; w < BITMAP_WORDS; w++) {
      for (let word = candidates[w] as number; word !== 0; word &= word - 1) {
        const doc = (w << 5) + 31 - Math.clz32(word & -word);
        if (looked++ % documentsPerCheck === 0) deadline.check();
        if (!this.matches(doc)) continue;
        const impact = impactOf(this.weight, this.rows.lengths.value(doc), this.rows.priors.value(doc));
        found.push(doc, impact, this.mask & this.leaf.scope);
      }
    }
    return found;
  }

  /** Documents that have at least one word for every slot. */
  private candidates(among: Uint32Array | undefined): Uint32Array | undefined {
    let common = among?.slice();
    for (const words of this.slots) {
      const [word] = words;
      if (word === undefined) return undefined;
      let { bits } = word.view;
      if (words.length > 1 || !word.view.isBitmap) {
        bits = new Uint32Array(BITMAP_WORDS);
        for (const { view } of words) view.addTo(bits);
      }
      if (common === undefined) common = bits.slice();
      else for (let w = 0; w < BITMAP_WORDS; w++) common[w] = (common[w] as number) & (bits[w] as number);
    }
    return common;
  }

  /** Removes documents in which two common words are too far apart for a match. */
  private dropDistant(candidates: Uint32Array, distance: number): void {
    const common = this.slots.flatMap((words) => {
      const [word, ...others] = words;
      return word !== undefined && others.length === 0 && word.view.ranks.length > 0 ? [word] : [];
    });
    const [word, other] = common.sort((a, b) => a.view.count - b.view.count);
    if (word === undefined || other === undefined) return;
    let count = 0;
    for (let w = 0; w < BITMAP_WORDS; w++) count += popcount(candidates[w] as number);
    if (!isUnpackingCheaper(count, word.view, other.view)) return;
    keepNear(
      candidates,
      { view: word.view, positions: this.positionsOf(word) },
      { view: other.view, positions: this.positionsOf(other) },
      distance + this.slots.length,
    );
  }

  private positionsOf(word: WordInChunk): PositionList {
    word.positions ??= this.view.positions(word.key, word.view);
    return word.positions;
  }

  private matches(doc: number): boolean {
    for (let slot = 0; slot < this.slots.length; slot++) this.readPositions(slot, doc);
    this.weight = 0;
    this.mask = 0;
    if (this.leaf.distance === undefined) this.findConsecutive(doc);
    else this.findNear(doc, this.leaf.distance);
    // The text counts wherever it occurs; its fields only decide whether it matches.
    return (this.mask & this.leaf.scope) !== 0;
  }

  private readPositions(slot: number, doc: number): void {
    const buffer = this.positions[slot] as PositionBuffer;
    buffer.count = 0;
    let lists = 0;
    for (const word of this.slots[slot] as readonly WordInChunk[]) {
      if (word.view.isBitmap && !hasBit(word.view.bits, doc)) continue;
      const posting = word.view.postingOf(doc);
      if (posting < 0) continue;
      const list = this.positionsOf(word);
      if (lists === 0) list.read(posting, 0, buffer);
      else {
        list.read(posting, 0, further);
        buffer.append(further);
      }
      lists++;
    }
    if (lists > 1) buffer.positions.subarray(0, buffer.count).sort();
  }

  /** A match is identified by the position of its first word. One position is left free between two values, so no match crosses them. */
  private findConsecutive(doc: number): void {
    const { positions, at } = this;
    const first = positions[0] as PositionBuffer;
    at.fill(0);
    next: for (let i = 0; i < first.count; i++) {
      const position = first.positions[i] as number;
      for (let j = 1; j < positions.length; j++) {
        const { positions: list, count } = positions[j] as PositionBuffer;
        let k = at[j] as number;
        while (k < count && (list[k] as number) < position + j) k++;
        at[j] = k;
        if (k === count) return;
        if (list[k] !== position + j) continue next;
      }
      this.add(this.fieldAt(doc, position));
    }
  }

  /** Visits all positions in order and tracks the last one of each slot; a match is counted where it is complete. */
  private findNear(doc: number, distance: number): void {
    const { positions, at, last } = this;
    const widest = distance + positions.length;
    at.fill(0);
    last.fill(NEVER);
    for (;;) {
      let slot = -1;
      let position = NO_POSITION;
      for (let j = 0; j < positions.length; j++) {
        const { positions: list, count } = positions[j] as PositionBuffer;
        const next = at[j] as number;
        if (next < count && (list[next] as number) < position) {
          position = list[next] as number;
          slot = j;
        }
      }
      if (slot < 0) return;
      at[slot] = (at[slot] as number) + 1;
      last[slot] = position;
      let from = position;
      for (let j = 0; j < positions.length; j++) {
        const behind = last[j] as number;
        // A slot without further positions that is already too far behind cannot complete another match.
        if (at[j] === (positions[j] as PositionBuffer).count && position - behind >= widest) return;
        if (behind < from) from = behind;
      }
      if (position - from >= widest) continue;
      const field = this.fieldAt(doc, position);
      if (this.fieldAt(doc, from) === field) this.add(field);
    }
  }

  private add(field: number): void {
    this.weight += this.boosts[field] as number;
    this.mask |= 1 << field;
  }

  private fieldAt(doc: number, position: number): number {
    const { fieldStarts } = this.rows;
    let field = this.boosts.length - 1;
    while (field > 0 && position < fieldStarts.value(doc, field)) field--;
    return field;
  }
}
