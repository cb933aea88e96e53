import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankProfile, type FoundIdentifier } from '../../src/modules/companies/index.ts';
import { toIndexDocument, withHistory } from '../../src/modules/company-index/index.ts';
import { dataFolder } from '../../src/modules/data-folder/index.ts';
import { LiveArchive } from '../../src/modules/ingest/index.ts';
import { livePage } from '../factories/live-page.ts';
import { signUp } from '../factories/sign-up.ts';
import { smallTargets } from '../harness/accessibility-checks.ts';
import { hasBrowser } from '../harness/browser.ts';
import { demoCompanies } from '../harness/demo-companies.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const PHONE = 390;

function site(domain: string, identifiers: readonly string[], industry: string | null = null) {
  const found = identifiers.map((text): FoundIdentifier => {
    const [kind = '', value = ''] = text.split('=');
    return { kind, value, where: 'inline script' };
  });
  const profile = {
    ...blankProfile(),
    domain,
    company_name: `Company ${domain.split('.')[0]}`,
    title: domain,
    industry,
    country: 'DE',
    fetched_at: '2026-05-01T00:00:00.000Z',
  };
  return toIndexDocument(profile, {}, { identifiers: found });
}

const industries = ['Insurance', 'Education', 'Automotive', 'Government', 'Real Estate'];

