import { encodeRecord } from '../../src/lib/warc/index.ts';
import type { LivePage } from '../../src/modules/ingest/archive/live-archive.ts';

/** A fetched homepage, with its record for the archive. */
export function livePage(
  name: string,
  { source = 'live_http', content = Buffer.from(`<title>${name}</title>`) } = {},
): LivePage {
  const page = {
    domain: `${name}.com`,
    url: `https://${name}.com/`,
    fetchedAt: '2026-11-01T00:00:00.000Z',
    crawlId: '',
    source,
    format: 'html' as const,
    content,
  };
  const member = encodeRecord({
    type: 'resource',
    date: page.fetchedAt,
    targetUri: page.url,
    contentType: 'text/html',
    fields: { 'Homedex-Domain': page.domain },
    block: page.content,
  });
  return { page, member };
}
