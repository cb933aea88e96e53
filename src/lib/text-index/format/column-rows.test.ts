import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ByteCache } from './byte-cache.ts';
import { SegmentFileReader } from './checked-file.ts';
import { ColumnRows, type RowColumn } from './column-rows.ts';
import { ColumnsReader, ColumnsWriter } from './columns.ts';
import { FileWriter } from './file-writer.ts';

test('single rows have the values of the column, which is read as a whole once many were requested', () => {
  const directory = mkdtempSync(join(tmpdir(), 'homedex-test-'));
  const path = join(directory, 'columns');
  const writer = new ColumnsWriter(new FileWriter(path));
  const pairs = Uint16Array.from({ length: 40_000 }, (_, at) => at * 7);
  writer.add('before', Float64Array.of(1, 2, 3));
  writer.add('pairs', pairs);
  const { bytes, sums } = writer.finish();
  const file = new SegmentFileReader(path, bytes, sums);
  onTestFinished(() => {
    file.close();
    rmSync(directory, { recursive: true });
  });

  const columns = new ColumnsReader(file);
  const cache = new ByteCache(1 << 20);
  let wholeReads = 0;
  const column: RowColumn = {
    name: 'pairs',
    cacheKey: 'pairs',
    valuesPerRow: 2,
    valuesRead: 2,
    Type: Uint16Array,
    readWhole: () => {
      wholeReads++;
      const load = () => columns.uint16('pairs');
      return cache.get('pairs', load, (values) => values.byteLength);
    },
    rowsRequested: 0,
  };
  const few = new ColumnRows(columns, column, cache);
  expect([few.value(19_999, 1), few.value(0), few.value(0, 1)]).toEqual([pairs[39_999], pairs[0], pairs[1]]);
  expect(wholeReads).toBe(0);

  const many = new ColumnRows(columns, column, cache);
  const read = Array.from({ length: 20_000 }, (_, row) => [many.value(row), many.value(row, 1)]).flat();
  expect(read).toEqual([...pairs]);
  expect(wholeReads).toBe(1);

  const later = new ColumnRows(columns, column, cache);
  expect([later.value(7), later.value(19_999)]).toEqual([pairs[14], pairs[39_998]]);
  expect(wholeReads).toBe(1);
});