describe.skipIf(!hasBrowser)('related sites in a browser', () => {
  let world: WebWorld;
  beforeAll(async () => {
    world = await openWebWorld({ sites: 20 });
    await world.running.index.upsert([
      site('hub.com', ['ga4=G-HUB0000001', 'gtm=GTM-THEME1']),
      site('near.com', ['ga4=G-HUB0000001', 'vat=DE129273398', 'gtm=GTM-THEME1']),
      site('beside.com', ['ga4=G-HUB0000001']),
      site('far.com', ['vat=DE129273398']),
      ...Array.from({ length: 25 }, (_, n) =>
        site(`theme${n}.com`, ['gtm=GTM-THEME1'], industries[n % industries.length]),
      ),
      site('wide.com', ['gtm=GTM-WIDE01']),
      ...Array.from({ length: 60 }, (_, n) => site(`arm${n}.com`, ['gtm=GTM-WIDE01'], 'Insurance')),
    ]);
  });
  afterAll(() => world.close());

  it('are a graph of two hops and a table with the same facts', async () => {
    const { page, complaints, violations, overflow } = await world.visit('/app/related/hub.com');
    const graph = page.getByRole('group', { name: /^Graph of related sites/ });
    await graph.getByRole('link').first().waitFor();
    const names = await graph.getByRole('link').evaluateAll((links) => links.map((link) => link.ariaLabel));
    expect(names).toEqual([
      'hub.com, this site',
      expect.stringMatching(/^Company near, near\.com, directly related, strength \d+ %$/),
      expect.stringMatching(/^Company beside, beside\.com, directly related, strength \d+ %$/),
      expect.stringMatching(/^Company far, far\.com, second hop, strength \d+ %$/),
    ]);
    const rows = await page
      .getByRole('table', { name: 'Sites related to hub.com' })
      .locator('tbody tr')
      .allInnerTexts();
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(
      /Company near.*Google Analytics 4: G-HUB0000001.*GTM-THEME1\s*shared by many sites.*%/s,
    );
    expect(rows[2]).toMatch(/Company far.*through near\.com.*VAT number: DE129273398/s);
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are navigated with the arrow keys, and Enter opens a profile', async () => {
    const { page, complaints } = await world.visit('/app/related/hub.com');
    await page
      .getByRole('group', { name: /^Graph/ })
      .getByRole('link', { name: /^hub\.com/ })
      .focus();
    const focused = () => page.evaluate("document.activeElement.getAttribute('data-domain')");
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('near.com');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('far.com');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('beside.com');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('far.com');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/company/far.com');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are shown as a table first on a phone, and dark if the reader prefers it', async () => {
    const { page, violations, overflow } = await world.visit('/app/related/hub.com', {
      width: PHONE,
      scheme: 'dark',
    });
    const [graph, table] = [page.locator('.related-graph'), page.locator('.related-sites table')];
    await graph.waitFor();
    expect((await table.boundingBox())?.y).toBeLessThan((await graph.boundingBox())?.y ?? 0);
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);
    await page.context().close();
  });

  it('are 24 in the graph and all in the table, and an empty result is stated', async () => {
    const { page } = await world.visit('/app/related/wide.com');
    await page.locator('.related-graph').waitFor();
    expect(await page.locator('.related-graph a').count()).toBe(25);
    expect(await page.locator('.related-sites tbody tr').count()).toBe(20);
    await page.getByText('and 40 more').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await page.locator('.related-sites tbody tr').count()).toBe(60);
    await page.goto(`${world.address}/app/related/theme-none.com`);
    await page.getByRole('heading', { name: 'Not in the index' }).waitFor();
    await page.context().close();
  });

  it('lead from the profile to the graph, to an identifier, and to an alert that reports a new site', async () => {
    const person = await signUp(world.running, {});
    const { page, complaints, violations, overflow } = await world.visit('/app/company/hub.com', {
      authorization: person.headers.authorization,
    });
    await page.getByRole('link', { name: 'Graph and table of related sites' }).click();
    await page.getByRole('button', { name: /^Alert me about new sites with Google Analytics 4/ }).waitFor();
    await page.locator('.related-sites').getByRole('link', { name: 'G-HUB0000001' }).first().click();
    await page.getByText('3 sites have it').waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/identifiers/ga4%3AG-HUB0000001');
    expect(await page.locator('tbody tr').count()).toBe(3);
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);

    await page.getByRole('button', { name: 'Alert me about new sites' }).click();
    await page.getByRole('button', { name: 'Create alert' }).click();
    await page.getByText('Alert created').waitFor();
    const { clock, index, services } = world.running;
    const checkDue = () => services.monitorRunner.checkDue();
    await checkDue();
    await index.upsert([site('newcomer.com', ['ga4=G-HUB0000001']), site('other.com', ['ga4=G-OTHER00001'])]);
    clock.advance(3_600_000);
    await checkDue();
    await services.monitorRunner.notifyDue();
    const inbox = await world.running.app.inject({ url: '/notifications', headers: person.headers });
    expect(inbox.body).toContain('newcomer.com');
    expect(inbox.body).not.toContain('other.com');
    await index.delete(['newcomer.com', 'other.com']);

    await page.getByRole('link', { name: 'Search these sites' }).click();
    await page.getByText('Company beside').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe.skipIf(!hasBrowser)('what changed on a homepage, in a browser', () => {
  let world: WebWorld;
  beforeAll(async () => {
    world = await openWebWorld({ sites: 5 });
    const { index, directory } = world.running;
    const version = (fetched_at: string, body_text: string) =>
      toIndexDocument({ ...blankProfile(), domain: 'versions.com', title: 'Oak', fetched_at, body_text }, {});
    const html = '<title>Oak</title><p>Tables of oak.</p><p>Open on Mondays.</p>';
    const archived = livePage('versions', { content: Buffer.from(html) });
    const archive = await LiveArchive.open({ directory: dataFolder(directory).pages });
    await archive.append(archived);
    await archive.close();
    const first = version(archived.page.fetchedAt, 'Tables of oak.\nOpen on Mondays.');
    const second = version('2026-11-05T00:00:00.000Z', 'Tables of elm.\nOpen on Mondays.');
    await index.upsert([withHistory(second, first.stored, 12)]);
    // One whose first version is in no archive.
    const gone = { ...second, key: 'gone.com' };
    await index.upsert([withHistory(gone, version('2026-10-01T00:00:00.000Z', 'Old.').stored, 12)]);
  });
  afterAll(() => world.close());

  it('is compared sentence by sentence on request', async () => {
    const { page, complaints, violations, overflow } = await world.visit('/app/company/versions.com');
    await page.getByRole('button', { name: 'Compare the text of two versions' }).click();
    await page.getByText('1 sentence removed').waitFor();
    expect(await page.locator('.text-difference del').allTextContents()).toEqual(['Tables of oak.']);
    expect(await page.locator('.text-difference ins').allTextContents()).toEqual(['Tables of elm.']);
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);
    await page.getByLabel('Newer version').selectOption({ index: 1 });
    await page.getByText('The text is the same in both versions.').waitFor();
    await page.goto(`${world.address}/app/company/gone.com`);
    await page.getByRole('button', { name: 'Compare the text of two versions' }).click();
    await page.getByText(/no longer has the version of 2026-10-01/).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe.skipIf(!hasBrowser)('lookalikes in a browser', () => {
  let world: WebWorld;
  const profiles = demoCompanies(60, 1).map(({ profile }) => profile);
  const [seed] = profiles;
  beforeAll(async () => {
    if (!seed) throw new Error('the demo has no companies');
    const twin = (domain: string, facts: object) => ({ ...seed, domain, ...facts });
    world = await openWebWorld({
      companies: [
        ...profiles,
        twin('twin-one-demo.com', { company_name: 'First Twin', country: 'DE', technologies: ['Shopify'] }),
        twin('twin-two-demo.com', { company_name: 'Second Twin', country: 'FR' }),
      ],
    });
  });
  afterAll(() => world.close());

  it('are a grid that seeds, filters, the cut-off and a link decide, and are saved together', async () => {
    const person = await signUp(world.running, {});
    const { page, complaints, violations, overflow } = await world.visit(
      `/app/lookalikes?domains=${seed?.domain}`,
      { authorization: person.headers.authorization },
    );
    const cards = page.locator('.lookalikes-grid > li');
    await page.getByRole('link', { name: 'First Twin' }).waitFor();
    await page.getByRole('link', { name: 'Second Twin' }).waitFor();
    const all = await cards.count();
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);

    await page.getByRole('slider').fill('95');
    expect(new URL(page.url()).searchParams.get('min_score')).toBe('0.95');
    expect(await cards.count()).toBeLessThanOrEqual(all);
    await page.getByRole('slider').fill('0');
    expect(await cards.count()).toBeGreaterThanOrEqual(all);

    await page.getByLabel('Country').selectOption('de');
    await page.getByRole('link', { name: 'Second Twin' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'First Twin' }).waitFor();
    await page.getByLabel('Technology').fill('Shopify');
    await page.getByLabel('Technology').press('Enter');
    await expect.poll(() => cards.count()).toBe(1);

    await page.getByRole('button', { name: 'Save 1 to a list' }).click();
    await page.getByLabel('Name of the list').fill('Twins');
    await page.getByRole('button', { name: 'Save 1 company' }).click();
    await page.getByText('Saved 1 to Twins').waitFor();
    const [{ id }] = (await world.running.app.inject({ url: '/lists', headers: person.headers })).json();
    const list = await world.running.app.inject({ url: `/lists/${id}`, headers: person.headers });
    expect(list.json().items.map(({ domain }: { domain: string }) => domain)).toEqual(['twin-one-demo.com']);

    await page.getByRole('button', { name: 'Alert me about new ones' }).click();
    await page
      .getByRole('dialog')
      .getByText('At least 0% · Country: Germany · Technology: Shopify')
      .waitFor();
    await page.getByRole('button', { name: 'Create alert' }).click();
    await page.getByText('Alert created').waitFor();
    const alerts = await world.running.app.inject({ url: '/monitors', headers: person.headers });
    expect(alerts.json()).toMatchObject([
      {
        likeness: { domains: [seed?.domain], min_score: 0 },
        filters: { country: ['DE'], technology: ['Shopify'] },
      },
    ]);

    // What the address says is what another reader sees.
    const other = await world.visit(page.url().slice(world.address.length), { width: PHONE, scheme: 'dark' });
    await other.page.getByRole('link', { name: 'First Twin' }).waitFor();
    expect(await other.page.locator('.lookalikes-grid > li').count()).toBe(1);
    expect(await other.violations()).toEqual([]);
    expect(await other.overflow()).toBe(0);
    expect(complaints).toEqual([]);
    await other.page.context().close();
    await page.context().close();
  });

  it('accept several companies to resemble and others to avoid, and report invalid input', async () => {
    const { page, complaints } = await world.visit('/app/lookalikes');
    await page.getByText('Add the domain of a company to see others like it.').waitFor();
    const like = page.getByLabel('Like these companies', { exact: true });
    await like.fill('no domain');
    await like.press('Enter');
    await page.getByText('Enter a domain, such as example.com.').waitFor();
    await like.fill(`https://www.${seed?.domain}/about, twin-one-demo.com`);
    await like.press('Enter');
    await page.getByRole('link', { name: 'Second Twin' }).waitFor();
    await page
      .getByText(/^most like /)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Not like this twin-two-demo.com' }).click();
    await page.getByRole('link', { name: 'Second Twin' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe(
      `?domains=${seed?.domain},twin-one-demo.com&not=twin-two-demo.com`,
    );
    await page.getByRole('button', { name: 'Remove twin-two-demo.com' }).click();
    await page.getByRole('link', { name: 'Second Twin' }).waitFor();
    await page.goto(`${world.address}/app/lookalikes?domains=unknown-company.com`);
    await page.getByText(/unknown-company\.com is not indexed/).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
