import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasBrowser, launchBrowser } from '../harness/browser.ts';
import { buildTestApp, type TestApp } from '../harness/test-app.ts';

let running: TestApp;
let browser: Browser;
let address: string;

beforeAll(async () => {
  running = await buildTestApp();
  address = await running.app.listen({ port: 0, host: '127.0.0.1' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await running.app.close();
});

it.skipIf(!hasBrowser)(
  'the documentation page shows the endpoints without reaching outside or breaking its policy',
  async () => {
    const page = await browser.newPage();
    const outside: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !/^(?:data|blob):/.test(url)) outside.push(url);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${address}/docs`);
    await page.getByText('Find the domains whose homepage holds').first().waitFor();
    expect(await page.title()).toContain('Homedex');
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
    await page.screenshot({ path: 'tmp/docs.png' });
  },
);
