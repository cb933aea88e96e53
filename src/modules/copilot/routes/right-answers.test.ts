import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopilotTurn, converse as conversation, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const food = { industry: 'Restaurants & Catering', body_text: 'open every morning' } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      {
        ...food,
        domain: 'rye.de',
        title: 'Bäckerei Rye',
        country: 'DE',
        has_ecommerce: true,
        has_blog: true,
      },
      { ...food, domain: 'oat.de', title: 'Bäckerei Oat', country: 'DE', technologies: ['WordPress'] },
      { ...food, domain: 'spelt.uk', title: 'Spelt bakery', country: 'GB', has_pricing: true },
      { domain: 'till.uk', title: 'Tills for every bakery', country: 'GB', industry: 'Software & IT' },
      {
        domain: 'inn.pt',
        title: 'Hotel Rio',
        country: 'PT',
        industry: 'Travel & Hospitality',
        sub_industry: 'Hotels & Resorts',
      },
      {
        domain: 'trip.pt',
        title: 'Rio Travel, hotel deals',
        country: 'PT',
        industry: 'Travel & Hospitality',
        sub_industry: 'Travel Agencies & Tour Operators',
      },
      {
        domain: 'tand.se',
        title: 'Tandvård Lund',
        country: 'SE',
        industry: 'Health & Medical',
        sub_industry: 'Dental Care',
      },
      { domain: 'vard.se', title: 'Vårdcentral Lund', country: 'SE', industry: 'Health & Medical' },
      { ...food, domain: 'plate.it', title: 'Ristorante Plate', country: 'IT' },
      { ...food, domain: 'crumb.it', title: 'Panificio Crumb', country: 'IT' },
      { domain: 'page.pt', title: 'Editora Page', country: 'PT', industry: 'News & Publishing' },
      { domain: 'wick.ie', title: 'Candles made by hand', country: 'IE' },
      { domain: 'quill.uk', title: 'Calligrapher', country: 'GB', has_pricing: true },
      {
        domain: 'malt.at',
        title: 'Malt',
        country: 'AT',
        founded_year: 1890,
        technologies: ['Wix'],
        has_newsletter_signup: true,
        careers_page_url: 'https://malt.at/jobs',
      },
      { domain: 'hops.at', title: 'Hops', country: 'AT', founded_year: 1950, technologies: ['WordPress'] },
      {
        domain: 'lager.at',
        title: 'Lager',
        country: 'AT',
        founded_year: 1999,
        technologies: ['WordPress', 'Wix'],
      },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]): Promise<CopilotTurn> =>
  conversation(running.app, messages);

