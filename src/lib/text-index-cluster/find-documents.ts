import type { StoredDocument } from '../text-index/api.ts';
import { recordIn } from './hits.ts';
import type { QueryBudget, SearchHit } from './query-budget.ts';

const KEYS_PER_CALL = 1_000;

/** Returns the documents of the keys that are visible to searches. */
export async function findDocuments(
  budget: QueryBudget,
  index: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredDocument>> {
  // No document has an empty key or one that is too long, and OpenSearch would refuse to look for it.
  const distinct = [...new Set(keys)].filter((key) => key !== '' && Buffer.byteLength(key) <= 255);
  const found = new Map<string, StoredDocument>();
  for (let at = 0; at < distinct.length; at += KEYS_PER_CALL) {
    const { docs } = await budget.call<{ docs: readonly SearchHit[] }>(
      'POST',
      `/${index}/_mget?realtime=false&_source_includes=stored,first,last`,
      { ids: distinct.slice(at, at + KEYS_PER_CALL) },
      'in-path',
    );
    for (const { _id: key, _source } of docs)
      if (_source)
        found.set(key, {
          key,
          stored: recordIn(_source.stored),
          firstIndexedAt: _source.first,
          lastIndexedAt: _source.last,
        });
  }
  return found;
}
