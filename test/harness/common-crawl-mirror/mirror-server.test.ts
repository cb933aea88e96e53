import { afterEach, expect, test } from 'vitest';
import { bufferSource, readRecords } from '../../../src/lib/warc/index.ts';
import { buildCrawlCorpus } from './crawl-corpus.ts';
import { startMirror } from './mirror-server.ts';

let close: (() => Promise<void>) | undefined;
afterEach(async () => close?.());

test('the CDX server leads to a record that a range request returns', async () => {
  const captures = ['a', 'b'].map((name) => ({
    url: `https://${name}-example.com/`,
    domain: `${name}-example.com`,
    fetchedAt: '2026-10-14T08:30:00Z',
    html: `<title>${name}</title>`,
  }));
  const corpus = buildCrawlCorpus('CC-MAIN-2026-43', captures, { warcs: 1, indexFiles: 1 });
  const mirror = await startMirror({ corpus, now: () => 0 });
  close = mirror.close;
  const answer = await fetch(`${mirror.url}/CC-MAIN-2026-43-index?url=b-example.com&output=json`);
  const { filename, offset, length, timestamp } = JSON.parse(await answer.text());
  expect(timestamp).toBe('20261014083000');
  const range = `bytes=${offset}-${Number(offset) + Number(length) - 1}`;
  const bytes = await (await fetch(`${mirror.url}/${filename}`, { headers: { range } })).arrayBuffer();
  const blocks: string[] = [];
  for await (const record of readRecords(bufferSource(Buffer.from(bytes))))
    if (record.kind === 'record') blocks.push(record.block.toString());
  expect(blocks).toEqual([expect.stringContaining('<title>b</title>')]);
  expect((await fetch(`${mirror.url}/CC-MAIN-2026-43-index?url=c-example.com&output=json`)).status).toBe(404);
});
