import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

describe.skipIf(!hasBrowser)('lists and views in a browser', () => {
  let world: WebWorld;
  beforeAll(async () => {
    world = await openWebWorld({
      companies: [
        {
          domain: 'acme.com',
          company_name: 'Acme',
          title: 'Acme',
          country: 'DE',
          h1: ['tools'],
          body_text: 'tools',
        },
        {
          domain: 'beta.com',
          company_name: 'Beta',
          title: 'Beta',
          country: 'AT',
          h1: ['tools'],
          body_text: 'tools',
        },
        {
          domain: 'gamma.com',
          company_name: 'Gamma',
          title: 'Gamma',
          country: 'FR',
          h1: ['tools'],
          body_text: 'tools',
        },
      ],
    });
  });
  afterAll(() => world.close());

  const post = (url: string, headers: Record<string, string>, payload: object) =>
    world.running.app.inject({ method: 'POST', url, headers, payload });

  it('alerts are created for a list and for a technology, with a preview, a frequency and a destination', async () => {
    const { headers } = await signUp(world.running);
    const { id } = (await post('/lists', headers, { name: 'Leads' })).json();
    await post(`/lists/${id}/items`, headers, { domains: ['acme.com'] });
    const { page, complaints, violations, overflow } = await world.visit(`/app/lists/${id}`, {
      authorization: headers.authorization,
      width: 390,
    });
    await page.getByRole('button', { name: 'Alert me' }).click();
    await page.getByRole('button', { name: /^Preview/ }).click();
    await page.locator('.alert-preview p').waitFor();
    await page.getByLabel('How often').selectOption('weekly');
    await page.getByLabel('Also by e-mail').check();
    expect(await violations('dialog')).toEqual([]);
    expect(await overflow()).toBe(0);
    await page.getByRole('button', { name: 'Create alert' }).click();
    await page.getByText('Alert created').waitFor();
    await page.goto(`${world.address}/app/monitors`);
    await page.getByText('Changes of companies on the list “Leads”').waitFor();
    await page.getByRole('button', { name: 'New alert' }).click();
    await page.getByLabel('Technology', { exact: true }).fill('Shopify');
    await page.getByLabel('Webhook').fill('https://hooks.example.com/x');
    await page.getByLabel('Format').selectOption('slack');
    await page.getByRole('button', { name: 'Create alert' }).click();
    await page.getByText('Signing secret').waitFor();
    const monitors = (await world.running.app.inject({ url: '/monitors', headers })).json();
    expect(monitors).toMatchObject([
      { kind: 'list', list_id: id, frequency: 'weekly', email: true },
      { kind: 'technology', technology: 'Shopify', change: 'gained', webhook_format: 'slack' },
    ]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a company is watched from its profile: only it is reported when it starts using a technology', async () => {
    const { headers } = await signUp(world.running);
    const { page, complaints } = await world.visit('/app/company/acme.com', {
      authorization: headers.authorization,
    });
    await page.getByRole('button', { name: 'Alert me' }).click();
    expect(await page.getByLabel('Only these companies (optional)').inputValue()).toBe('acme.com');
    await page.getByLabel('Technology', { exact: true }).fill('Stripe');
    await page.getByRole('button', { name: 'Create alert' }).click();
    await page.getByText('Alert created').waitFor();
    expect((await world.running.app.inject({ url: '/monitors', headers })).json()).toMatchObject([
      { kind: 'technology', technology: 'Stripe', change: 'gained', filters: { domains: ['acme.com'] } },
    ]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('the name of a new list is requested only once the existing ones are loaded; the list can be opened at once', async () => {
    const { headers } = await signUp(world.running);
    await post('/lists', headers, { name: 'Earlier' });
    const { page } = await world.visit('/app/company/acme.com', { authorization: headers.authorization });
    const held = Promise.withResolvers<void>();
    await page.route('**/lists', async (route) => {
      if (route.request().method() === 'GET') await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Save to a list' }).click();
    const save = page.getByRole('button', { name: 'Save 1 company' });
    await save.waitFor();
    expect(await page.getByLabel('Name of the list').count()).toBe(0);
    expect(await save.isDisabled()).toBe(true);
    held.resolve();
    await page.getByRole('radio', { name: 'New list' }).check();
    await page.getByLabel('Name of the list').fill('Later');
    await save.click();
    await page.locator('.toast').getByRole('button', { name: 'Open list' }).click();
    await page.getByRole('heading', { level: 1, name: 'Later' }).waitFor();
    await page.context().close();
  });

  it('an export shows its first rows and copies them for a sheet', async () => {
    const { headers } = await signUp(world.running);
    const visit = await world.visit('/app?q=tools', { authorization: headers.authorization });
    const { page } = visit;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.locator('.sample tbody tr').nth(2).waitFor();
    expect(await visit.violations('dialog')).toEqual([]);
    await page.getByRole('button', { name: 'Copy for Google Sheets' }).click();
    await page.getByText('Copied. Paste it into a sheet.').waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    const [head, ...rows] = copied.split('\n').map((line) => line.split('\t'));
    expect(head?.slice(0, 2)).toEqual(['domain', 'company_name']);
    expect(rows.map(([domain]) => domain).sort()).toEqual(['acme.com', 'beta.com', 'gamma.com']);
    expect(visit.complaints).toEqual([]);
    await page.context().close();
  });

  it('a file is enriched by the column that names its domains, shown as a table and saved as a list', async () => {
    const { headers } = await signUp(world.running);
    const visit = await world.visit('/app/bulk', { authorization: headers.authorization });
    const { page } = visit;
    await page
      .getByLabel('or paste or drop it here')
      .fill('Firma;Notiz;Internet\nA;x.example;https://acme.com\nB;;beta.com');
    expect(await page.getByLabel('Column with the domains').inputValue()).toBe('Internet');
    await page.getByRole('radio', { name: 'Columns I choose' }).check();
    await page.getByRole('searchbox', { name: 'Find a column' }).fill('h1');
    await page.getByRole('checkbox', { name: /^H1/ }).check();
    await page.getByRole('searchbox', { name: 'Find a column' }).fill('domain');
    // Rows without their domain could not be told apart.
    expect(await page.getByRole('checkbox', { name: /^Domain( [0-9]|$)/ }).isDisabled()).toBe(true);
    expect(await visit.violations()).toEqual([]);
    await page.getByRole('button', { name: /^Enrich/ }).click();
    await page.waitForURL('**/app/bulk/*');
    await world.running.services.liveFetching.jobRunner.runAll();
    const cells = page.locator('.job-rows tbody tr');
    await cells.nth(1).waitFor();
    await page.getByRole('link', { name: 'Beta', exact: true }).waitFor();
    expect((await cells.nth(1).locator('td').allTextContents()).slice(0, 3)).toEqual(['B', '', 'beta.com']);
    await page.getByRole('cell', { name: 'tools' }).first().waitFor();
    expect(await visit.overflow()).toBe(0);
    expect(await visit.violations()).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download 2 rows/ }).click(),
    ]);
    const [headings = ''] = readFileSync(await download.path(), 'utf8').split('\n');
    expect(headings.trim().replace('\uFEFF', '').split(',')).toEqual([
      ...['Firma', 'Notiz', 'Internet'],
      ...['domain', 'company_name', 'homepage_url', 'country', 'city', 'postal_code', 'street_address'],
      ...[
        'emails',
        'phones',
        'contact_page_url',
        'linkedin',
        'industry',
        'h1',
        'lookup_status',
        'lookup_error',
      ],
    ]);
    // The next file starts with the same choice.
    const next = await page.context().newPage();
    await next.goto(`${world.address}/app/bulk`);
    expect(await next.getByRole('radio', { name: 'Columns I choose' }).isChecked()).toBe(true);
    expect(await next.getByRole('checkbox', { name: /^H1/ }).isChecked()).toBe(true);
    await next.getByRole('button', { name: 'Clear' }).click();
    await next.getByText('1 column chosen').waitFor();
    await next.close();
    await page.getByRole('button', { name: 'Save as list' }).click();
    await page.getByLabel('Name of the list').fill('Enriched');
    await page.getByRole('button', { name: /^Save 2/ }).click();
    await expect
      .poll(async () => (await world.running.app.inject({ url: '/lists', headers })).json())
      .toMatchObject([{ name: 'Enriched', item_count: 2 }]);
    expect(visit.complaints).toEqual([]);
    await page.context().close();
  });

  it('a list is sorted, annotated, selected, compared and shared until the link is revoked', async () => {
    const { headers } = await signUp(world.running);
    const { id } = (await post('/lists', headers, { name: 'Prospects' })).json();
    await post(`/lists/${id}/items`, headers, { domains: ['acme.com', 'beta.com', 'gamma.com'] });
    const { page, complaints, violations, overflow } = await world.visit(`/app/lists/${id}`, {
      authorization: headers.authorization,
    });
    const names = page.locator('.list-table .rows .name');
    await names.first().waitFor();
    await page.getByRole('button', { name: 'Company' }).click();
    await page.getByRole('button', { name: 'Company' }).click();
    await expect.poll(() => names.allTextContents()).toEqual(['Gamma', 'Beta', 'Acme']);
    await page.getByRole('button', { name: 'Country', exact: true }).click();
    await expect.poll(() => names.allTextContents()).toEqual(['Beta', 'Gamma', 'Acme']);

    await page.getByRole('button', { name: 'Note on Acme' }).click();
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Called on Monday');
    await page.getByRole('textbox', { name: /^Tags/ }).fill('warm, de');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Called on Monday').waitFor();
    await expect.poll(() => page.locator('.tag').allTextContents()).toEqual(['warm', 'de']);

    // Signing out in another tab ends neither the note that is being written nor its place.
    await page.getByRole('button', { name: 'Note on Beta' }).click();
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Half a sentence');
    const other = await page.context().newPage();
    await other.goto(`${world.address}/pricing`);
    const token = await other.evaluate<string>("localStorage.getItem('homedex.token')");
    await other.evaluate("localStorage.removeItem('homedex.token')");
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await other.evaluate(`localStorage.setItem('homedex.token', ${JSON.stringify(token)})`);
    await page.getByText('This is what you had typed before.').waitFor();
    const note = page.getByRole('textbox', { name: 'Note', exact: true });
    expect(await note.inputValue()).toBe('Half a sentence');
    // Escape may be a slip; Cancel discards what was typed.
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Note on Beta' }).click();
    expect(await note.inputValue()).toBe('Half a sentence');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Note on Beta' }).click();
    expect(await note.inputValue()).toBe('');
    // A kept note survives that of another company, and does not open by itself.
    await note.fill('Call on Friday');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Note on Gamma' }).click();
    expect(await note.inputValue()).toBe('');
    await note.fill('Not now');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await names.first().waitFor();
    await page.getByRole('button', { name: 'Note on Beta' }).click();
    expect(await note.inputValue()).toBe('Call on Friday');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await other.close();

    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByText('Saved companies are charged by the row, each time you export them.').waitFor();
    await page.getByRole('radio', { name: 'CSV for Excel' }).check();
    await page.getByRole('checkbox', { name: 'Add my notes and tags' }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download 3 rows' }).click(),
    ]);
    const [head = '', acme = ''] = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(head).toMatch(/^\uFEFFdomain,.*,note,tags$/);
    expect(acme).toMatch(/,Called on Monday,warm; de$/);
    expect(await violations()).toEqual([]);
    expect(await overflow()).toBe(0);

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const url = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(await violations('dialog')).toEqual([]);
    const visitor = await world.visit(new URL(url).pathname);
    await visitor.page.getByRole('heading', { level: 1, name: 'Prospects' }).waitFor();
    await expect
      .poll(() => visitor.page.locator('.rows .name').allTextContents())
      .toEqual(['Acme', 'Beta', 'Gamma']);
    expect(await visitor.page.locator('main').textContent()).not.toContain('Called on Monday');
    expect(await visitor.violations()).toEqual([]);
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await page.getByText('Link revoked').waitFor();
    await visitor.page.reload();
    await visitor.page.getByText('This link was revoked').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('checkbox', { name: 'Select Acme' }).check();
    await page.getByRole('checkbox', { name: 'Select Beta' }).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.waitForURL('**/app/side-by-side?domains=acme.com,beta.com');
    // What differs from the first company is marked.
    await page.locator('.comparison tbody tr').first().waitFor();
    const marked = page.locator('.comparison td.different');
    await expect.poll(() => marked.allTextContents()).toContain('Austria');
    expect(await marked.allTextContents()).not.toContain('Germany');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Remove beta.com from the comparison' }).click();
    await page.waitForURL('**/app/side-by-side?domains=acme.com');
    expect(complaints).toEqual([]);
    await page.context().close();
    await visitor.context.close();
  });

  it('a search is saved as a view with its order, opened again, and opened by others through its link', async () => {
    const { headers } = await signUp(world.running);
    const { page } = await world.visit('/app?q=tools&country=de,at&sort=name&view=rows', {
      authorization: headers.authorization,
    });
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.locator('dialog input').first().waitFor();
    // The pasted name counts, not the proposed one, even if Enter follows before the next frame.
    await page.evaluate(`
      const input = document.querySelector('dialog input');
      input.value = 'DACH tools';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      setTimeout(() => input.form.requestSubmit());
    `);
    await page.getByText('View saved.').waitFor();
    await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Views' }).click();
    await page.getByRole('link', { name: 'DACH tools' }).click();
    await page.waitForURL('**/app?q=tools&country=de,at&sort=name&view=rows');
    // The view is changed to another search and gets another name.
    await page.goto(`${world.address}/app?q=tools&country=de,at&sort=domain&view=rows`);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Save as').selectOption({ label: 'Update “DACH tools”' });
    await page.getByRole('button', { name: 'Update view' }).click();
    await page.getByText('View “DACH tools” updated.').waitFor();
    await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Views' }).click();
    await page.getByRole('button', { name: 'Rename the view DACH tools' }).click();
    await page.getByLabel('Name of the view').fill('Tools, DACH');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Tools, DACH' }).waitFor();
    expect((await world.running.app.inject({ url: '/views', headers })).json()).toMatchObject([
      { name: 'Tools, DACH', sort: 'domain' },
    ]);
    await page.getByRole('button', { name: 'Share the view Tools, DACH' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const url = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const visitor = await world.visit(new URL(url).pathname);
    await visitor.page.waitForURL('**/app?q=tools&country=de,at&sort=domain&view=rows');
    await visitor.context.close();
    await page.context().close();
  });

  it('a page of technologies states that the service has none', async () => {
    const { page, violations } = await world.visit('/app/technologies');
    await page.getByRole('heading', { level: 1, name: 'Technologies' }).waitFor();
    await page.route('**/technologies?*', (route) =>
      route.fulfill({
        json: [
          { name: 'WordPress', category: 'CMS', companies: 40, share: 0.4, gained: 3, lost: 1 },
          { name: 'Shopify', category: 'Shop', companies: 10, share: 0.1, gained: null, lost: null },
        ],
      }),
    );
    await page.route('**/technologies/WordPress', (route) =>
      route.fulfill({
        json: {
          name: 'WordPress',
          category: 'CMS',
          companies: 40,
          share: 0.4,
          by_country: [{ value: 'DE', count: 20 }],
          by_industry: [{ value: 'Retail', count: 9 }],
          often_with: [{ name: 'PHP', companies: 39 }],
          over_time: [],
          gained: ['acme.com'],
          lost: [],
        },
      }),
    );
    await page.reload();
    await page.getByRole('row', { name: /WordPress CMS 40/ }).waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('link', { name: 'WordPress' }).click();
    await page.getByRole('heading', { level: 1, name: 'WordPress' }).waitFor();
    await page.getByRole('link', { name: 'acme.com' }).waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Germany' }).click();
    await page.waitForURL('**/app?country=de&technology=WordPress');
    await page.context().close();
  });
});
