import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeBrowserFolder } from './browser-folder.ts';

/** Above the largest number that Linux gives to a process. */
const DEAD_PROCESS = 4_194_305;

it('removes what killed processes left behind, and nothing of others', () => {
  const parent = mkdtempSync(join(tmpdir(), 'browser-folder-'));
  for (const name of [
    `homedex-browser-${DEAD_PROCESS}`,
    `homedex-browser-${process.ppid}`,
    'homedex-browser-x',
    'other',
  ]) {
    mkdirSync(join(parent, name, 'profile'), { recursive: true });
    writeFileSync(join(parent, name, 'profile', 'data'), 'x');
  }
  const folder = makeBrowserFolder(parent, process.pid);
  expect(readdirSync(parent).sort()).toEqual(
    [
      'homedex-browser-x',
      `homedex-browser-${process.ppid}`,
      `homedex-browser-${process.pid}`,
      'other',
    ].sort(),
  );
  expect(statSync(folder).mode & 0o777).toBe(0o711);
  writeFileSync(join(folder, 'left'), 'x');
  makeBrowserFolder(parent, process.pid);
  expect(existsSync(join(folder, 'left'))).toBe(false);
  rmSync(parent, { recursive: true });
});
