import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { mailedLink, PASSWORD } from '../harness/journey-steps.ts';
import { openWebWorld, untilInteractive, type WebWorld } from '../harness/web-world.ts';

/** Interruptions of a task: a domain instead of words, a slip, a session that ended, a refusal. */
describe.skipIf(!hasBrowser)('interruptions in a browser', () => {
  let world: WebWorld;

  beforeAll(async () => {
    world = await openWebWorld({ sites: 120 });
  });
  afterAll(() => world.close());

  const inject = async (url: string, headers = {}) =>
    (await world.running.app.inject({ url, headers })).json();

  it('a typed domain opens its profile, or fetches it, in every search box', async () => {
    const { domain } = (await inject('/search?q=contact&limit=1')).results[0];
    const { page, complaints } = await world.visit('/app');
    const box = page.getByRole('combobox', { name: 'Search homepages' });
    await box.fill(`https://www.${domain}/about`);
    await expect.poll(() => page.getByRole('option').first().innerText()).toContain(`Open ${domain}`);
    await box.fill(domain);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/app?open=${domain}`);
    await page.locator('.profile .lead').waitFor();
    await box.fill('not-indexed-yet.com');
    await expect
      .poll(() => page.getByRole('option').first().innerText())
      .toContain('Fetch not-indexed-yet.com now');
    const fetched = page.waitForRequest((request) => request.url().includes('/enrich/not-indexed-yet.com'));
    await page.keyboard.press('Enter');
    await fetched;
    await page.getByRole('heading', { name: 'Not in the index' }).waitFor();
    // Words with a dot stay words.
    await box.fill('node.js');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app?q=node.js*');
    // The plain form of the first page means the same, and can be typed into immediately.
    await page.goto(world.address);
    await page.locator('#q:focus').waitFor();
    await page.keyboard.type(domain);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/app?open=${domain}`);
    await page.locator('.profile .lead').waitFor();
    // A link to a search for the domain stays one; where nothing is found the profile is the first way on.
    await page.goto(`${world.address}/app?q=not-indexed-yet.com`);
    await page.getByRole('button', { name: 'Fetch not-indexed-yet.com now · free' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a search without results offers similar words and looser searches, with the numbers they find', async () => {
    const { page } = await world.visit('/app');
    const total = page.locator('.total strong');
    const count = async (query: string): Promise<number> =>
      (await world.running.app.inject({ url: `/search/count?${query}` })).json().total_results;
    const contact = { q: 'contact', mode: 'phrase', forms: true };
    const suggestions = [
      { ...contact, why: 'spelling', filters: { country: ['gb'] } },
      { ...contact, why: 'filter', filters: {} },
      { ...contact, why: 'meaning', mode: 'meaning', filters: {} },
    ];
    const totals = [await count('q=contact&forms=true&country=gb'), await count('q=contact&forms=true'), 1];
    await page.route('**/search?q=contactt*', async (route) => {
      const response = await route.fetch();
      const added = suggestions.map((one, at) => ({ ...one, total_count: totals[at] }));
      await route.fulfill({ response, json: { ...(await response.json()), suggestions: added } });
    });
    await page.goto(`${world.address}/app?q=contactt&country=gb`);
    const suggested = page.getByRole('list', { name: 'Suggested searches' }).getByRole('listitem');
    await suggested.first().waitFor();
    expect(await suggested.allInnerTexts()).toEqual([
      `Did you mean “contact”? ${totals[0]} companies`,
      `Without the filter Country: United Kingdom ${totals[1]} companies`,
      'Search “contact” by meaning 1 company',
    ]);
    await suggested.getByRole('link', { name: 'Did you mean' }).click();
    await page.waitForURL('**/app?q=contact&country=gb');
    await expect.poll(() => total.textContent()).toBe(`${totals[0]} companies`);
    await page.goto(`${world.address}/app?q=contact+team+xyzzy`);
    const any = page.locator('.nothing li', { hasText: 'Match any word' });
    await expect.poll(() => any.innerText()).toMatch(/\d+ compan/);
    const found = /([\d,]+ compan\w+)/.exec(await any.innerText())?.[1] ?? '';
    await any.locator('a, button').click();
    await expect.poll(() => total.textContent()).toBe(found);
    await page.context().close();
  });

  it('a visitor who registers on the way to an export comes back to it', async () => {
    const { page } = await world.visit('/app?q=contact');
    await page.locator('.company').first().waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export “contact”' });
    // Signed out too, the file and its price are known before the reader has to sign in.
    await expect.poll(() => dialog.locator('.bill').innerText()).toMatch(/Rows\s+\d+\s+Cost\s+Free/);
    await dialog.getByRole('button', { name: 'Sign in to download' }).click();
    await page.getByRole('link', { name: 'Create an account' }).last().click();
    const mails = world.running.mails.length;
    await page.getByLabel('Business e-mail address').fill('somebody@gmail.com');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('gmail.com').waitFor();
    expect(await page.locator('main').innerText()).not.toContain('Value error');
    await page.getByLabel('Business e-mail address').fill('cleo@acme-research.com');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('We sent a link to cleo@acme-research.com').waitFor();
    await page.goto(await mailedLink(world, mails));
    await page.waitForURL('**/app?q=contact');
    await page.getByRole('dialog', { name: 'Export “contact”' }).waitFor();
    await page.context().close();
  });

  it('an expired session is reported once, and signing in leads back; a wrong password is only that', async () => {
    const { email, headers } = await signUp(world.running, { password: PASSWORD });
    const { page } = await world.visit('/app/lists', headers);
    await page.getByRole('heading', { name: 'No lists yet' }).waitFor();
    await world.running.app.inject({ method: 'POST', url: '/auth/logout', headers });
    await page.getByRole('textbox', { name: 'Name of a new list' }).fill('x');
    await page.getByRole('button', { name: 'Create list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Your session has expired. Sign in to continue.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await page.getByRole('main').getByRole('button').allInnerTexts()).toEqual(['Sign in']);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByLabel('E-mail address').fill(email);
    await dialog.getByLabel('Password').fill('not the password');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.getByText('Wrong e-mail or password.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Sign in', exact: true }).count()).toBe(1);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'No lists yet' }).waitFor();
    await page.context().close();
  });

  it('a refused search is retried once after the delay, and a refused page alone, not all before it', async () => {
    const { page } = await world.visit('/app?q=contact');
    await page.locator('.company input:enabled').first().waitFor();
    const offsets: string[] = [];
    let isRefused = true;
    await page.route('**/search?*', (route) => {
      offsets.push(new URL(route.request().url()).searchParams.get('offset') ?? '');
      return isRefused
        ? route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { detail: 'Too many.' } })
        : route.continue();
    });
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.getByRole('heading', { name: 'Rate limit reached' }).waitFor();
    // A page that is drawn more often than once a second counts down all the same.
    await page.evaluate(
      `globalThis.redrawing = setInterval(() => dispatchEvent(new PopStateEvent('popstate')), 100)`,
    );
    await expect.poll(() => offsets.length).toBeGreaterThanOrEqual(2);
    isRefused = false;
    await expect.poll(() => page.getByRole('heading', { name: 'Rate limit reached' }).count()).toBe(0);
    await page.evaluate('clearInterval(globalThis.redrawing)');
    expect(new Set(offsets)).toEqual(new Set(['50']));
    await page.context().close();
  });

  it('leaving the inbox marks all of it as read in one request', async () => {
    const { headers } = await signUp(world.running);
    const { page } = await world.visit('/app', headers);
    const letter = (id: number) => ({
      id,
      monitor_id: null,
      title: `News ${id}`,
      body: 'Something new.',
      domains: [`new-${id}.com`],
      new_count: 1,
      read: false,
      created_at: '2026-01-01T00:00:00Z',
    });
    const posted: unknown[] = [];
    await page.route(/\/notifications(?:\?|$)/, (route) => {
      const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 151);
      const ids = Array.from({ length: 50 }, (_, at) => before - 1 - at).filter((id) => id > 0);
      return route.fulfill({ json: ids.map(letter) });
    });
    await page.route(/\/notifications\/.*read/, (route) => {
      posted.push([new URL(route.request().url()).pathname, route.request().postDataJSON()]);
      return route.fulfill({ json: {} });
    });
    await page.goto(`${world.address}/app/inbox`);
    await page.getByRole('heading', { name: 'News 150' }).waitFor();
    await page.getByRole('button', { name: 'Show older' }).click();
    await page.getByRole('heading', { name: 'News 51', exact: false }).first().waitFor();
    await page.getByRole('link', { name: 'Lists' }).first().click();
    await page.getByRole('heading', { name: 'Lists', exact: true }).waitFor();
    await expect.poll(() => posted).toEqual([['/notifications/read', { up_to: 150 }]]);
    await page.context().close();
  });

  it('a new list is created once, even if saving to it fails at first', async () => {
    const { headers } = await signUp(world.running);
    const { page } = await world.visit('/app?q=contact', headers);
    await page.locator('.company input:enabled').first().check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.route('**/lists/*/items', (route) => route.abort(), { times: 1 });
    await page.getByLabel('Name of the list').fill('Once');
    await page.getByRole('button', { name: 'Save 1 company' }).click();
    await page.getByText('The server cannot be reached').waitFor();
    await page.getByRole('button', { name: 'Save 1 company' }).click();
    await page.getByText('Saved 1 to Once').waitFor();
    expect(await inject('/lists', headers)).toMatchObject([{ name: 'Once', item_count: 1 }]);
    // A list costs credits that this account does not have: the dialog shows how many, and no negative balance.
    const [{ id }] = await inject('/lists', headers);
    await page.goto(`${world.address}/app/lists/${id}`);
    await page.route('**/downloads', (route) =>
      route.fulfill({ json: { url: '/downloads/x', expires_in: 60, rows: 2, credits: 2 } }),
    );
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText('You are 2 credits short.').waitFor();
    expect(await page.getByRole('dialog').innerText()).not.toMatch(/[-−]\d/);
    await page.context().close();
  });

  it('Escape leads from the profile back to its company, whose name reads in its own direction', async () => {
    const { page } = await world.visit('/app?q=contact');
    await page.locator('.company input:enabled').first().waitFor();
    const first = page.locator('.company .name').first();
    expect(await first.getAttribute('dir')).toBe('auto');
    await page.keyboard.press('j');
    await page.locator('.drawer .lead').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Technology' }).click();
    const labels = await page.locator('.drawer dt').allInnerTexts();
    expect(labels).not.toContain('Tech stack');
    expect(await page.locator('.drawer h2.title').getAttribute('dir')).toBe('auto');
    await page.keyboard.press('Escape');
    await page.locator('.drawer').waitFor({ state: 'detached' });
    expect(await first.evaluate((link) => link.matches(':focus'))).toBe(true);
    // A link to an open company shows all of its card, below the header.
    await page.locator('.company').nth(2).locator('.name').click();
    await page.reload();
    await untilInteractive(page);
    const card = page.locator('.company.current');
    await card.waitFor();
    const edges = () =>
      Promise.all([card.boundingBox(), page.locator('header.top').boundingBox()]).then(
        ([row, head]) => (row?.y ?? 0) - ((head?.y ?? 0) + (head?.height ?? 0)),
      );
    await expect.poll(edges).toBeGreaterThanOrEqual(0);
    await page.context().close();
  });

  it('an alert without news shows when it was checked, as in its list', async () => {
    const { headers } = await signUp(world.running);
    const monitor = await world.running.app.inject({
      method: 'POST',
      url: '/monitors',
      payload: { name: 'Rye', query: 'contact' },
      headers,
    });
    const { id } = monitor.json();
    const { page } = await world.visit(`/app/monitors/${id}`, headers);
    const isChecked = monitor.json().last_checked_at !== null;
    await page.getByText(isChecked ? /^Checked .*no change since\.$/ : 'Not checked yet.').waitFor();
    // Signed in, the header shows what there is to spend.
    await page.getByRole('link', { name: '250 free profiles' }).waitFor();
    // A wrong address is one for programs too.
    expect((await world.running.app.inject('/app/nope')).statusCode).toBe(404);
    for (const [guessed, meant] of [
      ['/app/search?q=rye&mode=any', '/app?q=rye&mode=any'],
      ['/app/copilot', '/copilot'],
      ['/app/companies/acme.com', '/app/company/acme.com'],
      ['/login', '/app/sign-in'],
      ['/register', '/app/register'],
    ]) {
      const { statusCode, headers } = await world.running.app.inject(guessed ?? '');
      expect([statusCode, headers.location]).toEqual([302, meant]);
    }
    expect((await world.running.app.inject('/app/lists')).statusCode).toBe(200);
    await page.context().close();
  });
});
