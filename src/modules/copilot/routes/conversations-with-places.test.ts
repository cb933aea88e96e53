import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopilotTurn, converse as conversation, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const dentist = { industry: 'Health & Medical', sub_industry: 'Dental Care' } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      {
        ...dentist,
        domain: 'molar.it',
        company_name: 'Molar Dentisti',
        title: 'Dentista',
        country: 'IT',
        city: 'Milano',
        cms: 'Wix',
      },
      { ...dentist, domain: 'canine.it', title: 'Dentista', country: 'IT', city: 'Torino' },
      {
        ...dentist,
        domain: 'crown.it',
        title: 'Dentista a Milano',
        country: 'IT',
        technologies: ['Wix', 'PHP'],
      },
      { ...dentist, domain: 'zahn.de', title: 'Zahnarzt', country: 'DE', city: 'Köln', cms: 'WordPress' },
      {
        ...dentist,
        domain: 'quarter.it',
        title: 'Dentista',
        body_text: 'Milano Lambrate',
        country: 'IT',
        city: 'Milano Lambrate',
        technologies: ['Wix'],
      },
      // A company elsewhere that names the city.
      { ...dentist, domain: 'news.fr', title: 'Dentiste', body_text: 'Milan, Paris', country: 'FR' },
      { ...dentist, domain: 'wurzel.ch', title: 'Zahnarzt', country: 'CH', city: 'Zürich' },
      {
        domain: 'inn.nl',
        title: 'Hotel',
        country: 'NL',
        city: 'Utrecht',
        industry: 'Travel & Hospitality',
        sub_industry: 'Hotels & Resorts',
      },
      {
        domain: 'trips.nl',
        title: 'Hotel deals',
        country: 'NL',
        city: 'Amsterdam',
        industry: 'Travel & Hospitality',
        sub_industry: 'Travel Agencies & Tour Operators',
      },
      { domain: 'lodge.nl', title: 'Hotel', country: 'NL', city: 'Delft', industry: 'Travel & Hospitality' },
      { domain: 'bed.nl', title: 'Hotel', country: 'NL', city: 'Gouda' },
      { domain: 'via.it', title: 'Ristorante', body_text: 'Via Milano 1', country: 'IT', city: 'Roma' },
      { domain: 'brot.at', title: 'Bäckerei', country: 'AT', city: 'Graz' },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]): Promise<CopilotTurn> =>
  conversation(running.app, messages);

describe('a city', () => {
  it.each([
    'dentists in Milan',
    'Zahnärzte in Mailand',
    'dentistes à Milan',
    'dentistas en Milán',
    'dentisti a Milano',
    'tandartsen in Milaan',
    'dentistas em Milão',
    'dentyści w Mediolanie',
    'dentists milano',
    'Zahnärzte in Mailannd',
  ])('is found by all its names, but not by a street elsewhere: %s', async (message) => {
    expect(found(await converse(message))).toEqual(['crown.it', 'molar.it', 'quarter.it']);
  });

  it('narrows, replaces and widens without losing the trade', async () => {
    const start = 'dentists in Italy';
    expect(found(await converse(start, 'only those in Milan'))).toEqual([
      'crown.it',
      'molar.it',
      'quarter.it',
    ]);
    expect(found(await converse(start, 'in Milan', 'and in Turin'))).toEqual(['canine.it']);
    expect(found(await converse(start, 'in Milan', 'and also in Turin'))).toEqual([
      'canine.it',
      'crown.it',
      'molar.it',
      'quarter.it',
    ]);
    expect(found(await converse(start, 'in Milan', 'what about Turin instead?'))).toEqual(['canine.it']);
    expect(found(await converse(start, 'in Milan', 'what about Cologne?'))).toEqual(['zahn.de']);
    expect(found(await converse(start, 'in Milan', 'forget the city'))).toEqual([
      'canine.it',
      'crown.it',
      'molar.it',
      'quarter.it',
    ]);
    expect(found(await converse('dentists in Milan', 'and Germany instead?'))).toEqual(['zahn.de']);
    expect(found(await converse('dentists in Milan', 'similar companies in Switzerland'))).toEqual([
      'wurzel.ch',
    ]);
  });

  it('without matches is answered with those of its country', async () => {
    const turn = await converse('Zahnärzte in München');
    expect(turn.results.total_count).toBe(0);
    expect(turn.answer).toBe(
      'Kein Unternehmen gefunden (Zahnmedizin, München, Deutschland). Bei Verzicht auf „München“: 1 Unternehmen.',
    );
    expect(turn.relaxed).toMatchObject([{ tool_call: { args: { country: 'DE' } }, total_count: 1 }]);
  });

  it('has one label', async () => {
    const labels = async (message: string) => (await converse(message)).applied.map(({ label }) => label);
    expect(await labels('dentists in Milan or Turin')).toContain('Place: Milan or Turin');
    expect(await labels('dentists in Lombardy')).toContain('Place: Lombardy');
  });
});

