import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { converse as ask } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({
    companies: [
      {
        domain: 'mill.uk',
        company_name: 'Maplegate Bakery',
        industry: 'Restaurants & Catering',
        country: 'GB',
        city: 'Leeds',
        postal_code: 'LS1 2TD',
        street_address: '68 High Street',
        language: 'en',
        body_text: 'bakery bread in Leeds',
        phones: ['+44 113 496 0841'],
        has_phone: true,
        founded_year: 1973,
        vat_number: 'GB980780684',
        homepage_url: 'https://mill.uk/',
        technologies: ['Shopify'],
      },
      {
        domain: 'oat.de',
        company_name: 'Haferkorn',
        industry: 'Restaurants & Catering',
        country: 'DE',
        language: 'de',
        body_text: 'Bäckerei und Brot',
        technologies: ['WooCommerce'],
        has_blog: true,
      },
      {
        domain: 'rye.de',
        company_name: 'Roggen',
        industry: 'Restaurants & Catering',
        country: 'DE',
        language: 'de',
        body_text: 'Bäckerei und Roggenbrot',
      },
    ],
    limits: { anonymousPerMinute: 10_000 },
  });
});
afterAll(() => running.app.close());

const converse = (...messages: [string, ...string[]]) => ask(running.app, messages);
const found = ({ results }: { results: Record<string, unknown> }): string[] =>
  (results.results as { domain: string }[]).map(({ domain }) => domain).sort();

describe('a fact about one company', () => {
  it.each([
    ['what is the phone number of mill.uk?', 'Phone number of Maplegate Bakery: +44 113 496 0841.'],
    ['phone number of Maplegate Bakery', 'Phone number of Maplegate Bakery: +44 113 496 0841.'],
    [
      'where is Maplegate Bakery based?',
      'Address of Maplegate Bakery: 68 High Street, LS1 2TD Leeds, United Kingdom.',
    ],
    ['VAT number of Maplegate Bakery', 'VAT number of Maplegate Bakery: GB980780684.'],
    ['dame el CIF de Maplegate Bakery', 'NIF de Maplegate Bakery: GB980780684.'],
    ['jaki NIP ma Maplegate Bakery?', 'Maplegate Bakery – NIP: GB980780684.'],
    ['USt-IdNr. von Maplegate Bakery', 'USt-IdNr. von Maplegate Bakery: GB980780684.'],
    ['numéro de TVA de Maplegate Bakery', 'Maplegate Bakery, numéro de TVA : GB980780684.'],
    ['partita IVA di Maplegate Bakery', 'Partita IVA di Maplegate Bakery: GB980780684.'],
    ['qual o NIPC da Maplegate Bakery?', 'NIF de Maplegate Bakery: GB980780684.'],
    ['BTW-nummer van Maplegate Bakery', 'Btw-nummer van Maplegate Bakery: GB980780684.'],
    [
      'phone and VAT of Maplegate Bakery',
      'Maplegate Bakery: phone number +44 113 496 0841; VAT number GB980780684.',
    ],
    ['quel est le site web de Maplegate Bakery ?', 'Maplegate Bakery, site web : https://mill.uk/.'],
    [
      'website and phone of Maplegate Bakery',
      'Maplegate Bakery: website https://mill.uk/; phone number +44 113 496 0841.',
    ],
    [
      'qual o site e o ano de fundação da Maplegate Bakery?',
      'Maplegate Bakery: site https://mill.uk/, fundação em 1973.',
    ],
    ['Wann wurde Maplegate Bakery gegründet?', 'Maplegate Bakery: gegründet 1973.'],
    ['chi ha fondato Maplegate Bakery?', 'Fondatore di Maplegate Bakery: la homepage non lo indica.'],
    ['E-Mail von mill.uk', 'E-Mail-Adresse von Maplegate Bakery: auf der Homepage nicht angegeben.'],
  ])('%s', async (message, answer) => {
    expect((await converse(message)).answer).toBe(answer);
  });

  it.each([
    ['how much does Maplegate Bakery cost?', 'Prices of Maplegate Bakery: not stated on its homepage.'],
    ['was kostet es bei Maplegate Bakery?', 'Preise von Maplegate Bakery: auf der Homepage nicht angegeben.'],
    ['combien ça coûte chez Maplegate Bakery ?', 'Maplegate Bakery, tarifs :'],
  ])('is its price, which is not that of this service: %s', async (message, answer) => {
    expect((await converse(message)).answer).toContain(answer);
  });

  it('is stated if the search finds one company', async () => {
    const { answer, tool_call } = await converse('which phone number does the bakery in Leeds have?');
    expect(tool_call.name).toBe('search');
    expect(answer).toContain('Phone number of Maplegate Bakery: +44 113 496 0841.');
  });

  it('can be requested with a pronoun after its profile', async () => {
    expect((await converse('tell me about mill.uk', 'when was it founded?')).answer).toBe(
      'Maplegate Bakery: founded in 1973.',
    );
  });

  it('becomes a search if no company has that name', async () => {
    const { tool_call } = await converse('phone number of bakeries in Germany');
    expect(tool_call.name).toBe('search');
  });
});

