import { AppError } from '../../../platform/errors.ts';
import { type IndexFile, readHomepageCaptures } from './columnar-index.ts';
import type { HomepagePicks } from './homepage-picks.ts';

export interface PickProgress {
  readonly filesDone: number;
  readonly files: number;
  readonly domains: number;
}

/** Goes through the index files that are not done yet. Killed and called again, it goes on with the next row group. */
export async function pickHomepages(
  files: readonly IndexFile[],
  picks: HomepagePicks,
  onProgress: (progress: PickProgress) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (const [filesDone, file] of files.entries()) {
    const progress = picks.progress(file.name);
    if (progress === 'finished') continue;
    for await (const { rowGroup, captures } of readHomepageCaptures(await file.open(), progress)) {
      picks.add(file.name, rowGroup, captures);
      if (signal?.aborted)
        throw new AppError(
          'unavailable',
          'Stopped while reading the crawl index; run the command again to continue.',
        );
    }
    picks.finish(file.name);
    onProgress({ filesDone: filesDone + 1, files: files.length, domains: picks.count() });
  }
}
