import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

/** Twenty pages, each looked over by axe. */
const LONG_MS = 240_000;

/** Every place of the app, by what shows that it is there. */
const places: readonly (readonly [string, string])[] = [
  ['/app/sign-in', 'Sign in'],
  ['/app/register', 'Create an account'],
  ['/app/password', 'Choose a new password'],
  ['/app/lists', 'Lists'],
  ['/app/lists/1', 'Bakeries'],
  ['/app/seen', 'Seen companies'],
  ['/app/monitors', 'Monitors'],
  ['/app/monitors/1', 'Rye'],
  ['/app/inbox', 'Inbox'],
  ['/app/history', 'Earlier searches'],
  ['/app/compare?keywords=contact,team', 'Compare keywords'],
  ['/app/bulk', 'Bulk look-up'],
  ['/app/account', 'Account'],
  ['/app/account/keys', 'API keys'],
  ['/app/account/credits', 'Credits'],
  ['/app/account/sessions', 'Sessions'],
  ['/app/account/settings', 'Settings'],
  ['/app/admin', 'Administration'],
  ['/app/admin/domains', 'Administration'],
  ['/app/nowhere', 'There is no such page'],
];

describe.skipIf(!hasBrowser)('every page in a browser', () => {
  let world: WebWorld;
  let person: Person;

  beforeAll(async () => {
    world = await openWebWorld({ sites: 20 });
    person = await signUp(world.running, { isAdmin: true, credits: 20 });
    const post = (url: string, payload: object) =>
      world.running.app.inject({ method: 'POST', url, payload, headers: person.headers });
    await post('/lists', { name: 'Bakeries' });
    await post('/lists/1/items', { domains: ['first.com', 'second.com'] });
    await post('/monitors', { name: 'Rye', query: 'rye loaves' });
  });
  afterAll(() => world.close());

  for (const [width, scheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    it(
      `axe finds nothing and nothing overflows at ${width} px in the ${scheme} theme`,
      async () => {
        const { page, complaints, violations, overflow } = await world.visit('/app', {
          width,
          scheme,
          ...person.headers,
        });
        for (const [path, title] of places) {
          await page.goto(world.address + path);
          await page.getByRole('heading', { level: 1, name: title }).waitFor();
          expect(await violations(), path).toEqual([]);
          expect(await overflow(), path).toBe(0);
        }
        expect(complaints).toEqual([]);
        await page.context().close();
      },
      LONG_MS,
    );

  it('speaks German to who asks for it', async () => {
    const { page } = await world.visit('/app/lists', { language: 'de', ...person.headers });
    await page.getByRole('heading', { level: 1, name: 'Listen' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.context().close();
  });
});