describe('a trade', () => {
  it.each([
    'bakeries in Germany',
    'Bäckereien in Deutschland',
    'boulangeries en Allemagne',
    'panaderías en Alemania',
    'panifici in Germania',
    'bakkerijen in Duitsland',
    'padarias na Alemanha',
    'piekarnie w Niemczech',
  ])('is found by the names that pages use, in any language: %s', async (message) => {
    expect(found(await converse(message))).toEqual(['oat.de', 'rye.de']);
  });

  it('excludes sites that only write about it', async () => {
    expect(found(await converse('bakeries in the UK'))).toEqual(['spelt.uk']);
  });

  it('that is in no table is searched for in the form with matches', async () => {
    expect(found(await converse('calligraphers'))).toEqual(['quill.uk']);
  });

  it('that no page contains is searched by meaning, and can be refined', async () => {
    const turn = await converse('velas aromáticas en Irlanda');
    expect(turn.tool_call.args).toEqual({
      q: 'velas aromáticas',
      mode: 'meaning',
      country: 'IE',
    });
    expect(found(turn)).toEqual(['wick.ie']);
    const refined = await converse('velas aromáticas', 'solo en Irlanda');
    expect(found(refined)).toEqual(['wick.ie']);
    expect((await converse('velas aromáticas en Irlanda', 'solo en Alemania')).results.total_count).toBe(0);
  });

  it('whose names all have several words is searched by its industry', async () => {
    const turn = await converse('biura podróży w Polsce');
    expect(turn.tool_call.args).toMatchObject({ industry: 'Travel & Hospitality', country: 'PL' });
    expect(turn.tool_call.args.q).not.toBe('');
  });

  it.each(['hotels in Portugal', 'hotele w Portugalii', 'hoteles en Portugal'])(
    'is searched by the sub-industry that covers it: %s',
    async (message) => {
      const turn = await converse(message);
      expect(turn.tool_call.args.filter).toBe('sub_industry:eq:Hotels & Resorts');
      expect(found(turn)).toEqual(['inn.pt']);
      expect(turn.applied.map(({ label }) => label)).toContainEqual(
        expect.stringMatching(/Hotels & Resorts|Hotele i ośrodki|Hoteles y resorts/),
      );
    },
  );

  it('is searched by its sub-industry if pages use none of its names', async () => {
    expect(found(await converse('dentistas na Suécia'))).toEqual(['tand.se']);
    expect(found(await converse('Zahnärzte in Schweden'))).toEqual(['tand.se']);
  });

  it('keeps its sub-industry in later messages, and loses it with another subject', async () => {
    expect(found(await converse('hotels in Portugal', 'only with a blog'))).toEqual([]);
    expect(found(await converse('hotels in Portugal', 'publishers instead'))).toEqual(['page.pt']);
  });

  it('is not widened to an industry with other trades', async () => {
    expect(found(await converse('ristoranti in Italia'))).toEqual(['plate.it']);
    expect(found(await converse('restaurants in Italy'))).toEqual(['plate.it']);
  });

  it('that no page contains is searched by its industry, in any language', async () => {
    expect(found(await converse('editoriales en Portugal'))).toEqual(['page.pt']);
  });

  it('without matches under a condition is not searched outside its industry', async () => {
    const turn = await converse('bakeries in the UK with a blog');
    expect([turn.results.total_count, turn.relaxed.length > 0]).toEqual([0, true]);
  });

  it('can be replaced and refined later', async () => {
    expect(found(await converse('bakeries in Germany', 'only with WordPress'))).toEqual(['oat.de']);
    expect(found(await converse('bakeries in Germany', 'in the UK instead'))).toEqual(['spelt.uk']);
    const replaced = await converse('bakeries in the UK', 'calligraphers instead');
    expect(replaced.tool_call.args).toEqual({ q: 'calligrapher', country: 'GB' });
  });

  it('in quotes is searched for verbatim', async () => {
    expect((await converse('companies that say "bakeries"')).tool_call.args).toEqual({
      q: 'bakeries',
      mode: 'phrase',
    });
  });
});

describe('a search that finds nothing', () => {
  it('suggests which condition to drop, with the exact count of the rest', async () => {
    const turn = await converse('bakeries in the UK with an online shop');
    expect(turn.results.total_count).toBe(0);
    expect(turn.relaxed.map(({ label, total_count }) => [label, total_count])).toEqual([
      ['Country: United Kingdom', 1],
      ['Has: online shop', 1],
    ]);
    expect(turn.answer).toBe(
      'No company matches (bakeries, United Kingdom, online shop). Leaving out “United Kingdom”: 1 company; leaving out “online shop”: 1.',
    );
  });

  it('drops several conditions if one is not enough', async () => {
    const turn = await converse('bakeries in France with a phone number and WordPress');
    expect(turn.relaxed).toHaveLength(1);
    expect(turn.relaxed[0]?.total_count).toBeGreaterThan(0);
  });

  it('offers nothing to drop if there is only one condition', async () => {
    expect(await converse('companies in Peru')).toMatchObject({ relaxed: [], results: { total_count: 0 } });
  });
});

describe('a complete request', () => {
  it('starts a new search', async () => {
    const turn = await converse(
      'WordPress sites in Germany without Google Analytics',
      'companies in the UK that show their prices',
    );
    expect(turn.tool_call.args).toEqual({ country: 'GB', has: 'pricing' });
    expect(turn.results.total_count).toBe(2);
    expect(turn.applied.every(({ inherited }) => !inherited)).toBe(true);
  });

  it.each(['only with a blog', 'those with a blog', 'and with a blog', 'also with a blog'])(
    'is not what refines: %s',
    async (message) => {
      const turn = await converse('bakeries in Germany', message);
      expect(found(turn)).toEqual(['rye.de']);
      expect(turn.applied.map(({ param, inherited }) => [param, inherited])).toEqual(
        expect.arrayContaining([
          ['has', false],
          ['country', true],
          ['q', true],
          ['industry', true],
        ]),
      );
    },
  );
});

