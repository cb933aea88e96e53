import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../harness/browser.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const paths = [
  '/',
  '/pricing',
  '/status',
  '/nowhere',
  '/classic',
  '/classic?q=contact',
  '/classic?country=germany&has_email=1',
  '/classic/hostile-1.com',
];
const unbroken = 'W'.repeat(180);
const hostileTechnologies = [
  unbroken,
  '<img src=x onerror=alert(1)>',
  '\u202Eright to left',
  '"><svg onload=alert(1)>',
];

describe.skipIf(!hasBrowser)('the rendered pages in a browser', () => {
  let world: WebWorld;

  beforeAll(async () => {
    world = await openWebWorld({
      companies: Array.from({ length: 8 }, (_, at) => ({
        domain: `hostile-${at}.com`,
        body_text: 'contact us, book a demo',
        technologies: hostileTechnologies,
      })),
    });
  });
  afterAll(() => world.close());

  for (const [width, scheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    it(`axe finds nothing at ${width} px in the ${scheme} theme`, async () => {
      const { page, complaints, violations } = await world.visit('/', { width, scheme });
      for (const path of paths) {
        await page.goto(world.address + path);
        expect(await violations(), path).toEqual([]);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    });

  it('nothing overflows from 320 to 2560 px, whatever the index holds', async () => {
    const { page, overflow, complaints } = await world.visit('/');
    for (const path of paths) {
      await page.goto(world.address + path);
      for (const width of [320, 390, 768, 1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(), `${path} at ${width}`).toBe(0);
      }
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('every page shows its content without scripts', async () => {
    const visit = await world.visit('/');
    const context = await visit.context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    const titles: (string | null | undefined)[] = [];
    for (const path of paths) {
      await page?.goto(world.address + path);
      titles.push(await page?.locator('h1').textContent());
    }
    expect(titles).toEqual([
      'Find companies by what their homepage says.',
      'Pricing',
      'All systems operational',
      'Page not found',
      'Search homepages',
      'Homepages with “contact”',
      'Companies',
      'hostile-1.com',
    ]);
    await context?.close();
    await visit.context.close();
  });

  it('an index with companies of no crawl is not shown as empty', async () => {
    const { page } = await world.visit('/app');
    await page.locator('.browse').waitFor();
    expect(await page.locator('.welcome').innerText()).not.toContain('The index is empty');
    await page.context().close();
  });

  it('the search on the landing page leads to the app', async () => {
    const { page, complaints } = await world.visit('/');
    await page.getByRole('searchbox').fill('book a demo');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/app?q=book+a+demo*');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
