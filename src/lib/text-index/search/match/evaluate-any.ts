import { hasBit, popcount } from '../../format/bits.ts';
import { BITMAP_WORDS, CHUNK_DOCUMENTS, DENSE, GROUP_SHIFT, GROUPS } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import type { Sink } from './sinks.ts';

const nothing = new Uint32Array(BITMAP_WORDS);
const everything = new Uint32Array(BITMAP_WORDS).fill(0xffff_ffff);
const union = new Uint32Array(BITMAP_WORDS);
const groupDocuments = 1 << GROUP_SHIFT;
const groupScores = new Int32Array(groupDocuments);
/** All 0 between calls. */
const scores = new Int32Array(CHUNK_DOCUMENTS);
const scored = new Uint16Array(CHUNK_DOCUMENTS);
/** Below this many matches in a chunk, looking up each match is faster than summing whole lists. */
const fewMatches = 4096;

/**
 * Finds documents that have at least one term. The union is counted with bitmaps. Scores are summed only over the terms without
 * which no document can reach the floor (MaxScore); the other terms are looked up for the few documents that may reach it.
 */
export function evaluateAny(
  views: readonly PostingsView[],
  allowed: Uint32Array | undefined,
  sink: Sink | undefined,
): number {
  const count = unite(views, allowed);
  if (sink !== undefined && count > 0) score(views, sink, count);
  return count;
}

/** Passes the marked documents that have at least one term to the sink. `matches` is the number of marked documents. */
export function scoreAmong(
  views: readonly PostingsView[],
  marked: Uint32Array,
  matches: number,
  sink: Sink,
): void {
  union.set(marked);
  score(views, sink, matches);
}

/** Leaves the allowed documents that have a term in `union` and returns their number. */
function unite(views: readonly PostingsView[], allowed: Uint32Array | undefined): number {
  const bitmaps = views.filter((view) => view.isBitmap);
  const first = bitmaps.pop();
  if (first === undefined) union.fill(0);
  else union.set(first.bits);
  if (bitmaps.length === 0 && allowed === undefined) {
    let count = first?.count ?? 0;
    for (const view of views) if (!view.isBitmap) count += addListed(view);
    return count;
  }
  for (const view of views) if (!view.isBitmap) view.addTo(union);
  // The last two bitmaps are joined while counting, which saves two passes in the usual case of three words.
  const x = bitmaps.pop()?.bits ?? nothing;
  const y = bitmaps.pop()?.bits ?? nothing;
  for (const view of bitmaps) view.addTo(union);
  return joinAndCount(x, y, allowed ?? everything);
}

/** Adds the documents of an array to `union` and returns how many are new there. */
function addListed({ documents, count }: PostingsView): number {
  let added = 0;
  for (let i = 0; i < count; i++) {
    const doc = documents[i] as number;
    const shift = doc & 31;
    const word = union[doc >>> 5] as number;
    union[doc >>> 5] = word | (1 << shift);
    // No branch here, because it would be unpredictable.
    added += ~(word >>> shift) & 1;
  }
  return added;
}

function joinAndCount(x: Uint32Array, y: Uint32Array, allowed: Uint32Array): number {
  let count = 0;
  for (let w = 0; w < BITMAP_WORDS; w++) {
    const word = ((union[w] as number) | (x[w] as number) | (y[w] as number)) & (allowed[w] as number);
    union[w] = word;
    count += popcount(word);
  }
  return count;
}

const maxScoreOf = (view: PostingsView): number => view.maxImpact * view.weight;

function score(views: readonly PostingsView[], sink: Sink, matches: number): void {
  const byMaxScore = [...views].sort((a, b) => maxScoreOf(a) - maxScoreOf(b));
  let optional = 0;
  let optionalMaxScore = 0;
  for (; optional < byMaxScore.length; optional++) {
    const maxScore = optionalMaxScore + maxScoreOf(byMaxScore[optional] as PostingsView);
    if (maxScore >= sink.floor) break;
    optionalMaxScore = maxScore;
  }
  if (optional === byMaxScore.length) return;
  const optionals = byMaxScore.slice(0, optional);
  const essentials = byMaxScore.slice(optional);
  if (essentials.every((view) => !view.isBitmap)) {
    const listed = essentials.reduce((sum, { count }) => sum + count, 0);
    if (matches < listed / 2) scoreFewListed(essentials, optionals, optionalMaxScore, sink);
    else scoreListed(essentials, optionals, optionalMaxScore, sink);
  } else if (matches < fewMatches) scoreMarked(byMaxScore.reverse(), sink);
  else scoreGroups(essentials, optionals, optionalMaxScore, sink);
}

