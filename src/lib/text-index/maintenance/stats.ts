import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexStats } from '../api.ts';
import { parseFacts } from '../manifest/manifest-rows.ts';
import { type Store, storeFileName } from '../manifest/store.ts';

/** Words are counted per segment, so a word that several segments have is counted several times. */
export function readStats(store: Store, directory: string): IndexStats {
  return store.read(() => {
    const segments = store.all('SELECT facts FROM segments').map((row) => parseFacts(row));
    const written = segments.reduce((sum, facts) => sum + facts.chunkDocuments.reduce((a, b) => a + b, 0), 0);
    const dead = Number(store.get('SELECT COALESCE(SUM(LENGTH(docs) / 4 - 1), 0) AS dead FROM dead')?.dead);
    const tail = store.get(
      'SELECT COUNT(*) AS tail FROM tail WHERE document IS NOT NULL AND seq IN (SELECT MAX(seq) FROM tail GROUP BY key)',
    );
    const tailDocuments = Number(tail?.tail);
    const segmentBytes = segments
      .flatMap((facts) => Object.values(facts.files))
      .reduce((sum, file) => sum + file.bytes, 0);
    return {
      documents: written - dead + tailDocuments,
      deletedDocuments: dead,
      terms: segments.reduce((sum, facts) => sum + facts.words, 0),
      segments: segments.length,
      tailDocuments,
      bytesOnDisk: segmentBytes + statSync(join(directory, storeFileName)).size,
      generation: store.counter('generation'),
    };
  });
}
