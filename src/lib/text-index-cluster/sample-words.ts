import { setImmediate as others } from 'node:timers/promises';
import { tokenize } from '../text-analysis/index.ts';
import type { IndexDocument } from '../text-index/api.ts';
import { recordIn } from './hits.ts';
import type { QueryBudget } from './query-budget.ts';

/** How many documents are read for their words at a time, best first; a common word is in some of them. */
const DOCUMENTS_SAMPLED = 64;
/** Reading a document's words takes a fraction of a millisecond, in which no other request is served. */
const DOCUMENTS_PER_CALL = 4;

export type ReadDocument = (key: string, stored: Uint8Array) => IndexDocument;

/** The words of each of the best documents that meet the conditions of a `bool` query. */
export async function sampleWords(
  conditions: object,
  readDocument: ReadDocument,
  budget: QueryBudget,
): Promise<readonly ReadonlySet<string>[]> {
  const { hits } = await budget.search({
    size: DOCUMENTS_SAMPLED,
    track_total_hits: false,
    _source: ['stored'],
    query: { bool: conditions },
    sort: [{ prior: 'desc' }, { key: 'asc' }],
  });
  const sampled: ReadonlySet<string>[] = [];
  for (const [at, { _id: key, _source }] of hits.hits.entries()) {
    if (at % DOCUMENTS_PER_CALL === 0) await others();
    if (_source !== undefined) sampled.push(wordsOf(readDocument(key, recordIn(_source.stored))));
  }
  return sampled;
}

const wordsOf = ({ text }: IndexDocument): ReadonlySet<string> =>
  new Set(
    Object.values(text).flatMap((value) =>
      (typeof value === 'string' ? [value] : value).flatMap((one) => tokenize(one).map(({ term }) => term)),
    ),
  );