describe('an exclusion', () => {
  it.each([
    ['bakeries in Germany without a blog', 'en'],
    ['Bäckereien in Deutschland ohne Blog', 'de'],
    ['boulangeries en Allemagne sans blog', 'fr'],
    ['panaderías en Alemania sin blog', 'es'],
    ['panifici in Germania senza blog', 'it'],
    ['bakkerijen in Duitsland zonder blog', 'nl'],
    ['padarias na Alemanha sem blog', 'pt'],
    ['piekarnie w Niemczech bez bloga', 'pl'],
  ])('is a condition: %s', async (message, language) => {
    const turn = await converse(message);
    expect(found(turn)).toEqual(['oat.de']);
    expect(turn).toMatchObject({ tool_call: { args: { not_has: 'blog' } }, ignored: [], language });
  });
});

describe('the language of a request', () => {
  it('is used for the answer and the conditions', async () => {
    const turn = await converse('Bäckereien in Deutschland mit Onlineshop');
    expect(turn.answer).toContain('Unternehmen gefunden');
    expect(turn.applied.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Land: Deutschland', 'Mit: Onlineshop']),
    );
  });

  it.each([
    'bakeries in Germany',
    'Bäckereien in Deutschland',
    'boulangeries en Allemagne',
    'panaderías en Alemania',
    'panifici in Germania',
    'bakkerijen in Duitsland',
    'padarias na Alemanha',
    'piekarnie w Niemczech',
  ])('is used for the suggestions, each of which continues the conversation: %s', async (message) => {
    const { suggestions, language } = await converse(message);
    expect(suggestions).toHaveLength(3);
    for (const suggestion of suggestions) {
      const turn = await converse(message, suggestion);
      expect([suggestion, turn.tool_call.name, turn.language]).toEqual([
        suggestion,
        turn.tool_call.args.domain === undefined ? 'search' : 'similar',
        language,
      ]);
      if (turn.tool_call.name === 'search')
        expect(turn.applied.some(({ inherited }) => inherited)).toBe(true);
    }
  });
});

describe('the founding year', () => {
  it.each([
    ['companies founded before 1950 in Austria', ['malt.at']],
    ['companies in Austria established in 1950', ['hops.at']],
    ['companies in Austria founded after 1950', ['lager.at']],
    ['companies founded since 1950 in Austria', ['hops.at', 'lager.at']],
    ['companies in Austria founded between 1880 and 1960', ['hops.at', 'malt.at']],
    ['vor 1950 gegründete Firmen in Österreich', ['malt.at']],
    ['Firmen in Österreich, die nach 1950 gegründet wurden', ['lager.at']],
    ['entreprises fondées avant 1950 en Autriche', ['malt.at']],
    ['empresas fundadas después de 1950 en Austria', ['lager.at']],
    ['aziende fondate prima del 1950 in Austria', ['malt.at']],
    ['bedrijven opgericht sinds 1950 in Oostenrijk', ['hops.at', 'lager.at']],
    ['empresas fundadas antes de 1950 na Áustria', ['malt.at']],
    ['firmy założone przed 1950 w Austrii', ['malt.at']],
  ])('is a condition: %s', async (message, domains) => {
    const turn = await converse(message);
    expect([found(turn), turn.ignored]).toEqual([domains, []]);
  });

  it('can be kept, replaced, labelled and dropped like any condition', async () => {
    const before = 'companies founded before 1950 in Austria';
    expect(found(await converse(before, 'only with Wix'))).toEqual(['malt.at']);
    expect(found(await converse(before, 'founded after 1950 instead'))).toEqual(['lager.at']);
    expect((await converse(before)).applied.map(({ label }) => label)).toContain('Founded before 1950');
    const none = await converse('companies founded before 1700 in Austria');
    expect(none.relaxed.map(({ label, total_count }) => [label, total_count])).toContainEqual([
      'Founded before 1700',
      3,
    ]);
  });

  it('combines with a sub-industry', async () => {
    const turn = await converse('hotels in Portugal founded before 1950');
    expect(turn.relaxed[0]).toMatchObject({ label: 'Founded before 1950', total_count: 1 });
  });
});

