import type { Deadline } from './deadline.ts';
import type { Matcher } from './matcher.ts';
import type { Part } from './part.ts';
import { CollectSink, type Scored } from './sinks.ts';

/** Ranks are below 2^21 (16 chunks of 65,536 documents), scores below 2^31: both fit one double. */
const rankSpan = 2 ** 21;

/** All matches of every part, sorted part by part; 12 bytes a match. */
export function collectSorted(
  parts: readonly Part[],
  matchers: readonly Matcher[],
  deadline: Deadline,
): { total: number; sources: Iterator<Scored>[] } {
  let total = 0;
  const sources = matchers.map((matcher, at) => {
    const part = parts[at] as Part;
    const sink = new CollectSink();
    for (let chunk = 0; chunk < part.chunks; chunk++) {
      deadline.check();
      total += matcher.evaluate(chunk, sink);
    }
    deadline.check();
    return sorted(part, sink);
  });
  return { total, sources };
}

function sorted(part: Part, sink: CollectSink): Iterator<Scored> {
  const order = part.order();
  const codes = new Float64Array(sink.count);
  for (let i = 0; i < sink.count; i++) {
    const score = sink.scores[i] as number;
    codes[i] = (2 ** 31 - score) * rankSpan + order.rank(sink.ordinals[i] as number);
  }
  codes.sort();
  return unpack(codes, order.ordinalAt);
}

function* unpack(codes: Float64Array, ordinalAt: (rank: number) => number): Generator<Scored> {
  for (const code of codes) {
    const rank = code % rankSpan;
    yield { ordinal: ordinalAt(rank), score: 2 ** 31 - (code - rank) / rankSpan };
  }
}
