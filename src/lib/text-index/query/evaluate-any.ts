import { BITMAP_WORDS, CHUNK_DOCUMENTS, DENSE, popcount } from '../segment/layout.ts';
import type { PostingsView } from '../segment/postings-view.ts';
import type { Sink } from './sinks.ts';

const nothing = new Uint32Array(BITMAP_WORDS);
const union = new Uint32Array(BITMAP_WORDS);
const scores = new Int32Array(CHUNK_DOCUMENTS);

/**
 * Documents that have at least one term. The union is counted with bitmaps; scores are summed only over the terms
 * without which no document can reach the floor (MaxScore), the others are looked up for the few that may.
 */
export function evaluateAny(
  views: readonly PostingsView[],
  allowed: Uint32Array | undefined,
  sink: Sink | undefined,
): number {
  const count = unite(views, allowed);
  if (sink !== undefined && count > 0) score(views, sink);
  return count;
}

/** Leaves the allowed documents that have a term in `union` and returns their number. */
function unite(views: readonly PostingsView[], allowed: Uint32Array | undefined): number {
  const bitmaps = views.filter((view) => view.isBitmap).map((view) => view.bits);
  const first = bitmaps.pop();
  if (first === undefined) union.fill(0);
  else union.set(first);
  for (const view of views) if (!view.isBitmap) view.addTo(union);
  // The last two join while counting, which for the usual three words saves two passes.
  const x = bitmaps.pop() ?? nothing;
  const y = bitmaps.pop() ?? nothing;
  for (const bits of bitmaps)
    for (let w = 0; w < BITMAP_WORDS; w++) union[w] = (union[w] as number) | (bits[w] as number);
  let count = 0;
  for (let w = 0; w < BITMAP_WORDS; w++) {
    let word = (union[w] as number) | (x[w] as number) | (y[w] as number);
    if (allowed !== undefined) word &= allowed[w] as number;
    union[w] = word;
    count += popcount(word);
  }
  return count;
}

function score(views: readonly PostingsView[], sink: Sink): void {
  const byReach = [...views].sort((a, b) => a.maxImpact * a.weight - b.maxImpact * b.weight);
  let optional = 0;
  let optionalReach = 0;
  for (; optional < byReach.length; optional++) {
    const view = byReach[optional] as PostingsView;
    const reach = optionalReach + view.maxImpact * view.weight;
    if (reach >= sink.floor) break;
    optionalReach = reach;
  }
  if (optional === byReach.length) return;
  scores.fill(0);
  for (let j = optional; j < byReach.length; j++) addScores(byReach[j] as PostingsView);
  const optionals = byReach.slice(0, optional);
  const essentials = byReach.slice(optional);
  if (essentials.every((view) => !view.isBitmap)) {
    for (const view of essentials) pushListed(view, optionals, optionalReach, sink);
  } else pushAll(optionals, optionalReach, sink);
}

function addScores(view: PostingsView): void {
  const { impacts, weight } = view;
  if (view.kind === DENSE) {
    for (let doc = 0; doc < CHUNK_DOCUMENTS; doc++) {
      scores[doc] = (scores[doc] as number) + Math.imul(impacts[doc] as number, weight);
    }
  } else if (view.isBitmap) {
    const { bits } = view;
    let posting = 0;
    for (let w = 0; w < BITMAP_WORDS; w++) {
      let word = bits[w] as number;
      while (word !== 0) {
        const low = word & -word;
        const doc = (w << 5) + 31 - Math.clz32(low);
        scores[doc] = (scores[doc] as number) + Math.imul(impacts[posting++] as number, weight);
        word ^= low;
      }
    }
  } else {
    const { documents } = view;
    for (let i = 0; i < view.count; i++) {
      const doc = documents[i] as number;
      scores[doc] = (scores[doc] as number) + Math.imul(impacts[i] as number, weight);
    }
  }
}

function pushListed(
  view: PostingsView,
  optionals: readonly PostingsView[],
  optionalReach: number,
  sink: Sink,
): void {
  const { documents } = view;
  for (let i = 0; i < view.count; i++) {
    const doc = documents[i] as number;
    const known = scores[doc] as number;
    // A document that stands in two lists was given by the first of them, which cleared its score.
    if (known !== 0 && known + optionalReach >= sink.floor) pushOne(doc, known, optionals, sink);
  }
}

function pushAll(optionals: readonly PostingsView[], optionalReach: number, sink: Sink): void {
  let least = Math.max(1, sink.floor - optionalReach);
  for (let doc = 0; doc < CHUNK_DOCUMENTS; doc++) {
    if ((scores[doc] as number) < least) continue;
    pushOne(doc, scores[doc] as number, optionals, sink);
    least = Math.max(1, sink.floor - optionalReach);
  }
}

function pushOne(doc: number, known: number, optionals: readonly PostingsView[], sink: Sink): void {
  scores[doc] = 0;
  if ((((union[doc >>> 5] as number) >>> (doc & 31)) & 1) === 0) return;
  let total = known;
  for (let j = 0; j < optionals.length; j++) {
    const view = optionals[j] as PostingsView;
    view.cursor = 0;
    const posting = view.postingOf(doc);
    if (posting >= 0) total += view.impactOf(doc, posting) * view.weight;
  }
  if (total >= sink.floor) sink.push(doc, total);
}
