import type { TextSearch } from '../../../lib/text-index/api.ts';
import { decodeProfile } from '../../company-index/index.ts';
import type { Embeddable } from './company-vectors.ts';

export const PAGES_AT_ONCE = 256;

/** In the order of the keys; those removed in the meantime are missing. */
export async function readPages(
  index: TextSearch,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Embeddable[]> {
  const pages: Embeddable[] = [];
  for (let at = 0; at < keys.length; at += PAGES_AT_ONCE) {
    const batch = keys.slice(at, at + PAGES_AT_ONCE);
    const documents = await index.findMany(batch, { signal });
    for (const key of batch) {
      const document = documents.get(key);
      if (document) pages.push({ ...decodeProfile(document.stored), domain: key });
    }
  }
  return pages;
}
