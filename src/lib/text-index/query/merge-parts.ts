import type { Part } from '../matching/part.ts';
import type { Scored } from '../matching/sinks.ts';

/** A match and the part it was found in. */
export type Placed<Match extends Scored = Scored> = Match & { readonly part: number };

/**
 * Merges the sorted matches of several parts: score descending, then key ascending. Keys are read only when scores of
 * two parts tie, since within a part the order is settled.
 */
export function* mergeParts<Match extends Scored>(
  parts: readonly Part[],
  sources: readonly Iterator<Match>[],
): Generator<Placed<Match>> {
  const heads = sources.map((source) => ({
    source,
    match: take(source),
    key: undefined as string | undefined,
  }));
  const keyOf = (at: number): string => {
    const head = heads[at] as (typeof heads)[number];
    head.key ??= (parts[at] as Part).key((head.match as Scored).ordinal);
    return head.key;
  };
  for (;;) {
    let best = -1;
    let bestScore = 0;
    for (let at = 0; at < heads.length; at++) {
      const match = heads[at]?.match;
      if (match === undefined) continue;
      if (best < 0 || match.score > bestScore || (match.score === bestScore && keyOf(at) < keyOf(best))) {
        best = at;
        bestScore = match.score;
      }
    }
    const head = heads[best];
    if (head?.match === undefined) return;
    yield { ...head.match, part: best };
    head.match = take(head.source);
    head.key = undefined;
  }
}

function take<Match>(source: Iterator<Match>): Match | undefined {
  const next = source.next();
  return next.done === true ? undefined : next.value;
}
