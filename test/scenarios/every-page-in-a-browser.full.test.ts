import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../factories/sign-up.ts';
import { smallTargets } from '../harness/accessibility-checks.ts';
import { hasBrowser } from '../harness/browser.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

/** Every page of the app, with what shows that it and its data have loaded. */
const places: readonly (readonly [path: string, title: string, content?: string])[] = [
  ['/app/sign-in', 'Sign in'],
  ['/app/register', 'Create an account'],
  ['/app/password', 'Choose a new password'],
  ['/app/lists', 'Lists'],
  ['/app/lists/1', 'Bakeries', '.rows > li'],
  ['/app/seen', 'Viewed companies'],
  ['/app/monitors', 'Alerts'],
  ['/app/monitors/1', 'Rye'],
  ['/app/inbox', 'Inbox'],
  ['/app/history', 'History'],
  ['/app/compare?keywords=contact,team', 'Compare keywords'],
  ['/app/side-by-side?domains={first},{second}', 'Compare companies', '.comparison td'],
  ['/app/company/{first}', '{firstName}', '.profile .lead'],
  ['/app/related/{first}', 'Sites related to {first}'],
  ['/app/identifiers/ga4:G-7QK2M9ZP4D', 'G-7QK2M9ZP4D'],
  ['/app/lookalikes?domains={first}', 'Lookalikes', '.lookalikes-form select'],
  ['/app/bulk', 'Bulk enrich'],
  ['/app/bulk/{job}', 'Bulk enrich', 'progress'],
  ['/app/account', 'Account'],
  ['/app/account/keys', 'API keys'],
  ['/app/account/credits', 'Credits', '.balance'],
  ['/app/account/sessions', 'Sessions', 'main li, main tr'],
  ['/app/account/settings', 'Settings'],
  ['/app/admin', 'Administration', '.figures'],
  ['/app/admin/crawl', 'Administration', '.figures'],
  ['/app/admin/domains', 'Administration', '.rows > li'],
  ['/app/admin/accounts', 'Administration', '.rows > li'],
  ['/app/admin/audit-log', 'Administration', '.letters > li'],
  ['/app/admin/health', 'Administration', '.figures'],
  ['/app/admin/nowhere', 'Administration', 'main > p'],
  ['/app/nowhere', 'Page not found'],
];

describe.skipIf(!hasBrowser)('every page in a browser', () => {
  let world: WebWorld;
  let person: Person;
  /** The values of `{names}` in the addresses. */
  let names: Readonly<Record<string, string>>;

  beforeAll(async () => {
    world = await openWebWorld({ sites: 20 });
    person = await signUp(world.running, { isAdmin: true, credits: 20 });
    const post = (url: string, payload: object) =>
      world.running.app.inject({ method: 'POST', url, payload, headers: person.headers });
    await post('/lists', { name: 'Bakeries' });
    await post('/lists/1/items', { domains: ['first.com', 'second.com'] });
    await post('/monitors', { name: 'Rye', query: 'rye loaves' });
    await post('/admin/cache/clear', {});
    const { results } = (await world.running.app.inject('/companies?limit=2')).json();
    const job = await world.running.app.inject({
      method: 'POST',
      url: '/bulk-lookup?async=true',
      headers: { ...person.headers, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: `--edge\r\ncontent-disposition: form-data; name="file"; filename="d.csv"\r\n\r\n${results[0].domain}\r\n--edge--\r\n`,
    });
    names = {
      firstName: results[0].company_name,
      first: results[0].domain,
      second: results[1].domain,
      job: job.json().id,
    };
  });
  afterAll(() => world.close());

  const filledIn = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);

  for (const [width, scheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)
    it(`axe finds nothing, all targets can be pressed and nothing overflows at ${width} px in the ${scheme} theme`, async () => {
      const { page, complaints, violations, overflow } = await world.visit('/app', {
        width,
        scheme,
        ...person.headers,
      });
      for (const [place, title, content] of places) {
        const [path = '', heading = ''] = [place, title].map(filledIn);
        await page.goto(world.address + path);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await page
          .locator(content ?? 'h1')
          .first()
          .waitFor();
        expect(await violations(), path).toEqual([]);
        expect(await smallTargets(page), path).toEqual([]);
        expect(await overflow(), path).toBe(0);
        // At 450 % a window of 1,440 px shows 320; the narrowest phones are as wide.
        await page.setViewportSize({ width: 320, height: 700 });
        expect(await overflow(), `${path} at 320 px`).toBe(0);
        await page.setViewportSize({ width, height: 844 });
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });

  it('axe finds nothing in overlays', async () => {
    const { page, complaints, violations } = await world.visit('/app?q=contact&view=rows', {
      scheme: 'dark',
      ...person.headers,
    });
    const layers = {
      palette: () => page.keyboard.press('Control+k'),
      help: () => page.keyboard.press('?'),
      export: () => page.keyboard.press('e'),
      save: () => page.keyboard.press('s'),
      monitor: () => page.keyboard.press('m'),
      columns: () => page.getByRole('button', { name: 'Columns' }).click(),
      values: () => page.getByRole('button', { name: 'Show more' }).first().click(),
    };
    await page.locator('.company').first().waitFor();
    for (const [name, open] of Object.entries(layers)) {
      await open();
      await page.locator('dialog[open]').waitFor();
      expect(await violations('dialog[open]'), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('axe finds planted errors', async () => {
    const { page, violations } = await world.visit('/pricing');
    await page.evaluate("document.querySelector('main').append(new Image())");
    expect(await violations()).toEqual(['image-alt: img']);
    await page.context().close();
  });

  it('is in German for browsers that prefer it', async () => {
    const { page } = await world.visit('/app/lists', { language: 'de', ...person.headers });
    await page.getByRole('heading', { level: 1, name: 'Listen' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    // Industries are English names in the index and German ones on the page; the narrowest phone holds the longest words.
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${world.address}/app?q=contact`);
    await page.locator('.company input:enabled').first().waitFor();
    expect(await page.locator('.company .facts').first().innerText()).not.toMatch(
      / & (?:Medical|Trades|Beverage|Fitness)/,
    );
    for (const row of ['.toolbar', '.search-box fieldset.segments'])
      expect(
        await page.locator(row).evaluate((element) => element.scrollWidth - element.clientWidth),
        row,
      ).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});
