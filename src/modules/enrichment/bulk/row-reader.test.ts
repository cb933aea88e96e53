import { afterEach, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logger.ts';
import { RowReader, TooManyRows } from './row-reader.ts';

const opened: RowReader[] = [];
afterEach(async () => {
  for (const reader of opened.splice(0)) await reader.close();
});

function readerOf(heldMax?: number): RowReader {
  const reader = new RowReader(createLogger({ level: 'silent' }), heldMax);
  opened.push(reader);
  return reader;
}

/** Chunks as a connection brings them, and how many of them were asked for. */
function fileOf(chunks: number, chunkOf: (n: number) => string) {
  const file = {
    taken: 0,
    async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
      for (let n = 0; n < chunks; n++) {
        file.taken += 1;
        yield Buffer.from(chunkOf(n));
      }
    },
  };
  return file;
}

const linesOf = (chunk: number, lines: number): string =>
  Array.from({ length: lines }, (_, n) => `site-${chunk}-${n}.com\n`).join('');

const all = { rowsMax: 100_000, keepsOwn: true };

it('a file is read as it arrives, and comes back in small pieces', async () => {
  const read = await readerOf().read(
    fileOf(30, (n) => linesOf(n, 100)),
    all,
  );
  expect(read.summary).toMatchObject({ rows: 3_000, domains: 3_000, invalid: 0 });
  expect([...read.rows()].map(({ domain }) => domain).slice(-1)).toEqual(['site-29-99.com']);
  expect(read.pieces).toHaveLength(12);
});

it('reading stops at the first row too many: the rest of the file is never asked for', async () => {
  const file = fileOf(1_000, (n) => linesOf(n, 100));
  await expect(readerOf().read(file, { ...all, rowsMax: 150 })).rejects.toThrow(TooManyRows);
  expect(file.taken).toBe(2);
});

it('a file of rows that name no domain is given up as soon as half of all rows are such, and little of them is kept', async () => {
  const long = `${'x'.repeat(290)} y\n`;
  const file = fileOf(1_000, () => long.repeat(200));
  await expect(readerOf().read(file, all)).rejects.toMatchObject({ code: 'invalid_input' });
  expect(file.taken).toBeLessThanOrEqual(251);
  const [row] = (
    await readerOf().read(
      fileOf(1, () => long),
      all,
    )
  ).rows();
  expect(row?.given).toHaveLength(100);
});

it('files that are held are bounded together, and what is released makes room', async () => {
  const reader = readerOf(60_000);
  const large = () => fileOf(10, (n) => linesOf(n, 150));
  const first = await reader.read(large(), all);
  expect(reader.held).toBeGreaterThan(30_000);
  await expect(reader.read(large(), all)).rejects.toMatchObject({ code: 'saturated' });
  expect(reader.held).toBe(first.size);
  first.release();
  first.release();
  expect(reader.held).toBe(0);
  await reader.read(large(), all);
});

it('files that arrive side by side do not mix, and one that breaks off leaves nothing', async () => {
  const reader = readerOf();
  const broken = {
    async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
      for (let n = 0; n < 5; n++) yield Buffer.from(linesOf(n, 100));
      throw new Error('the client left');
    },
  };
  const [one, other, third] = await Promise.allSettled([
    reader.read(
      fileOf(20, () => 'a.com\n'),
      all,
    ),
    reader.read(
      fileOf(20, () => 'b.com\n'),
      all,
    ),
    reader.read(broken, all),
  ]);
  const domainsOf = (read: typeof one) =>
    read.status === 'fulfilled'
      ? [...new Set([...read.value.rows()].map(({ domain }) => domain))]
      : read.reason;
  expect([domainsOf(one), domainsOf(other)]).toEqual([['a.com'], ['b.com']]);
  expect(third).toMatchObject({ status: 'rejected', reason: { message: 'the client left' } });
});
