import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SegmentFileReader } from './checked-file.ts';
import { ArrayRows } from './column-rows.ts';
import { ColumnsReader, ColumnsWriter } from './columns.ts';
import { FileWriter } from './file-writer.ts';
import { ChunkRecords, ChunkRecordsWriter, RecordBuffer } from './records.ts';

test('compressible and incompressible records are read back unchanged, whatever came before them', () => {
  const directory = mkdtempSync(join(tmpdir(), 'homedex-test-'));
  const [recordsPath, columnsPath] = [join(directory, 'records'), join(directory, 'columns')];
  const noise = (n: number) => createHash('shake256', { outputLength: 400 }).update(String(n)).digest();
  const repeated = (n: number) => Buffer.from(`{"name":"company ${n}","text":"${'again and '.repeat(40)}"}`);
  const records = Array.from({ length: 1000 }, (_, n) => (n < 300 || n % 2 === 0 ? noise(n) : repeated(n)));

  const file = new FileWriter(recordsPath);
  const columns = new ColumnsWriter(new FileWriter(columnsPath));
  const writer = new ChunkRecordsWriter(file);
  for (const [n, record] of records.entries()) writer.add(Buffer.from(`key${n}`), record);
  writer.finish(columns, 0);
  const written = { records: file.finish(), columns: columns.finish() };

  const recordsFile = new SegmentFileReader(recordsPath, written.records.bytes, written.records.sums);
  const columnsFile = new SegmentFileReader(columnsPath, written.columns.bytes, written.columns.sums);
  onTestFinished(() => {
    recordsFile.close();
    columnsFile.close();
    rmSync(directory, { recursive: true });
  });
  const reader = new ColumnsReader(columnsFile);
  const chunk = new ChunkRecords(recordsFile, reader, 0, new ArrayRows(reader.uint32('0.records')));
  const buffer = new RecordBuffer();
  for (const [n, record] of records.entries()) {
    const read = chunk.read(n, buffer);
    expect(read.key).toBe(`key${n}`);
    expect(Buffer.from(read.stored).equals(record)).toBe(true);
  }
  // Half of the later records shrink to almost nothing; compression was not disabled for good.
  const whole = records.reduce((sum, record) => sum + record.length, 0);
  expect(statSync(recordsPath).size).toBeLessThan(whole * 0.75);
});

test('records beyond the largest offset are refused instead of being read from a wrong offset', () => {
  const directory = mkdtempSync(join(tmpdir(), 'homedex-test-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const file = new FileWriter(join(directory, 'records'));
  const writer = new ChunkRecordsWriter(file);
  const add = (n: number) => writer.add(Buffer.from(`key${n}`), Buffer.from('record'));
  for (let n = 0; n < 10; n++) add(n);
  file.offset += 2 ** 32;
  expect(() => add(10)).toThrow(/more than 4 GiB/);
  file.abandon();
});
