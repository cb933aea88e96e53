/**
 * Turns a folder of real homepages (HTML files with a manifest.jsonl) into a WARC file, ingests it, and searches for every page with its
 * own title as a phrase.
 *   node bench/ingest/homepages.ts FOLDER
 */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { openStores } from '../../src/app/index.ts';
import { encodeHttpResponse, encodeRecord } from '../../src/lib/warc/index.ts';
import { decodeProfile } from '../../src/modules/company-index/index.ts';
import { dataFolder } from '../../src/modules/data-folder/index.ts';
import { htmlFolderSource, PageArchive, runIngest, warcFilesSource } from '../../src/modules/ingest/index.ts';

const [source = ''] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'homedex-homepages-'));
try {
  const warc = join(folder, 'homepages.warc.gz');
  const domains = await toWarc(source, warc);
  const paths = dataFolder(join(folder, 'data'));
  const stores = openStores({ DATA_DIR: join(folder, 'data') });
  const [database, index] = [await stores.database(), await stores.index()];
  const summary = await runIngest({
    index,
    database,
    source: await warcFilesSource([warc]),
    steps: [new PageArchive({ directory: paths.pages })],
    workers: 2,
  });
  const lost: string[] = [];
  const untitled: string[] = [];
  const notFound: string[] = [];
  for (const domain of domains) {
    const stored = (await index.find(domain))?.stored;
    const title = stored === undefined ? undefined : decodeProfile(stored).title;
    if (title === undefined) lost.push(domain);
    else if (!title) untitled.push(domain);
    else {
      const { hits } = await index.search({ text: title, mode: 'phrase' }, { limit: 500, stored: false });
      if (!hits.some(({ key, matchedFields }) => key === domain && matchedFields.includes('title')))
        notFound.push(domain);
    }
  }
  process.stdout.write(
    `${JSON.stringify({ pages: domains.length, summary, lost, untitled, notFound }, null, 2)}\n`,
  );
  process.exitCode = lost.length + notFound.length === 0 ? 0 : 1;
  await stores.close();
} finally {
  await rm(folder, { recursive: true });
}

async function toWarc(from: string, path: string): Promise<string[]> {
  const file = createWriteStream(path);
  const domains: string[] = [];
  for await (const item of (await htmlFolderSource(from)).read(undefined)) {
    if (item.kind !== 'page') throw new Error(`not a page: ${JSON.stringify(item)}`);
    const { domain, url, fetchedAt, content } = item.page;
    const block = encodeHttpResponse(200, [['Content-Type', 'text/html']], content);
    file.write(
      encodeRecord({
        type: 'response',
        date: fetchedAt,
        targetUri: url,
        contentType: 'application/http',
        block,
      }),
    );
    domains.push(domain);
  }
  file.end();
  await finished(file);
  return domains;
}
