import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDomainRanks } from './domain-ranks.ts';
import { importRanks } from './import-ranks.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ranks-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

const HEADER = '#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\t#n_hosts';

test('every ranked domain is found with its harmonic position, others are not', async () => {
  const count = 30_000;
  const lines = Array.from(
    { length: count },
    (_, i) => `${i + 1}\t2.0E7\t${count - i}\t0.01\tcom.site${i}.shop\t3`,
  );
  await writeFile(join(folder, 'ranks.txt.gz'), gzipSync([HEADER, ...lines, 'broken line', ''].join('\n')));
  const path = join(folder, 'ranks');
  expect(await importRanks(join(folder, 'ranks.txt.gz'), path)).toEqual({ domains: count });
  expect(await readdir(folder)).toEqual(['ranks', 'ranks.txt.gz']);
  const ranks = await openDomainRanks(path);
  for (let i = 0; i < count; i += 7) expect(await ranks.find(`shop.site${i}.com`)).toBe(i + 1);
  expect(await ranks.find('site1.com')).toBeUndefined();
  await ranks.close();
});

test('a file that is not a ranks file is refused with an error message, and leaves nothing behind', async () => {
  await writeFile(join(folder, 'wrong.txt'), 'a\tb\n1\t2\n');
  await expect(importRanks(join(folder, 'wrong.txt'), join(folder, 'ranks'))).rejects.toThrow(
    /harmonicc_pos/,
  );
  expect(await readdir(folder)).toEqual(['wrong.txt']);
  await expect(openDomainRanks(join(folder, 'wrong.txt'))).rejects.toThrow(
    /not a file of imported domain ranks/,
  );
});