describe('a sort order', () => {
  it.each([
    ['companies in Austria sorted by name', ['hops.at', 'lager.at', 'malt.at']],
    ['companies in Austria, oldest first', ['malt.at', 'hops.at', 'lager.at']],
    ['Firmen in Österreich sortiert nach Gründungsjahr', ['malt.at', 'hops.at', 'lager.at']],
    ['jüngste Firmen in Österreich', ['lager.at', 'hops.at', 'malt.at']],
    ['entreprises en Autriche triées par nom', ['hops.at', 'lager.at', 'malt.at']],
  ])('applies to the results: %s', async (message, domains) => {
    const { results } = await converse(message);
    expect(results.results?.map(({ domain }) => domain)).toEqual(domains);
  });

  it('is kept by later messages', async () => {
    const { results } = await converse('companies in Austria, oldest first', 'only with WordPress');
    expect(results.results?.map(({ domain }) => domain)).toEqual(['hops.at', 'lager.at']);
  });
});

describe('a condition on a column', () => {
  it.each([
    ['companies in Austria with a newsletter', ['malt.at']],
    ['companies in Austria without a newsletter', ['hops.at', 'lager.at']],
    ['Firmen in Österreich ohne Newsletter', ['hops.at', 'lager.at']],
    ['firmy w Austrii bez newslettera', ['hops.at', 'lager.at']],
    ['companies in Austria with a careers page', ['malt.at']],
    ['Firmen in Österreich mit Stellenangeboten', ['malt.at']],
    ['empresas en Austria con ofertas de empleo', ['malt.at']],
    ['bedrijven in Oostenrijk zonder vacatures', ['hops.at', 'lager.at']],
  ])('becomes a filter: %s', async (message, domains) => {
    const turn = await converse(message);
    expect([found(turn), turn.ignored]).toEqual([domains, []]);
  });

  it('has a label, and can be dropped', async () => {
    const turn = await converse('Firmen in Österreich ohne Newsletter');
    expect(turn.applied.map(({ label }) => label)).toContain('Ohne: Newsletter');
    expect(found(await converse('companies in Austria with a newsletter', 'forget the newsletter'))).toEqual([
      'hops.at',
      'lager.at',
      'malt.at',
    ]);
    expect(
      found(await converse('companies founded before 1900 in Austria', 'the year does not matter')),
    ).toEqual(['hops.at', 'lager.at', 'malt.at']);
  });
});

it('says whether a company uses a technology', async () => {
  expect((await converse('does oat.de use WordPress?')).answer).toBe('oat.de uses WordPress.');
  expect((await converse('Nutzt rye.de WordPress?')).answer).toBe(
    'WordPress wurde auf rye.de nicht gefunden.',
  );
});

it('says that the results match by meaning only', async () => {
  expect((await converse('velas aromáticas en Irlanda')).answer).toMatch(
    /^\d+ empresas? relacionadas? con «velas aromáticas»/,
  );
});

it('offers conditions to drop for a place with few companies', async () => {
  const turn = await converse('restaurants in Rio with a newsletter');
  expect(turn.relaxed.map(({ label }) => label)).not.toEqual([]);
});

describe('a comparison', () => {
  it.each([
    ['compare bakeries in Germany and the UK', 'In the lead: Germany (2), then United Kingdom (1).'],
    [
      'Vergleiche Bäckereien in Deutschland und Großbritannien',
      'An erster Stelle: Deutschland (2), dann Vereinigtes Königreich (1).',
    ],
    ['compara panaderías en Alemania y Reino Unido', 'En cabeza: Alemania (2), después Reino Unido (1).'],
    ['compare WordPress and Wix in Austria', 'A tie: WordPress (2) and Wix (2).'],
    ['porównaj WordPress i Wix w Austrii', 'Po równo: WordPress (2) i Wix (2).'],
  ])('counts both: %s', async (message, counts) => {
    expect((await converse(message)).answer).toContain(counts);
  });
});

