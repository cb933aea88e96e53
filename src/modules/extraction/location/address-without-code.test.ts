import { describe, expect, it } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { findAddress } from './address.ts';

const addressOf = (html: string, country: string, language = 'en') => {
  const { street_address, postal_code, city, region } = settle([findAddress], syntheticPage(html), {
    country,
    language,
  });
  return [street_address, postal_code, city, region];
};
const cityOf = (html: string, country: string, language = 'en') => addressOf(html, country, language)[2];
const footer = (text: string) => `<footer>${text}</footer>`;
const head = (title: string, description = '') =>
  `<title>${title}</title><meta name="description" content="${description}"><p>Welcome</p>`;

describe('codes after the town and codes alone', () => {
  it.each([
    ['LV', 'Adrese: Dzirnavu iela 8a, Jelgava, LV-3002', ['Dzirnavu iela 8a', '3002', 'Jelgava', null]],
    ['LT', 'Malūno g. 9, Kaunas LT-45190', ['Malūno g. 9', '45190', 'Kaunas', null]],
    ['GR', 'Μύλου 22, Βόλος 546 28', ['Μύλου 22', '546 28', 'Βόλος', null]],
    ['BR', 'Rua do Sol, 535<br>São José do Rio Preto CEP 15081-060', 'São José do Rio Preto'],
    ['BR', 'Rua do Sol, 161 - Centro - Santos/sp', ['Rua do Sol, 161', null, 'Santos', 'SP']],
    ['IN', '<p>Mill Gate, Lake Road,</p><p>Nagpur, Maharashtra, India – 440016</p>', 'Nagpur'],
    ['ES', '<p>Rúa do Muíño 3</p><p>15895 O Milladoiro, A Coruña</p>', 'O Milladoiro'],
    ['PL', 'Firma Budowlana KVARNBY Mszana Górna 381, 34-733 Mszana Górna', 'Mszana Górna'],
    ['HU', 'Kovács Anna · 2310 Szigetszentmiklós', 'Szigetszentmiklós'],
    ['DE', 'Mühlenstraße 73, 10249 Berlin-Friedrichshain', 'Berlin'],
    ['AR', 'Dirección: Av. del Molino 1835, P3600 Formosa', 'Formosa'],
  ])('%s: %s', (country, text, expected) => {
    const address = addressOf(footer(text), country);
    if (typeof expected === 'string') expect(address[2]).toBe(expected);
    else expect(address).toEqual(expected);
  });

  it('a number before a capital is not a code without a street or a line of its own', () => {
    expect(cityOf('<main><p>Über 50000 Kunden</p></main>', 'DE')).toBeNull();
    expect(cityOf(footer('Mehr als 50000 Kunden vertrauen uns'), 'DE')).toBeNull();
  });

  it('a list of branches in the text has no seat', () => {
    const list = ['Lyon', 'Lille', 'Nantes', 'Metz'].map(
      (town, index) => `<p>3 rue du Moulin, 6900${index} ${town}</p>`,
    );
    expect(cityOf(`<main>${list.join('')}</main>`, 'FR')).toBeNull();
  });
});

