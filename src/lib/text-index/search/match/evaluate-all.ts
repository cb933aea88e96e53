import { hasBit, popcount } from '../../format/bits.ts';
import { BITMAP_WORDS, DENSE, GROUP_SHIFT, GROUPS } from '../../format/layout.ts';
import type { PostingsView } from '../../format/postings-view.ts';
import type { Sink } from './sinks.ts';

const groupWords = 1 << (GROUP_SHIFT - 5);

/** Finds documents that have every term. The views carry their weights. Returns the exact number of allowed matches. */
export function evaluateAll(
  views: readonly PostingsView[],
  allowed: Uint32Array | undefined,
  sink: Sink | undefined,
): number {
  const byCount = [...views].sort((a, b) => a.count - b.count);
  for (const view of byCount) view.cursor = 0;
  const rarest = byCount[0] as PostingsView;
  return rarest.isBitmap ? allBitmaps(byCount, allowed, sink) : fromArray(byCount, allowed, sink);
}

function fromArray(
  views: readonly PostingsView[],
  allowed: Uint32Array | undefined,
  sink: Sink | undefined,
): number {
  const rarest = views[0] as PostingsView;
  const { documents, impacts, weight } = rarest;
  const postings = new Int32Array(views.length);
  let most = 0;
  for (let j = 1; j < views.length; j++)
    most += (views[j] as PostingsView).maxImpact * (views[j] as PostingsView).weight;
  let count = 0;
  next: for (let i = 0; i < rarest.count; i++) {
    const doc = documents[i] as number;
    if (allowed !== undefined && !hasBit(allowed, doc)) continue;
    for (let j = 1; j < views.length; j++) {
      const view = views[j] as PostingsView;
      if (view.isBitmap) {
        if (!hasBit(view.bits, doc)) continue next;
      } else {
        const posting = view.seek(doc);
        if (posting < 0) continue next;
        postings[j] = posting;
      }
    }
    count++;
    if (sink === undefined) continue;
    let score = (impacts[i] as number) * weight;
    if (score + most < sink.floor) continue;
    for (let j = 1; j < views.length; j++) {
      const view = views[j] as PostingsView;
      const at = view.kind === DENSE ? doc : view.isBitmap ? view.rankOf(doc) : (postings[j] as number);
      score += (view.impacts[at] as number) * view.weight;
    }
    if (score >= sink.floor) sink.push(doc, score);
  }
  return count;
}

function allBitmaps(
  views: readonly PostingsView[],
  allowed: Uint32Array | undefined,
  sink: Sink | undefined,
): number {
  const common = new Int32Array(groupWords);
  let count = 0;
  for (let group = 0; group < GROUPS; group++) {
    const found = intersectGroup(views, allowed, group, common);
    count += found;
    if (found === 0 || sink === undefined) continue;
    let most = 0;
    for (let j = 0; j < views.length; j++) {
      const view = views[j] as PostingsView;
      most += (view.maxima[group] as number) * view.weight;
    }
    if (most >= sink.floor) scoreGroup(views, group, common, sink);
  }
  return count;
}

function intersectGroup(
  views: readonly PostingsView[],
  allowed: Uint32Array | undefined,
  group: number,
  common: Int32Array,
): number {
  const from = group * groupWords;
  const first = (views[0] as PostingsView).bits;
  const second = (views[1] as PostingsView).bits;
  let count = 0;
  for (let w = 0; w < groupWords; w++) {
    let word = (first[from + w] as number) & (second[from + w] as number);
    for (let j = 2; j < views.length; j++) word &= (views[j] as PostingsView).bits[from + w] as number;
    if (allowed !== undefined) word &= allowed[from + w] as number;
    common[w] = word;
    if (word !== 0) count += popcount(word);
  }
  return count;
}

function scoreGroup(views: readonly PostingsView[], group: number, common: Int32Array, sink: Sink): void {
  const from = group * groupWords;
  for (let w = 0; w < groupWords; w++) {
    let word = common[w] as number;
    while (word !== 0) {
      const low = word & -word;
      const doc = ((from + w) << 5) + 31 - Math.clz32(low);
      let score = 0;
      for (let j = 0; j < views.length; j++) {
        const view = views[j] as PostingsView;
        score += (view.impacts[view.kind === DENSE ? doc : view.rankOf(doc)] as number) * view.weight;
      }
      if (score >= sink.floor) sink.push(doc, score);
      word ^= low;
    }
  }
}

/** Writes the common documents of several lists into a bitmap. */
export function intersectInto(views: readonly PostingsView[], bits: Uint32Array): void {
  const other = new Uint32Array(BITMAP_WORDS);
  views.forEach((view, j) => {
    if (j === 0) {
      view.addTo(bits);
      return;
    }
    other.fill(0);
    view.addTo(other);
    for (let w = 0; w < BITMAP_WORDS; w++) bits[w] = (bits[w] as number) & (other[w] as number);
  });
}
