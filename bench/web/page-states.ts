import type { Page } from 'playwright-core';

/** A page in one of its states, as a picture shows it. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Who sees it: somebody with an account and something of everything in it, or with an empty one; otherwise anybody. */
  readonly as?: 'person' | 'newcomer';
  /** Only where there is room for it, or only where there is none. */
  readonly width?: 'desktop' | 'phone';
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const results = '/app?q=contact';
const firstResult = (page: Page): Promise<void> => page.locator('.company').first().waitFor();

const refuse = async (page: Page, status: number): Promise<void> => {
  await firstResult(page);
  await page.route('**/search?*', (route) =>
    status === 0
      ? route.abort()
      : route.fulfill({ status, headers: { 'retry-after': '30' }, json: { detail: 'Too many.' } }),
  );
  await page.getByRole('radio', { name: 'Any word' }).check({ force: true });
  await page.locator('.note').first().waitFor();
};

/** Nothing is being asked for any more. */
const calm = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** A layer that a key opens over the results. */
const layerOver = (name: string, key: string, width?: 'desktop'): readonly PageState[] => [
  {
    name,
    path: results,
    as: 'person',
    ...(width && { width }),
    prepare: async (page) => {
      await firstResult(page);
      await page.keyboard.press(key);
      await page.locator('dialog[open]').waitFor();
    },
  },
];

