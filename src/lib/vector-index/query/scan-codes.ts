import type { Deadline } from '../../deadline.ts';
import { codeBits, codeBytes } from '../coder/coder.ts';
import type { SearchPlan } from '../files/segment-facts.ts';
import { NearestCodes } from './nearest-codes.ts';
import { passingRows, type ScannedSegment, type SegmentQuery, spansOf } from './spans.ts';

/** A distance that no code has, for the slots after the last code of a chunk. */
const beyond = 0xffff;

/** The rows worth reading: nearest by the bits that differ from the query's code, then by the numbers behind the query's bits. */
export function scanCodes(
  segment: ScannedSegment,
  { vector, skipped }: SegmentQuery,
  plan: SearchPlan,
  deadline: Deadline,
): Uint32Array {
  const { area, projection, facts } = segment;
  const nearest = new NearestCodes(plan.first);
  segment.projectQuery(vector);
  const query = projection.projected.slice(0, codeBits);
  const code = new Uint8Array(codeBytes);
  projection.code(0, code);
  new Uint8Array(area.memory, area.at.query, codeBytes).set(code);
  const distances = new Uint16Array(area.memory, area.at.scores, 2 * 4096);
  const found = new Uint32Array(area.memory, area.at.found, 4096);
  let seen = 0;
  for (const { first, count } of spansOf(segment, plan, facts.rows - skipped.count, () => seen)) {
    deadline.check();
    area.ensure(first, count);
    area.kernels.hamming(area.codesAt + first * codeBytes, count, area.at.query, area.at.scores);
    const padded = Math.ceil(count / 8) * 8;
    distances.fill(beyond, count, padded);
    const hits = area.kernels.below(area.at.scores, padded, nearest.limit, area.at.found);
    for (let at = 0; at < hits; at++) {
      const position = found[at] as number;
      if (skipped.has(area.ids[first + position] as number)) continue;
      nearest.add(first + position, distances[position] as number);
    }
    seen += passingRows(segment, skipped, first, count);
  }
  return bestByNumbers(nearest.best(), query, new Uint8Array(area.memory), area.codesAt, plan.second).map(
    (position) => area.ids[position] as number,
  );
}

/** Weighs each bit of a code by the query's value there instead of by one, and returns the codes with the highest sums. */
function bestByNumbers(
  positions: Uint32Array,
  query: Int32Array,
  memory: Uint8Array,
  codesAt: number,
  wanted: number,
): Uint32Array {
  if (positions.length <= wanted) return positions;
  const tables = byteTables(query);
  const sums = new Float64Array(positions.length);
  for (let at = 0; at < positions.length; at++) {
    const code = codesAt + (positions[at] as number) * codeBytes;
    let sum = 0;
    for (let byte = 0; byte < codeBytes; byte++)
      sum += tables[byte * 256 + (memory[code + byte] as number)] as number;
    sums[at] = sum;
  }
  return highest(sums, wanted).map((at) => positions[at] as number);
}

/** The positions of the highest values, unordered; of equal ones the first. */
function highest(sums: Float64Array, wanted: number): Uint32Array {
  const least = sums.toSorted()[sums.length - wanted] as number;
  let equals = wanted - sums.reduce((count, sum) => (sum > least ? count + 1 : count), 0);
  const found = new Uint32Array(wanted);
  let next = 0;
  for (let at = 0; at < sums.length; at++) {
    const sum = sums[at] as number;
    if (sum < least || (sum === least && equals-- <= 0)) continue;
    found[next++] = at;
  }
  return found;
}

/** For every byte of a code and each of its values, the sum of the weights of its bits. */
function byteTables(query: Int32Array): Float64Array {
  const tables = new Float64Array(codeBytes * 256);
  for (let byte = 0; byte < codeBytes; byte++) {
    const at = byte * 256;
    let none = 0;
    for (let bit = 0; bit < 8; bit++) none -= query[byte * 8 + bit] as number;
    tables[at] = none;
    for (let bit = 0; bit < 8; bit++) {
      const worth = 2 * (query[byte * 8 + bit] as number);
      for (let low = 0; low < 1 << bit; low++)
        tables[at + (1 << bit) + low] = (tables[at + low] as number) + worth;
    }
  }
  return tables;
}
