import { expect, test } from 'vitest';
import { runVectorKills } from './vectors.ts';

test('kill -9 while vectors are written, flushed and built loses no acknowledged write', async () => {
  const report = await runVectorKills(4, 7, () => undefined);
  expect(report).toMatchObject({ problems: [], cycles: 4 });
  expect(report.acknowledged).toBeGreaterThan(20);
});