/** Every page and every designed state. */
export const pageStates: readonly PageState[] = [
  { name: 'landing', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'status', path: '/status' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'classic', path: '/classic' },
  { name: 'classic-results', path: '/classic?q=contact&has=email' },
  { name: 'classic-problem', path: '/classic?q=contact&country=germany' },
  { name: 'classic-company', path: '/classic/{company}' },
  { name: 'docs', path: '/docs' },
  { name: 'docs-endpoint', path: '/docs#get_search' },
  { name: 'expired-link', path: '/auth/verify?token=used' },
  { name: 'welcome', path: '/app', prepare: (page) => page.locator('.example').first().waitFor() },
  { name: 'results', path: results, prepare: firstResult },
  { name: 'rows', path: `${results}&view=rows`, width: 'desktop', prepare: firstResult },
  {
    name: 'peek',
    path: `${results}&open={company}`,
    prepare: (page) => page.locator('.profile .lead').waitFor(),
  },
  {
    name: 'profile',
    path: '/app/company/{company}',
    prepare: (page) => page.locator('.profile').waitFor(),
  },
  {
    name: 'nothing',
    path: '/app?q=contact+newsletter&country=gb',
    prepare: async (page) => {
      await page.locator('.nothing').waitFor();
      await calm(page);
    },
  },
  { name: 'limited', path: results, prepare: (page) => refuse(page, 429) },
  { name: 'offline', path: results, prepare: (page) => refuse(page, 0) },
  {
    name: 'filters',
    path: results,
    width: 'phone',
    prepare: async (page) => {
      await firstResult(page);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.locator('dialog .facet-value').first().waitFor();
    },
  },
  {
    name: 'export',
    path: results,
    as: 'person',
    prepare: async (page) => {
      await firstResult(page);
      await page.keyboard.press('e');
      await page.getByRole('button', { name: 'See three rows of it' }).click();
      await page.locator('.sample td').first().waitFor();
    },
  },
  {
    name: 'palette',
    path: results,
    width: 'desktop',
    prepare: async (page) => {
      await firstResult(page);
      await page.keyboard.press('Control+k');
      await page.locator('.palette').waitFor();
    },
  },
  ...layerOver('help', '?', 'desktop'),
  ...layerOver('save', 's'),
  ...layerOver('monitor', 'm'),
  {
    name: 'columns',
    path: `${results}&view=rows`,
    as: 'person',
    width: 'desktop',
    prepare: async (page) => {
      await firstResult(page);
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'selected',
    path: results,
    prepare: async (page) => {
      await firstResult(page);
      for (const at of [0, 1]) await page.locator('.company input').nth(at).check();
    },
  },
  {
    name: 'map',
    path: results,
    width: 'desktop',
    prepare: async (page) => {
      await firstResult(page);
      await page.getByText('Map and technologies').click();
      await page.locator('.charts td, .charts a, .charts button').first().waitFor();
    },
  },
  {
    name: 'suggestions',
    path: '/app',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Search homepages' }).pressSequentially('con');
      await page.getByRole('option').nth(2).waitFor();
    },
  },
  {
    name: 'profile-read',
    path: '/app/company/{company}',
    as: 'person',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Full profile/ }).click();
      await page.getByRole('tab', { name: 'All 178' }).click();
    },
  },
  {
    name: 'lookalikes',
    path: '/app/company/{company}',
    as: 'person',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Full profile/ }).click();
      await page.getByRole('tab', { name: 'Lookalikes' }).click();
      await page.locator('.likeness').first().waitFor();
    },
  },
  {
    name: 'not-indexed',
    path: '/app/company/nobody-knows-this.com',
    prepare: (page) => page.getByText('Not in the index').waitFor(),
  },
  {
    name: 'out-of-credits',
    path: '/app/company/{company}',
    as: 'person',
    prepare: async (page) => {
      await page.route('**/domain/*', (route) =>
        route.fulfill({
          status: 402,
          headers: { 'x-credits-needed': '1' },
          json: { detail: 'This needs 1 credit and the balance is 0. Add credits and try again.' },
        }),
      );
      await page.getByRole('button', { name: /^Full profile/ }).click();
      await page.locator('.note').first().waitFor();
    },
  },
  {
    name: 'loading',
    path: '/app',
    prepare: async (page) => {
      await page.route('**/search?*', () => undefined);
      await page.route('**/search/facets?*', () => undefined);
      await page.goto(`${page.url()}?q=contact`, { waitUntil: 'commit' });
      await page.locator('.skeleton').first().waitFor();
    },
  },
  { name: 'compare', path: '/app/compare?keywords=contact,newsletter,book+a+demo', prepare: calm },
  {
    name: 'side-by-side',
    path: '/app/side-by-side?domains={company},{second}',
    prepare: (page) => page.locator('.comparison td').first().waitFor(),
  },
  {
    name: 'bulk',
    path: '/app/bulk',
    prepare: (page) =>
      page.getByLabel('or paste it, or drop it here').fill('example.com\nexample.org\nnot a domain'),
  },
  { name: 'bulk-job', path: '/app/bulk/{job}', as: 'person', prepare: calm },
  { name: 'lists', path: '/app/lists', as: 'person', prepare: calm },
  { name: 'lists-empty', path: '/app/lists', as: 'newcomer', prepare: calm },
  { name: 'list', path: '/app/lists/1', as: 'person', prepare: calm },
  { name: 'seen', path: '/app/seen', as: 'person', prepare: calm },
  { name: 'monitors', path: '/app/monitors', as: 'person', prepare: calm },
  { name: 'monitors-empty', path: '/app/monitors', as: 'newcomer', prepare: calm },
  { name: 'monitor-page', path: '/app/monitors/1', as: 'person', prepare: calm },
  { name: 'inbox', path: '/app/inbox', as: 'person', prepare: calm },
  { name: 'inbox-empty', path: '/app/inbox', as: 'newcomer', prepare: calm },
  { name: 'history', path: '/app/history', as: 'person', prepare: calm },
  { name: 'account', path: '/app/account', as: 'person', prepare: calm },
  { name: 'keys', path: '/app/account/keys', as: 'person', prepare: calm },
  { name: 'credits', path: '/app/account/credits', as: 'person', prepare: calm },
  { name: 'sessions', path: '/app/account/sessions', as: 'person', prepare: calm },
  { name: 'settings', path: '/app/account/settings', as: 'person', prepare: calm },
  { name: 'sign-in', path: '/app/sign-in' },
  { name: 'register', path: '/app/register' },
  { name: 'password', path: '/app/password' },
  { name: 'account-only', path: '/app/lists' },
  { name: 'no-such-page', path: '/app/nowhere' },
  { name: 'admin', path: '/app/admin', as: 'person', prepare: calm },
  { name: 'admin-crawl', path: '/app/admin/crawl', as: 'person', prepare: calm },
  { name: 'admin-domains', path: '/app/admin/domains', as: 'person', prepare: calm },
  { name: 'admin-accounts', path: '/app/admin/accounts', as: 'person', prepare: calm },
  {
    name: 'admin-account',
    path: '/app/admin/accounts',
    as: 'person',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Change / })
        .first()
        .click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'admin-audit-log', path: '/app/admin/audit-log', as: 'person', prepare: calm },
  { name: 'admin-health', path: '/app/admin/health', as: 'person', prepare: calm },
  { name: 'copilot', path: '/copilot' },
  {
    name: 'copilot-answer',
    path: '/copilot',
    prepare: async (page) => {
      await page
        .getByRole('textbox', { name: 'Your message' })
        .fill('WordPress sites in Germany with a blog');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.said').first().waitFor();
      await page.locator('.company, .nothing').first().waitFor();
    },
  },
];
