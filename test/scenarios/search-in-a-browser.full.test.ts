import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { openWebWorld, untilInteractive, type WebWorld } from '../harness/web-world.ts';

interface Place {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The farthest that anything moved, in pixels; without end where it is something else. */
const farthest = (before: readonly Place[], after: readonly Place[]): number =>
  Math.max(
    ...before.map(({ name, x, y }, at) => {
      const now = after[at];
      return now?.name === name ? Math.hypot(now.x - x, now.y - y) : Number.POSITIVE_INFINITY;
    }),
  );

const exactly = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

const looks: readonly (readonly [width: number, scheme: 'light' | 'dark'])[] = [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
];

describe.skipIf(!hasBrowser)('searching in a browser', () => {
  let world: WebWorld;

  beforeAll(async () => {
    world = await openWebWorld({ sites: 60 });
  });
  afterAll(() => world.close());

  for (const [width, scheme] of looks)
    it(`axe finds nothing, nothing overflows and the policy holds at ${width} px in the ${scheme} theme`, async () => {
      const { page, complaints, violations, overflow } = await world.visit('/app', { width, scheme });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await violations()).toEqual([]);
      await page.goto(`${world.address}/app?q=contact&country=gb`);
      await untilInteractive(page);
      await page.locator('.company').first().waitFor();
      expect(await violations()).toEqual([]);
      await page.locator('.company .name').first().click();
      await page.locator('.profile .lead').waitFor();
      expect(await violations()).toEqual([]);
      expect(await overflow()).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

  it('every value of every facet finds the number it showed', async () => {
    const { page, complaints } = await world.visit('/app?q=contact');
    const total = page.locator('.total strong');
    const values = page.locator('.rail .facet-value');
    await expect.poll(() => values.count()).toBeGreaterThan(25);
    const shown = await values.evaluateAll((items) =>
      items.map((item) => ({
        section: item.closest('section')?.getAttribute('aria-labelledby') ?? '',
        name: item.querySelector('.name')?.textContent ?? '',
        count: item.querySelector('.count')?.textContent ?? '',
      })),
    );
    expect(new Set(shown.map(({ section }) => section)).size).toBe(6);
    for (const { section, name, count } of shown) {
      const facet = page.locator(`section[aria-labelledby=${section}] .facet-value`);
      const value = facet.filter({ has: page.locator('.name', { hasText: exactly(name) }) });
      await value.getByRole('button').first().click();
      const promised = count === '1' ? '1 company' : `${count} companies`;
      await expect.poll(() => total.textContent(), { message: name }).toBe(promised);
      await page.goBack();
      await expect.poll(() => page.getByRole('list', { name: 'Filters' }).count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('beside an excluded technology, the others show the number that they find', async () => {
    const { page } = await world.visit('/app?q=contact&not_technology=WordPress');
    const values = page.locator('section[aria-labelledby=facet-technology] .facet-value');
    await expect.poll(() => values.count()).toBeGreaterThan(3);
    const excluded = page.locator('section[aria-labelledby=facet-technology] .facet-value.excluded');
    await expect.poll(() => excluded.locator('.count').textContent()).toMatch(/^[1-9]/);
    // PHP is on nearly every page with WordPress, so its number shows whether the exclusion counts.
    const value = values.filter({ has: page.locator('.name', { hasText: exactly('PHP') }) });
    const count = await value.locator('.count').textContent();
    await value.getByRole('button').first().click();
    const promised = count === '1' ? '1 company' : `${count} companies`;
    await expect.poll(() => page.locator('.total strong').textContent()).toBe(promised);
    await page.context().close();
  });

  for (const width of [1440, 390])
    it(`the first results are in the page before the app loads, in the same position, at ${width} px`, async () => {
      const places = async (page: Page): Promise<readonly Place[]> => {
        await page.locator('.company').nth(3).waitFor();
        return page.locator('.company .name').evaluateAll((names) =>
          names.slice(0, 4).map((name) => {
            const { x, y } = name.getBoundingClientRect();
            return { name: name.textContent ?? '', x, y };
          }),
        );
      };
      const plain = await world.visit('/status', { width });
      await plain.page.route(/assets\/first-.*\.js/, (route) => route.abort());
      await plain.page.goto(`${world.address}/app?q=contact`);
      const drawn = await places(plain.page);
      expect(await plain.violations()).toEqual([]);
      expect(await plain.overflow()).toBe(0);
      await plain.page.locator('.company .name').first().click();
      await plain.page.waitForURL('**/app?q=contact&open=*');
      const { page, complaints } = await world.visit('/app?q=contact', { width });
      await page.locator('.company input:enabled').first().waitFor();
      // The list of the app puts rows at whole pixels.
      await expect.poll(async () => farthest(drawn, await places(page))).toBeLessThan(3);
      expect(await page.evaluate('window.homedexFirstRequest')).toBeUndefined();
      expect(complaints).toEqual([]);
      for (const { context } of [plain, { context: page.context() }]) await context.close();
    });

  it('the start page comes with its figures, so the app requests none of them', async () => {
    await expect.poll(async () => (await world.running.app.inject('/app')).body).toContain('start-facts');
    const { page, context, complaints } = await world.visit('/status');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${world.address}/app`);
    await untilInteractive(page);
    // Only the app draws bars.
    await page.locator('.browse a[style]').first().waitFor();
    expect(requested.filter((path) => /count|facets|health/.test(path))).toEqual([]);
    await page.locator('.example').first().click();
    await page.locator('.company').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a query is built from conditions, shows how many it finds before it is searched, and can be edited again', async () => {
    const { page, complaints, violations } = await world.visit('/app?q=contact&view=rows');
    await page.getByRole('button', { name: 'Filter by Country' }).click();
    const dialog = page.getByRole('dialog', { name: 'Build a query' });
    await dialog.getByRole('combobox', { name: 'Value' }).selectOption('GB');
    await dialog.getByRole('button', { name: 'or …' }).nth(1).click();
    await dialog.getByRole('combobox', { name: 'Value' }).nth(1).selectOption('US');
    await dialog.getByRole('button', { name: 'Add a condition' }).click();
    await dialog.getByRole('combobox', { name: 'Where' }).nth(3).selectOption('word_count');
    await dialog.getByRole('textbox', { name: 'Value' }).nth(1).fill('10');
    const query = 'contact (country:GB OR country:US) word_count:>=10';
    await dialog.getByText(query).waitFor();
    const show = dialog.getByRole('button', { name: /^Show \d/ });
    await show.waitFor();
    expect(await violations()).toEqual([]);
    const promised = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    expect(promised).toBeGreaterThan(0);
    await show.click();
    await page
      .locator('.toolbar .total')
      .getByText(new RegExp(`^${promised} compan`))
      .waitFor();
    expect(await page.getByRole('combobox', { name: 'Search homepages' }).inputValue()).toBe(query);
    expect(await page.locator('.query-marks .name').allTextContents()).toEqual([
      'country:',
      'country:',
      'word_count:',
    ]);
    await page.getByRole('button', { name: 'Build a query' }).click();
    expect(await dialog.getByRole('combobox', { name: 'Where' }).count()).toBe(4);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a newcomer searches, refines by a facet and gets the number it showed, and goes back', async () => {
    const { page, complaints } = await world.visit('/app');
    await page.getByRole('combobox', { name: 'Search homepages' }).fill('contact');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app?q=contact');
    const total = page.locator('.total strong');
    await total.waitFor();
    const before = await total.textContent();
    const facet = page.locator('section[aria-labelledby=facet-country] .facet-value').first();
    const promised = await facet.locator('.count').textContent();
    await facet.getByRole('button').first().click();
    await page.getByRole('list', { name: 'Filters' }).waitFor();
    await expect.poll(() => total.textContent()).toBe(`${promised} companies`);
    await page.goBack();
    await expect.poll(() => total.textContent()).toBe(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a plural finds the singular until exact words are requested, and operators are parsed as such', async () => {
    const { page, complaints, violations } = await world.visit('/app');
    const box = page.getByRole('combobox', { name: 'Search homepages' });
    const total = page.locator('.total strong');
    await box.fill('newsletters');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app?q=newsletters');
    await page.getByText('Also matching: newsletter').waitFor();
    const byForms = await total.textContent();
    expect(byForms).toMatch(/^[1-9]/);
    await page.getByText('Also matching: newsletter').click();
    const listed = page.getByRole('list', { name: 'newsletters' }).getByRole('listitem');
    expect(await listed.allInnerTexts()).toEqual([`newsletter ${byForms?.split(' ')[0]}`]);
    // A facet counts what the search found, and so does the call of the API.
    const facet = page.locator('section[aria-labelledby=facet-country] .facet-value .count').first();
    expect(Number(await facet.textContent())).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Exact words' }).check({ force: true });
    await page.waitForURL('**/app?q=newsletters&forms=false');
    await expect.poll(() => total.textContent()).toBe('0 companies');
    await page.locator('.nothing').getByRole('link', { name: 'Match word forms' }).click();
    await page.waitForURL('**/app?q=newsletters');
    await expect.poll(() => total.textContent()).toBe(byForms);

    const query = page.getByRole('radio', { name: 'Query' });
    expect(await query.isChecked()).toBe(false);
    await box.fill('newsletters -contact');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app?q=newsletters+-contact');
    expect(await query.isChecked()).toBe(true);
    const asked = await world.running.app.inject({
      url: '/search/count?q=newsletters+-contact&mode=query&forms=true',
    });
    const { total_results } = asked.json();
    await expect.poll(() => total.textContent()).toMatch(new RegExp(`^${total_results} compan`));
    expect(total_results).toBeLessThan(Number(byForms?.split(' ')[0]));

    const refused = complaints.length;
    await box.fill('newsletters OR (contact');
    await page.keyboard.press('Enter');
    const problem = page.getByRole('alert').filter({ hasText: 'This query can’t be read' });
    await expect.poll(() => problem.innerText()).toContain('expected ")"');
    expect(await violations('main')).toEqual([]);
    // The browser itself notes the refusals in its console.
    expect(complaints.slice(0, refused)).toEqual([]);
    await box.fill('newsletters');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app?q=newsletters');
    await expect.poll(() => total.textContent()).toBe(byForms);
    expect(await problem.count()).toBe(0);
    await page.context().close();
  });

  it('the columns of the rows belong to the account: another browser shows them, another account does not', async () => {
    const [first, second] = [await signUp(world.running), await signUp(world.running)];
    const heads = async (page: Page): Promise<string> => {
      await page.locator('.as-rows .company').first().waitFor();
      return (await page.locator('.row-head').innerText()).replace(/\s+/g, ' ').trim();
    };
    const rows = '/app?q=contact&view=rows';
    const { page, context } = await world.visit(rows, first.headers);
    const usual = await heads(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('searchbox', { name: 'Find a column' }).fill('phone');
    await page.getByRole('checkbox', { name: /^Phone\s/ }).check();
    await page.getByRole('button', { name: 'Move Phone forward' }).click();
    const isRecorded = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Apply' }).click();
    await isRecorded;
    const chosen = 'Company Domain Match Country Industry Phone Has';
    await expect.poll(() => heads(page)).toBe(chosen);
    const elsewhere = await world.visit(rows, first.headers);
    await expect.poll(() => heads(elsewhere.page)).toBe(chosen);
    const other = await world.visit(rows, second.headers);
    await expect.poll(() => heads(other.page)).toBe(usual);
    // What cannot be stored is reverted, and the dialog shows why.
    await page.route('**/auth/row-columns', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset to default' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('The server cannot be reached').waitFor();
    await expect.poll(() => heads(page)).toBe(chosen);
    for (const visited of [context, elsewhere.context, other.context]) await visited.close();
  });

  it('rows show any column of the profile, found by typing, in an order and widths that stay', async () => {
    const { page, complaints, violations, overflow } = await world.visit('/app?q=contact&view=rows');
    await page.locator('.as-rows .company').first().waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    const boxes = page.locator('.pickable-columns input');
    await expect.poll(() => boxes.count()).toBe(178 + 3);
    expect(await violations('dialog')).toEqual([]);
    for (const title of ['Language', 'Word count']) {
      await page.getByRole('searchbox', { name: 'Find a column' }).fill(title.toLowerCase());
      await page.getByRole('checkbox', { name: new RegExp(`^${title}\\s`) }).check();
    }
    const request = page.waitForRequest((request) => request.url().includes('columns='));
    await page.getByRole('button', { name: 'Apply' }).click();
    const names = new URL((await request).url()).searchParams.get('columns')?.split(',') ?? [];
    expect(names).toEqual(['language', 'word_count']);
    const titles = (): Promise<string[]> => page.locator('.row-head li').allInnerTexts();
    await expect
      .poll(() => page.locator('.as-rows .company').first().innerText())
      .toMatch(/English|Dutch|German|French/);
    // The keyboard moves and widens what the mouse drags and pulls.
    const before = await titles();
    await page.getByRole('button', { name: 'Language', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await titles()).indexOf('Language')).toBe(before.indexOf('Language') - 1);
    const language = page.locator('.row-head li', { hasText: 'Language' });
    const width = async (): Promise<number> => (await language.boundingBox())?.width ?? 0;
    const narrow = await width();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(width).toBeGreaterThan(narrow);
    await language
      .locator('.column-title')
      .dragTo(page.getByRole('button', { name: 'Company', exact: true }));
    await expect.poll(async () => (await titles())[0]).toBe('Language');
    const shown = await titles();
    await page.reload();
    await page.locator('.as-rows .company').first().waitFor();
    await expect.poll(titles).toEqual(shown);
    expect(await violations('main')).toEqual([]);
    expect(await overflow()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a pasted word of 100,000 letters is truncated immediately, and the box says so', async () => {
    const { page, complaints } = await world.visit('/app');
    const box = page.getByRole('combobox', { name: 'Search homepages' });
    await box.fill('contact ');
    await page.evaluate(`{
      const pasted = new DataTransfer();
      pasted.setData('text', 'x'.repeat(100_000));
      const event = new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true });
      document.querySelector('[role=combobox]').dispatchEvent(event);
    }`);
    await page.getByText('Searches are limited to 200 characters').waitFor();
    expect(await box.inputValue()).toBe(`contact ${'x'.repeat(192)}`);
    await box.fill('contact');
    await expect.poll(() => page.getByText('Searches are limited to 200 characters').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('previewing costs nothing and saves nothing: j, k and fifty opened cards', async () => {
    const person = await signUp(world.running, { credits: 10 });
    const { page } = await world.visit('/app?q=contact', person.headers);
    await page.locator('.company').first().waitFor();
    for (let step = 0; step < 50; step++) await page.keyboard.press(step % 10 === 9 ? 'k' : 'j');
    await page.locator('.drawer .lead').waitFor();
    const ask = async (url: string) =>
      (await world.running.app.inject({ url, headers: person.headers })).json();
    expect(await ask('/auth/me')).toMatchObject({ credits: 10, free_lookups_remaining: 250 });
    expect(await ask('/auth/my-companies')).toMatchObject({ total: 0 });
    await page.context().close();
  });

  it('the full profile is read only on request, at the price on the button', async () => {
    const person = await signUp(world.running, { credits: 10 });
    const { page } = await world.visit('/app?q=contact', person.headers);
    await page.locator('.company .name').first().click();
    await page.getByRole('button', { name: 'Full profile · 1 of 250 free' }).click();
    await page.getByRole('tab', { name: 'All fields' }).click();
    await page.getByText('Data source').waitFor();
    await page.getByRole('tab', { name: 'Lookalikes' }).click();
    // Noise is not shown as likeness unless the reader wants to see it.
    const weaker = page.getByRole('button', { name: /weaker match/ });
    await page.locator('.likeness').or(weaker).first().waitFor();
    if (await weaker.isVisible()) await weaker.click();
    await page.locator('.likeness').first().waitFor();
    const me = await world.running.app.inject({ url: '/auth/me', headers: person.headers });
    expect(me.json()).toMatchObject({ credits: 10, free_lookups_remaining: 249 });
    await page.context().close();
  });

  it('the address is the view: filters, rows and an open profile come back on a reload', async () => {
    const { page } = await world.visit('/app?q=contact&has=email&view=rows');
    await page.locator('.company .name').first().click();
    await page.locator('.drawer h2').waitFor();
    const name = await page.locator('.drawer h2').textContent();
    await page.reload();
    await expect.poll(() => page.locator('.drawer h2').textContent()).toBe(name);
    expect(await page.locator('.as-rows .company').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  it('old results stay when the service refuses or is unreachable', async () => {
    const { page } = await world.visit('/app?q=contact');
    await page.locator('.company').first().waitFor();
    await page.route('**/search?*', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { detail: 'Too many.' } }),
    );
    await page.getByRole('radio', { name: 'Any word' }).check({ force: true });
    await page.getByRole('heading', { name: 'Rate limit reached' }).waitFor();
    expect(await page.locator('.company').count()).toBeGreaterThan(0);
    await page.unroute('**/search?*');
    await page.route('**/search?*', (route) => route.abort());
    await page.getByRole('radio', { name: 'Query' }).check({ force: true });
    await page.getByText('The server cannot be reached').waitFor();
    expect(await page.locator('.company').count()).toBeGreaterThan(0);
    await page.context().close();
  });
});