describe('an earlier list', () => {
  it.each(['back to the list', 'go back to the results'])('is shown again: %s', async (message) => {
    const turn = await converse('bakeries in Germany', 'rye.de', message);
    expect(found(turn)).toEqual(['oat.de', 'rye.de']);
  });

  it.each(['next page', 'show more'])('continues after a profile, and ends: %s', async (message) => {
    const turn = await converse('bakeries in Germany', 'rye.de', message);
    expect(turn.answer).toBe('That was all: 2 companies.');
  });

  it('is forgotten on request, and no longer offered', async () => {
    const turn = await converse('Bäckereien in Deutschland', 'alles zurücksetzen');
    expect(turn).toMatchObject({ tool_call: { name: 'none' }, proposals: [] });
    expect(turn.answer).toBe('Gut, von vorn. Welche Unternehmen suchen Sie?');
  });

  it('can be sorted by a later message', async () => {
    const { results } = await converse('companies in Austria', 'sort by founding year');
    expect(results.results?.map(({ domain }) => domain)).toEqual(['malt.at', 'hops.at', 'lager.at']);
  });
});

it.each([
  ['delete rye.de', null],
  ['Bitte ändere die Branche von rye.de auf Logistik', null],
  ['apaga a empresa rye.de', null],
  ['aggiungi rye.de ai preferiti', '/app/lists'],
])('a request to change a company is declined: %s', async (message, path) => {
  expect(await converse(message)).toMatchObject({
    tool_call: { name: 'none' },
    page: path === null ? null : { path },
  });
});

it.each([
  ['What technologies do companies in Austria use?', 'tech'],
  ['que tecnologías usan las empresas en Austria', 'tech'],
  ['quels pays utilisent le plus WordPress', 'country'],
  ['¿Qué países tienen más panaderías?', 'country'],
  ['In welchen Städten gibt es Bäckereien?', 'city'],
])('a question about values returns facets: %s', async (message, fields) => {
  expect(await converse(message)).toMatchObject({ tool_call: { name: 'facets', args: { fields } } });
});

it.each([
  ['Bäkcereien in Deutschland', ['oat.de', 'rye.de']],
  ['bakereis in the UK', ['spelt.uk']],
])('a typo in the name of a trade is corrected: %s', async (message, domains) => {
  expect(found(await converse(message))).toEqual(domains);
});

it('a replaced letter is not corrected: printers are not painters', async () => {
  expect((await converse('printers in Leeds')).tool_call.args.industry).toBe('Printing & Packaging');
});

describe('a question for the most common values', () => {
  it.each([
    ['most used technologies in Austria', 'en', 'Most often: WordPress (2) and Wix (2).'],
    [
      'Welche Technologien sind in Österreich am häufigsten?',
      'de',
      'Am häufigsten: WordPress (2) und Wix (2).',
    ],
    ['les technologies les plus utilisées en Autriche', 'fr', 'Le plus souvent : WordPress (2) et Wix (2).'],
    ['tecnologías más usadas en Austria', 'es', 'Lo más frecuente: WordPress (2) y Wix (2).'],
  ])('returns facets: %s', async (message, language, counts) => {
    const turn = await converse(message);
    expect([turn.language, turn.tool_call.name]).toEqual([language, 'facets']);
    expect(turn.answer.replace(/Wix \(2\) (\p{L}+) WordPress \(2\)/u, 'WordPress (2) $1 Wix (2)')).toContain(
      counts,
    );
  });

  it('has the requested number of values, in everyday words, for a trade', async () => {
    expect((await converse('top 1 countries of bakeries')).answer).toContain('By country: Germany (2).');
    expect((await converse('bakeries in Germany', 'and their most common technologies')).answer).toContain(
      'WordPress (1)',
    );
  });

  it('is not assumed if nothing is counted', async () => {
    expect((await converse('most popular calligraphers in the UK')).tool_call.name).toBe('search');
  });
});

