import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailPage } from '../../src/platform/mail/mail-page.ts';
import { hostileAddresses as addresses, hostileTexts as hostile } from '../factories/hostile-texts.ts';
import { signUp } from '../factories/sign-up.ts';
import { hasBrowser } from '../harness/browser.ts';
import { indexCompanies } from '../harness/test-app.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const COMPANIES = 10;
const TEXTS_EACH = Math.ceil(hostile.length / COMPANIES);
/** Ten companies that have each of the texts in some places; four of them shape the head of each. */
const companies = Array.from({ length: COMPANIES }, (_, at) => {
  const text = (place: number): string => hostile[(at * TEXTS_EACH + place) % hostile.length] ?? '';
  return {
    domain: `hostile-${at}.com`,
    company_name: text(0).slice(0, 5_000),
    title: text(1),
    meta_description: text(2),
    h1: [text(3)],
    body_text: `planted word ${text(0)}`,
    homepage_url: addresses[at % addresses.length] ?? '',
    industry: text(3).slice(0, 200),
    tech_stack: text(1).slice(0, 500),
    technologies: [text(1).slice(0, 200), text(2).slice(0, 200)],
    emails: [text(2).slice(0, 200)],
    phones: [text(3).slice(0, 200)],
    linkedin: text(0),
    contact_page_url: text(1),
    social_profiles: [...addresses],
    about_text: text(2),
    navigation_labels: hostile.slice(at * TEXTS_EACH, (at + 1) * TEXTS_EACH),
  };
});

const inThrees = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / 3) }, (_, at) => items.slice(3 * at, 3 * at + 3));

