import { describe, expect, it } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { findCompanyName } from './company-name.ts';

const nameOn = (host: string, html: string) =>
  settle([findCompanyName], syntheticPage(html, `https://${host}/`)).company_name;
const organisation = (name: string) =>
  `<script type="application/ld+json">{"@type":"Organization","name":"${name}"}</script>`;

describe('company name', () => {
  it('a declared name with all letters of the domain beats a part of it that is repeated', () => {
    const html = `${organisation('Lanterna')}${organisation('Lanterna Vias')}<meta property="og:site_name" content="Lanterna Vias">
      <title>Lanterna</title><h1>Lanterna</h1><footer>© Lanterna</footer>`;
    expect(nameOn('lanterna-vias.com', html)).toBe('Lanterna Vias');
  });

  it('part of a title gets no support from that title', () => {
    expect(nameOn('newfibre.com', '<title>NEW INTERNET | Internet, television and more</title>')).toBe(
      'NEW INTERNET',
    );
  });

  it('an address and a spelled-out name are one name', () => {
    const html = `${organisation('HarbourLights.com')}<title>Harbour Lights – lamps</title>`;
    expect(nameOn('harbourlights.com', html)).toBe('Harbour Lights');
  });

  it('a title that contains only the address is spelled with the words of the page', () => {
    expect(nameOn('41harbourlights.com', '<title>41harbourlights.com – Harbour Lights</title>')).toBe(
      '41 Harbour Lights',
    );
  });

  it('the first sentence names the company when the title does not', () => {
    const html =
      '<title>Dr Ann Miller, specialist, Leeds</title><p>Coast Cardiology is a practice in Leeds.</p>';
    expect(nameOn('coastcardiology.com', html)).toBe('Coast Cardiology');
  });

  it('one comma does not make a declared name a list', () => {
    const html = `${organisation('Salt, Light & Sea')}<title>Light House</title><footer>© 2026 Light House</footer>`;
    expect(nameOn('kvarnby.com', html)).toBe('Salt, Light & Sea');
  });

  it('a list of things written for search engines is not a name', () => {
    const html = '<title>Tea of the East - green tea, black tea, white tea, tea sets</title>';
    expect(nameOn('eastwind.com', html)).toBe('Tea of the East');
    expect(nameOn('eastwind.com', '<title>东山茶业_绿茶批发,红茶批发,白茶批发</title>')).toBe('东山茶业');
  });

  it('a full-width bar separates, a dot inside a word does not', () => {
    expect(nameOn('rakumaru.com', '<title>ラクマル｜出張洗車・整備</title>')).toBe('ラクマル');
    expect(nameOn('lampdoor41.com', organisation('LAMPDOOR·41'))).toBe('LAMPDOOR·41');
  });
});
