import type { TextIndex } from '../../src/lib/text-index/api.ts';
import {
  type Channel,
  type KillWrite,
  killDocument,
  type WriterLine,
  wordOfWrite,
} from './kill-documents.ts';

/** What the index must contain after a kill: every acknowledged write, and the last started write of each kind completely or not at all. */
export class KillModel {
  readonly #channels: Record<Channel, Map<string, number>> = { single: new Map(), bulk: new Map() };
  readonly #pending = new Map<Channel, KillWrite>();
  #checkpoint: string | undefined;
  acknowledgedWrites = 0;

  receive(line: WriterLine): void {
    if (line.kind === 'begin') this.#pending.set(line.write.channel, line.write);
    if (line.kind !== 'done') return;
    const write = this.#pending.get(line.channel);
    if (write === undefined || write.number !== line.number)
      throw new Error('the writer acknowledged what it had not started');
    this.#apply(write);
    this.acknowledgedWrites += 1;
  }

  /** Compares the whole index, determines for each pending write whether it happened, and returns the problems. */
  async settle(index: TextIndex): Promise<string[]> {
    const found = await readWrites(index);
    const problems: string[] = [...found.problems];
    for (const channel of ['single', 'bulk'] as const) {
      const inChannel = new Map([...found.writes].filter(([key]) => key.startsWith(channel)));
      const without = difference(this.#channels[channel], inChannel);
      const pending = this.#pending.get(channel);
      if (pending !== undefined && without.length > 0) this.#apply(pending);
      const problem = without.length > 0 ? difference(this.#channels[channel], inChannel) : [];
      if (problem.length > 0)
        problems.push(
          `${channel} writes: neither with nor without the last one: ${problem.slice(0, 4).join('; ')}`,
        );
      this.#pending.delete(channel);
    }
    const checkpoint = await index.checkpoint();
    // If the documents of a pending bulk write equal the previous ones, only the checkpoint shows whether it happened.
    if (checkpoint !== this.#checkpoint)
      problems.push(`checkpoint ${checkpoint} although the documents are those of ${this.#checkpoint}`);
    problems.push(...(await this.#wrongCounts(index)));
    return problems;
  }

  #apply(write: KillWrite): void {
    for (const key of write.keys)
      if (write.operation === 'put') this.#channels[write.channel].set(key, write.number);
      else this.#channels[write.channel].delete(key);
    if (write.channel === 'bulk') this.#checkpoint = String(write.number);
    this.#pending.delete(write.channel);
  }

  /** Queries must find the same documents as reads by key. */
  async #wrongCounts(index: TextIndex): Promise<string[]> {
    const documents = [...this.#channels.single.values(), ...this.#channels.bulk.values()];
    const all = await index.count({ text: 'contact us', mode: 'phrase' });
    const problems =
      all === documents.length ? [] : [`"contact us" counts ${all} instead of ${documents.length}`];
    const perWrite = new Map<number, number>();
    for (const write of documents) perWrite.set(write, (perWrite.get(write) ?? 0) + 1);
    const newest = [...perWrite.keys()].sort((a, b) => b - a).slice(0, 100);
    const counts = await index.counts(newest.map((write) => ({ text: wordOfWrite(write), mode: 'all' })));
    newest.forEach((write, at) => {
      if (counts[at] !== perWrite.get(write))
        problems.push(`word of write ${write} counts ${counts[at]} instead of ${perWrite.get(write)}`);
    });
    return problems;
  }
}

async function readWrites(index: TextIndex): Promise<{ writes: Map<string, number>; problems: string[] }> {
  const writes = new Map<string, number>();
  const problems: string[] = [];
  for (let after: string | undefined; ; ) {
    const keys = await index.listKeys(after === undefined ? { limit: 1000 } : { after, limit: 1000 });
    if (keys.length === 0) return { writes, problems };
    const documents = await index.findMany(keys);
    for (const key of keys) {
      const stored = documents.get(key)?.stored;
      if (stored === undefined) {
        problems.push(`${key} is listed and not there`);
        continue;
      }
      const { write } = JSON.parse(Buffer.from(stored).toString('utf8')) as { write: number };
      if (Buffer.compare(stored, killDocument(key, write).stored) !== 0)
        problems.push(`${key} is half a document`);
      writes.set(key, write);
    }
    after = keys.at(-1);
  }
}

function difference(expected: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>): string[] {
  const wrong: string[] = [];
  for (const [key, write] of expected)
    if (found.get(key) !== write) wrong.push(`${key} is of write ${found.get(key) ?? 'none'}, not ${write}`);
  for (const key of found.keys()) if (!expected.has(key)) wrong.push(`${key} should not be there`);
  return wrong;
}
