import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../harness/browser.ts';
import { mailedLink } from '../harness/mailed-links.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const EMAIL = 'ann@acme-research.com';

describe.skipIf(!hasBrowser)('a mailed link in a browser', () => {
  let world: WebWorld;
  beforeAll(async () => {
    world = await openWebWorld({ companies: [{ domain: 'example.com' }] });
  });
  afterAll(() => world.close());

  const post = (url: string, payload: object) => world.running.app.inject({ method: 'POST', url, payload });

  /** Who the browser's stored token signs in. */
  async function signedInAs(token: string | null): Promise<string> {
    const me = { url: '/auth/me', headers: { authorization: `Bearer ${token}` } };
    return (await world.running.app.inject(me)).json().email;
  }

  it('of a registration stores the token and goes to the app, without a click', async () => {
    const { page, context, complaints } = await world.visit('/pricing');
    // In this browser: in another one the link would ask for a password.
    await context.request.post(`${world.address}/auth/register`, {
      data: { email: EMAIL, password: 'correct horse battery' },
    });
    await page.goto(world.address + (await mailedLink(world.running)));
    await page.waitForURL(`${world.address}/app`);
    expect(await signedInAs(await page.evaluate(() => localStorage.getItem('homedex.token')))).toBe(EMAIL);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens the export again that the visitor registered for', async () => {
    world.running.clock.advance(61_000);
    const { page, context } = await world.visit('/app?domains=example.com');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Copy for Google Sheets (needs an account)' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Business e-mail address').fill('ben@acme-research.com');
    await page.getByLabel(/^Password/).fill('correct horse battery');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await page.goto(world.address + (await mailedLink(world.running, 2)));
    await page.waitForURL('**/app?domains=example.com');
    await page.getByRole('button', { name: 'Download 1 row' }).waitFor();
    await page.getByRole('button', { name: 'Copy for Google Sheets', exact: true }).waitFor();
    await context.close();
  });

  it('lets the visitor choose a new password, even without scripts, on a page in which axe finds nothing', async () => {
    world.running.clock.advance(61_000);
    await post('/auth/password-reset', { email: EMAIL });
    const link = await mailedLink(world.running, 3);
    const dark = await world.visit(link, { scheme: 'dark', width: 390 });
    expect(await dark.violations()).toEqual([]);
    expect(await dark.overflow()).toBe(0);
    const plain = await dark.context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await plain?.newPage();
    await page?.goto(world.address + link);
    await page?.getByLabel(/^Password/).fill('another good password');
    await page?.getByRole('button', { name: 'Continue' }).click();
    await page?.getByRole('heading', { name: 'You are signed in' }).waitFor();
    const signedIn = await post('/auth/login', { email: EMAIL, password: 'another good password' });
    expect(signedIn.statusCode).toBe(200);
    expect(dark.complaints).toEqual([]);
    await plain?.close();
    await dark.context.close();
  });

  it('that was used mails another', async () => {
    world.running.clock.advance(61_000);
    const visit = await world.visit('/auth/verify?token=hdm_used');
    expect(await visit.violations()).toEqual([]);
    const { page } = visit;
    await page.getByLabel('Business e-mail address').fill(EMAIL);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await page.getByRole('status').filter({ hasText: 'we have sent it a link' }).waitFor();
    // The fourth mail reported the changed password.
    await mailedLink(world.running, 5);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});