/** For the case that all essential lists are arrays: only their documents need to be visited. */
function scoreListed(
  essentials: readonly PostingsView[],
  optionals: readonly PostingsView[],
  optionalMaxScore: number,
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
      // A document in two lists is done with the first. Resetting the sum also prepares the next call.
      scores[doc] = 0;
      if (known !== 0 && known + optionalMaxScore >= sink.floor) pushOne(doc, known, optionals, sink);
    }
  }
}

/** The same for the case that most of the documents in the lists are not marked. */
function scoreFewListed(
  essentials: readonly PostingsView[],
  optionals: readonly PostingsView[],
  optionalMaxScore: number,
  sink: Sink,
): void {
  let found = 0;
  for (const { documents, impacts, weight, count } of essentials) {
    for (let i = 0; i < count; i++) {
      const doc = documents[i] as number;
      if (!hasBit(union, doc)) continue;
      const known = scores[doc] as number;
      if (known === 0) scored[found++] = doc;
      scores[doc] = known + Math.imul(impacts[i] as number, weight);
    }
  }
  for (let i = 0; i < found; i++) {
    const doc = scored[i] as number;
    const known = scores[doc] as number;
    scores[doc] = 0;
    if (known + optionalMaxScore >= sink.floor) pushOne(doc, known, optionals, sink);
  }
}

/** Looks up every marked document in every list, the heaviest first, as long as it can still reach the floor. */
function scoreMarked(byMaxScore: readonly PostingsView[], sink: Sink): void {
  const maxScoreFrom = new Int32Array(byMaxScore.length + 1);
  for (let j = byMaxScore.length - 1; j >= 0; j--) {
    const view = byMaxScore[j] as PostingsView;
    view.cursor = 0;
    maxScoreFrom[j] = (maxScoreFrom[j + 1] as number) + maxScoreOf(view);
  }
  for (let w = 0; w < BITMAP_WORDS; w++) {
    for (let word = union[w] as number; word !== 0; word &= word - 1) {
      const doc = (w << 5) + 31 - Math.clz32(word & -word);
      let total = 0;
      for (let j = 0; j < byMaxScore.length && total + (maxScoreFrom[j] as number) >= sink.floor; j++) {
        const view = byMaxScore[j] as PostingsView;
        const posting = view.postingOf(doc);
        if (posting >= 0) total += view.impactOf(doc, posting) * view.weight;
      }
      if (total !== 0 && total >= sink.floor) sink.push(doc, total);
    }
  }
}

/** Visits the groups of documents whose best impacts can reach the floor. */
function scoreGroups(
  essentials: readonly PostingsView[],
  optionals: readonly PostingsView[],
  optionalMaxScore: number,
  sink: Sink,
): void {
  const places = new Int32Array(essentials.length);
  for (let group = 0; group < GROUPS; group++) {
    if (optionalMaxScore + maxScoreInGroup(essentials, group, places) < sink.floor) continue;
    groupScores.fill(0);
    for (let j = 0; j < essentials.length; j++)
      addGroup(essentials[j] as PostingsView, group, places[j] as number);
    for (let i = 0; i < groupDocuments; i++) {
      const known = groupScores[i] as number;
      if (known !== 0 && known + optionalMaxScore >= sink.floor)
        pushOne((group << GROUP_SHIFT) + i, known, optionals, sink);
    }
  }
}

/** The highest score that a document of the group can have. Advances the cursors of the arrays to the group's first document. */
function maxScoreInGroup(views: readonly PostingsView[], group: number, places: Int32Array): number {
  const from = group << GROUP_SHIFT;
  let maxScore = 0;
  for (let j = 0; j < views.length; j++) {
    const view = views[j] as PostingsView;
    if (view.isBitmap) {
      maxScore += (view.maxima[group] as number) * view.weight;
      continue;
    }
    let place = places[j] as number;
    while (place < view.count && (view.documents[place] as number) < from) place++;
    places[j] = place;
    if (place < view.count && (view.documents[place] as number) < from + groupDocuments)
      maxScore += maxScoreOf(view);
  }
  return maxScore;
}

function addGroup(view: PostingsView, group: number, place: number): void {
  const { impacts, weight, bits, documents } = view;
  const scores = groupScores;
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
  if (!hasBit(union, doc)) return;
  let total = known;
  for (let j = 0; j < optionals.length; j++) {
    const view = optionals[j] as PostingsView;
    view.cursor = 0;
    const posting = view.postingOf(doc);
    if (posting >= 0) total += view.impactOf(doc, posting) * view.weight;
  }
  if (total >= sink.floor) sink.push(doc, total);
}
