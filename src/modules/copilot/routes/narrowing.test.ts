import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopilotTurn, converse as conversation, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const hotel = {
    industry: 'Travel & Hospitality',
    sub_industry: 'Hotels & Resorts',
    title: 'Hotel',
  } as const;
  const food = { industry: 'Food & Beverage' } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      { ...hotel, domain: 'lake.de', country: 'DE', body_text: 'Sauna und Spa', has_blog: true },
      {
        ...hotel,
        domain: 'hill.de',
        country: 'DE',
        body_text: 'Terrassen mit Aussicht',
        has_contact_form: true,
      },
      {
        ...hotel,
        domain: 'road.de',
        country: 'DE',
        body_text: 'an der Autobahn',
        has_newsletter_signup: true,
      },
      { ...hotel, domain: 'plage.fr', country: 'FR', body_text: 'grande terrasse' },
      { ...hotel, domain: 'gare.fr', country: 'FR', body_text: 'près de la gare' },
      { domain: 'glow.de', title: 'Beauty Spa', country: 'DE', industry: 'Beauty & Wellness' },
      { domain: 'dalle.fr', title: 'Terrasse et dallage', country: 'FR', industry: 'Construction & Trades' },
      { ...food, domain: 'rebe.de', title: 'Weingut Rebe', country: 'DE', founded_year: 1930 },
      { ...food, domain: 'vigne.fr', title: 'Vignoble Vigne', country: 'FR', founded_year: 1900 },
      { ...food, domain: 'winnica.pl', title: 'Winnica', country: 'PL', founded_year: 1990 },
      { ...food, domain: 'jam.uk', title: 'Jam makers', country: 'GB' },
      {
        domain: 'tours.es',
        title: 'Trips: agencia de viajes',
        country: 'ES',
        industry: 'Travel & Hospitality',
      },
      {
        domain: 'viajes.es',
        title: 'Viajes',
        country: 'ES',
        industry: 'Travel & Hospitality',
        sub_industry: 'Travel Agencies & Tour Operators',
      },
      { domain: 'camping.es', title: 'Camping', country: 'ES', industry: 'Travel & Hospitality' },
      { domain: 'salud.es', title: 'Centro médico Salud', country: 'ES', industry: 'Health & Medical' },
      { domain: 'nido.es', title: 'Guardería Nido', country: 'ES', industry: 'Education' },
      { domain: 'lex.de', title: 'Kanzlei', country: 'DE', industry: 'Legal Services' },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]): Promise<CopilotTurn> =>
  conversation(running.app, messages);
const labels = (turn: CopilotTurn): string[] =>
  (turn as unknown as { readonly applied: readonly { readonly label: string }[] }).applied.map(
    ({ label }) => label,
  );

describe('words that narrow a list', () => {
  it.each([
    ['hotels in Germany', 'only those with a spa', ['lake.de']],
    ['Hotels in Deutschland', 'nur die mit Terrasse', ['hill.de']],
    ['hôtels en France', 'seulement ceux avec terrasse', ['plage.fr']],
    ['hoteles en Alemania', 'solo los que tienen sauna', ['lake.de']],
    ['alberghi in Germania', 'solo quelli con sauna', ['lake.de']],
    ['hotéis na Alemanha', 'só os que têm sauna', ['lake.de']],
    ['hotels in Duitsland', 'alleen die met een sauna', ['lake.de']],
    ['hotele w Niemczech', 'tylko te z sauną', ['lake.de']],
  ])('keep its subject: %s, then %s', async (first, then, domains) => {
    const turn = await converse(first, then);
    expect(found(turn)).toEqual(domains);
    expect(turn.tool_call.args).toMatchObject({ industry: 'Travel & Hospitality' });
  });

  it('are named, and an empty list says what it has without them', async () => {
    const turn = await converse('hotels in Germany', 'only those that mention skiing');
    expect(turn.answer).toContain('Leaving out “skiing”: 3 companies.');
    expect(turn.answer).toContain('“skiing” was looked for as a word');
  });

  it('stay when the place changes, and can be dropped', async () => {
    expect(found(await converse('hôtels en Allemagne', 'avec terrasse', 'et en France ?'))).toEqual([
      'plage.fr',
    ]);
    expect(
      found(await converse('hotels in Germany', 'only those with a spa', 'without the spa')).sort(),
    ).toEqual(['hill.de', 'lake.de', 'road.de']);
  });

  it.each([
    ['hotels in Germany', 'only those that offer a sauna'],
    ['Hotels in Deutschland', 'nur die, die eine Sauna anbieten'],
    ['hotels in Duitsland', 'alleen die een sauna aanbieden'],
  ])('may say what the companies offer: %s, then %s', async (first, then) => {
    expect(found(await converse(first, then))).toEqual(['lake.de']);
  });

  it('are reported where they cannot narrow anything', async () => {
    expect((await converse('companies like lake.de', 'only those with a spa')).answer).toContain(
      'Not taken into account: “spa”.',
    );
    expect((await converse('companies like lake.de with a blog or a newsletter')).answer).toContain(
      'Not taken into account: “blog” and “newsletter”.',
    );
  });

  it('narrow a trade that is found by its names', async () => {
    const turn = await converse('wineries', 'only those that mention Rebe', 'in Germany');
    expect(found(turn)).toEqual(['rebe.de']);
  });

  it.each([
    ['only those with a blog or a contact form', ['hill.de', 'lake.de']],
    ['nur die mit Sauna oder Newsletter', ['lake.de', 'road.de']],
    ['alleen die met een offerteformulier of contactformulier', ['hill.de']],
  ])('"or" takes either of two: %s', async (message, domains) => {
    expect(found(await converse('Hotels in Deutschland', message)).sort()).toEqual(domains);
  });

  it('names either feature by its label', async () => {
    expect(labels(await converse('hotels in Germany with a blog or a newsletter'))).toContain(
      'Words: hotels, blog or newsletter',
    );
  });
});

