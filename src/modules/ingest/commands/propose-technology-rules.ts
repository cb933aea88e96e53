import { freshTurn, isTurnSpent } from '../../../lib/event-loop-turn.ts';
import { readContent } from '../pipeline/read-content.ts';
import { warcFilesSource } from '../sources/warc-files.ts';

interface ProposeOptions {
  /** The folder of stored pages. */
  readonly pages: string;
  readonly fingerprintsDir: string | undefined;
  readonly pagesMax: number;
  readonly sitesMin: number;
  readonly proposalsMax: number;
  readonly signal?: AbortSignal;
}

/**
 * Proposes rules for hosts that many stored pages load scripts from and that no rule covers. It only reads, so it can run while a service
 * runs.
 */
export async function proposeTechnologyRules({
  pages,
  fingerprintsDir,
  pagesMax,
  sitesMin,
  proposalsMax,
  signal,
}: ProposeOptions) {
  // Loaded only here, because the extractor is large and an ingest has it in its worker threads.
  const { openUnknownScripts } = await import('../../extraction/index.ts');
  const scripts = await openUnknownScripts(fingerprintsDir);
  const source = await warcFilesSource([pages], { areOurs: true });
  // A site that was fetched several times has several stored pages, but counts once.
  const domains = new Set<string>();
  for await (const item of source.read(undefined)) {
    if (signal?.aborted || domains.size >= pagesMax) break;
    if (item.kind !== 'page' || domains.has(item.page.domain)) continue;
    const content = readContent(item.page);
    if (content.kind === 'dropped') continue;
    domains.add(item.page.domain);
    scripts.add(content.page);
    if (isTurnSpent()) await freshTurn();
  }
  return { sites: domains.size, proposals: scripts.proposals(sitesMin, proposalsMax) };
}
