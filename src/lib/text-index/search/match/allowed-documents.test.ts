import { expect, test } from 'vitest';
import { Deadline } from '../../../deadline.ts';
import { ByteCache } from '../../format/byte-cache.ts';
import { AllowedDocuments } from './allowed-documents.ts';
import type { IndexView } from './index-view.ts';

test('reading the values that start with a text ends soon after the caller has left', () => {
  const cancelled = new Int32Array(new SharedArrayBuffer(4));
  let read = 0;
  const view = {
    chunks: 1,
    live: () => undefined,
    *scan() {
      for (read = 1; read <= 100_000; read += 1) {
        if (read === 10) Atomics.store(cancelled, 0, 1);
        yield { key: `value ${read}` };
      }
    },
  } as unknown as IndexView;
  const filters = [{ kind: 'values', prefixes: ['value'], isExcluding: false }] as const;
  const allowed = new AllowedDocuments(
    view,
    { filters, filterKey: '' },
    new ByteCache(1),
    new Deadline(60_000, cancelled),
  );
  expect(() => allowed.in(0)).toThrow('the caller has left');
  expect(read).toBeLessThan(5_000);
});
