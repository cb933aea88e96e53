import { describe, expect, it } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { findAddress } from './address.ts';

const addressOf = (html: string, country: string) => {
  const { street_address, postal_code, city, region } = settle([findAddress], syntheticPage(html), {
    country,
  });
  return [street_address, postal_code, city, region];
};
const footer = (text: string) => `<footer>${text}</footer>`;

describe('addresses as countries write them', () => {
  it('a copyright year and two letters of the name are not a Dutch postal code', () => {
    expect(addressOf(footer('© 2026 TT Kvarnby. Alle rechten voorbehouden.'), 'NL')).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['IN', '33 Mill Road, Ahmedabad-380009.', ['33 Mill Road', '380009', 'Ahmedabad', null]],
    ['IN', '12 Lake Street, Jamnagar, Gujarat - 361006', ['12 Lake Street', '361006', 'Jamnagar', 'Gujarat']],
    [
      'TR',
      'Çınar Mah. Deniz Cd. No:50/15 Çankaya / Ankara',
      ['Çınar Mah. Deniz Cd. No:50/15', null, 'Çankaya', 'Ankara'],
    ],
    [
      'BR',
      'Rua das Flores, 319 - Jardim Novo, Guarulhos - SP, 07094-020',
      ['Rua das Flores, 319', '07094-020', 'Guarulhos', 'SP'],
    ],
    ['BR', 'Rua do Sol, 491 - Centro - São Paulo - SP', ['Rua do Sol, 491', null, 'São Paulo', 'SP']],
    ['HU', '1134 Budapest, Malom út 45.', ['Malom út 45', '1134', 'Budapest', null]],
    ['HU', '7627 Pécs Kovács Anna út 73/5', ['Kovács Anna út 73/5', '7627', 'Pécs', null]],
    ['TH', 'Mill Rd. 12, Bangkok 10110', ['Mill Rd. 12', '10110', 'Bangkok', null]],
    ['IT', 'Via Verdi, 8 - 10124 Torino', ['Via Verdi, 8', '10124', 'Torino', null]],
    ['IT', 'Il nostro negozio è in viale Verdi 12, 70125 Bari', ['viale Verdi 12', '70125', 'Bari', null]],
    ['SI', 'Mlinska ulica 15, 8000 Novo mesto', ['Mlinska ulica 15', '8000', 'Novo mesto', null]],
    ['GB', '13-14 Mill Street, Bristol', ['13-14 Mill Street', null, 'Bristol', null]],
    [
      'NL',
      'Voor tuinen! Kvarnby BV. Molenstraat 30, 9712 PM Groningen',
      ['Molenstraat 30', '9712 PM', 'Groningen', null],
    ],
  ])('%s: %s', (country, text, expected) => {
    expect(addressOf(footer(text), country)).toEqual(expected);
  });

  it('of a page with thousands of numbers in its footer, only the first few hundred are looked at', () => {
    const footerWith = (blocks: number): string =>
      footer(`${'<p>Model 12345 A</p>'.repeat(blocks)}<p>Mühlenweg 3, 10249 Berlin</p>`);
    expect(addressOf(footerWith(399), 'DE')[1]).toBe('10249');
    expect(addressOf(footerWith(400), 'DE')).toEqual(addressOf('', 'DE'));
  });

  it('a Vietnamese street may have up to 70 characters', () => {
    const street = (length: number) => `12 Đường ${'Hoa'.repeat(21)}`.slice(0, length);
    expect(addressOf(footer(`${street(70)}, Quận 1, Đà Nẵng`), 'VN')[0]).toBe(street(70));
    expect(addressOf(footer(`${street(71)}, Quận 1, Đà Nẵng`), 'VN')[0]).not.toBe(street(71));
  });

  it('states, streets and floors are not towns', () => {
    expect(addressOf(footer('Plot No. 43, Maharashtra 400617'), 'IN')[2]).toBeNull();
    expect(addressOf(footer('Shop 7, Ground Floor 400617'), 'IN')[2]).toBeNull();
  });

  it('an hCard is read from its classes', () => {
    const html = `<div class="vcard"><p class="adr"><span class="street-address">Mill Lane 3</span>
      <span class="postal-code">12345</span> <span class="locality">Ostheim</span></p></div>`;
    expect(addressOf(html, 'DE')).toEqual(['Mill Lane 3', '12345', 'Ostheim', null]);
  });

  it('a declared street loses notes to visitors, a declared town the word for town', () => {
    const html = `<script type="application/ld+json">{"@type":"PostalAddress","addressLocality":"г. Озёрск","streetAddress":"ул. Мельничная, 3 (на карте)"}</script>`;
    expect(addressOf(html, 'RU')).toEqual(['ул. Мельничная, 3', null, 'Озёрск', null]);
  });

  it('a declared town ends at its comma, and a declared code loses its country', () => {
    const html = `<script type="application/ld+json">{"@type":"PostalAddress","addressLocality":"Lyon, France","postalCode":"F-69001"}</script>`;
    expect(addressOf(html, 'FR')).toEqual([null, '69001', 'Lyon', null]);
  });
});
