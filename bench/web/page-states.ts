import type { Page } from 'playwright-core';
import { registrationMail } from '../../src/modules/accounts/sign-in/account-mails.ts';
import { english } from '../../src/platform/locale.ts';
import { mailPage } from '../../src/platform/mail/mail-page.ts';
import { LINK_PLACEHOLDER } from '../../src/platform/mail/mail-queue.ts';
import { calm, type PageState } from './page-state.ts';
import { searchStates } from './search-states.ts';

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
  {
    name: 'mail',
    path: '/status',
    prepare: async (page) => {
      const { subject, text } = registrationMail(english, 'ann@acme.example', '');
      const link = 'https://homedex.example/auth/verify?token=hdm_4kq8sN1vYt0';
      // On a blank page, which has no content security policy of ours.
      await page.goto('about:blank');
      await page.setContent(mailPage({ subject, text: text.replace(LINK_PLACEHOLDER, link) }));
    },
  },
  {
    name: 'menu',
    path: '/app',
    as: 'person',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Menu of/ }).click();
      await page.locator('.menu').waitFor();
    },
  },
  {
    name: 'sign-in-dialog',
    path: '/app/lists',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'undo',
    path: '/app/lists',
    as: 'person',
    prepare: async (page) => {
      await page.route('**/lists/*', (route) => route.fulfill({ status: 204 }));
      await page
        .getByRole('button', { name: /^Delete the list/ })
        .first()
        .click();
      await page.locator('.toast').waitFor();
    },
  },
  ...searchStates,
  { name: 'compare', path: '/app/compare?keywords=contact,newsletter,book+a+demo', prepare: calm },
  {
    name: 'side-by-side',
    path: '/app/side-by-side?domains={company},{second}',
    prepare: (page) => page.locator('.comparison td').first().waitFor(),
  },
  { name: 'related', path: '/app/related/{company}', prepare: calm },
  { name: 'identifier', path: '/app/identifiers/ga4:G-7QK2M9ZP4D', prepare: calm },
  { name: 'technologies', path: '/app/technologies', prepare: calm },
  { name: 'technology', path: '/app/technologies/WordPress', prepare: calm },
  { name: 'lookalikes-grid', path: '/app/lookalikes?domains={company}', prepare: calm },
  {
    name: 'bulk',
    path: '/app/bulk',
    prepare: async (page) => {
      await page.getByLabel('or paste or drop it here').fill('example.com\nexample.org\nnot a domain');
      await page.getByRole('radio', { name: 'Columns I choose' }).check();
      await page.locator('.pickable-columns input').first().waitFor();
    },
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
      await page.locator('.reply').first().waitFor();
      await page.locator('.company, .nothing').first().waitFor();
    },
  },
  {
    name: 'copilot-follow-up',
    path: '/copilot',
    prepare: (page) =>
      converse(page, [
        'WordPress sites in Germany',
        'only those with a blog',
        'how many are there by industry?',
        'delete my lists',
      ]),
  },
  {
    name: 'copilot-profile',
    path: '/copilot',
    prepare: async (page) => {
      await converse(page, ['WordPress sites in Germany', 'tell me about the first one', 'thank you']);
      await page.locator('.company').first().waitFor();
      await calm(page);
    },
  },
  {
    name: 'copilot-lookalikes',
    path: '/copilot',
    prepare: async (page) => {
      await converse(page, ['WordPress sites in Germany', 'companies like the second one']);
      await page.locator('.company').first().waitFor();
      await calm(page);
    },
  },
];

async function converse(page: Page, messages: readonly string[]): Promise<void> {
  for (const [at, message] of messages.entries()) {
    await page.getByRole('textbox', { name: 'Your message' }).fill(message);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.reply').nth(at).waitFor();
  }
}
