import { expect, test } from 'vitest';
import { sumMemoryMap } from './memory-map.ts';

test('malloc arenas are told from other memory by their addresses', () => {
  const mapping = (from: string, name: string, kilobytes: number): string =>
    `${from}-7fffffffffff rw-p 00000000 00:00 0 ${name}\nRss: 900 kB\nAnonymous: ${kilobytes} kB\n`;
  const smaps =
    mapping('55d1c0000000', '                         [heap]', 100) +
    mapping('7f0a10000000', '', 30) +
    mapping('7f0a14100000', '', 7) +
    mapping('7f0a18000000', '                         /usr/lib/libc.so.6', 2);
  expect(sumMemoryMap(smaps)).toEqual({ malloc: 130, other: 9 });
});
