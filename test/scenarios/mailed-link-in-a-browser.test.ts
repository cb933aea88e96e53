import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasBrowser, launchBrowser } from '../harness/browser.ts';
import { mailedLink } from '../harness/mailed-links.ts';
import { buildTestApp, type TestApp } from '../harness/test-app.ts';

const EMAIL = 'ann@acme-research.com';

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

const post = (url: string, payload: object) => running.app.inject({ method: 'POST', url, payload });

/** Who the browser's stored token signs in. */
async function signedInAs(token: string | null): Promise<string> {
  const me = { url: '/auth/me', headers: { authorization: `Bearer ${token}` } };
  return (await running.app.inject(me)).json().email;
}

it.skipIf(!hasBrowser)(
  'opening the link of a registration stores the token and goes to the app, without a click',
  async () => {
    await post('/auth/register', { email: EMAIL, password: 'correct horse battery' });
    const page = await browser.newPage();
    await page.goto(address + (await mailedLink(running)));
    await page.waitForURL(`${address}/app`);
    expect(await signedInAs(await page.evaluate(() => localStorage.getItem('homedex.token')))).toBe(EMAIL);
    await page.close();
  },
);

it.skipIf(!hasBrowser)(
  'a new password is chosen on the page of its link, also where scripts are off',
  async () => {
    running.clock.advance(61_000);
    await post('/auth/password-reset', { email: EMAIL });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address + (await mailedLink(running, 2)));
    await page.getByLabel(/^Password/).fill('another good password');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
    const signedIn = await post('/auth/login', { email: EMAIL, password: 'another good password' });
    expect(signedIn.statusCode).toBe(200);
    await context.close();
  },
);

it.skipIf(!hasBrowser)('the page of a used link mails another', async () => {
  running.clock.advance(61_000);
  const page = await browser.newPage();
  await page.goto(`${address}/auth/verify?token=hdm_used`);
  await page.getByLabel('Your business e-mail address').fill(EMAIL);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByRole('status').filter({ hasText: 'on its way' }).waitFor();
  // The third mail said that the password was changed.
  await mailedLink(running, 4);
  await page.close();
});
