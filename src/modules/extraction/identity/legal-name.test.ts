import { describe, expect, test } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { findLegalName } from './legal-name.ts';

function legal(html: string, company_name: string | null = 'Kvarnby'): (string | null)[] {
  const { legal_name, legal_form } = settle([findLegalName], syntheticPage(html, 'https://kvarnby.se/'), {
    company_name,
  });
  return [legal_name, legal_form];
}

describe('legal name', () => {
  test('is read from the copyright line', () => {
    expect(legal('<footer><p>© 2024 Kvarnby Bageri AB. All rights reserved.</p></footer>')).toEqual([
      'Kvarnby Bageri AB',
      'AB',
    ]);
  });

  test('a declared one comes first', () => {
    expect(
      legal(
        '<script type="application/ld+json">{"@type":"Bakery","legalName":"Kvarnby Holding AB"}</script><footer>© Kvarnby Bageri AB</footer>',
      ),
    ).toEqual(['Kvarnby Holding AB', 'AB']);
  });

  test('is found on a line of the footer', () => {
    expect(legal('<footer><p>Operated by Kvarnby Bageri AB, 21120 Malmö</p></footer>')).toEqual([
      'Kvarnby Bageri AB',
      'AB',
    ]);
  });

  test.each([
    'Powered by Pixel Mill Ltd',
    'Website by Pixel Mill Ltd',
    'Our clients: Mega Bank Ltd',
    'Partner: Mega Bank Ltd',
  ])('is not that of others: %s', (line) => {
    expect(legal(`<footer><p>${line}</p></footer>`)).toEqual([null, null]);
  });

  test('is not the town in an address that ends like a legal form', () => {
    expect(legal('<footer><p>2400 København NV</p></footer>')).toEqual([null, null]);
  });

  test('is empty for several unrelated names', () => {
    expect(legal('<footer><p>Partners</p><p>Mega Bank Ltd</p><p>Pixel Mill Inc.</p></footer>')).toEqual([
      null,
      null,
    ]);
  });
});
