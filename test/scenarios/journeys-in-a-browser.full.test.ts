import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import {
  downloadBy,
  ingest,
  mailedLink,
  openFirst,
  PASSWORD,
  refine,
  register,
  saveTo,
  search,
  watch,
} from '../harness/journey-steps.ts';
import { inputMethods, openPageUser } from '../harness/page-user.ts';
import { openWebWorld, untilInteractive, type WebWorld } from '../harness/web-world.ts';

describe.skipIf(!hasBrowser)('journeys in a browser', () => {
  let world: WebWorld;

  beforeAll(async () => {
    world = await openWebWorld({ sites: 60 });
  });
  afterAll(() => world.close());

  it.each(inputMethods)(
    'by %s: registers, searches, refines, reads a profile, saves it, watches the search, is notified, exports, pays, and resumes the search',
    async (inputMethod) => {
      const user = await openPageUser(world, inputMethod, '/app/register');
      const { page, press, write, goTo } = user;
      await register(world, user, `ann-${inputMethod}@acme-research.com`);
      // A search is recorded when it has been open for a moment.
      const isRecorded = page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/auth/search-sessions') &&
          (answer.request().postData() ?? '').includes('country'),
      );
      await search(user, 'contact');
      await refine(user);
      const country = new URL(page.url()).searchParams.get('country') ?? '';
      await openFirst(user);
      await saveTo('Bakeries', user);
      await watch(user);
      await isRecorded;
      await ingest(world, `new-${inputMethod}.com`, country.toUpperCase());
      await goTo('Inbox');
      await page.getByRole('link', { name: `new-${inputMethod}.com` }).waitFor();

      await goTo('Credits');
      await write(page.getByLabel('Add credits'), '5');
      await press(page.getByRole('button', { name: 'Add 5 credits' }));
      await page.getByText('Your balance is 5').waitFor();
      await goTo('Lists');
      await press(page.getByRole('main').getByRole('link', { name: 'Bakeries' }));
      await press(page.getByRole('button', { name: 'Export' }));
      await page.getByText(/^Uses 1 of your \d+ free profiles$/).waitFor();
      expect(await downloadBy(user, 'Download 1 row')).toMatch(/\.csv$/);
      await goTo('Credits');
      await expect.poll(() => page.locator('.balance strong').textContent()).toBe('5 credits');

      await goTo('History');
      await press(page.getByRole('main').getByRole('link', { name: 'contact' }).first());
      await page.waitForURL(/\/app\?q=contact&country=/);
      await page.locator('.company').first().waitFor();
      expect(await user.overflow()).toBe(0);
      expect(user.complaints).toEqual([]);
      await page.context().close();
    },
  );

  it.each(inputMethods)(
    'by %s: a newcomer searches from the first page, without an account',
    async (inputMethod) => {
      const { page, press, write, act, complaints } = await openPageUser(world, inputMethod, '/');
      await write(page.getByRole('searchbox'), 'contact');
      await press(page.getByRole('button', { name: 'Search' }));
      await page.waitForURL('**/app?q=contact*');
      await untilInteractive(page);
      await page.locator('.company').first().waitFor();
      await openFirst({ page, act });
      await page.getByRole('button', { name: 'Full profile · free' }).waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it.each(inputMethods)(
    'by %s: a forgotten password is replaced by the mailed link, and the new one signs in',
    async (inputMethod) => {
      const person = await signUp(world.running, {
        email: `ben-${inputMethod}@acme-research.com`,
        password: PASSWORD,
      });
      const { page, press, write, complaints } = await openPageUser(world, inputMethod, '/app/password');
      const mails = world.running.mails.length;
      await write(page.getByLabel('E-mail address'), person.email);
      await press(page.getByRole('button', { name: 'E-mail me a link' }));
      await page.goto(await mailedLink(world, mails));
      await write(page.getByLabel(/^Password/), 'another good password');
      await press(page.getByRole('button', { name: 'Continue' }));
      await page.waitForURL(`${world.address}/app`);
      await press(page.getByRole('button', { name: /^Menu of/ }));
      await press(page.getByRole('button', { name: 'Sign out' }));
      await press(page.getByRole('link', { name: 'Sign in' }));
      await write(page.getByLabel('E-mail address'), person.email);
      await write(page.getByLabel('Password'), 'another good password');
      await press(page.getByRole('button', { name: 'Sign in', exact: true }));
      await page.getByRole('button', { name: 'Menu of Test Person' }).waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it.each(inputMethods)(
    'by %s: a file of 1,000 domains is looked up, even if the connection is lost twice on the way',
    async (inputMethod) => {
      const person = await signUp(world.running, { credits: 2_000 });
      const { page, context, press, ...user } = await openPageUser(
        world,
        inputMethod,
        '/app/bulk',
        person.headers,
      );
      const known = (await world.running.app.inject('/companies?limit=1')).json().results[0].domain;
      const lines = ['domain', known, ...Array.from({ length: 999 }, () => known)];
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        press(page.getByLabel('CSV with a domain, website or url column, or one domain per line')),
      ]);
      await chooser.setFiles({
        name: 'companies.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\n')),
      });
      await page.getByText('1 domain found in 1,000 rows:').waitFor();
      await context.setOffline(true);
      await press(page.getByRole('button', { name: /^Enrich/ }));
      await page.getByText('The server cannot be reached').waitFor();
      await context.setOffline(false);
      await press(page.getByRole('button', { name: /^Enrich/ }));
      await page.waitForURL('**/app/bulk/*');
      await page.getByText('0 of 1,000 rows').waitFor();
      await context.setOffline(true);
      await page.getByText('The server cannot be reached').waitFor();
      // It continues without the page, which resumes it by itself.
      await world.running.services.liveFetching.jobRunner.runAll();
      await context.setOffline(false);
      await page.getByText('All 1,000 rows done').waitFor();
      expect(await downloadBy({ page, press }, /^Download 1,000 rows/)).toBe('homedex-bulk-lookup.csv');
      await press(page.getByRole('link', { name: 'Enrich another file' }));
      await page.getByRole('link', { name: 'companies.csv' }).waitFor();
      // A missing one is reported, and not requested repeatedly.
      const requests: string[] = [];
      page.on(
        'request',
        (request) => void (request.url().includes('/jobs/gone') && requests.push(request.url())),
      );
      await page.goto(`${world.address}/app/bulk/gone`);
      await page.getByText('This job no longer exists').waitFor();
      await press(page.getByRole('link', { name: 'Enrich another file' }));
      await page.getByRole('heading', { name: 'Bulk enrich', exact: true }).waitFor();
      expect(requests).toHaveLength(1);
      expect(user.complaints).toEqual([]);
      await context.close();
    },
  );

  it.each(inputMethods)(
    'by %s: an administrator imports domains, gives an account another tier and credits, and finds it all in the log',
    async (inputMethod) => {
      const customer = await signUp(world.running, { email: `customer-${inputMethod}@acme-research.com` });
      const admin = await signUp(world.running, { isAdmin: true });
      const { page, press, write, goTo, act, ...user } = await openPageUser(
        world,
        inputMethod,
        '/app',
        admin.headers,
      );
      const tab = (name: string) =>
        page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name });
      await goTo('Administration');
      await press(tab('Domains'));
      await write(page.getByLabel('Import domains'), `${inputMethod}-a.com ${inputMethod}-b.com nonsense`);
      await press(page.getByRole('button', { name: 'Import' }));
      await page.getByText('2 added, 0 already known, 1 invalid.').waitFor();

      await press(tab('Accounts'));
      await write(page.getByRole('searchbox', { name: 'Find an account' }), customer.email);
      await press(page.getByRole('button', { name: `Change ${customer.email}` }));
      const dialog = page.getByRole('dialog', { name: customer.email });
      await dialog.getByRole('radio', { name: 'free' }).waitFor();
      // The radios of a group are one stop of the keyboard; arrows choose.
      if (inputMethod === 'keyboard') {
        await write(dialog.getByRole('radio', { name: 'free' }), '');
        await page.keyboard.press('ArrowDown');
      } else await press(dialog.getByRole('radio', { name: 'pro' }));
      await write(dialog.getByLabel('Credits to grant'), '250');
      await write(dialog.getByLabel('Reason', { exact: true }), 'a trial');
      await press(dialog.getByRole('button', { name: 'Grant 250 credits' }));
      await page.getByText('The account has 250 credits').first().waitFor();
      await write(dialog.getByLabel('Reason for blocking'), 'abuse');
      await press(dialog.getByRole('button', { name: 'Block account' }));
      await dialog.getByText('Blocked since').waitFor();
      const blocked = await world.running.app.inject({ url: '/auth/me', headers: customer.headers });
      expect(blocked.statusCode).toBe(403);
      await press(dialog.getByRole('button', { name: 'Unblock' }));
      await dialog.getByLabel('Reason for blocking').waitFor();
      await act('Escape', dialog.getByRole('button', { name: 'Close' }));
      const me = await world.running.app.inject({ url: '/auth/me', headers: customer.headers });
      expect(me.json()).toMatchObject({ tier: 'pro', credits: 250 });

      await press(tab('Audit log'));
      await page.getByText(`grant-credits ${customer.email}`).waitFor();
      await page.getByText(`set-tier ${customer.email}`).waitFor();
      await page.getByText('Log verified').waitFor();
      await press(tab('Health'));
      await page.getByText('All systems operational.').waitFor();
      expect(await user.overflow()).toBe(0);
      expect(user.complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('the administration is closed to everyone else', async () => {
    const { headers } = await signUp(world.running);
    const other = await world.visit('/app/admin', headers);
    await other.page.getByRole('heading', { name: 'Admins only' }).waitFor();
    await other.page.context().close();
  });

  it('by keyboard alone: searches, opens, reads, selects, saves, and undoes it', async () => {
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
    await page.getByRole('heading', { name: 'Lists', exact: true }).waitFor();
    await keyboard.press('Control+k');
    await keyboard.type('By hand');
    await keyboard.press('Enter');
    await page.getByRole('button', { name: /^Remove .* from list$/ }).focus();
    await keyboard.press('Enter');
    await page.getByText('removed from the list').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().focus();
    await keyboard.press('Enter');
    await page.getByRole('button', { name: /^Remove .* from list$/ }).waitFor();
    await keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('searches for the complete input, however quickly Enter follows', async () => {
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

  it('an expired session asks to sign in over the page, and the action continues', async () => {
    const { email, headers } = await signUp(world.running, { password: PASSWORD });
    const { page } = await world.visit('/app?q=contact', headers);
    await page.locator('.company').first().waitFor();
    // The page records the search after a moment; refused, that would ask to sign in before the action does.
    const recorded = () => world.running.app.inject({ url: '/auth/search-sessions', headers });
    await expect.poll(async () => (await recorded()).json()).toHaveLength(1);
    await world.running.app.inject({ method: 'POST', url: '/auth/logout', headers });
    await page.getByRole('button', { name: 'Alert me', exact: true }).click();
    // It watches what the search found: words by their forms.
    const asked = page.waitForRequest((request) => {
      return request.method() === 'POST' && request.url().endsWith('/monitors');
    });
    await page.getByRole('button', { name: 'Create alert' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ query: 'contact', forms: true });
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await dialog.getByLabel('E-mail address').fill(email);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Alert created').waitFor();
    await page.context().close();
  });
});
