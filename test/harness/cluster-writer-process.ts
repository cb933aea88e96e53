/** Writes to an index in OpenSearch without end, and reports each step before and after it, until it is killed. */
import { writeSync } from 'node:fs';
import { Random } from '../../bench/search/corpus/random.ts';
import { openOpenSearchIndex } from '../../src/lib/text-index-cluster/index.ts';
import { openPostgresWriteLock } from '../../src/platform/coordination/index.ts';
import { readWritten, writtenDocument, writtenSchema } from './written-documents.ts';

const [database = '', engine = '', first = '0'] = process.argv.slice(2);
const random = new Random(Number(first) + 1);
const index = await openOpenSearchIndex({
  nodes: [engine],
  prefix: 'killed',
  shape: { shards: 2, replicas: 0 },
  schema: writtenSchema,
  writeLock: await openPostgresWriteLock({ url: database, name: 'killed' }),
  readDocument: readWritten,
});

// Synchronous, so that everything reported before the kill has left the process.
const report = (line: object): void => void writeSync(1, `${JSON.stringify(line)}\n`);

for (let number = Number(first); ; number++) {
  const isBulk = random.fraction() < 0.4;
  const keys = Array.from({ length: isBulk ? 60 : 3 }, () => `k${Math.floor(random.fraction() * 200)}`);
  report({ kind: 'begin', number, keys });
  const documents = [...new Set(keys)].map((key) => writtenDocument(key, number));
  if (isBulk) {
    const writer = await index.bulk();
    for (const document of documents) await writer.add(document);
    await writer.commit();
  } else await index.upsert(documents);
  report({ kind: 'done', number });
}
