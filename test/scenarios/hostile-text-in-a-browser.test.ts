import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../harness/browser.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

/** Ten profiles, one after the other. */
const LONG_MS = 120_000;

const run = 'window.pwned=1';
const markup = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `"><svg onload="${run}">`,
  `'-${run}-'`,
  `</title><script>${run}</script>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<a href="javascript:${run}">x</a>`,
  `<style>*{display:none}</style>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `<!--${run}-->`,
  `]]><script>${run}</script>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `<math><mtext><script>${run}</script></mtext></math>`,
];
const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  ` javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/x',
  'https://',
  'https://user:pass@evil.example/',
  'mailto:a@b.c?bcc=all@evil.example',
];
const shapes = [
  'x'.repeat(100_000),
  'W'.repeat(5_000),
  '\u202Egnp.exe',
  '\u2067\u2066abc\u2069',
  '\u200B'.repeat(5_000),
  `a${'\u0301'.repeat(2_000)}`,
  '﷽'.repeat(300),
  '🏳️‍🌈'.repeat(1_000),
  'ا'.repeat(2_000),
  'line\u2028break\u2029para',
  '\u0000null\u0007bell',
  '=HYPERLINK("https://evil.example")',
];
const hostile = [...markup, ...addresses, ...shapes];
/** Ten companies that have each of the texts in some places; four of them shape the head of each. */
const companies = Array.from({ length: 10 }, (_, at) => {
  const text = (place: number): string => hostile[(at * 4 + place) % hostile.length] ?? '';
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
    navigation_labels: hostile.slice(at * 4, at * 4 + 4),
  };
});

describe.skipIf(!hasBrowser)('what pages say is only ever text', () => {
  let world: WebWorld;

  beforeAll(async () => {
    world = await openWebWorld({ companies });
  });
  afterAll(() => world.close());

  const links = (page: Page): Promise<string[]> =>
    page.evaluate("[...document.querySelectorAll('a[href]')].map((a) => a.protocol)");

  for (const width of [1440, 390])
    it(
      `nothing of ${hostile.length} hostile texts runs, leads anywhere odd or bursts the page at ${width} px`,
      async () => {
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
          await page.evaluate(
            `history.pushState(null, '', '/app?q=planted&open=hostile-${at}.com&tab=all'); dispatchEvent(new PopStateEvent('popstate'))`,
          );
          await page.getByText(`hostile-${at}.com`, { exact: true }).last().waitFor();
          await page.getByRole('button', { name: /^Full profile/ }).click();
          await page.getByRole('tab', { name: 'All 178' }).waitFor();
          await check(`profile ${at}`);
        }
        await page.goto(
          `${world.address}/app/side-by-side?domains=hostile-0.com,hostile-4.com,hostile-8.com`,
        );
        await page.locator('.comparison').waitFor();
        await check('side by side');
        await page.context().close();
      },
      LONG_MS,
    );
});
