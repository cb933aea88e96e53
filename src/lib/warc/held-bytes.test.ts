import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HeldBytes } from './held-bytes.ts';

const all = randomBytes(30_000);

test('whatever arrives and is passed, the rest is what follows, and what was handed out stays as it was', () => {
  const step = fc.record({
    arriving: fc.oneof(fc.nat(20), fc.nat(3_000)),
    passing: fc.oneof(fc.constant(0), fc.nat(4_000)),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
      const held = new HeldBytes();
      const handedOut: { readonly from: number; readonly bytes: Buffer }[] = [];
      let arrived = 0;
      for (const { arriving, passing } of steps) {
        held.push(all.subarray(arrived, arrived + arriving));
        arrived = Math.min(all.length, arrived + arriving);
        expect(held.bytes.subarray(held.at).equals(all.subarray(held.offset, arrived))).toBe(true);
        const until = Math.min(held.bytes.length, held.at + passing);
        handedOut.push({ from: held.offset, bytes: held.bytes.subarray(held.at, until) });
        held.pass(until);
      }
      for (const { from, bytes } of handedOut)
        expect(bytes.equals(all.subarray(from, from + bytes.length))).toBe(true);
    }),
    { numRuns: 50 },
  );
});
