import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { indexCompanies } from '../harness/test-app.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const PASSWORD = 'correct horse battery';

describe.skipIf(!hasBrowser)('journeys in a browser', () => {
  let world: WebWorld;

  beforeAll(async () => {
    world = await openWebWorld({ sites: 60 });
  });
  afterAll(() => world.close());

  /** The link of the newest mail, at the address that the browser knows. */
  async function mailedLink(mails: number): Promise<string> {
    await expect.poll(() => world.running.mails.length, { timeout: 10_000 }).toBeGreaterThan(mails);
    const link = /http:\/\/homedex\.test(\/auth\/verify\?token=\S+)/.exec(
      world.running.mails.at(-1)?.text ?? '',
    )?.[1];
    if (!link) throw new Error('no link was mailed');
    return world.address + link;
  }

  async function register(page: Page, email: string): Promise<void> {
    const mails = world.running.mails.length;
    await page.getByLabel('Business e-mail address').fill(email);
    await page.getByLabel('Your name').fill('Ann');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
    await page.goto(await mailedLink(mails));
    await page.waitForURL(`${world.address}/app`);
  }

  for (const width of [1440, 390])
    it(`at ${width} px: registers, searches, reads a profile, saves it, watches the search, is told, exports and pays`, async () => {
      const { page, complaints, overflow } = await world.visit('/app/register', { width });
      await register(page, `ann-${width}@acme-research.com`);

      // A search is kept when it has been looked at for a moment.
      const isKept = page.waitForResponse((answer) => answer.url().endsWith('/auth/search-sessions'));
      await page.getByRole('combobox', { name: 'Search homepages' }).fill('contact');
      await page.keyboard.press('Enter');
      await page.locator('.company .name').first().click();
      await page.getByRole('button', { name: /^Full profile/ }).click();
      await page.getByRole('tab', { name: 'Overview' }).waitFor();

      await page.locator('.profile').getByRole('button', { name: 'Save to a list' }).click();
      await page.getByLabel('Name of the list').fill('Bakeries');
      await page.getByRole('button', { name: 'Save 1 company' }).click();
      await page.getByText('Saved 1 to Bakeries').waitFor();
      await page.getByRole('button', { name: 'Close the profile' }).click();

      await page.getByRole('button', { name: 'Monitor', exact: true }).click();
      await page.getByRole('button', { name: 'Watch it' }).click();
      await page.getByText('You will be told about new matches').waitFor();
      await isKept;
      await indexCompanies(world.running.index, [
        { domain: `new-${width}.com`, company_name: 'Brand New', title: 'New', body_text: 'contact us' },
      ]);
      world.running.clock.advance(3_600_000);
      await world.running.services.monitorRunner.checkDue();
      await page.goto(`${world.address}/app/inbox`);
      await page.getByRole('link', { name: `new-${width}.com` }).waitFor();

      await page.goto(`${world.address}/app/account/credits`);
      await page.getByLabel('Add credits').fill('5');
      await page.getByRole('button', { name: 'Add 5 credits' }).click();
      await page.getByText('Your balance is 5').waitFor();
      await page.goto(`${world.address}/app/lists`);
      await page.getByRole('main').getByRole('link', { name: 'Bakeries' }).click();
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByText('5 → 4 credits').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download 1 row' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.csv$/);
      await page.goto(`${world.address}/app/account/credits`);
      await expect.poll(() => page.locator('.balance strong').textContent()).toBe('4 credits');

      await page.goto(`${world.address}/app/history`);
      await page.getByRole('main').getByRole('link', { name: 'contact' }).waitFor();
      expect(await overflow()).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

  it('a forgotten password is replaced by the mailed link, and the new one signs in', async () => {
    const person = await signUp(world.running, { email: 'ben@acme-research.com', password: PASSWORD });
    const { page, complaints } = await world.visit('/app/password');
    const mails = world.running.mails.length;
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByRole('button', { name: 'Mail me a link' }).click();
    await page.goto(await mailedLink(mails));
    await page.getByLabel(/^Password/).fill('another good password');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${world.address}/app`);
    await page.getByRole('button', { name: /^Menu of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByLabel('Password').fill('another good password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: /credits$/ }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('by keyboard alone: searches, opens, reads, selects, saves, and takes it back', async () => {
    const { headers } = await signUp(world.running);
    const { page, complaints } = await world.visit('/app', headers);
    const { keyboard } = page;
    await page.getByRole('heading', { level: 1 }).waitFor();
    await keyboard.press('/');
    await keyboard.type('contact');
    await keyboard.press('Enter');
    await page.locator('.company').first().waitFor();
    await keyboard.press('j');
    await page.locator('.drawer .lead').waitFor();
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
    await keyboard.press('Escape');
    await page.locator('.drawer').waitFor({ state: 'detached' });
    await keyboard.press('j');
    await keyboard.press('x');
    await page.getByText('1 selected').waitFor();
    await keyboard.press('s');
    await page.getByLabel('Name of the list').waitFor();
    await page.getByLabel('Name of the list').focus();
    await keyboard.type('By hand');
    await keyboard.press('Enter');
    await page.getByText('Saved 1 to By hand').waitFor();
    await keyboard.press('Escape');
    await page.evaluate('document.activeElement?.blur?.()');
    await keyboard.press('g');
    await keyboard.press('l');
    await page.getByRole('heading', { name: 'Lists' }).waitFor();
    await keyboard.press('Control+k');
    await keyboard.type('By hand');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: /^Take .* off the list$/ }).focus();
    await keyboard.press('Enter');
    await page.getByText('taken off the list').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().focus();
    await keyboard.press('Enter');
    await page.getByRole('button', { name: /^Take .* off the list$/ }).waitFor();
    await keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('searches for all that was typed, however quickly Enter follows', async () => {
    const { page } = await world.visit('/app');
    await page.getByRole('combobox', { name: 'Search homepages' }).pressSequentially('cont');
    await page.getByRole('option', { name: 'Search homepages for “cont”' }).waitFor();
    // The last letters and Enter in one turn: the list of suggestions has had no time to follow.
    await page.evaluate(`(async () => {
      const field = document.querySelector('[role=combobox]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'contact');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await null;
      field.form.requestSubmit();
    })()`);
    await page.waitForURL(/[?&]q=/);
    expect(new URL(page.url()).searchParams.get('q')).toBe('contact');
    await page.context().close();
  });

  it('a file of 1,000 domains is looked up, also when the connection is lost on the way', async () => {
    const { page } = await world.visit('/app/bulk');
    const known = (await world.running.app.inject('/companies?limit=1')).json().results[0].domain;
    const lines = ['domain', known, ...Array.from({ length: 999 }, (_, at) => `not a domain ${at}`)];
    await page.getByLabel('or paste it, or drop it here').fill(lines.join('\n'));
    await page.getByText('1 domains recognised in 1,001 lines.').waitFor();
    await page.getByRole('button', { name: /^Look up/ }).click();
    await page.waitForURL('**/app/bulk/*');
    await page.route('**/jobs/*', (route) => route.abort());
    await page.reload();
    await page.getByText('The server cannot be reached').waitFor();
    // It goes on without the page.
    await world.running.services.liveFetching.jobRunner.runAll();
    await page.unroute('**/jobs/*');
    await page.getByText('All 1,000 rows done').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download 1,000 rows' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('homedex-bulk-lookup.csv');
    await page.goto(`${world.address}/app/bulk`);
    await page.getByRole('link', { name: 'Pasted list' }).waitFor();
    await page.context().close();
  });

  it('an administrator imports domains; nobody else gets in', async () => {
    const admin = await signUp(world.running, { isAdmin: true });
    const { page } = await world.visit('/app/admin/domains', admin.headers);
    await page.getByLabel('Import domains').fill('first-import.com second-import.com nonsense');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('2 added, 0 known already, 1 not understood.').waitFor();
    await page.context().close();
    const { headers } = await signUp(world.running);
    const other = await world.visit('/app/admin', headers);
    await other.page.getByRole('heading', { name: 'For administrators' }).waitFor();
    await other.page.context().close();
  });

  it('a session that ended is asked for again over the page, and the act goes on', async () => {
    const { email, headers } = await signUp(world.running, { password: PASSWORD });
    const { page } = await world.visit('/app?q=contact', headers);
    await page.locator('.company').first().waitFor();
    await world.running.app.inject({ method: 'POST', url: '/auth/logout', headers });
    await page.getByRole('button', { name: 'Monitor', exact: true }).click();
    await page.getByRole('button', { name: 'Watch it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    await dialog.getByLabel('E-mail address').fill(email);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('You will be told about new matches').waitFor();
    await page.context().close();
  });
});
