import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fileOf, rowWriter } from './profile-rows.ts';

const ROW = `${'x'.repeat(1_023)}\n`;
const ROWS = 5_000;

it('a file that nobody reads takes few rows, and all of them once it is read', async () => {
  let taken = 0;
  async function* rows() {
    for (; taken < ROWS; taken++) yield ROW;
  }
  const file = fileOf(rowWriter({ format: 'csv', columns: ['domain'], bom: false }), rows());
  file.read(0);
  let before = -1;
  while (before < taken) {
    before = taken;
    for (let turn = 0; turn < 50; turn++) await nextTurn();
  }
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(200);
  let bytes = 0;
  for await (const chunk of file) bytes += chunk.length;
  expect(bytes).toBe('domain\r\n'.length + ROWS * ROW.length);
});