it('a trade is found if its industry is unknown', async () => {
  expect(found(await converse('Bäckereien in Österreich'))).toEqual(['brot.at']);
});

it('a trade that is searched by many names has one label', async () => {
  const labels = (await converse('Bäckereien in Österreich')).applied.map(({ label }) => label);
  expect(labels).toContain('Wörter: Bäckereien');
});

describe('continuing', () => {
  it('from some companies to their list, to other conditions and back', async () => {
    const compared = ['dentists in Italy', 'compare the first two'] as const;
    expect(found(await converse(...compared, 'what about Germany?'))).toEqual(['zahn.de']);
    expect(found(await converse('dentists in Italy', 'tell me about the first one', 'in Milan'))).toEqual([
      'crown.it',
      'molar.it',
      'quarter.it',
    ]);
    expect(found(await converse('dentists in Italy', 'only in Milan', 'go back'))).toHaveLength(4);
  });

  it('after a page past the end', async () => {
    const turn = await converse('dentists in Italy', 'next page', 'tell me about the second one');
    expect(turn.tool_call.name).toBe('lookup');
  });

  it('from facets to the same facets of other companies', async () => {
    const turn = await converse('dentists in Italy', 'which technologies do they use?', 'and in Germany?');
    expect(turn.tool_call).toMatchObject({ name: 'facets', args: { country: 'DE', fields: 'tech' } });
  });
});

it.each([
  ['what does crown.it use?', 'crown.it uses Wix and PHP.'],
  ['che tecnologie usa crown.it?', 'crown.it usa Wix e PHP.'],
  ['which technologies does brot.at use?', 'No technology was recognised on brot.at.'],
])('names the technologies of a company: %s', async (message, sentence) => {
  expect((await converse(message)).answer).toContain(sentence);
});

it('names the technologies of a row, and of the last company', async () => {
  expect(
    (await converse('dentists in Milan', 'which technologies does the first one use?')).tool_call.name,
  ).toBe('lookup');
  expect((await converse('crown.it', 'which technologies does it use?')).answer).toContain(
    'uses Wix and PHP.',
  );
});

it.each([
  ['most common CMS among dentists', 'cms'],
  ['quel est le CMS le plus utilisé en Italie ?', 'cms'],
  ['welche Shopsysteme sind in Deutschland am häufigsten?', 'ecommerce_platform'],
  ['most common e-commerce platforms in Italy', 'ecommerce_platform'],
  ['which web server do dentists in Italy use most?', 'web_server'],
  ['welches Analysetool wird in Deutschland am häufigsten eingesetzt?', 'analytics'],
  ['quels hébergeurs sont les plus courants en Italie ?', 'hosting'],
  ['¿qué pasarelas de pago son las más usadas?', 'payment'],
  ['il CDN più diffuso tra i dentisti', 'cdn'],
  ['qual é o servidor web mais utilizado na Itália?', 'web_server'],
  ['welk javascript framework wordt het meest gebruikt?', 'js_frameworks'],
  ['najpopularniejsze narzędzia analityczne we Włoszech', 'analytics'],
])('counts the technologies of one kind: %s', async (message, field) => {
  expect((await converse(message)).tool_call).toMatchObject({ name: 'facets', args: { fields: field } });
});

it('counts the technologies of one kind within the last list', async () => {
  const turn = await converse('dentists in Italy', 'which web server is used most?');
  expect(turn.tool_call).toMatchObject({ name: 'facets', args: { fields: 'web_server', country: 'IT' } });
});

it.each(['hosting companies in Italy', 'software per server', 'firms that print maps'])(
  'a trade is not a kind of technology to count: %s',
  async (message) => {
    expect((await converse(message)).tool_call.name).toBe('search');
  },
);

it.each([
  ['Hi there!', /^Hello!/],
  ['obrigado, era só isso', /^De nada/],
  ['where does your data come from?', /^Every value comes from the homepage/],
  ['hola, ¿me ayudas?', /^Busco en las páginas/],
  ['Was kannst du alles?', /^Ich durchsuche die Homepages/],
  ['save this search and email me when there are new florists', /under Alerts/],
])('answers messages that are not searches: %s', async (message, answer) => {
  const turn = await converse(message);
  expect(turn.tool_call.name).toBe('none');
  expect(turn.answer).toMatch(answer);
});

it('searches the companies to export, and says where to export them', async () => {
  const turn = await converse('export all dentists in Italy to excel');
  expect(found(turn)).toEqual(['canine.it', 'crown.it', 'molar.it', 'quarter.it']);
  expect(turn.answer).toContain('choose Export');
});

it('a number of employees is not a number of companies', async () => {
  const { args } = (await converse('companies with more than 2 employees in Italy')).tool_call;
  expect(args).toEqual({ country: 'IT', filter: 'employee_count:gt:2' });
});