describe('a condition is dropped', () => {
  it.each([
    [['Bäckereien in Deutschland mit Blog', 'ohne den Blog']],
    [['bakeries in Germany with a blog', 'without that condition']],
    [['boulangeries en Allemagne avec un blog', 'sans le blog']],
    [['panaderías en Alemania con blog', 'quita eso']],
  ] as const)('%s', async ([first, then]) => {
    expect(found(await converse(first, then))).toEqual(['oat.de', 'rye.de']);
  });

  it('but excluded with an indefinite article', async () => {
    expect(found(await converse('bakeries in Germany with a blog', 'without a blog'))).toEqual(['rye.de']);
  });

  it('and does not become a facet: egal welches Land', async () => {
    const { tool_call, results } = await converse('Bäckereien in Deutschland', 'egal welches Land');
    expect([tool_call.name, found({ results })]).toEqual(['search', ['mill.uk', 'oat.de', 'rye.de']]);
  });
});

describe('two alternative', () => {
  it('technologies: one has to match', async () => {
    const answer = await converse('sites with Shopify or WooCommerce');
    expect(found(answer)).toEqual(['mill.uk', 'oat.de']);
    expect(answer.applied.map(({ label }) => label)).toEqual(['Technology: Shopify or WooCommerce']);
  });

  it('technologies after “neither” are both excluded', async () => {
    expect(found(await converse('sites using neither Shopify nor WooCommerce'))).toEqual(['rye.de']);
  });

  it('countries are compared', async () => {
    expect((await converse('are there more bakeries in the UK or Germany?')).answer).toContain(
      'In the lead: Germany (2), then United Kingdom (1).',
    );
  });
});

it('names the industry in the language of the answer', async () => {
  expect((await converse('Erzähl mir von oat.de')).answer).toContain('Restaurants & Catering');
  expect((await converse('cuéntame de oat.de')).answer).toContain('Restaurantes y catering');
});

it.each([
  ['Restaurants in Wien', 'de'],
  ['restaurants in Berlin', 'en'],
  ['sklepy internetowe na PrestaShop', 'pl'],
])('the answer to %s is in %s', async (message, language) => {
  expect((await converse(message)).language).toBe(language);
});

describe('a search that finds nothing', () => {
  it('keeps the trade, drops words that no page contains, and reports them', async () => {
    const { answer, ignored, tool_call } = await converse('quirky bakeries in France');
    expect(tool_call.args).toMatchObject({ country: 'FR', mode: 'single' });
    expect(ignored).toContain('quirky');
    expect(answer).toContain('Leaving out “France”: 3 companies.');
  });

  it('offers the industry if no page contains the trade', async () => {
    const { relaxed } = await converse('sushi bars in Germany');
    expect(relaxed.length).toBeGreaterThan(0);
  });
});

it('account changes are declined in Portuguese too', async () => {
  expect((await converse('muda o meu email da conta')).tool_call.name).toBe('none');
});

describe('the company that an order singles out', () => {
  it.each([
    ['which one is the oldest?', 'and its phone number?', 'Phone number of Maplegate Bakery'],
    ['welche ist die älteste?', 'und deren Telefonnummer?', 'Telefonnummer von Maplegate Bakery'],
    ['welke is de oudste?', 'en het telefoonnummer?', 'Telefoonnummer van Maplegate Bakery'],
    ['¿cuál es la más antigua?', '¿y su teléfono?', 'Teléfono de Maplegate Bakery'],
    ['laquelle est la plus ancienne ?', 'et son téléphone ?', 'Maplegate Bakery, téléphone :'],
    ['która jest najstarsza?', 'a jej telefon?', 'Maplegate Bakery – telefon'],
  ])('is the one whose fact is asked for: %s %s', async (order, message, fact) => {
    expect((await converse('companies with a website', order, message)).answer).toContain(fact);
  });

  it('is not meant by a question about all of them', async () => {
    const turn = await converse('companies with a website', 'oldest first', 'only those with a phone number');
    expect(turn.tool_call).toMatchObject({ name: 'search', args: { has: 'phone' } });
    const theirs = await converse('companies with a website', 'oldest first', 'show their phone numbers');
    expect(theirs.tool_call.name).toBe('search');
  });
});
