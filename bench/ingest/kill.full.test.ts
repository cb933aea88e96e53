import { expect, test } from 'vitest';
import { killIngest } from './kill.ts';

test('an ingest that is killed repeatedly ends with the index of an undisturbed one', async () => {
  const { kills, expected, found } = await killIngest({
    pages: 300,
    kills: 3,
    htmlBytes: 3000,
    log: () => undefined,
  });
  expect(kills).toBeGreaterThan(0);
  expect(found).toMatchObject({ ok: true, problems: [] });
  expect(found).toEqual(expected);
});
