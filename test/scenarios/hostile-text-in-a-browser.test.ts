import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../factories/sign-up.ts';
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
  `<svg><script href="data:text/javascript,${run}"/></svg>`,
  `<details open ontoggle="${run}">`,
  `<video><source onerror="${run}"></video>`,
  `<body onload="${run}">`,
  `<form action="javascript:${run}"><button autofocus>`,
  `<object data="data:text/html,<script>${run}</script>">`,
  `<embed src="data:image/svg+xml,<svg onload='${run}'/>">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<textarea></textarea><script>${run}</script>`,
  `<xmp><script>${run}</script></xmp>`,
  `<input onfocus="${run}" autofocus>`,
  `<marquee onstart="${run}">`,
  `\\"><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<script src="https://evil.example/x.js"></script>`,
  `<img src="https://evil.example/pixel.gif">`,
  `<div style="position:fixed;inset:0;background:red">`,
  `<?xml version="1.0"?><script>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `\u003cscript\u003e${run}`,
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
  `javascript://evil.example/%0a${run}`,
  `https://evil.example/"onmouseover="${run}`,
  'https://evil.example\\@good.example/',
  'http://[::1]:22/',
  'tel:+1;phone-context=evil.example',
  `feed:javascript:${run}`,
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
  '@SUM(1+1)*cmd|"/C calc"!A0',
  '\ufeff\u00ad\u2060'.repeat(500),
  'Z\u0489'.repeat(1_000),
  '\ud83d\udc68\u200d'.repeat(500),
  '\u3164'.repeat(500),
  '\t\t\ttabs\n\n\nlines',
  '𝕳𝖔𝖒𝖊𝖉𝖊𝖝 '.repeat(200),
  'a, "b", c',
  '"quoted" and more',
  '-1+1',
];
const hostile = [...markup, ...addresses, ...shapes];
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

describe.skipIf(!hasBrowser)('what pages say is only ever text', () => {
  let world: WebWorld;

  beforeAll(async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(80);
    const long = { domain: 'long.com', title: 'x '.repeat(5_000_000), body_text: 'planted word' };
    world = await openWebWorld({ companies: [...companies, long] });
  }, LONG_MS);
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
        for (const path of ['/', '/classic?q=planted', '/classic/hostile-3.com', '/classic/long.com']) {
          await page.goto(world.address + path);
          await page.locator('h1').waitFor();
          await check(path);
        }
        await page.context().close();
      },
      LONG_MS,
    );

  it(
    'nor in what an account keeps: a list, a monitor, an earlier search, the sample of a file',
    async () => {
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
      await page.locator('.company').first().waitFor();
      await page.keyboard.press('e');
      await page.getByRole('button', { name: 'See three rows of it' }).click();
      await page.locator('.sample td').first().waitFor();
      await check('sample');
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
    },
    LONG_MS,
  );
});
