import { writeSync } from 'node:fs';
import type { TextIndex } from '../../src/lib/text-index/api.ts';
import { openTextIndex } from '../../src/lib/text-index/index.ts';
import { Random } from '../search/corpus/random.ts';
import { type KillWrite, killDocument, killSchema, type WriterLine } from './kill-documents.ts';

/** The process that is killed: makes two kinds of writes endlessly while compaction runs, and reports each step on descriptor 3. */
const [directory = '', seed = '0', firstWrite = '1'] = process.argv.slice(2);
const random = new Random(Number(seed));
const index = await openTextIndex({ directory, schema: killSchema, workers: 0 });
let nextWrite = Number(firstWrite);

report({ kind: 'ready' });
await Promise.all([writeSingly(index), writeInBulk(index), compactNowAndThen(index)]);

function report(line: WriterLine): void {
  // Synchronous, so that everything reported before the kill has left the process.
  writeSync(3, `${JSON.stringify(line)}\n`);
}

async function acknowledged(write: KillWrite, work: () => Promise<unknown>): Promise<void> {
  report({ kind: 'begin', write });
  await work();
  report({ kind: 'done', channel: write.channel, number: write.number });
}

async function writeSingly(text: TextIndex): Promise<never> {
  for (;;) {
    const keys = distinctKeys('single', random.between(1, 6), 1500);
    const number = nextWrite++;
    if (random.chance(0.25))
      await acknowledged({ channel: 'single', number, operation: 'delete', keys }, () => text.delete(keys));
    else
      await acknowledged({ channel: 'single', number, operation: 'put', keys }, () =>
        text.upsert(keys.map((key) => killDocument(key, number))),
      );
    if (random.chance(0.2)) await new Promise((resolve) => setTimeout(resolve, random.below(20)));
  }
}

async function writeInBulk(text: TextIndex): Promise<never> {
  for (;;) {
    const writer = await text.bulk();
    for (let commits = random.between(1, 4); commits > 0; commits -= 1) {
      const number = nextWrite++;
      const keys = distinctKeys('bulk', random.between(50, 900), 6000);
      await acknowledged({ channel: 'bulk', number, operation: 'put', keys }, async () => {
        for (const key of keys) await writer.add(killDocument(key, number));
        await writer.commit(String(number));
      });
    }
    await writer.close();
  }
}

async function compactNowAndThen(text: TextIndex): Promise<never> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, random.below(400)));
    await text.compact();
  }
}

function distinctKeys(prefix: string, count: number, range: number): string[] {
  return [...new Set(Array.from({ length: count }, () => `${prefix}-${random.below(range)}.example`))];
}
