import { get } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { defineRoute } from '../../../test/harness/test-route.ts';
import { routes } from '../../app/index.ts';

/** A file that begins and does not end. */
const endless = (path: string, fetchesFromOutside: boolean) =>
  defineRoute({
    method: 'GET',
    path,
    tag: 'Test',
    summary: 'Test',
    access: 'anyone',
    bucket: 'tier',
    ...(fetchesFromOutside && { fetchesFromOutside }),
    answer: { kind: 'download', mediaTypes: ['text/csv'] },
    handler: () => {
      let isStarted = false;
      return {
        mediaType: 'text/csv',
        filename: 'endless.csv',
        content: new Readable({
          read() {
            if (!isStarted) this.push('domain\n');
            isStarted = true;
          },
        }),
      };
    },
  });

let running: TestApp;
let address: string;
const opened: { destroy(): void }[] = [];
afterEach(async () => {
  for (const request of opened.splice(0)) request.destroy();
  await running.app.close();
});

async function start(): Promise<void> {
  running = await buildTestApp({
    routes: [endless('/looked-up', true), endless('/export', false)],
    accounts: { ann: { kind: 'account', accountId: 1, tier: 'free', isAdmin: false } },
    limits: { concurrentDownloadsMax: 6, downloadsPerAddressMax: 2 },
  });
  address = await running.app.listen({ port: 0, host: '127.0.0.1' });
}

/** The status, once the headers arrived; the file continues. */
const open = (path: string, from: number, token?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const request = get(
      `${address}${path}`,
      { localAddress: `127.0.0.${from}`, agent: false, headers },
      (response) => {
        response.on('error', () => undefined).resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    opened.push({ destroy: () => request.on('error', () => undefined).destroy() });
  });

it('uploads that are looked up while they arrive take no download slots, and downloads take none of theirs', async () => {
  await start();
  for (let n = 0; n < 4; n++) expect(await open('/looked-up', 2 + Math.floor(n / 2))).toBe(200);
  expect(await open('/looked-up', 9)).toBe(503);
  for (let n = 0; n < 6; n++) expect(await open('/export', 2 + Math.floor(n / 2))).toBe(200);
  expect(await open('/export', 9)).toBe(503);
});

it('a third of the upload slots is reserved for accounts', async () => {
  await start();
  for (let n = 0; n < 4; n++) expect(await open('/looked-up', 2 + Math.floor(n / 2))).toBe(200);
  expect(await open('/looked-up', 9)).toBe(503);
  expect(await open('/looked-up', 10, 'ann')).toBe(200);
  expect(await open('/looked-up', 10, 'ann')).toBe(200);
});

it('a streamed bulk look-up counts as such an upload', () => {
  const streamed = routes.filter(({ fetchesFromOutside, upload }) => fetchesFromOutside && upload);
  expect(streamed.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /bulk-lookup']);
});