describe.skipIf(!hasBrowser)('text of indexed pages is never markup', () => {
  let world: WebWorld;

  beforeAll(async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(80);
    const long = { domain: 'long.com', title: 'x '.repeat(5_000_000), body_text: 'planted word' };
    world = await openWebWorld({ companies: [...companies, long] });
  });
  afterAll(() => world.close());

  /** As a link within the app does it, without loading the page again. */
  const turnTo = (page: Page, path: string): Promise<unknown> =>
    page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
  const links = (page: Page): Promise<string[]> =>
    page.evaluate("[...document.querySelectorAll('a[href]')].map((a) => a.protocol)");

  for (const width of [1440, 390])
    it(`none of ${hostile.length} hostile texts runs, links anywhere unexpected or breaks the layout at ${width} px`, async () => {
      const { page, complaints, overflow } = await world.visit('/app?q=planted', { width });
      await page.locator('.company').first().waitFor();
      const check = async (where: string): Promise<void> => {
        expect(await page.evaluate('window.pwned'), where).toBeUndefined();
        expect(await overflow(), where).toBe(0);
        const odd = (await links(page)).filter(
          (scheme) => !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme),
        );
        expect(odd, where).toEqual([]);
        expect(complaints, where).toEqual([]);
      };
      await check('results');
      for (const at of companies.keys()) {
        await turnTo(page, `/app?q=planted&open=hostile-${at}.com&tab=all`);
        await page.getByText(`hostile-${at}.com`, { exact: true }).last().waitFor();
        await page.getByRole('button', { name: /^Full profile/ }).click();
        await page.getByRole('tab', { name: 'All fields' }).waitFor();
        await check(`profile ${at}`);
      }
      await page.goto(`${world.address}/app/side-by-side?domains=hostile-0.com,hostile-4.com,hostile-8.com`);
      await page.locator('.comparison').waitFor();
      await check('side by side');
      for (const path of ['/', '/classic?q=planted', '/classic/hostile-3.com', '/classic/long.com']) {
        await page.goto(world.address + path);
        await page.locator('h1').waitFor();
        await check(path);
      }
      await page.context().close();
    });

  it('nor in an account’s own data: a list, a monitor, an earlier search, the sample of a file', async () => {
    const person = await signUp(world.running);
    const send = (url: string, payload: object) =>
      world.running.app.inject({ method: 'POST', url, payload, headers: person.headers });
    for (const at of [0, 2, 17, 33]) {
      const name = (hostile[at] ?? '').slice(0, 60);
      const list = (await send('/lists', { name })).json();
      await send(`/lists/${list.id}/items`, { domains: companies.map(({ domain }) => domain) });
      await send('/monitors', { name, query: 'planted', mode: 'phrase' });
      await send('/auth/search-sessions', { query: name, filters: { industry: name }, total_results: 3 });
    }
    const visit = await world.visit('/app?q=planted', person.headers);
    const { page } = visit;
    const check = async (where: string): Promise<void> => {
      expect(await page.evaluate('window.pwned'), where).toBeUndefined();
      expect(await visit.overflow(), where).toBe(0);
      expect(visit.complaints, where).toEqual([]);
    };
    for (const three of inThrees(companies.map(({ domain }) => domain))) {
      await turnTo(page, `/app?q=planted&domains=${three.join(',')}`);
      await page
        .locator('.total strong')
        .filter({ hasText: `${three.length} compan` })
        .waitFor();
      await page.keyboard.press('e');
      await page.locator('.sample td').first().waitFor();
      await check(`sample of ${three}`);
      await page.keyboard.press('Escape');
    }
    await page.goto(`${world.address}/app/bulk`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'd.csv', mimeType: 'text/csv', buffer: Buffer.from(hostile.join('\n')) });
    await page.getByText(/found in \d+ rows?:/).waitFor();
    await check('the preview of a file to look up');
    for (const place of ['lists', 'monitors', 'history', 'inbox', 'seen']) {
      await page.goto(`${world.address}/app/${place}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await check(place);
    }
    await page.goto(`${world.address}/app/lists`);
    await page.getByRole('link', { name: hostile[0]?.slice(0, 60) ?? '' }).click();
    await page.getByText('hostile-3.com').first().waitFor();
    await check('a list');
    await visit.context.close();
  });

  it('nor in a mail, which no policy protects: all of them in one, and as the names of monitors that found something', async () => {
    const { headers } = await signUp(world.running, { tier: 'enterprise' });
    for (const text of hostile) {
      const payload = { name: text.slice(0, 200), query: 'fresh news' };
      const made = await world.running.app.inject({ method: 'POST', url: '/monitors', payload, headers });
      if (made.statusCode !== 200) continue;
      const url = `/monitors/${made.json().id}`;
      await world.running.app.inject({ method: 'PATCH', url, payload: { email: true }, headers });
    }
    await indexCompanies(world.running.index, [{ domain: 'fresh.com', body_text: 'fresh news' }]);
    world.running.clock.advance(3_600_000);
    await world.running.services.monitorRunner.checkDue();
    await world.running.services.monitorRunner.checkDue();
    await world.running.services.monitorRunner.notifyDue();
    const news = world.running.mails.at(-1);
    expect(news?.text).toContain('<img src=x');
    const mails = [
      { subject: news?.subject ?? '', text: news?.text ?? '' },
      { subject: hostile.slice(0, 40).join(' '), text: hostile.join('\n\n') },
      { subject: 'In lines', text: `first\n  ${hostile.join('\n  ')}` },
    ];
    for (const width of [1440, 390]) {
      const { page, context, complaints, overflow } = await world.visit('/status', { width });
      // Away from our pages, so that their policy protects nothing.
      await page.goto('about:blank');
      for (const mail of mails) {
        await page.setContent(mailPage(mail));
        expect(await page.evaluate('window.pwned'), mail.subject).toBeUndefined();
        expect(await overflow(), mail.subject).toBe(0);
        expect(
          await page.locator('script, img, iframe, form, object, embed, [onload], [style]').count(),
        ).toBe(0);
        expect((await links(page)).filter((scheme) => !/^https?:$/.test(scheme))).toEqual([]);
        expect(complaints).toEqual([]);
      }
      await context.close();
    }
  });
});