it.each([
  ['companies in Austria with WordPress instead of Wix', ['hops.at']],
  ['Firmen in Österreich mit WordPress statt Wix', ['hops.at']],
  ['entreprises en Autriche avec Wix au lieu de WordPress', ['malt.at']],
])('the value after “instead of” is excluded: %s', async (message, domains) => {
  expect(found(await converse(message))).toEqual(domains);
});

it('one country instead of another searches only the first', async () => {
  const turn = await converse('bakeries in the UK', 'Germany instead of the UK');
  expect([found(turn), turn.tool_call.args.not_country]).toEqual([['oat.de', 'rye.de'], undefined]);
});

it('says what to drop if no page contains the trade, and shows no other trades', async () => {
  const { answer } = await converse('restaurants in Germany');
  expect(answer).toBe('No company matches (restaurants, Germany). Leaving out “Germany”: 1 company.');
});

describe('vague words', () => {
  it('are reported as not understood, and not searched for', async () => {
    const turn = await converse('cool bakeries near me in Germany');
    expect(found(turn)).toEqual(['oat.de', 'rye.de']);
    expect(turn.ignored).toEqual(['cool', 'near me']);
    const none = await converse('Which companies are growing fastest in revenue?');
    expect(none.tool_call.name).toBe('none');
    expect(none.answer).toContain('No homepage says that, so it is not in the index.');
  });
});

describe('the page of an answer', () => {
  it('shows the company, its lookalikes, or several companies side by side', async () => {
    expect((await converse('rye.de')).page).toEqual({ name: 'company', path: '/app/company/rye.de' });
    expect((await converse('companies like rye.de')).page?.name).toBe('lookalikes');
    expect((await converse('compare rye.de with oat.de')).page).toEqual({
      name: 'compare',
      path: '/app/side-by-side?domains=rye.de%2Coat.de',
    });
    expect((await converse('bakeries in Germany')).page).toBeNull();
  });

  it.each([
    ['please delete my list of bakeries', '/app/lists'],
    ['Bitte ändere mein Passwort', '/app/account/settings'],
    ['supprime cette recherche', '/app/history'],
    ['crea una alerta para panaderías', '/app/monitors'],
    ['elimina il mio account', '/app/account/settings'],
    ['verwijder mijn API-sleutel', '/app/account/keys'],
    ['apaga a minha lista', '/app/lists'],
    ['usuń moje konto', '/app/account/settings'],
    ['export these results', '/app'],
  ])('is where the user can do what the copilot declines: %s', async (message, path) => {
    expect(await converse(message)).toMatchObject({ tool_call: { name: 'none' }, page: { path } });
  });

  it.each(['make me a list of bakeries in Germany', 'Erstelle eine Liste von Bäckereien in Deutschland'])(
    'is none where the message only asks for a list: %s',
    async (message) => {
      expect(found(await converse(message))).toEqual(['oat.de', 'rye.de']);
    },
  );
});

it.each([
  ['farmacie', 'it'],
  ['tandartsen', 'nl'],
  ['piekarnie', 'pl'],
  ['gimnasios', 'es'],
  ['bakkers in Portugal', 'nl'],
  ['vegan restaurants in Berlin', 'en'],
  ['vegane Restaurants in Berlin', 'de'],
  ['viticulteurs', 'fr'],
  ['pizzas', 'en'],
])('the name of a trade indicates the language: %s', async (message, language) => {
  expect((await converse(message)).language).toBe(language);
});

it.each([
  ['please remove rye.de from my list', 'lists'],
  ['ajoute rye.de à ma liste', 'lists'],
  ['Lösche meine gespeicherten Suchen', 'history'],
  ['cambia la mia email', 'account'],
])('a request to change something is declined, whatever words come between: %s', async (message, page) => {
  expect(await converse(message)).toMatchObject({ tool_call: { name: 'none' }, page: { name: page } });
});

it('a question that starts with “how” is not a search for lookalikes', async () => {
  expect((await converse('Wie lautet die Telefonnummer von rye.de?')).tool_call.name).toBe('lookup');
  expect((await converse('Firmen wie rye.de')).tool_call.name).toBe('similar');
});

