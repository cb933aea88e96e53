import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TextIndex } from '../../../src/lib/text-index/api.ts';
import { openTextIndex } from '../../../src/lib/text-index/index.ts';
import { COMMIT_EVERY } from '../../../src/modules/ingest/pipeline/run-ingest.ts';
import { facetChecksum } from './facet-checksum.ts';
import type { InProcessEngine } from './in-process.ts';
import { pageDocument, pageQuery, pageSchema } from './page-document.ts';

const rowCount = 100;
/** The same as ingest at its fastest. */
const commitEvery = COMMIT_EVERY.pages;

/** Our own engine. Without workers it answers on the calling thread, as the peers do. */
export function homedexEngine(directory: string, workers: number): InProcessEngine {
  let opened: TextIndex | undefined;
  const index = (): TextIndex => {
    if (opened === undefined) throw new Error('the index is not open');
    return opened;
  };
  return {
    version: 'homedex text index',
    startBuild: async () => {
      rmSync(directory, { recursive: true, force: true });
      const building = await openTextIndex({ directory, schema: pageSchema, workers: 0 });
      const writer = await building.bulk();
      let added = 0;
      return {
        prepare: (page) => {
          const document = pageDocument(page);
          return async () => {
            await writer.add(document);
            added += 1;
            if (added % commitEvery === 0) await writer.commit(String(added));
          };
        },
        finish: async () => {
          await writer.commit(String(added));
          await writer.close();
          await building.compact();
          await building.close();
        },
      };
    },
    open: async () => {
      opened = await openTextIndex({ directory, schema: pageSchema, workers });
      return (await index().stats()).documents;
    },
    top: async (query) => {
      const { total, hits } = await index().search(pageQuery(query), { limit: rowCount });
      const rows = hits.filter(({ stored }) => stored !== undefined && stored.length > 0).length;
      if (rows !== Math.min(rowCount, total))
        throw new Error(`${rows} rows of ${total} for ${query.words.join(' ')}`);
      return total;
    },
    count: (query) => index().count(pageQuery(query)),
    counts: (queries) => index().counts(queries.map(pageQuery)),
    facetChecksum: async (query) => {
      const { facets } = await index().facets(pageQuery(query), ['country', 'industry'], { size: 50 });
      return facetChecksum(
        Object.values(facets).flatMap((values) => values.map(({ value, count }) => [value, count] as const)),
      );
    },
    upsert: (page) => index().upsert([pageDocument(page)]),
    sizes: () => fileSizes(directory),
    close: async () => opened?.close(),
  };
}

/** Stored records are in separate files with this name; everything else is the index. */
function fileSizes(directory: string): { indexBytes: number; storedBytes: number } {
  const sizes = { indexBytes: 0, storedBytes: 0 };
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { size } = statSync(join(entry.parentPath, entry.name));
    if (/stored|record/u.test(entry.name)) sizes.storedBytes += size;
    else sizes.indexBytes += size;
  }
  return sizes;
}
