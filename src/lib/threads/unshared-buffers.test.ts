import { expect, test } from 'vitest';
import { freeBytes, unsharedBuffers } from './unshared-buffers.ts';

test('only bytes that share their buffer with nothing else are given away or freed', () => {
  const whole = new Uint8Array(8);
  expect(unsharedBuffers(whole)).toEqual([whole.buffer]);
  const shared = [whole.subarray(0, 4), whole.subarray(4), new Uint8Array(new SharedArrayBuffer(8))];
  for (const bytes of [...shared, new Uint8Array(0), undefined]) expect(unsharedBuffers(bytes)).toEqual([]);
  for (const bytes of shared) freeBytes(bytes);
  expect(whole).toHaveLength(8);
  freeBytes(whole);
  expect(whole).toHaveLength(0);
});
