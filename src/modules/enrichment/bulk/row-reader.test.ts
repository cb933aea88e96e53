import { afterAll, afterEach, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logger.ts';
import { RowReader, TooManyRows } from './row-reader.ts';

const opened: RowReader[] = [];
/** Of the tests that ask for no bounds: each reader has a thread. */
const unbounded = new RowReader(createLogger({ level: 'silent' }));
afterEach(async () => {
  for (const reader of opened.splice(0)) await reader.close();
});
afterAll(() => unbounded.close());

function readerOf(bounds?: { heldMax: number; waitMsMax?: number }): RowReader {
  if (bounds === undefined) return unbounded;
  const reader = new RowReader(createLogger({ level: 'silent' }), bounds);
  opened.push(reader);
  return reader;
}

/** Chunks as a connection brings them, and how many of them were read. */
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

it('a file is read as it arrives, and returned in small batches', async () => {
  const read = await readerOf().read(
    fileOf(30, (n) => linesOf(n, 100)),
    all,
  );
  expect(read.summary).toMatchObject({ rows: 3_000, domains: 3_000, invalid: 0 });
  expect([...read.rows()].map(({ domain }) => domain).slice(-1)).toEqual(['site-29-99.com']);
  expect(read.pieces).toHaveLength(12);
});

it('reading stops at the first row beyond the limit: the rest of the file is never read', async () => {
  const file = fileOf(1_000, (n) => linesOf(n, 100));
  await expect(readerOf().read(file, { ...all, rowsMax: 150 })).rejects.toThrow(TooManyRows);
  expect(file.taken).toBe(2);
});

it('a file without domains is refused as soon as half of all rows have none, and little of them is stored', async () => {
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

it('files in memory share one limit, and released ones free the budget', async () => {
  const reader = readerOf({ heldMax: 60_000, waitMsMax: 1 });
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

it('more files than fit at once all finish, the later ones after the earlier ones', async () => {
  // Each file is more than half of the bound.
  const reader = readerOf({ heldMax: 60_000 });
  let heldMost = 0;
  const rows = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const read = await reader.read(
        fileOf(10, (n) => linesOf(n, 150)),
        all,
      );
      heldMost = Math.max(heldMost, reader.held);
      read.release();
      return read.summary.rows;
    }),
  );
  expect(rows).toEqual(Array(12).fill(1_500));
  // Twice the bound, and a piece of 250 short rows of each file that was on its way when the bound was reached.
  expect(heldMost).toBeLessThanOrEqual(2 * 60_000 + 12 * 250 * 30);
  expect(reader.held).toBe(0);
});

it('a file that waits too long for a slow one is refused, and the slow one is read to its end', async () => {
  const reader = readerOf({ heldMax: 60_000, waitMsMax: 1 });
  let proceed = (): void => undefined;
  const othersEnded = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const slow = {
    async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
      for (let n = 0; n < 5; n++) yield Buffer.from(linesOf(n, 150));
      await othersEnded;
      for (let n = 5; n < 10; n++) yield Buffer.from(linesOf(n, 150));
    },
  };
  const first = reader.read(slow, all);
  const second = reader.read(
    fileOf(20, (n) => linesOf(n, 150)),
    all,
  );
  await expect(second).rejects.toMatchObject({ code: 'saturated' });
  proceed();
  expect((await first).summary.rows).toBe(1_500);
});

it('files that arrive concurrently do not mix, and an interrupted one leaves nothing', async () => {
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
