import { AppError } from '../../../platform/errors.ts';
import { decodeProfile } from '../../company-index/index.ts';
import { findArchivedPage } from '../../ingest/index.ts';
import type { PageReader } from './page-reader.ts';

export interface ArchivedTexts {
  /** The visible text of a stored version of a homepage. */
  find(
    version: { readonly domain: string; readonly fetchedAt: string },
    signal: AbortSignal,
  ): Promise<{ readonly kind: 'text'; readonly text: string } | { readonly kind: 'missing' | 'unreadable' }>;
}

/** Stored pages are read like fetched ones: in the thread for untrusted pages, within its limits, with the current extractor. */
export const createArchivedTexts = (directory: string, reader: Pick<PageReader, 'read'>): ArchivedTexts => ({
  async find(version, signal) {
    const found = await findArchivedPage(directory, version, signal);
    if (found.kind === 'missing') return found;
    if (found.kind === 'damaged') return { kind: 'unreadable' };
    const { member: _, ...page } = found.page;
    const read = await reader.read({ page, hops: [page.url], domainRank: null }, 'awaited');
    signal.throwIfAborted();
    if (read.kind === 'content')
      return { kind: 'text', text: decodeProfile(read.document.stored).body_text ?? '' };
    if (read.failure === 'busy' || read.failure === 'interrupted') throw new AppError('saturated');
    return { kind: 'unreadable' };
  },
});
