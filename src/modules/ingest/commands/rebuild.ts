import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { domainOfHost } from '../../../lib/domain-name.ts';
import type { TextIndex } from '../../../lib/text-index/api.ts';
import { AppError } from '../../../platform/errors.ts';
import { decodeProfile, openCompanyIndex, storedFetchedAtMs, toIndexDocument } from '../../search/index.ts';
import { dataFolder } from '../data-folder.ts';
import type { IngestSummary } from '../pipeline/ingest-counts.ts';
import { type IngestOptions, runIngest } from '../pipeline/run-ingest.ts';
import { openDomainRanks } from '../ranks/domain-ranks.ts';
import { warcFilesSource } from '../sources/warc-files.ts';

const KEYS_PER_STEP = 500;

/**
 * Makes the index anew from the stored pages, with today's extractor and without fetching anything. The old index
 * stays in place until the new one is whole; an interrupted rebuild goes on where it stopped.
 */
export async function rebuildIndex(
  directory: string,
  options: Pick<IngestOptions, 'workers' | 'fingerprintsDir' | 'onProgress' | 'signal'>,
): Promise<IngestSummary & { readonly carriedOver: number }> {
  const paths = dataFolder(directory);
  if (!existsSync(paths.index) && existsSync(paths.replaced)) await rename(paths.replaced, paths.index);
  if (!existsSync(paths.index)) throw new AppError('not_found', `${directory} has no index to rebuild.`);
  const old = await openCompanyIndex({ directory: paths.index, workers: 0 });
  const fresh = await openCompanyIndex({ directory: paths.rebuild, workers: 0 });
  const ranks = existsSync(paths.ranks) ? await openDomainRanks(paths.ranks) : undefined;
  let rebuilt: IngestSummary & { readonly carriedOver: number };
  try {
    const source = await warcFilesSource([paths.pages], { areOurs: true });
    const summary = await runIngest({ ...options, index: fresh, source, steps: [], ...(ranks && { ranks }) });
    if (!summary.finished) return { ...summary, carriedOver: 0 };
    const carriedOver = await carryOver(old, fresh);
    // The new index continues the ingests of the old one.
    const bulk = await fresh.bulk();
    await bulk.commit(await old.checkpoint());
    await bulk.close();
    rebuilt = { ...summary, carriedOver };
  } finally {
    await ranks?.close();
    await fresh.close();
    await old.close();
  }
  await rename(paths.index, paths.replaced);
  await rename(paths.rebuild, paths.index);
  await rm(paths.replaced, { recursive: true });
  return rebuilt;
}

/** Companies whose newest page is not in the archive (fetched live, for instance) keep the profile they have. */
async function carryOver(old: TextIndex, fresh: TextIndex): Promise<number> {
  let carried = 0;
  for (let after: string | undefined; ; ) {
    const keys = await old.listKeys({ limit: KEYS_PER_STEP, ...(after !== undefined && { after }) });
    after = keys.at(-1);
    if (after === undefined) return carried;
    const [before, now] = [await old.getMany(keys), await fresh.getMany(keys)];
    const documents = [...before.values()]
      .filter(({ key, stored }) => {
        // A key of an older rule, which nobody can ask for: its page, if there is one, is indexed under the new key.
        if (domainOfHost(key) !== key) return false;
        const rebuilt = now.get(key);
        return rebuilt === undefined || storedFetchedAtMs(rebuilt.stored) < storedFetchedAtMs(stored);
      })
      .map(({ stored }) => toIndexDocument(decodeProfile(stored)));
    if (documents.length > 0) await fresh.upsert(documents);
    carried += documents.length;
  }
}
