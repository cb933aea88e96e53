import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signUp } from '../../test/factories/sign-up.ts';
import { buildTestApp, captureLog, type TestApp } from '../../test/harness/test-app.ts';
import { prices, rates, tiers, usePlans } from '../access/index.ts';
import { openPlansFile } from './plans-file.ts';

let running: TestApp;
let folder: string;
let path: string;
const log = captureLog();
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homedex-plans-'));
  path = join(folder, 'plans.json');
  running = await buildTestApp({ companies: [{ domain: 'one.com', title: 'One' }] });
});
afterEach(async () => {
  usePlans({});
  await running.app.close();
  rmSync(folder, { recursive: true });
});

const write = (content: unknown): void => writeFileSync(path, JSON.stringify(content));
const limitOf = async (headers: Record<string, string>): Promise<unknown> =>
  (await running.app.inject({ url: '/search?q=one', headers })).headers['x-ratelimit-limit'];

it('plans, prices and rates follow the file while the service runs, and the rest keeps its default', async () => {
  const ann = await signUp(running, { credits: 10 });
  expect(await limitOf(ann.headers)).toBe('30');
  write({ plans: { free: { requestsPerMinute: 60, freeLookups: 0 } }, prices: { domain_detail: 3 } });
  const [file] = openPlansFile(path, log.logger);
  expect(await limitOf(ann.headers)).toBe('60');
  expect(tiers.pro.requestsPerMinute).toBe(300);
  const charged = await running.app.inject({ url: '/domain/one.com', headers: ann.headers });
  expect(charged.headers['x-credits-cost']).toBe('3');
  expect((await running.app.inject('/pricing')).body).toContain('3 credits');

  write({ plans: { free: { requestsPerMinute: 61 } }, rates: { guardPerMinute: 1_000 } });
  file?.refresh();
  expect(await limitOf(ann.headers)).toBe('61');
  expect([prices.domain_detail, tiers.free.freeLookups, rates.guardPerMinute]).toEqual([1, 250, 1_000]);
});

it('an invalid change is reported and ignored', () => {
  write({ plans: { pro: { lists: 7 } } });
  const [file] = openPlansFile(path, log.logger);
  write({ plans: { pro: { lists: -1, freeLookups: 5 } } });
  file?.refresh();
  expect(tiers.pro.lists).toBe(7);
  expect(file?.problems()).toEqual([
    expect.stringMatching(
      /PLANS_FILE .* not in force since its last change: plans\.pro.*plans\.pro\.lists|plans\.pro\.lists.*plans\.pro/,
    ),
  ]);
  rmSync(path);
  file?.refresh();
  expect(tiers.pro.lists).toBe(7);
  expect(file?.problems()[0]).toContain('there is no such file');
  expect(log.text().match(/operator_file_invalid/g)).toHaveLength(2);
});

it('a file that is invalid at startup stops the service with an error message', () => {
  writeFileSync(path, '{');
  expect(() => openPlansFile(path, log.logger)).toThrow(/PLANS_FILE .*the file is not JSON/);
  expect(tiers.free.requestsPerMinute).toBe(30);
});