describe('several trades', () => {
  it.each([
    'breweries or wineries, oldest first',
    'wineries or breweries, oldest first',
    'die ältesten Brauereien und Weingüter',
    'brasseries ou vignobles, les plus anciens en premier',
    'cervecerías o bodegas, las más antiguas primero',
    'birrifici o cantine, le più antiche prima',
    'cervejarias ou vinícolas',
    'brouwerijen of wijnmakerijen',
    'najstarsze browary i winnice',
  ])('are all found, in any order: %s', async (message) => {
    expect(found(await converse(message))).toEqual(expect.arrayContaining(['rebe.de', 'vigne.fr']));
  });

  it('have their own sub-industry or names, and keep them in other countries', async () => {
    expect(found(await converse('hotels or wineries in Germany')).sort()).toEqual([
      'hill.de',
      'lake.de',
      'rebe.de',
      'road.de',
    ]);
    expect(found(await converse('hotels or wineries in Germany', 'and in France?')).sort()).toEqual([
      'gare.fr',
      'plage.fr',
      'vigne.fr',
    ]);
  });

  it.each([
    ['wineries in Germany', 'also hotels'],
    ['Hotels in Deutschland', 'auch Weingüter'],
  ])('are added to the last list: %s, then %s', async (first, then) => {
    expect(found(await converse(first, then)).sort()).toEqual(['hill.de', 'lake.de', 'rebe.de', 'road.de']);
  });

  it('may be a whole industry and a trade', async () => {
    const turn = await converse('law firms or wineries in Germany');
    expect(found(turn).sort()).toEqual(['lex.de', 'rebe.de']);
    expect(labels(turn)).toContain('Words: Legal Services, wineries');
  });
});

it('finds companies of unknown sub-industry by a trade name of several words', async () => {
  expect(found(await converse('agencias de viaje en España')).sort()).toEqual(['tours.es', 'viajes.es']);
});

it.each(['clínicas en España', 'centros médicos en España', 'clinics in Spain', 'centri medici in Spagna'])(
  'finds medical centres, and no nurseries: %s',
  async (message) => {
    expect(found(await converse(message))).toEqual(['salud.es']);
  },
);

it('finds a row of a list that the client sent back without its rows', async () => {
  const ask = async (message: string, history: readonly object[]) =>
    (
      await running.app.inject({ method: 'POST', url: '/copilot/query', payload: { message, history } })
    ).json();
  const first = await ask('hotels in Germany', []);
  const { results: _results, ...withoutRows } = first;
  const { tool_call } = await ask('tell me about the second one', [{ role: 'assistant', ...withoutRows }]);
  expect(tool_call).toEqual({ name: 'lookup', args: { domain: first.results.results[1].domain } });
});

it('says that the last answer was empty when one of its rows is wanted', async () => {
  expect((await converse('hotels in Sweden', 'compare the first two')).answer).toMatch(
    /^The last answer was empty/,
  );
});

it('names a region of countries, and shows no limit as a condition', async () => {
  const shown = labels(await converse('10 hotels in Europe'));
  expect(shown).toContain('Country: Europe');
  expect(shown.filter((label) => /10/.test(label))).toEqual([]);
});

it('an order that is named twice is no search word', async () => {
  const { answer, tool_call } = await converse('oldest wineries, oldest first');
  expect(answer).not.toContain('Not taken into account');
  expect(tool_call.args).toMatchObject({ sort: 'founded_year' });
});

it('says that no homepage shows what was to be counted', async () => {
  expect((await converse('which CDN do hotels in France use most?')).answer).toContain(
    'None of their homepages shows one.',
  );
});

describe('or after a feature finds the companies with either', () => {
  it.each([
    ['hotels in Germany with a blog', 'or without a newsletter', ['hill.de', 'lake.de']],
    ['Hotels in Deutschland mit Blog', 'oder ohne Newsletter', ['hill.de', 'lake.de']],
    ['hotels in Germany with a blog', 'or a newsletter', ['lake.de', 'road.de']],
    ['Hotels in Deutschland mit Blog', 'oder Terrassen', ['hill.de', 'lake.de']],
  ])('%s, %s', async (first, then, domains) => {
    const turn = await converse(first, then);
    expect(found(turn)).toEqual(domains);
    expect(turn.ignored).toEqual([]);
  });

  it.each([
    ['hotels in Germany with a blog', 'or without a newsletter', 'Words: blog or no newsletter'],
    ['hotels in Germany with a blog', 'or WordPress', 'Words: blog or WordPress'],
    ['hoteles en Alemania con blog', 'o sin boletín', 'Palabras: blog o sin boletín'],
  ])('and names them by their labels: %s, %s', async (first, then, label) => {
    expect(labels(await converse(first, then))).toContain(label);
  });
});
