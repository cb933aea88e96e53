import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WARCParser } from 'warcio';
import { openFileSource, readRecords, recogniseFile } from '../../src/lib/warc/index.ts';

/**
 * Reads every file of a folder and counts its records with our reader and with warcio.js: `node bench/ingest/read-archives.ts FOLDER`.
 * Prints one JSON line per file, to compare readers on archives from many writers; `archive-table.ts` makes a table of them.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name a folder with archive files');

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  const path = join(folder, name);
  if (!statSync(path).isFile()) continue;
  const started = performance.now();
  const source = await openFileSource(path);
  const format = await recogniseFile(source);
  let records = 0;
  const damage: string[] = [];
  for await (const item of readRecords(source))
    if (item.kind === 'record') records++;
    else damage.push(item.reason);
  const ms = Math.round(performance.now() - started);
  const warcioJs = await countWithWarcio(await source.read(0, source.size));
  await source.close();
  process.stdout.write(`${JSON.stringify({ name, format, records, damage, ms, warcioJs })}\n`);
}

/** warcio.js stops at the first thing it does not understand; the records before that count. */
async function countWithWarcio(bytes: Buffer): Promise<number> {
  let records = 0;
  try {
    for await (const record of new WARCParser([bytes], { parseHttp: false })) {
      await record.readFully(false);
      records++;
    }
  } catch {
    return records;
  }
  return records;
}
