import type { Matcher, SufficientList } from './match/matcher.ts';

/**
 * A score that at least `wanted` matches reach, computed before any of them is visited: every block of a list has a document
 * with the block's largest impact, so the best blocks stand for as many documents. 0 when nothing is known.
 */
export function scoreFloor(matchers: readonly Matcher[], wanted: number): number {
  const lists = matchers.map((matcher) => matcher.sufficientLists());
  const words = Math.max(0, ...lists.map((list) => list.length));
  let floor = 0;
  for (let word = 0; word < words; word++) {
    const same = lists.flatMap((list) => list[word] ?? []);
    const least = leastImpact(
      same.flatMap((list) => list.views),
      wanted,
    );
    floor = Math.max(floor, least * (same[0]?.weight ?? 0));
  }
  return floor;
}

/** With more documents than this per wanted one, the block maxima are enough; with fewer, every impact is read. */
const manyPerWanted = 256;

/** The largest impact that at least this many live documents are known to reach. */
function leastImpact(views: SufficientList['views'], wanted: number): number {
  const histogram = new Int32Array(256);
  const documents = views.reduce((sum, { view }) => sum + view.count, 0);
  const isMany = documents > wanted * manyPerWanted;
  for (const { view, dead } of views) {
    const impacts = view.isBitmap || (isMany && view.maxima.length > 0) ? view.maxima : view.impacts;
    for (let i = 0; i < impacts.length; i++) {
      const impact = impacts[i] as number;
      histogram[impact] = (histogram[impact] as number) + 1;
    }
    // Each dead document may be the best of its block.
    view.cursor = 0;
    for (let i = 0; i < dead.length; i++) {
      const posting = view.postingOf(dead[i] as number);
      if (posting < 0) continue;
      const impact = view.impactOf(dead[i] as number, posting);
      histogram[impact] = (histogram[impact] as number) - 1;
    }
  }
  let reaching = 0;
  for (let impact = 255; impact > 0; impact--) {
    reaching += histogram[impact] as number;
    if (reaching >= wanted) return impact;
  }
  return 0;
}
