import { BITMAP_WORDS, CHUNK_DOCUMENTS, DENSE, GROUP_SHIFT, GROUPS, popcount } from '../segment/layout.ts';
import type { PostingsView } from '../segment/postings-view.ts';
import type { Sink } from './sinks.ts';

const nothing = new Uint32Array(BITMAP_WORDS);
const union = new Uint32Array(BITMAP_WORDS);
/** All 0 between calls. */
const scores = new Int32Array(CHUNK_DOCUMENTS);
/** Below so many matches in a chunk, looking each up beats adding the lists up. */
const fewMatches = 4096;
const groupDocuments = 1 << GROUP_SHIFT;

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
  if (sink === undefined || count === 0) return count;
  if (allowed !== undefined && count < fewMatches) scoreMarked(views, sink);
  else score(views, sink);
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

/** Looks every marked document up in every list, the heaviest first, as long as it can still reach the floor. */
function scoreMarked(views: readonly PostingsView[], sink: Sink): void {
  const byReach = [...views].sort((a, b) => b.maxImpact * b.weight - a.maxImpact * a.weight);
  const reachFrom = new Int32Array(byReach.length + 1);
  for (let j = byReach.length - 1; j >= 0; j--) {
    const view = byReach[j] as PostingsView;
    view.cursor = 0;
    reachFrom[j] = (reachFrom[j + 1] as number) + Math.imul(view.maxImpact, view.weight);
  }
  for (let w = 0; w < BITMAP_WORDS; w++) {
    for (let word = union[w] as number; word !== 0; word &= word - 1) {
      const doc = (w << 5) + 31 - Math.clz32(word & -word);
      let total = 0;
      for (let j = 0; j < byReach.length && total + (reachFrom[j] as number) >= sink.floor; j++) {
        const view = byReach[j] as PostingsView;
        const posting = view.postingOf(doc);
        if (posting >= 0) total += view.impactOf(doc, posting) * view.weight;
      }
      if (total !== 0 && total >= sink.floor) sink.push(doc, total);
    }
  }
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
  const optionals = byReach.slice(0, optional);
  const essentials = byReach.slice(optional);
  if (essentials.some((view) => view.isBitmap)) scoreGroups(essentials, optionals, optionalReach, sink);
  else scoreListed(essentials, optionals, optionalReach, sink);
}

/** Only arrays are essential: their documents are all there is to look at. */
function scoreListed(
  essentials: readonly PostingsView[],
  optionals: readonly PostingsView[],
  optionalReach: number,
  sink: Sink,
): void {
  for (const { documents, impacts, weight, count } of essentials) {
    for (let i = 0; i < count; i++) {
      const doc = documents[i] as number;
      scores[doc] = (scores[doc] as number) + Math.imul(impacts[i] as number, weight);
    }
  }
  for (const { documents, count } of essentials) {
    for (let i = 0; i < count; i++) {
      const doc = documents[i] as number;
      const known = scores[doc] as number;
      // A document that stands in two lists is done with the first. What was added is taken back, for the next call.
      scores[doc] = 0;
      if (known !== 0 && known + optionalReach >= sink.floor) pushOne(doc, known, optionals, sink);
    }
  }
}

/** Goes through the groups of documents whose best impacts can reach the floor. */
function scoreGroups(
  essentials: readonly PostingsView[],
  optionals: readonly PostingsView[],
  optionalReach: number,
  sink: Sink,
): void {
  const places = new Int32Array(essentials.length);
  for (let group = 0; group < GROUPS; group++) {
    const from = group << GROUP_SHIFT;
    let reach = optionalReach;
    for (let j = 0; j < essentials.length; j++) {
      const view = essentials[j] as PostingsView;
      if (view.isBitmap) reach += Math.imul(view.maxima[group] as number, view.weight);
      else {
        let place = places[j] as number;
        while (place < view.count && (view.documents[place] as number) < from) place++;
        places[j] = place;
        if (place < view.count && (view.documents[place] as number) < from + groupDocuments)
          reach += Math.imul(view.maxImpact, view.weight);
      }
    }
    if (reach < sink.floor) continue;
    scores.fill(0, 0, groupDocuments);
    for (let j = 0; j < essentials.length; j++)
      addGroup(essentials[j] as PostingsView, group, places[j] as number);
    for (let i = 0; i < groupDocuments; i++) {
      const known = scores[i] as number;
      if (known !== 0 && known + optionalReach >= sink.floor) pushOne(from + i, known, optionals, sink);
    }
  }
  scores.fill(0, 0, groupDocuments);
}

/** Adds the scores of a group's documents to the first places of `scores`. */
function addGroup(view: PostingsView, group: number, place: number): void {
  const { impacts, weight, bits, documents } = view;
  const from = group << GROUP_SHIFT;
  if (view.kind === DENSE) {
    for (let i = 0; i < groupDocuments; i++)
      scores[i] = (scores[i] as number) + Math.imul(impacts[from + i] as number, weight);
  } else if (view.isBitmap) {
    let posting = view.ranks[group << (GROUP_SHIFT - 6)] as number;
    for (let w = 0; w < groupDocuments >> 5; w++) {
      for (let word = bits[(from >> 5) + w] as number; word !== 0; word &= word - 1) {
        const i = (w << 5) + 31 - Math.clz32(word & -word);
        scores[i] = (scores[i] as number) + Math.imul(impacts[posting++] as number, weight);
      }
    }
  } else {
    for (let at = place; at < view.count; at++) {
      const i = (documents[at] as number) - from;
      if (i >= groupDocuments) break;
      scores[i] = (scores[i] as number) + Math.imul(impacts[at] as number, weight);
    }
  }
}

function pushOne(doc: number, known: number, optionals: readonly PostingsView[], sink: Sink): void {
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
