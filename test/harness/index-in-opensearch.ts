import type {
  BulkWriter,
  IndexDocument,
  TextIndex,
  TextIndexSchema,
} from '../../src/lib/text-index/index.ts';
import { openOpenSearchIndex, type WriteLock } from '../../src/lib/text-index-cluster/index.ts';
import { createLocalWriteLock } from './local-write-lock.ts';

interface TestIndex {
  readonly writeLock: WriteLock;
  /** The documents as last written, because the stored records of tests do not contain them. */
  readonly documents: Map<string, IndexDocument>;
}

/** Indexes by the folder they would have if they were embedded, so that reopening a folder finds the same index. */
const indexes = new Map<string, TestIndex>();

/** Opens a test's index in OpenSearch. */
export async function openInOpenSearch(
  url: string,
  directory: string,
  schema: TextIndexSchema,
): Promise<TextIndex> {
  const testIndex = indexes.get(directory) ?? { writeLock: createLocalWriteLock(), documents: new Map() };
  indexes.set(directory, testIndex);
  const { documents } = testIndex;
  const index = await openOpenSearchIndex({
    nodes: [url],
    prefix: 'contract',
    shape: { shards: 2, replicas: 0 },
    schema,
    writeLock: testIndex.writeLock,
    readDocument: (key, stored) => ({ key, text: {}, filters: {}, ...documents.get(key), stored }),
  });
  const note = (written: readonly IndexDocument[]): void => {
    for (const document of written) documents.set(document.key, document);
  };
  const { upsert, bulk } = { upsert: index.upsert.bind(index), bulk: index.bulk.bind(index) };
  return Object.assign(index, {
    async upsert(written: readonly IndexDocument[]): Promise<void> {
      await upsert(written);
      note(written);
    },
    async bulk(): Promise<BulkWriter> {
      const writer = await bulk();
      const added: IndexDocument[] = [];
      return {
        ...writer,
        async add(document) {
          await writer.add(document);
          added.push(document);
        },
        async commit(checkpoint) {
          await writer.commit(checkpoint);
          note(added.splice(0));
        },
      };
    },
  });
}
