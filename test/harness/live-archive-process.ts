/** Appends pages to a live archive and says so after each, until it is killed. */
import { encodeRecord } from '../../src/lib/warc/index.ts';
import { LiveArchive } from '../../src/modules/ingest/index.ts';

const [directory = '', from = '0'] = process.argv.slice(2);
const archive = await LiveArchive.open({ directory });
for (let n = Number(from); ; n++) {
  const page = {
    domain: `p${n}.com`,
    url: `https://p${n}.com/`,
    fetchedAt: '2026-11-01T00:00:00.000Z',
    crawlId: '',
    source: 'live_http',
    format: 'html' as const,
    content: Buffer.from(`<title>${n}</title>${'x'.repeat(n % 5_000)}`),
  };
  const member = encodeRecord({
    type: 'resource',
    date: page.fetchedAt,
    targetUri: page.url,
    contentType: 'text/html',
    fields: { 'Homedex-Domain': page.domain },
    block: page.content,
  });
  await archive.append({ page, member });
  process.stdout.write(`${n}\n`);
}
