import type { Page } from 'playwright-core';

/** A page in one of its states, as a picture shows it. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Whoever has an account sees it. */
  readonly isSignedIn?: true;
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
  await page.goto(`${page.url()}&mode=any`, { waitUntil: 'commit' });
  await page.locator('.note').first().waitFor();
};

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
    path: '/app?q=contact+xyzzy&country=de',
    prepare: (page) => page.locator('.nothing').waitFor(),
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
    isSignedIn: true,
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
  { name: 'compare', path: '/app/compare?keywords=contact,newsletter,book+a+demo' },
  { name: 'bulk', path: '/app/bulk' },
  { name: 'lists', path: '/app/lists', isSignedIn: true },
  { name: 'monitors', path: '/app/monitors', isSignedIn: true },
  { name: 'inbox', path: '/app/inbox', isSignedIn: true },
  { name: 'history', path: '/app/history', isSignedIn: true },
  { name: 'keys', path: '/app/account/keys', isSignedIn: true },
  { name: 'credits', path: '/app/account/credits', isSignedIn: true },
  { name: 'sign-in', path: '/app/sign-in' },
  { name: 'register', path: '/app/register' },
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
