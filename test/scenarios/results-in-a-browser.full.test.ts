import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

describe.skipIf(!hasBrowser)('results in a browser', () => {
  let world: WebWorld;
  beforeAll(async () => {
    world = await openWebWorld({ sites: 60 });
  });
  afterAll(() => world.close());

  it('every result has the icon of its company, from this service alone', async () => {
    const { page, complaints } = await world.visit('/app?q=contact');
    const icon = page.locator('.company .company-icon').first();
    await icon.waitFor();
    await expect
      .poll(() => icon.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(0);
    expect(await icon.getAttribute('src')).toMatch(/^\/domain\/[^/]+\/icon\?size=64$/);
    // The name beside it is read instead.
    expect(await icon.getAttribute('alt')).toBe('');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('rows that pass by while the page scrolls load no icons, and get them when it rests', async () => {
    const { page } = await world.visit('/app?exclude=unheard&sort=domain');
    await page.locator('.company .company-icon').first().waitFor();
    const lastIcon = `document.querySelectorAll('.company .company-icon')[document.querySelectorAll('.company').length - 1]`;
    const first = await page.evaluate<string>(`${lastIcon}.tagName`);
    const passing = await page.evaluate<string>(`new Promise((resolve) => {
      scrollTo(0, document.body.scrollHeight / 2);
      requestAnimationFrame(() => setTimeout(() => resolve(${lastIcon}.tagName)));
    })`);
    expect([first, passing]).toEqual(['IMG', 'SPAN']);
    await expect.poll(() => page.evaluate<string>(`${lastIcon}.tagName`)).toBe('IMG');
    await page.context().close();
  });

  it('a technology of a result filters, and excludes with Shift or its button', async () => {
    const { page } = await world.visit('/app?q=contact');
    const chip = page.locator('.company .technologies li').first();
    await chip.waitFor();
    const label = (await chip.getByRole('button').first().textContent()) ?? '';
    const name = label.replace(/\s+v?\d[\w.-]*$/, '');
    await chip.getByRole('button').first().click();
    await expect.poll(() => new URL(page.url()).searchParams.get('technology')).toBe(name);
    await page.goBack();
    await page
      .locator('.company .technologies li')
      .first()
      .getByRole('button')
      .first()
      .click({ modifiers: ['Shift'] });
    await expect.poll(() => new URL(page.url()).searchParams.get('not_technology')).toBe(name);
    await page.goBack();
    await chip.hover();
    await chip.getByRole('button', { name: `Exclude ${name}` }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('not_technology')).toBe(name);
    await page.context().close();
  });

  it('a reload and the back button return to the place in the results, whatever it takes to load it', async () => {
    const { page } = await world.visit('/app?exclude=unheard&sort=domain');
    const sites = page.locator('.company');
    await sites.first().waitFor();
    expect(await sites.first().getAttribute('aria-setsize')).toBe('50');
    const bottom = (): Promise<void> => page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await bottom();
    await expect.poll(() => sites.last().getAttribute('aria-setsize')).not.toBe('50');
    await bottom();
    await expect.poll(() => page.evaluate<number>('history.state?.row ?? 0')).toBeGreaterThan(49);
    const row = await page.evaluate<number>('history.state.row');
    const isInSight = (): Promise<boolean> =>
      page.evaluate(`{
        const box = document.querySelector('.company[data-index="${row}"]')?.getBoundingClientRect();
        box !== undefined && box.top >= 0 && box.top < innerHeight;
      }`);
    await page.reload();
    await expect.poll(isInSight).toBe(true);
    await page.getByRole('link', { name: 'Copilot' }).first().click();
    await page.waitForURL('**/copilot');
    await page.goBack();
    await expect.poll(isInSight).toBe(true);
    // Another search begins at its top.
    await page.getByRole('combobox', { name: 'Search homepages' }).fill('about');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app?q=about*');
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await page.context().close();
  });

  it('the search fits a phone in every language', async () => {
    for (const language of ['de', 'fr'])
      for (const path of ['/app', '/app?q=contact', '/copilot']) {
        const { page, overflow } = await world.visit(path, { width: 390, language });
        await page.locator('.example, .company').first().waitFor();
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await overflow(), `${path} in ${language} at ${width} px`).toBe(0);
        }
        await page.context().close();
      }
  });

  it('Escape returns the focus to the company, even if the profile was read meanwhile', async () => {
    const { page } = await world.visit('/app?q=contact');
    await page.locator('.company').first().waitFor();
    await page.keyboard.press('j');
    await page.locator('.profile .lead').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toMatch(/^Full profile/);
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
    const domain = new URL(page.url()).searchParams.get('open');
    await page.keyboard.press('Escape');
    await page.locator('.profile').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.dataset.domain')).toBe(domain);
    await page.context().close();
  });

  it('a sentence that no page contains is passed to the copilot, and no empty charts are above it', async () => {
    const { page, complaints } = await world.visit('/app?q=WordPress+sites+in+Germany');
    await page.getByRole('heading', { name: /^No results for/ }).waitFor();
    expect(await page.locator('.shape').count()).toBe(0);
    await page.getByRole('button', { name: 'Ask the copilot instead' }).click();
    await page.waitForURL('**/copilot?*technology=WordPress*');
    await page.locator('.reply').first().waitFor();
    expect(await page.locator('.copilot').innerText()).toContain('WordPress sites in Germany');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a phrase that no page has shows the companies that have all of its words', async () => {
    const found = await world.running.app.inject('/search?q=contact&limit=1');
    const { domain, company_name } = found.json().results[0];
    // No page has its own name backwards.
    const backwards = company_name.split(' ').reverse().join(' ');
    const { page, complaints } = await world.visit(
      `/app?q=${encodeURIComponent(backwards)}&mode=phrase&forms=false`,
    );
    await page.getByRole('heading', { name: /^No results for/ }).waitFor();
    await page.getByRole('region', { name: 'Close matches' }).locator(`[data-domain="${domain}"]`).click();
    await page.locator('.profile').getByRole('heading', { name: company_name }).waitFor();
    const address = new URL(page.url()).searchParams;
    expect([address.get('open'), address.get('q')]).toEqual([domain, backwards]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('filters that match nothing can be watched', async () => {
    const { headers } = await signUp(world.running);
    const { page } = await world.visit('/app?technology=NobodyUsesThis', {
      authorization: headers.authorization,
    });
    await page.getByRole('heading', { name: 'No results' }).waitFor();
    await page.keyboard.press('m');
    await page.getByRole('heading', { name: 'Create an alert' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Alert me when something matches' }).click();
    await page.getByRole('button', { name: 'Create alert' }).click();
    await page.getByText('Alert created').waitFor();
    await page.context().close();
  });

  it('the order and the layout are part of the address and of the request', async () => {
    const { page } = await world.visit('/app?q=contact');
    const requested = page.waitForRequest((request) => request.url().includes('sort=newest'));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
    expect(new URL((await requested).url()).pathname).toBe('/search');
    expect(page.url()).toContain('sort=newest');
    await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
    await page.locator('.as-rows.compact .company').first().waitFor();
    expect(page.url()).toContain('view=compact');
    expect(
      await page
        .locator('.as-rows .company')
        .first()
        .evaluate((row) => row.clientHeight),
    ).toBe(32);
    await page.context().close();
  });

  it('the charts are open until they are closed, and a bar filters', async () => {
    const { page } = await world.visit('/app?q=contact');
    const bar = page.locator('.strip button').first();
    await bar.waitFor();
    const promised = await bar.locator('.count').textContent();
    await bar.click();
    await expect.poll(() => page.locator('.total strong').textContent()).toMatch(new RegExp(`^${promised} `));
    await page.getByText('Charts', { exact: true }).click();
    await page.reload();
    await page.locator('.company').first().waitFor();
    await expect.poll(() => page.locator('details.shape').getAttribute('open')).toBeNull();
    await page.context().close();
  });

  it('the navigation is beside every page, and the current page is marked', async () => {
    const { headers } = await signUp(world.running);
    const { page } = await world.visit('/app?q=contact', { authorization: headers.authorization });
    const places = page.getByRole('navigation', { name: 'Navigation' });
    for (const [name, heading] of [
      ['Lists', 'Lists'],
      ['Alerts', 'Alerts'],
      ['Enrich', 'Bulk enrich'],
    ] as const) {
      await places.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(await places.locator('[aria-current]').textContent()).toBe(name);
    }
    await page.context().close();
  });

  it('a page has one search box: the conversation has its own', async () => {
    const { page } = await world.visit('/copilot');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.getByRole('combobox', { name: 'Search homepages' }).count()).toBe(0);
    await page.goto(`${world.address}/app`);
    await page.getByRole('combobox', { name: 'Search homepages' }).waitFor();
    await page.context().close();
  });

  it('a phone has the navigation at the bottom, with and without an account', async () => {
    const { page, overflow } = await world.visit('/app?q=contact', { width: 390, language: 'de' });
    const bar = page.locator('.bottom-bar');
    await bar.waitFor();
    expect(await bar.getByRole('link').allTextContents()).toEqual([' Suche', ' Copilot', ' Begriffe']);
    expect(await overflow()).toBe(0);
    // Without a rail the other places stand first behind the last button.
    await bar.getByRole('button').click();
    const places = page.locator('#commands').getByRole('option');
    await places.first().waitFor();
    const options = await places.allTextContents();
    expect(options.slice(0, 5).map((one) => one.trim())).toEqual([
      'Copilot',
      'Suchbegriffe vergleichen',
      'Massenanreicherung',
      'Technologien',
      'Ähnliche Firmen',
    ]);
    await page.context().close();
  });
});