describe('lines with a street or a town and no code', () => {
  it.each([
    [
      'AR',
      'Presidente Molina 756, Concordia, Entre Ríos',
      ['Presidente Molina 756', null, 'Concordia', 'Entre Ríos'],
    ],
    [
      'CL',
      '<p>Av. del Molino 3000, Las Condes</p><p>Santiago, Chile</p>',
      ['Av. del Molino 3000', null, 'Santiago', null],
    ],
    ['NO', 'Møllegata 14, Hokksund', ['Møllegata 14', null, 'Hokksund', null]],
    [
      'UA',
      'Viber, Telegram Киев, ул. Мельничная, 112, офис 103',
      ['ул. Мельничная, 112, офис 103', null, 'Киев', null],
    ],
    [
      'RU',
      '<p>Мы находимся по адресу</p><p>Энгельс, ул. Мельничная 98</p>',
      ['ул. Мельничная 98', null, 'Энгельс', null],
    ],
    ['TR', 'Samsun, Türkiye', [null, null, 'Samsun', null]],
    ['ID', 'Tanjungpinang, Kepulauan Riau', [null, null, 'Tanjungpinang', 'Kepulauan Riau']],
    ['FI', 'Kvarnby · Mylly Oy · Y-tunnus 1234567-8 · Jyväskylä · ©', [null, null, 'Jyväskylä', null]],
    ['FI', 'Paikkakunta: Koski TL', [null, null, 'Koski TL', null]],
    ['BR', 'Localidade: Brasília/DF. Atendimento presencial.', [null, null, 'Brasília', 'DF']],
    [
      'VN',
      '322 Nguyễn Huệ, Phường Bến Nghé, TP Hà Nội · 9:00 – 19:00',
      ['322 Nguyễn Huệ', null, 'Hà Nội', null],
    ],
    ['TW', '地址：高雄市大寮區水車街492號', ['大寮區水車街492號', null, '高雄市', null]],
    ['CN', '联系地址: 河北省保定市 高开区水车路5699号', ['高开区水车路5699号', null, '保定市', '河北省']],
    ['CN', '地址：中国.四川.成都.青白江工业园', [null, null, '成都', '四川']],
  ])('%s: %s', (country, text, expected) => {
    expect(addressOf(footer(text), country)).toEqual(expected);
  });

  it.each([
    ['<footer>Photos by: Anna Smith</footer>', 'GB'],
    ['<main><p>Written by: John Smith</p></main>', 'US'],
    ['<p>City: Select City</p>', 'IN'],
    ['<p>Ort: Nach Vereinbarung</p>', 'DE'],
    ['<footer>Opening Hours 9, Monday</footer>', 'NO'],
  ])('what stands where a town does may be none: %s', (html, country) => {
    expect(addressOf(html, country)).toEqual([null, null, null, null]);
  });

  it('towns served are not the seat', () => {
    expect(cityOf(footer('<p>Hamburg</p><p>Bremen</p><p>Kiel</p>'), 'DE')).toBeNull();
  });

  it('an office in another country is not the address', () => {
    expect(cityOf(footer('Mill Lane 3, Kvarnby, Sweden'), 'DE')).toBeNull();
  });

  it('a district after the street is not the town where countries write it there', () => {
    expect(cityOf(footer('Rua do Sol, 94, Jardim Novo'), 'BR')).toBeNull();
  });

  it('a copyright line is not an address', () => {
    expect(cityOf(footer('<p>©2026 Visos teisės saugomos</p><p>Nuorodos</p>'), 'LT')).toBeNull();
  });

  it('the place on the map is read if the text has none', () => {
    const map =
      '<iframe src="https://maps.google.com/maps?q=Dzirnavu%20iela%2038B,%20R%C4%93zekne&z=13"></iframe>';
    expect(addressOf(`<main><p>Kā mūs atrast</p>${map}</main>`, 'LV')).toEqual([
      'Dzirnavu iela 38B',
      null,
      'Rēzekne',
      null,
    ]);
  });
});

describe('the town in the title', () => {
  it('a known town is used if it is the only one', () => {
    expect(cityOf(head('Taksi Jyväskylä | Kvarnby'), 'FI', 'fi')).toBe('Jyväskylä');
    expect(cityOf(head('Эпиляция в Санкт-Петербурге - Kvarnby'), 'RU', 'ru')).toBe('Санкт-Петербург');
    expect(cityOf(head('Hausverwaltung Mainz', 'In Mainz und Wiesbaden'), 'DE', 'de')).toBeNull();
  });

  it('another town must be named twice', () => {
    const title = 'Anna Kvarn – Modern kalligrafi i Säter, Dalarna';
    expect(cityOf(head(title, 'Anna är kalligraf i Säter.'), 'SE', 'sv')).toBe('Säter');
    expect(cityOf(head(title), 'SE', 'sv')).toBeNull();
    expect(cityOf(head('Schreinerei in Perfektion', 'Arbeit in Perfektion'), 'DE', 'de')).toBeNull();
  });
});
