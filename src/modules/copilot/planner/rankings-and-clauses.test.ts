import { describe, expect, it } from 'vitest';
import { type ConversationState, emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(['WordPress']);
const planned = (message: string, state: ConversationState = emptyConversation) => {
  const made = plan(message, lexicon, state);
  return made.kind === 'call' ? made : undefined;
};
const argsOf = (message: string, state?: ConversationState) => planned(message, state)?.call.args;

describe('a superlative', () => {
  it.each([
    ['which company in Vienna is the oldest?'],
    ['¿Cuál es la empresa más antigua de Sevilla?'],
    ['¿Cuál es el hotel más antiguo de Sevilla?'],
    ['Qual é a empresa mais antiga de Lisboa?'],
    ['Qual é o hotel mais antigo de Lisboa?'],
    ['Quelle est la plus ancienne entreprise de Lyon ?'],
    ["Qual è l'hotel più antico di Roma?"],
    ['Welches ist das älteste Hotel in Köln?'],
    ['Wat is het oudste hotel in Utrecht?'],
    ['Jaki jest najstarszy hotel w Krakowie?'],
  ])('sorts by age: %s', (message) => {
    expect(argsOf(message)).toMatchObject({ sort: 'founded_year' });
  });

  it.each([
    ['the newest companies in Leeds by year of foundation'],
    ['las empresas más recientes de Sevilla por año de fundación'],
    ['as empresas mais recentes de Lisboa por ano de fundação'],
    ['le aziende più recenti di Roma per anno di fondazione'],
    ['les entreprises les plus récentes de Lyon par année de création'],
  ])('takes in the year it is about: %s', (message) => {
    const args = argsOf(message);
    expect(args).toMatchObject({ sort: '-founded_year' });
    expect(args).not.toHaveProperty('q');
    expect(args).not.toHaveProperty('industry');
  });
});

describe('counts by city', () => {
  it.each([
    ['in which city in Germany are most dentists?'],
    ['In welcher Stadt in Deutschland gibt es die meisten Zahnärzte?'],
    ['Dans quelle ville de France y a-t-il le plus de dentistes ?'],
    ['¿En qué ciudad de España hay más dentistas?'],
    ['In quale città italiana ci sono più dentisti?'],
    ['Em que cidade de Portugal há mais dentistas?'],
    ['In welke stad in Nederland zijn de meeste tandartsen?'],
    ['W którym mieście w Polsce jest najwięcej dentystów?'],
    ['W jakim mieście w Polsce jest najwięcej dentystów?'],
  ])('are asked by “which city has most”: %s', (message) => {
    expect(planned(message)?.call).toMatchObject({ name: 'facets', args: { fields: 'city' } });
  });

  it.each([
    ['breakdown of Spanish dentists by city'],
    ['Wie ist die Verteilung der Zahnärzte in Spanien nach Städten?'],
    ['Quelle est la répartition des dentistes espagnols par ville ?'],
    ['¿cuál es la distribución de los dentistas en España por ciudad?'],
    ['distribuzione per città dei dentisti in Spagna'],
    ['distribuição dos dentistas em Espanha por cidade'],
    ['verdeling van de tandartsen in Spanje per stad'],
    ['rozkład dentystów w Hiszpanii według miast'],
  ])('are asked by a distribution: %s', (message) => {
    const { args, name } = planned(message)?.call ?? {};
    expect({ name, args }).toMatchObject({ name: 'facets', args: { country: 'ES', fields: 'city' } });
    expect(String(args?.q)).toMatch(/^\p{L}+$/u);
  });

  it.each([
    ['breakdown by sector of companies in Spain'],
    ['répartition par secteur des entreprises en Espagne'],
    ['industries in Spain'],
    ['Zeig mir die Branchen in Spanien'],
    ['secteurs en Espagne'],
    ['sectores en España'],
    ['settori in Spagna'],
    ['setores em Espanha'],
    ['sectoren in Spanje'],
    ['branże w Hiszpanii'],
  ])('are asked by an industry and a place alone: %s', (message) => {
    expect(planned(message)?.call).toEqual({
      name: 'facets',
      args: { country: 'ES', fields: 'industry', size: 10 },
    });
  });

  const hotels: ConversationState = {
    ...emptyConversation,
    last: { name: 'search', args: { q: 'hotels', country: 'DE' } },
  };
  it.each([
    ['en', 'how are they spread across cities?'],
    ['de', 'Wie ist die Verteilung nach Städten?'],
    ['de', 'wie verteilen sie sich auf Städte?'],
    ['fr', 'comment se répartissent-ils par ville ?'],
    ['es', '¿cómo se reparten por ciudades?'],
    ['it', 'come si distribuiscono per città?'],
    ['pt', 'como se distribuem por cidades?'],
    ['nl', 'hoe zijn ze verdeeld over steden?'],
    ['pl', 'jak wygląda rozkład według miast?'],
  ] as const)('continue the last search (%s): %s', (language, message) => {
    expect(planned(message, { ...hotels, language })?.call).toMatchObject({
      name: 'facets',
      args: { q: 'hotels', country: 'DE', fields: 'city' },
    });
  });

  it.each([
    ['en', 'and how many such in Austria?'],
    ['de', 'und wie viele solche gibt es in Österreich?'],
    ['pl', 'a ile jest takich w Austrii?'],
    ['es', '¿y cuántos hay así en Austria?'],
    ['nl', 'en hoeveel dergelijke in Oostenrijk?'],
  ] as const)('“such” refers to the last search (%s): %s', (language, message) => {
    expect(argsOf(message, { ...hotels, language })).toEqual({ q: 'hotels', country: 'AT' });
  });
});

it.each([
  ['how many dentists are there in Brazil and in Portugal?'],
  ['Wie viele Zahnärzte gibt es in Brasilien und Portugal?'],
  ['Quantos dentistas existem no Brasil e em Portugal?'],
  ['Ilu dentystów jest w Brazylii i w Portugalii?'],
])('companies of several countries are counted one by one: %s', (message) => {
  expect(planned(message)?.compared?.map(({ value }) => value)).toEqual(['BR', 'PT']);
});

describe('a share', () => {
  it.each([
    ['what percentage of dentists in Spain use WordPress?'],
    ['Wie viel Prozent der Zahnärzte in Spanien nutzen WordPress?'],
    ['Quel pourcentage des dentistes en Espagne utilise WordPress ?'],
    ['¿Qué porcentaje de los dentistas de España usa WordPress?'],
    ['Che percentuale dei dentisti in Spagna usa WordPress?'],
    ['Que percentagem dos dentistas em Espanha usa WordPress?'],
    ['Welk percentage van de tandartsen in Spanje gebruikt WordPress?'],
    ['Jaki procent dentystów w Hiszpanii używa WordPressa?'],
  ])('is of the companies without what they use: %s', (message) => {
    const made = planned(message);
    expect(made?.call.args).toMatchObject({ country: 'ES', technology: 'WordPress' });
    expect(made?.shareOf?.args).toMatchObject({ country: 'ES', q: made?.call.args.q });
    expect(made?.shareOf?.args).not.toHaveProperty('technology');
  });

  it('may be of the companies that use something', () => {
    const made = planned('what share of WordPress sites in Spain have a blog?');
    expect(made?.shareOf?.args).toEqual({ country: 'ES', technology: 'WordPress' });
  });
});

describe('two requests in one message', () => {
  const gyms: ConversationState = {
    ...emptyConversation,
    last: { name: 'search', args: { q: 'hotels', country: 'DE', technology: 'WordPress' } },
  };
  it.each([
    ['en', 'remove the WordPress filter and show me those with a blog'],
    ['de', 'nimm WordPress raus und zeig mir nur die mit Blog'],
    ['es', 'quita el filtro de WordPress y muéstrame los que tienen blog'],
    ['fr', 'enlève WordPress et montre-moi ceux qui ont un blog'],
    ['it', 'togli WordPress e mostrami solo quelli con un blog'],
    ['pt', 'remove o WordPress e mostra-me só os que têm blog'],
    ['nl', 'verwijder WordPress en toon alleen die met een blog'],
    ['pl', 'usuń WordPress i pokaż tylko te z blogiem'],
  ] as const)('are made one after the other (%s): %s', (language, message) => {
    expect(argsOf(message, { ...gyms, language })).toEqual({ q: 'hotels', country: 'DE', has: 'blog' });
  });

  const lists: ConversationState = {
    ...emptyConversation,
    last: { name: 'search', args: { q: 'bakeries', country: 'FR' } },
    earlierLists: [{ name: 'search', args: { q: 'hotels', country: 'AT' } }],
  };
  it.each([
    ['en', 'back to the hotels - just those without a blog', { not_has: 'blog' }],
    ['de', 'zurück zu den Hotels, nur die mit Blog', { has: 'blog' }],
    ['fr', 'retour aux hôtels, seulement ceux qui ont un blog', { has: 'blog' }],
  ] as const)('narrow a list that is named again (%s): %s', (language, message, more) => {
    expect(argsOf(message, { ...lists, language })).toEqual({ q: 'hotels', country: 'AT', ...more });
  });

  it('“back to” means the last list after an answer without one', () => {
    const last = { name: 'search', args: { q: 'hotels', country: 'DE' } } as const;
    const state = { ...lists, last, lastAnswerHadNoCall: true };
    expect(argsOf('back to the hotels', state)).toEqual(last.args);
  });
});

it.each([
  ['companies in Spain except hotels'],
  ['Firmen in Spanien ohne Hotels'],
  ['entreprises en Espagne sauf les hôtels'],
  ['empresas en España sin hoteles'],
  ['aziende in Spagna senza hotel'],
  ['empresas em Espanha sem hotéis'],
  ['bedrijven in Spanje zonder hotels'],
  ['firmy w Hiszpanii bez hoteli'],
])('an excluded trade is its section of the index, not a word: %s', (message) => {
  expect(argsOf(message)).toEqual({ country: 'ES', filter: 'sub_industry:ne:Hotels & Resorts' });
});

describe('words that were misread', () => {
  it.each([
    ['Handwerker im Süden Dänemarks', 'Süden'],
    ['Restaurants im Osten von Dänemark', 'Osten'],
    ['restaurants in the south of Denmark', 'south'],
    ['restaurants in het zuiden van Denemarken', 'zuiden'],
  ])('a point of the compass is not a place: %s', (message, word) => {
    const made = planned(message);
    expect(made?.call.args).toMatchObject({ country: 'DK' });
    expect(made?.ignored).toContain(word);
    expect(made?.corrected).toEqual([]);
  });

  it.each([['Handwerker im Süden Deutschlands'], ['tradesmen in the south of Germany']])(
    'a part of a country that has a name is that region: %s',
    (message) => {
      expect(argsOf(message)).toMatchObject({ country: 'DE', filter: expect.stringContaining('stuttgart') });
    },
  );

  it.each([
    ['hotels with a bloog', { has: 'blog' }],
    ['hotels without a blgo', { not_has: 'blog' }],
    ['Hotels mit einem Blogg', { has: 'blog' }],
  ])('a feature with a typo: %s', (message, args) => {
    expect(argsOf(message)).toMatchObject(args);
  });

  it.each([['hotels with a pool'], ['hotels with a bloc']])('other words stay: %s', (message) => {
    expect(argsOf(message)).not.toHaveProperty('has');
  });
});

describe('a message after hotels without a blog', () => {
  const continued = (country: string, message: string) =>
    argsOf(message, {
      ...emptyConversation,
      last: { name: 'search', args: { q: 'hotels', country, not_has: 'blog' } },
    });

  it.each([
    ['IT', 'ordinale dalla più vecchia'],
    ['IT', 'ordina dalla più vecchia'],
    ['PT', 'ordena da mais antiga'],
    ['ES', 'ordénalos por año de fundación'],
  ])('sorts them (%s): %s', (country, message) => {
    expect(continued(country, message)).toEqual({
      q: 'hotels',
      country,
      not_has: 'blog',
      sort: 'founded_year',
    });
  });

  it('adds a country: voeg België toe', () => {
    expect(continued('NL', 'voeg België toe')).toEqual({ q: 'hotels', country: 'NL,BE', not_has: 'blog' });
  });

  it.each([
    ['DE', 'Andere Frage: wer nutzt WordPress?'],
    ['FR', 'Autre question : qui utilise WordPress ?'],
    ['GB', 'another question: who uses WordPress?'],
    ['PL', 'Inne pytanie: kto używa WordPressa?'],
  ])('starts afresh (%s): %s', (country, message) => {
    expect(continued(country, message)).toEqual({ technology: 'WordPress' });
  });
});

it.each([
  ['oldest law firms in Britain, top 5', 5],
  ['the three oldest hotels', 3],
  ['show me five hotels in Spain', 5],
  ['die drei ältesten Fitnessstudios', 3],
  ['Hotels in Spanien, Top 3', 3],
  ['les trois hôtels les plus anciens', 3],
  ['los cinco gimnasios más antiguos', 5],
  ['le tre cantine più antiche', 3],
  ['de vijf oudste hotels', 5],
  ['as três padarias mais antigas', 3],
  ['trzy najstarsze hotele', 3],
  ['Hotels mit drei Sternen', undefined],
])('the number of companies may be a word, or follow "top": %s', (message, limit) => {
  expect(argsOf(message)?.limit).toBe(limit);
});

it.each([
  ['are there more gardeners in England or in America?', ['England', 'US']],
  ['zijn er meer hoveniers in Engeland of in Amerika?', ['Engeland', 'US']],
  ['gibt es mehr Hotels in Berlin oder in Österreich?', ['Berlin', 'AT']],
  ["y a-t-il plus d'hôtels en Écosse ou en Irlande ?", ['Écosse', 'IE']],
  ['¿hay más hoteles en Escocia o en Irlanda?', ['Escocia', 'IE']],
  ['how many hotels are there in England and in Ireland?', ['England', 'IE']],
  ['more hotels or bakeries in Berlin, Germany?', ['hotels', 'bakeries']],
])('a place is compared with a country: %s', (message, values) => {
  expect(planned(message)?.compared?.map(({ value }) => value)).toEqual(values);
});

it.each([
  'in which countries is WordPress used?',
  'in welchen Ländern wird WordPress genutzt?',
  '¿en qué países se usa WordPress?',
  'WordPress by country',
  'WordPress nach Ländern',
  'WordPress par pays',
  'WordPress wg krajów',
])('counts the users of a technology by country: %s', (message) => {
  expect(planned(message)?.call.name).toBe('facets');
  expect(argsOf(message)).toMatchObject({ technology: 'WordPress', fields: 'country' });
  expect(argsOf(message)?.q).toBeUndefined();
});
