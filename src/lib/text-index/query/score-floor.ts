import type { PostingsView } from '../segment/postings-view.ts';
import type { Matcher } from './matcher.ts';

/**
 * A score that at least `wanted` matches reach, known before any of them is looked at: every block of a list has a
 * document with the block's largest impact, so the best blocks vouch for as many documents. 0 when nothing is known.
 */
export function scoreFloor(matchers: readonly Matcher[], wanted: number, deadDocuments: number): number {
  const lists = matchers.map((matcher) => matcher.sufficientLists());
  const words = Math.max(0, ...lists.map((list) => list.length));
  let floor = 0;
  for (let word = 0; word < words; word++) {
    const same = lists.flatMap((list) => list[word] ?? []);
    const views = same.flatMap((list) => list.views.filter((view) => view !== undefined));
    // The dead may be the best of their blocks.
    const least = leastImpact(views, wanted + deadDocuments);
    floor = Math.max(floor, least * (same[0]?.weight ?? 0));
  }
  return floor;
}

/** From so many documents for each wanted one, their blocks tell enough; below, every impact is looked at. */
const manyPerWanted = 256;

/** The largest impact that so many documents certainly reach. */
function leastImpact(views: readonly PostingsView[], wanted: number): number {
  const histogram = new Uint32Array(256);
  const documents = views.reduce((sum, view) => sum + view.count, 0);
  const isMany = documents > wanted * manyPerWanted;
  for (const view of views) {
    const impacts = view.isBitmap || (isMany && view.maxima.length > 0) ? view.maxima : view.impacts;
    for (let i = 0; i < impacts.length; i++) {
      const impact = impacts[i] as number;
      histogram[impact] = (histogram[impact] as number) + 1;
    }
  }
  let reaching = 0;
  for (let impact = 255; impact > 0; impact--) {
    reaching += histogram[impact] as number;
    if (reaching >= wanted) return impact;
  }
  return 0;
}
