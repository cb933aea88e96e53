import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newDirectory } from '../../../test/harness/test-index.ts';
import { removeUnneeded } from './fetch-copy.ts';

it('what has arrived and what is arriving for a list stays, and nothing else', async () => {
  const [listed, other] = ['a'.repeat(64), 'b'.repeat(64)];
  const file = { bytes: 4, sha256: listed };
  const list = {
    version: 1,
    identity: 'i',
    generation: 1,
    published_at: 0,
    files: { 'index.sqlite': file },
  } as const;
  const directory = newDirectory();
  for (const folder of ['files', 'used-1', 'unused-1']) mkdirSync(join(directory, folder));
  for (const name of [listed, `${listed}.arriving`, other, `${other}.arriving`])
    writeFileSync(join(directory, 'files', name), 'half');
  await removeUnneeded(
    directory,
    (path) => path.endsWith('/used-1'),
    () => [list],
  );
  expect(readdirSync(directory).sort()).toEqual(['files', 'used-1']);
  expect(readdirSync(join(directory, 'files')).sort()).toEqual([listed, `${listed}.arriving`]);
});
