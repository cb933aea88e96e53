import { bitAt, hasBit, popcount } from '../../format/bits.ts';
import { ARRAY_BLOCK_SHIFT, BITMAP_WORDS, DENSE, GROUP_SHIFT, GROUPS } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import type { Allowed } from './index-view.ts';
import type { Sink } from './sinks.ts';

const groupWords = 1 << (GROUP_SHIFT - 5);

/** Passes the matches of one term to the sink and returns how many of them are allowed (all, without `allowed`). */
export function evaluateSingle(
  view: PostingsView,
  allowed: Allowed | undefined,
  sink: Sink | undefined,
  weight: number,
): number {
  const missing = allowed?.missing;
  if (allowed === undefined || missing !== undefined) {
    if (sink !== undefined) {
      if (view.isBitmap) scanBitmap(view, allowed?.bits, sink, weight);
      else scanArray(view, allowed?.bits, sink, weight);
    }
    return missing === undefined ? view.count : view.count - countListed(view, missing);
  }
  if (!view.isBitmap) return scanArrayAllowed(view, allowed.bits, sink, weight);
  if (sink === undefined) return countCommon(view.bits, allowed.bits);
  return scanBitmapAllowed(view, allowed.bits, sink, weight);
}

/** How many of the given documents, which must be ascending, have the term. */
function countListed(view: PostingsView, documents: Uint16Array): number {
  let count = 0;
  if (view.isBitmap) {
    const { bits } = view;
    for (let i = 0; i < documents.length; i++) {
      const doc = documents[i] as number;
      count += bitAt(bits, doc);
    }
    return count;
  }
  view.cursor = 0;
  for (let i = 0; i < documents.length; i++) if (view.seek(documents[i] as number) >= 0) count++;
  return count;
}

export function countCommon(a: Uint32Array, b: Uint32Array): number {
  let count = 0;
  for (let w = 0; w < BITMAP_WORDS; w++) {
    const word = (a[w] as number) & (b[w] as number);
    if (word !== 0) count += popcount(word);
  }
  return count;
}

function isIn(live: Uint32Array | undefined, doc: number): boolean {
  return live === undefined || hasBit(live, doc);
}

/** The smallest impact that still reaches the floor. */
function leastImpact(sink: Sink, weight: number): number {
  return sink.floor <= 0 ? 0 : Math.ceil(sink.floor / weight);
}

function scanArray(view: PostingsView, live: Uint32Array | undefined, sink: Sink, weight: number): void {
  const { documents, impacts, maxima } = view;
  const count = view.count;
  let least = leastImpact(sink, weight);
  if (view.maxImpact < least) return;
  for (let block = 0, from = 0; from < count; block++, from += 1 << ARRAY_BLOCK_SHIFT) {
    if (maxima.length !== 0 && (maxima[block] as number) < least) continue;
    const to = Math.min(count, from + (1 << ARRAY_BLOCK_SHIFT));
    for (let i = from; i < to; i++) {
      const impact = impacts[i] as number;
      if (impact < least) continue;
      const doc = documents[i] as number;
      if (!isIn(live, doc)) continue;
      sink.push(doc, impact * weight);
      least = leastImpact(sink, weight);
    }
  }
}

function scanArrayAllowed(
  view: PostingsView,
  allowed: Uint32Array,
  sink: Sink | undefined,
  weight: number,
): number {
  const { documents, impacts } = view;
  let count = 0;
  let least = sink === undefined ? 256 : leastImpact(sink, weight);
  for (let i = 0; i < view.count; i++) {
    const doc = documents[i] as number;
    if (!hasBit(allowed, doc)) continue;
    count++;
    const impact = impacts[i] as number;
    if (impact < least || sink === undefined) continue;
    sink.push(doc, impact * weight);
    least = leastImpact(sink, weight);
  }
  return count;
}

function scanBitmap(view: PostingsView, live: Uint32Array | undefined, sink: Sink, weight: number): void {
  const { maxima, impacts, bits, ranks } = view;
  let least = Math.max(1, leastImpact(sink, weight));
  if (view.maxImpact < least) return;
  for (let group = 0; group < GROUPS; group++) {
    if ((maxima[group] as number) < least) continue;
    if (view.kind === DENSE) {
      const to = (group + 1) << GROUP_SHIFT;
      for (let doc = group << GROUP_SHIFT; doc < to; doc++) {
        const impact = impacts[doc] as number;
        if (impact < least || !isIn(live, doc)) continue;
        sink.push(doc, impact * weight);
        least = Math.max(1, leastImpact(sink, weight));
      }
      continue;
    }
    let posting = ranks[group << (GROUP_SHIFT - 6)] as number;
    for (let w = group * groupWords; w < (group + 1) * groupWords; w++) {
      let word = bits[w] as number;
      while (word !== 0) {
        const low = word & -word;
        const impact = impacts[posting++] as number;
        const doc = (w << 5) + 31 - Math.clz32(low);
        if (impact >= least && isIn(live, doc)) {
          sink.push(doc, impact * weight);
          least = Math.max(1, leastImpact(sink, weight));
        }
        word ^= low;
      }
    }
  }
}

function scanBitmapAllowed(view: PostingsView, allowed: Uint32Array, sink: Sink, weight: number): number {
  const { maxima, impacts, bits, ranks } = view;
  const isDense = view.kind === DENSE;
  let count = 0;
  let least = leastImpact(sink, weight);
  for (let group = 0; group < GROUPS; group++) {
    const isHopeless = (maxima[group] as number) < least;
    let posting = ranks[group << (GROUP_SHIFT - 6)] as number;
    for (let w = group * groupWords; w < (group + 1) * groupWords; w++) {
      const word = bits[w] as number;
      let both = word & (allowed[w] as number);
      if (both !== 0) {
        count += popcount(both);
        while (!isHopeless && both !== 0) {
          const low = both & -both;
          const doc = (w << 5) + 31 - Math.clz32(low);
          const impact = impacts[isDense ? doc : posting + popcount(word & (low - 1))] as number;
          if (impact >= least) {
            sink.push(doc, impact * weight);
            least = leastImpact(sink, weight);
          }
          both ^= low;
        }
      }
      if (!isHopeless) posting += popcount(word);
    }
  }
  return count;
}
