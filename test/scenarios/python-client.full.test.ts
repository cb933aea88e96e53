import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../harness/test-app.ts';

const COMPANIES = 40;
const folder = fileURLToPath(new URL('../../packages/python/', import.meta.url));
const version = spawnSync('python3', ['-c', 'import sys; print(sys.version_info >= (3, 11))'], {
  encoding: 'utf8',
});
const hasPython = version.status === 0 && version.stdout.trim() === 'True';
if (!hasPython) process.stderr.write('the Python client is not tested: there is no python3 from 3.11 on\n');

let running: TestApp;
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/generate.ts', '--check']);
  running = await buildTestApp({
    companies: Array.from({ length: COMPANIES }, (_, n) => ({
      domain: `site-${n}.de`,
      title: 'A bakery',
      country: 'DE',
    })),
  });
  await running.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => running.app.close());

const hasMypy = spawnSync('python3', ['-m', 'mypy', '--version']).status === 0;

it.skipIf(!hasMypy)('the Python client and its tests pass mypy --strict', () => {
  const checked = spawnSync(
    'python3',
    ['-m', 'mypy', '--strict', '--cache-dir=/dev/null', 'homedex', 'tests'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  expect(checked.stdout).toMatch(/^Success: no issues found/);
});

it.skipIf(!hasPython)('the Python client works against a real service, sync and async', async () => {
  const { headers } = await signUp(running, { tier: 'enterprise' });
  const { port } = running.app.server.address() as AddressInfo;
  const { promise, resolve } = Promise.withResolvers<{ code: number | null; said: string }>();
  const python = spawn('python3', ['-B', '-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], {
    cwd: folder,
    env: {
      ...process.env,
      PYTHONPATH: folder,
      HOMEDEX_ADDRESS: `http://127.0.0.1:${port}`,
      HOMEDEX_KEY: headers.authorization.replace('Bearer ', ''),
      HOMEDEX_COMPANIES: String(COMPANIES),
    },
  });
  let said = '';
  python.stderr.on('data', (text) => {
    said += String(text);
  });
  python.on('close', (code) => resolve({ code, said }));
  const ended = await promise;
  expect(ended.code, ended.said).toBe(0);
  expect(ended.said).toContain('Ran 13 tests');
});
