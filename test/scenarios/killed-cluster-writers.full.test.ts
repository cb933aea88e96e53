import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Random } from '../../bench/search/corpus/random.ts';
import { openOpenSearchIndex } from '../../src/lib/text-index-cluster/index.ts';
import { openPostgresWriteLock } from '../../src/platform/coordination/index.ts';
import { startRealOpenSearch, whyNoOpenSearch } from '../harness/real-opensearch.ts';
import { createTestDatabase } from '../harness/test-database.ts';
import { numberIn, readWritten, writtenSchema } from '../harness/written-documents.ts';

const KILLS = 12;
const program = fileURLToPath(new URL('../harness/cluster-writer-process.ts', import.meta.url));

interface Write {
  readonly number: number;
  readonly keys: readonly string[];
  isDone: boolean;
}

/** Writes until it is killed, after some of its writes were done; adds its output. */
async function writeUntilKilled(args: readonly string[], writes: Write[], random: Random): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let left = 1 + Math.floor(random.fraction() * 8);
  for await (const line of createInterface({ input: child.stdout })) {
    const { kind, number, keys } = JSON.parse(line) as { kind: string; number: number; keys: string[] };
    if (kind === 'begin') writes.push({ number, keys, isDone: false });
    else {
      const write = writes.at(-1);
      if (write) write.isDone = true;
      left -= 1;
      // Somewhere in the middle of the next one.
      if (left === 0)
        wait(random.fraction() * 80).then(
          () => child.kill('SIGKILL'),
          () => undefined,
        );
    }
  }
  await exited;
}

it.skipIf(whyNoOpenSearch() !== undefined)(
  'killed writers lose nothing that was acknowledged, block no other writer, and leave no document of a write that never started',
  async () => {
    const [place, server] = [await createTestDatabase(), await startRealOpenSearch()];
    await (await place.open()).destroy();
    const random = new Random(3);
    const writes: Write[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const first = String((writes.at(-1)?.number ?? -1) + 1);
      await writeUntilKilled([place.url ?? '', server.url, first], writes, random);
    }
    expect(writes.filter(({ isDone }) => isDone).length).toBeGreaterThanOrEqual(KILLS);
    const writeLock = await openPostgresWriteLock({ url: place.url ?? '', name: 'killed' });
    const index = await openOpenSearchIndex({
      nodes: [server.url],
      prefix: 'killed',
      shape: { shards: 2, replicas: 0 },
      schema: writtenSchema,
      writeLock,
      readDocument: readWritten,
    });
    try {
      // Makes visible what a killed one had sent: from here on every count is of all of it.
      await index.upsert([{ key: 'last', text: { body: 'end' }, filters: {}, stored: Buffer.from('0') }]);
      const keys = [...new Set(writes.flatMap((write) => write.keys))];
      const found = await index.findMany(keys);
      for (const key of keys) {
        const ofKey = writes.filter((write) => write.keys.includes(key));
        const lastDone = ofKey.findLastIndex(({ isDone }) => isDone);
        const document = found.get(key);
        // Nothing but the last write that was done, or one that was begun after it.
        const possible = ofKey.slice(Math.max(0, lastDone)).map(({ number }) => number);
        if (document === undefined) expect([key, lastDone]).toEqual([key, -1]);
        else expect(possible, key).toContain(numberIn(document.stored));
      }
      expect(await index.count({ text: 'word', mode: 'any' })).toBe(found.size);
      expect(index.generation()).toBeGreaterThan(writes.filter(({ isDone }) => isDone).length);
    } finally {
      await index.close();
      await server.stop();
      await place.drop();
    }
  },
);
