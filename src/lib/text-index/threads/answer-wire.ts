import type { FormsOfWord, Hit, SearchAnswer, SearchPosition } from '../api.ts';

/**
 * The answer to a search as it is sent between threads: in columns. Cloning a hundred hits, each an object with a name for
 * every value and its own view of a buffer, took a third of the processor time of the whole search.
 */
export interface PackedAnswer {
  readonly total: number;
  readonly generation: number;
  readonly forms: readonly FormsOfWord[] | undefined;
  readonly end: SearchPosition | undefined;
  readonly keys: readonly string[];
  readonly scores: Float64Array;
  /** Hits that match in the same fields share one array, and cloning preserves that. */
  readonly matchedFields: readonly (readonly string[])[];
  /** Buffers with the records, created for this answer, so that they can be transferred without a copy. */
  readonly buffers: readonly ArrayBuffer[];
  /** Buffer, offset and length of every record; empty when records were not requested. */
  readonly places: Uint32Array;
}

const placeNumbers = 3;

export function packAnswer({ total, generation, forms, end, hits }: SearchAnswer): PackedAnswer {
  const buffers: ArrayBuffer[] = [];
  const places = new Uint32Array(hits[0]?.stored === undefined ? 0 : hits.length * placeNumbers);
  hits.forEach(({ stored }, at) => {
    if (stored === undefined) return;
    const buffer = stored.buffer as ArrayBuffer;
    // Records are stored next to each other, so the buffer is usually that of the previous hit.
    if (buffers.at(-1) !== buffer && !buffers.includes(buffer)) buffers.push(buffer);
    const place = at * placeNumbers;
    places[place] = buffers.lastIndexOf(buffer);
    places[place + 1] = stored.byteOffset;
    places[place + 2] = stored.length;
  });
  return {
    total,
    generation,
    forms,
    end,
    keys: hits.map(({ key }) => key),
    scores: Float64Array.from(hits, ({ score }) => score),
    matchedFields: hits.map(({ matchedFields }) => matchedFields),
    buffers,
    places,
  };
}

export function unpackAnswer({
  total,
  generation,
  forms,
  end,
  keys,
  scores,
  matchedFields,
  buffers,
  places,
}: PackedAnswer): SearchAnswer {
  const hits = keys.map((key, at): Hit => {
    const place = at * placeNumbers;
    const buffer = buffers[places[place] ?? -1];
    return {
      key,
      score: scores[at] as number,
      matchedFields: matchedFields[at] as readonly string[],
      stored: buffer && new Uint8Array(buffer, places[place + 1], places[place + 2]),
    };
  });
  return { total, hits, generation, ...(forms && { forms }), ...(end && { end }) };
}