describe('an average', () => {
  it.each([
    'average founding year of companies in Austria',
    'durchschnittliches Gründungsjahr der Unternehmen in Österreich',
    'année de création moyenne des entreprises en Autriche',
    'año medio de fundación de las empresas de Austria',
    'anno medio di fondazione delle aziende in Austria',
    'ano médio de fundação das empresas na Áustria',
    'gemiddeld oprichtingsjaar van bedrijven in Oostenrijk',
    'średni rok założenia firm w Austrii',
    'how old are the companies in Austria on average?',
  ])('is exact, with the median: %s', async (message) => {
    const { answer, tool_call } = await converse(message);
    expect(tool_call).toMatchObject({ name: 'facets', args: { fields: 'founded_year', country: 'AT' } });
    expect(answer).toMatch(/1946.*1950.*1890.*1999.*3/s);
  });

  it('is of the same companies in another country when that is asked next', async () => {
    const { tool_call } = await converse('average founding year of companies in Austria', 'and in Italy?');
    expect(tool_call).toMatchObject({ name: 'facets', args: { fields: 'founded_year', country: 'IT' } });
  });

  it('of something that is no number is named', async () => {
    expect((await converse('average website of hotels in Portugal')).ignored).toEqual(['average']);
    expect((await converse('average number of employees of companies in Austria')).answer).toContain(
      '0 of 3',
    );
  });
});

describe('an age', () => {
  it.each([
    ['companies in Austria older than 100 years', ['malt.at']],
    ['Unternehmen in Österreich, die älter als 100 Jahre sind', ['malt.at']],
    ['entreprises de plus de 100 ans en Autriche', ['malt.at']],
    ['empresas de Austria con más de 100 años de historia', ['malt.at']],
    ['aziende in Austria con più di 100 anni di esperienza', ['malt.at']],
    ['empresas na Áustria com mais de 100 anos', ['malt.at']],
    ['bedrijven in Oostenrijk die al meer dan 100 jaar bestaan', ['malt.at']],
    ['firmy w Austrii działające od ponad 100 lat', ['malt.at']],
    ['companies in Austria founded in the last 50 years', ['lager.at']],
  ])('is a year of foundation: %s', async (message, domains) => {
    expect(found(await converse(message))).toEqual(domains);
  });
});

describe('a question that no search answers', () => {
  it.each([
    ['why do companies in Austria use WordPress?', 'why'],
    ['warum nutzen Unternehmen in Österreich WordPress?', 'warum'],
    ['pourquoi les entreprises en Autriche utilisent-elles WordPress ?', 'pourquoi'],
  ])('is named as not answered: %s', async (message, word) => {
    expect((await converse(message)).ignored).toContain(word);
  });

  it('for the people who lead companies is said to have no answer', async () => {
    expect((await converse('who runs the hotels in Portugal?')).answer).toContain('no data about people');
  });
});

describe('a later message', () => {
  it.each([
    [['companies in Austria', 'which of them use WordPress', 'what share is that?'], '2 of 3'],
    [['Unternehmen in Österreich', 'welche davon nutzen WordPress', 'wie viel Prozent sind das?'], '2 von 3'],
    [['entreprises en Autriche', 'lesquelles utilisent WordPress', 'pourcentage ?'], '2 entreprises sur 3'],
  ])('asks for the share that a condition left: %j', async (messages, share) => {
    expect((await converse(...messages)).answer).toContain(share);
  });

  it.each([
    [['companies in Austria with a newsletter', 'remove the newsletter and add WordPress']],
    [['Unternehmen in Österreich mit Newsletter', 'nimm den Newsletter raus und WordPress dazu']],
    [['entreprises en Autriche avec newsletter', 'enlève la newsletter et ajoute WordPress']],
    [['empresas de Austria con newsletter', 'quita la newsletter y añade WordPress']],
  ])('drops one condition and adds another: %j', async (messages) => {
    expect(found(await converse(...messages))).toEqual(['hops.at', 'lager.at']);
  });
});

it('a profile in a social network is only the network', async () => {
  const { args } = (await converse('hotels in Portugal without a profile on Facebook')).tool_call;
  expect(args).toMatchObject({ filter: expect.arrayContaining(['facebook:missing']) });
  expect(args.exclude).toBeUndefined();
});
