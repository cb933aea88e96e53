import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { demoCompanies } from '../harness/demo-companies.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const domain = 'maplegate-bakery-demo.com';
const profiles = demoCompanies(60, 1).map(({ profile }) => profile);
const bakery = profiles.find((profile) => profile.domain === domain) ?? profiles[0];

describe.skipIf(!hasBrowser)('a profile in a browser', () => {
  let world: WebWorld;
  beforeAll(async () => {
    if (!bakery) throw new Error('the demo has no companies');
    const changed = {
      ...bakery,
      phones: ['+441134960841'],
      opening_hours: ['Mo-Fr 07:00-17:30'],
      b2b_or_b2c: 'b2c',
      linkedin: 'https://www.linkedin.com/company/maple',
      tech_stack: 'WordPress 6.4, jQuery',
      technologies: ['WordPress', 'jQuery'],
      cms: 'WordPress',
      js_libraries: ['jQuery'],
      street_address: '68 High Street',
      city: 'Leeds',
    };
    world = await openWebWorld({
      companies: [
        ...profiles.map((profile) => (profile.domain === bakery.domain ? changed : profile)),
        // One that is surely alike.
        { ...bakery, domain: 'twin-bakery-demo.com', company_name: 'Twin Bakery' },
      ],
    });
  });
  afterAll(() => world.close());

  it('is shown in sections, in everyday words', async () => {
    const { page, complaints, violations, overflow } = await world.visit(`/app/company/${bakery?.domain}`);
    await page.getByRole('button', { name: /^Full profile/ }).click();
    for (const name of ['Company', 'Contact', 'Technology', 'Trust', 'Content'])
      await page.getByRole('heading', { level: 3, name, exact: true }).waitFor();
    // The labels of the columns come with a request of their own.
    await page.getByText('Consumers (B2C)').waitFor();
    const text = (await page.locator('.sections').textContent()) ?? '';
    expect(text).toContain('+44 113 496 0841');
    expect(text).toContain('68 High Street');
    expect(await page.getByRole('row', { name: 'Monday – Friday 07:00 – 17:30' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'LinkedIn' }).getAttribute('rel')).toContain('noreferrer');
    // Each technology once, with its version.
    expect(
      await page.locator('.technology-cards').getByRole('button', { name: 'WordPress', exact: true }).count(),
    ).toBe(1);
    expect(await page.locator('.technology-cards .version').allTextContents()).toEqual(['6.4']);
    await page.getByRole('complementary').getByRole('link', { name: 'Twin Bakery' }).waitFor();
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows what matters for a first contact before the full profile is opened', async () => {
    const { headers } = await signUp(world.running);
    const { page, complaints, violations, overflow } = await world.visit('/status', headers);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${world.address}/app/company/${bakery?.domain}`);
    for (const name of ['Contact', 'Company', 'Technology', 'Trust'])
      await page.getByRole('heading', { level: 3, name, exact: true }).waitFor();
    const text = (await page.locator('.sections').textContent()) ?? '';
    for (const shown of [
      '+44 113 496 0841',
      '68 High Street',
      'Leeds',
      'Consumers (B2C)',
      'HTTPS',
      'Crawled',
    ])
      expect(text).toContain(shown);
    expect(await page.getByRole('row', { name: 'Monday – Friday 07:00 – 17:30' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'LinkedIn' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Full profile · 1 of 250 free' }).waitFor();
    expect(requested).not.toContain(`/domain/${bakery?.domain}`);
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('costs nothing to look at, says what reading costs, and that a second time is free', async () => {
    const { headers } = await signUp(world.running);
    const { page } = await world.visit(`/app/company/${bakery?.domain}`, headers);
    await page.getByRole('button', { name: 'Full profile · 1 of 250 free' }).waitFor();
    await page.getByRole('complementary').getByRole('link', { name: 'Twin Bakery' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Full profile · 1 of 250 free' }).click();
    await page.getByRole('tab', { name: 'Overview' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Full profile · already opened, free' }).waitFor();
    await page.context().close();
  });

  it('lists related sites beside the results when asked', async () => {
    const { page, violations } = await world.visit(`/app?open=${bakery?.domain}`);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.locator('.profile .lead').waitFor();
    await page.locator('.profile summary', { hasText: 'Related sites' }).click();
    await page.getByText(/^No other site shares|^Graph and table of related sites/).waitFor();
    expect(requested.filter((path) => path.endsWith('/related'))).toHaveLength(1);
    expect(await violations('.profile')).toEqual([]);
    await page.context().close();
  });

  it('stays open when Escape closes a menu in front of it', async () => {
    const { page } = await world.visit(`/app?open=${bakery?.domain}`);
    await page.locator('.profile .lead').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#account-menu');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await page.locator('.profile .lead').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.profile').waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('shows where a value was found on hover and focus, and keeps it open when pressed', async () => {
    const { page } = await world.visit(`/app/company/${bakery?.domain}`);
    // The index of this test has no evidence of its own.
    await page.route('**/evidence', (route) =>
      route.fulfill({
        json: {
          domain: bakery?.domain,
          note: null,
          columns: {
            legal_name: {
              place: 'JSON-LD legalName',
              snippet: 'Maple LLP',
              rule: 'r',
              seen_at: '2026-09-01T00:00:00Z',
            },
          },
        },
      }),
    );
    await page.getByRole('button', { name: /^Full profile/ }).click();
    const mark = page.getByRole('button', { name: 'Source of Legal name' });
    await mark.focus();
    await page.getByText('In JSON-LD legalName on').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('In JSON-LD legalName on').waitFor({ state: 'hidden' });
    await mark.hover();
    await page.getByText('In JSON-LD legalName on').waitFor();
    await mark.click();
    await page.mouse.move(0, 0);
    await mark.blur();
    expect(await page.getByText('In JSON-LD legalName on').isVisible()).toBe(true);
    await page.context().close();
  });
});
