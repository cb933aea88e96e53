import type { Page } from 'playwright-core';
import { calm, type PageState } from './page-state.ts';

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

/** An overlay that a key opens over the results. */
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

/** The search in all its states, with its overlays and the profiles it leads to. */
export const searchStates: readonly PageState[] = [
  { name: 'welcome', path: '/app', prepare: (page) => page.locator('.example').first().waitFor() },
  { name: 'results', path: results, prepare: firstResult },
  { name: 'rows', path: `${results}&view=rows`, width: 'desktop', prepare: firstResult },
  {
    name: 'profile-preview',
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
    path: '/app?q=contact+newsletter&mode=phrase&country=gb',
    prepare: async (page) => {
      await page.locator('.nothing').waitFor();
      await calm(page);
    },
  },
  { name: 'one-result', path: '/app?domains={company}', prepare: firstResult },
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
      await page.getByRole('button', { name: 'Map and all technologies' }).click();
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
      await page.getByRole('tab', { name: 'All fields' }).click();
    },
  },
  {
    name: 'lookalikes',
    path: '/app/company/{company}',
    as: 'person',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Full profile/ }).click();
      await page.getByRole('tab', { name: 'Lookalikes' }).click();
      // In a small demo, all lookalikes may be below the cut-off.
      await page.locator('.likeness, .profile ol:empty').first().waitFor({ state: 'attached' });
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
          json: { detail: 'This costs 1 credit, but your balance is 0. Add credits and try again.' },
        }),
      );
      await page.route('**/auth/me', async (route) => {
        const response = await route.fetch();
        const me = await response.json();
        await route.fulfill({ response, json: { ...me, credits: 0, free_lookups_remaining: 0 } });
      });
      await page.reload();
      await page.getByRole('button', { name: /^Full profile · 1 credit/ }).click();
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
];