it.each([
  ['dentists in Lombardy', ['crown.it', 'molar.it']],
  ['Zahnärzte in Nordrhein-Westfalen', ['zahn.de']],
  ['studi dentistici milanesi', ['crown.it', 'molar.it', 'quarter.it']],
  ['dentists in Italy but not in Milan', ['canine.it']],
  ['Zahnärzte in Italien außer in Mailand', ['canine.it']],
])('understands adjectives of cities, and excluded cities: %s', async (message, expected) => {
  expect(found(await converse(message))).toEqual(expected);
});

it('drops one of two cities', async () => {
  const turn = await converse('dentists in Italy', 'in Milan and Turin', 'forget Milan');
  expect(found(turn)).toEqual(['canine.it']);
  expect(found(await converse('dentists in Italy', 'in Milan and Turin', 'without Milan'))).toEqual([
    'canine.it',
  ]);
});

it('finds companies similar to a row of the list', async () => {
  const turn = await converse('dentists in Milan', 'find companies like the first one');
  expect(turn.tool_call.name).toBe('similar');
});

it('ignores words of a polite sentence that no page contains', async () => {
  const turn = await converse(
    'Would you be so kind as to list dentists in Turin? It is for a mailing we are planning in January.',
  );
  expect(found(turn)).toEqual(['canine.it']);
  expect(turn.answer).toContain('Not taken into account: ');
});

it('a year after "before" is the founding year', async () => {
  const { args } = (await converse('Zahnärzte in Italien vor 1970')).tool_call;
  expect([args.filter].flat()).toContain('founded_year:lt:1970');
});

it('finds companies similar to one that is given by name', async () => {
  const turn = await converse('companies like Molar Dentisti');
  expect(turn.tool_call).toMatchObject({ name: 'similar', args: { domain: 'molar.it' } });
  expect((await converse('companies like Nobody Ever')).tool_call.name).toBe('none');
});

it.each([
  ['dentists founded in the 80s', ['founded_year:gte:1980', 'founded_year:lte:1989']],
  ['Zahnärzte, gegründet in den 1990er Jahren', ['founded_year:gte:1990', 'founded_year:lte:1999']],
  ['dentistas fundados en los años 80', ['founded_year:gte:1980', 'founded_year:lte:1989']],
  ['dentisti fondati negli anni 2010', ['founded_year:gte:2010', 'founded_year:lte:2019']],
  ['dentists founded since the 90s', ['founded_year:gte:1990']],
  ['B2B companies in Italy', ['b2b_or_b2c:eq:b2b']],
])('has conditions: %s', async (message, conditions) => {
  const { args } = (await converse(message)).tool_call;
  expect([args.filter].flat()).toEqual(expect.arrayContaining(conditions));
});

it('companies of another sub-industry do not match the trade, whatever their pages say', async () => {
  expect(found(await converse('hotels in Utrecht'))).toEqual(['inn.nl']);
  expect(found(await converse('hotels in Delft'))).toEqual(['lodge.nl']);
  const none = await converse('hotels in Amsterdam');
  expect(found(none)).toEqual([]);
  // With the one whose sub-industry is not known: making the offer finds as many.
  expect(none.relaxed).toMatchObject([{ total_count: 2 }]);
  expect(found(await converse('hotels in Amsterdam', 'yes'))).toEqual(['inn.nl', 'lodge.nl']);
});

it('a company of unknown sub-industry matches the trade that its title names, and the answer says so', async () => {
  const hotels = await converse('hotels in the Netherlands');
  expect(found(hotels)).toEqual(['inn.nl', 'lodge.nl']);
  expect(hotels.answer).toContain('Found by the words on their homepage, not by their sub-industry: 1.');
  expect(hotels.applied.map(({ label }) => label)).toContain('Sub-industry: Hotels & Resorts');
  expect(found(await converse('hotels in the Netherlands', 'only in Delft'))).toEqual(['lodge.nl']);
  expect(found(await converse('hotels in the Netherlands', 'only in Utrecht'))).toEqual(['inn.nl']);
  const counted = await converse('which cities have the most hotels in the Netherlands?');
  expect(counted.results.total_count).toBe(2);
  const unclassified = await converse('hotels in Gouda');
  expect(found(unclassified)).toEqual(['bed.nl']);
  expect(unclassified.answer).toContain('Their industry is not known');
});

it('lookalikes can be limited to a city', async () => {
  const { tool_call, results } = await converse('companies like molar.it in Turin');
  expect(tool_call).toMatchObject({ name: 'similar', args: { country: 'IT' } });
  expect(results).toMatchObject({ competitors: [{ domain: 'canine.it' }] });
});

it('a place filter alone limits lookalikes', async () => {
  const answer = await running.app.inject('/competitors?domains=molar.it&filter=place:in:Torino');
  expect(answer.json().competitors.map(({ domain }: { domain: string }) => domain)).toEqual(['canine.it']);
});
