import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { demoCompanies } from '../harness/demo-companies.ts';
import { openFirst, refine } from '../harness/journey-steps.ts';
import { openPageUser } from '../harness/page-user.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const hebrew = 'משרד עורכי הדין BMK';

async function boxesOf(elements: Locator) {
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
  return boxes.flatMap((box) => box ?? []);
}

/** Texts that do not fit into their elements, and end in an ellipsis. */
const cutTexts = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent)`,
  );

/** What looked wrong to people once, and no check of accessibility or overflow sees. */
describe.skipIf(!hasBrowser)('the layout in a browser', () => {
  let world: WebWorld;
  const profiles = demoCompanies(80, 1).map(({ profile }) => profile);
  const [seed] = profiles;
  beforeAll(async () => {
    if (!seed) throw new Error('the demo has no companies');
    const twin = (domain: string, facts: object) => ({ ...seed, domain, ...facts });
    world = await openWebWorld({
      companies: [
        ...profiles,
        twin('twin-demo.com', { company_name: 'A Twin of the Bakery With a Rather Long Name' }),
        twin('bmk-demo.co.il', { company_name: hebrew, country: 'IL' }),
      ],
    });
  });
  afterAll(() => world.close());

  it('counts of the classic search are on one line', async () => {
    const { page } = await world.visit('/classic?q=contact');
    const lines = await page.evaluate<
      number[]
    >(`[...document.querySelectorAll('.counts td.number')].map((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    })`);
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines)).toEqual(new Set([1]));
    await page.context().close();
  });

  it('the ways to match are on one line of a phone, in every language', async () => {
    for (const language of ['en', 'de', 'fr']) {
      const { page, overflow } = await world.visit('/app?q=contact', { width: 390, language });
      const boxes = await boxesOf(page.locator('.modes label'));
      expect(boxes).toHaveLength(6);
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
      expect(await overflow()).toBe(0);
      await page.context().close();
    }
  });

  it('bars of lookalikes begin at one edge and end within the panel', async () => {
    const { page } = await world.visit(`/app?open=${seed?.domain}&tab=lookalikes`);
    await page.getByRole('button', { name: /^Full profile/ }).click();
    await page.getByRole('tab', { name: 'Lookalikes' }).click();
    await page.locator('.likeness').nth(1).waitFor();
    const bars = await boxesOf(page.locator('.likeness svg .whole'));
    expect(new Set(bars.map(({ x }) => Math.round(x))).size).toBe(1);
    const drawer = await page.locator('.drawer').boundingBox();
    const end = (drawer?.x ?? 0) + (drawer?.width ?? 0);
    for (const { x, width } of [...bars, ...(await boxesOf(page.locator('.likeness .score')))])
      expect(x + width).toBeLessThanOrEqual(end);
    await page.context().close();
  });

  it('a Hebrew name reads from the right, in the list and in the profile', async () => {
    const { page } = await world.visit('/app?open=bmk-demo.co.il&domains=bmk-demo.co.il,twin-demo.com');
    await page.locator('.drawer h2.title').waitFor();
    const directions = await page.evaluate(
      `['.company .name[data-domain="bmk-demo.co.il"]', '.drawer h2.title'].map((selector) => getComputedStyle(document.querySelector(selector)).direction)`,
    );
    expect(directions).toEqual(['rtl', 'rtl']);
    await page.context().close();
  });

  it('the header and a full-screen profile are as wide as the window', async () => {
    for (const width of [1440, 390]) {
      const { page } = await world.visit(`/app?q=contact&open=${seed?.domain}`, { width });
      await page.locator('.profile .lead').waitFor();
      const inner = await page.evaluate<number>('document.documentElement.clientWidth');
      expect(await page.locator('header.top').boundingBox()).toMatchObject({ x: 0, width: inner });
      if (width === 390)
        expect(await page.locator('dialog.full-screen').boundingBox()).toMatchObject({ x: 0, width: inner });
      await page.context().close();
    }
  });

  it.each(['en', 'de', 'fr'])(
    'the placeholder of the search box fits a phone, language %s',
    async (language) => {
      const { page } = await world.visit('/app', { width: 390, language });
      await page.locator('.search-box input[type="search"], .search-box [role="combobox"]').first().waitFor();
      const [needed, present] = await page.evaluate<[number, number]>(`(() => {
      const box = document.querySelector('.search-box [placeholder]');
      const style = getComputedStyle(box);
      const canvas = document.createElement('canvas').getContext('2d');
      canvas.font = style.font;
      return [
        canvas.measureText(box.placeholder).width,
        box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
      ];
    })()`);
      expect(needed).toBeLessThanOrEqual(present);
      await page.context().close();
    },
  );

  it('chosen and excluded values of a filter have a gap between them', async () => {
    const { page } = await world.visit('/app?q=contact');
    const values = page.locator('.rail section').first().locator('.facet-value');
    await values.nth(1).waitFor();
    await values.nth(0).locator('button').first().click();
    await page.waitForURL(/country=/);
    await values.nth(1).hover();
    await values.nth(1).locator('.exclude').click();
    await page.waitForURL(/not_country=/);
    await page.locator('.facet-value.excluded').waitFor();
    const rows = await boxesOf(
      page.locator('.rail section').first().locator('.facet-value > button:first-child'),
    );
    for (const [at, row] of rows.slice(1).entries())
      expect(row.y - ((rows[at]?.y ?? 0) + (rows[at]?.height ?? 0))).toBeGreaterThanOrEqual(2);
    await page.context().close();
  });

  it('account rows are fully readable', async () => {
    const person = await signUp(world.running, { isAdmin: true, email: 'ann@acme.example' });
    const { page } = await world.visit('/app/admin/accounts', person.headers);
    await page.locator('.rows .muted').first().waitFor();
    expect(await cutTexts(page, '.rows .muted')).toEqual([]);
    await page.goto(`${world.address}/app/admin/anything`);
    await page.getByRole('main').getByText('Page not found').waitFor();
    await page.context().close();
  });

  it('company names are fully readable beside a conversation and on a phone', async () => {
    for (const width of [1440, 390]) {
      const { page } = await world.visit('/copilot?q=contact', { width });
      await page.locator('.company').first().waitFor();
      const names = await page.locator('.company .name').allTextContents();
      const usual = names.filter((name) => name.length <= 30);
      expect(usual.length).toBeGreaterThan(3);
      const cut = await cutTexts(page, '.company .name');
      expect(
        usual.filter((name) => cut.includes(name)),
        `${width} px`,
      ).toEqual([]);
      await page.context().close();
    }
  });

  it('companies below the cut-off are not shown beside a profile', async () => {
    const scoresOf = async (domain: string): Promise<readonly number[]> => {
      const alike = await world.running.app.inject(`/domain/${domain}/competitors?limit=6`);
      return alike.json().competitors.map(({ score }: { readonly score: number }) => score);
    };
    let [company, scores]: [string, readonly number[]] = ['', []];
    for (const { domain } of profiles) {
      [company, scores] = [domain, await scoresOf(domain)];
      if (Math.min(...scores) < 0.2 && Math.max(...scores) >= 0.2) break;
    }
    const strong = scores.filter((score) => score >= 0.2);
    expect(strong.length).toBeGreaterThan(0);
    expect(strong.length).toBeLessThan(scores.length);
    const { page } = await world.visit(`/app/company/${company}`);
    const shown = page.locator('.beside section', { hasText: 'Lookalikes' }).locator('.detail');
    await shown.first().waitFor();
    expect(await shown.count()).toBe(strong.length);
    await page.context().close();
  });

  it('on a phone: filters, a profile and the other pages fit, in the dark theme', async () => {
    const user = await openPageUser(world, 'phone', '/app?q=contact', { scheme: 'dark' });
    const { page, violations, overflow } = user;
    await page.locator('.company').first().waitFor();
    expect(await overflow()).toBe(0);
    await refine(user);
    await openFirst(user);
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);
    await user.press(page.getByRole('button', { name: 'Close profile' }));
    await user.goTo('Copilot');
    await page.getByRole('textbox', { name: 'Your message' }).waitFor();
    expect(await overflow()).toBe(0);
    expect(user.complaints).toEqual([]);
    await page.context().close();
  });

  it('an export offers the loaded rows only if more were found', async () => {
    for (const [path, isOffered] of [
      ['/app?q=contact', false],
      ['/app?language=en,de,fr,es,it,nl,pt', true],
    ] as const) {
      const { page } = await world.visit(path);
      await page.locator('.company input:enabled').first().waitFor();
      await page.getByRole('button', { name: 'Export' }).click();
      const dialog = page.getByRole('dialog', { name: /^Export/ });
      await dialog.getByRole('radio', { name: 'CSV', exact: true }).waitFor();
      expect(await dialog.getByRole('radio', { name: /loaded result/ }).count(), path).toBe(
        isOffered ? 1 : 0,
      );
      await page.context().close();
    }
  });

  it('a lost connection is reported once, not by every filter and chart', async () => {
    const { page } = await world.visit('/app?q=contact');
    await page.locator('.rail .facet-value').first().waitFor();
    await page.route(/\/search/, (route) => route.abort());
    await page.getByRole('radio', { name: 'Any word' }).check({ force: true });
    await page.getByText('The server cannot be reached').waitFor();
    expect(await page.locator('.note').count()).toBe(1);
    expect(await page.locator('.company').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});
