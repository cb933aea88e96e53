import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import type { PlannedCall } from './call.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(technologyNames());
const planned = (message: string, last?: PlannedCall) =>
  plan(message, lexicon, { ...emptyConversation, today: '2026-11-19', ...(last && { last }) });
const callOf = (message: string, last?: PlannedCall) => {
  const made = planned(message, last);
  return made.kind === 'call' ? made.call : undefined;
};

describe('nouns of sorting', () => {
  const last: PlannedCall = {
    name: 'search',
    args: { country: 'ES', industry: 'Transportation & Logistics' },
  };
  it.each([
    'sort order by founding year',
    'Sortierung nach Gründungsjahr',
    'tri par année de fondation',
    'tri selon l’année de fondation',
    'orden por año de fundación',
    'ordenación por año de fundación',
    'ordinamento per anno di fondazione',
    'sortering op oprichtingsjaar',
    'ordenação por ano de fundação',
    'sortowanie według roku założenia',
    'sortowanie po roku założenia',
  ])('sort the list and start no search: %s', (message) => {
    expect(callOf(message, last)).toEqual({ name: 'search', args: { ...last.args, sort: 'founded_year' } });
  });

  it('the trade of waste sorting is still a trade', () => {
    expect(callOf('centres de tri en France')?.args).toMatchObject({ country: 'FR' });
    expect(callOf('centres de tri en France')?.args).not.toHaveProperty('sort');
  });
});

describe('a list that is to be made', () => {
  it.each([
    ['make me a list of bakeries in Belgium', 'bakeries'],
    ['machst du mir eine Liste von Bäckereien in Belgien', 'Bäckereien'],
    ['mach mir eine Liste von Bäckereien in Belgien', 'Bäckereien'],
    ['fais-moi une liste de boulangeries en Belgique', 'boulangeries'],
    ['hazme una lista de panaderías en Bélgica', 'panaderías'],
    ['me haces una lista de panaderías en Bélgica', 'panaderías'],
    ['mi fai un elenco dei panifici in Belgio', 'panifici'],
    ['mi fai una lista di panifici in Belgio', 'panifici'],
    ['maak een lijst van bakkerijen in België', 'bakkerijen'],
    ['maak je een lijst van bakkerijen in België', 'bakkerijen'],
    ['faz-me uma lista de padarias na Bélgica', 'padarias'],
    ['zrób mi listę piekarni w Belgii', 'piekarni'],
    ['zrobisz mi listę piekarni w Belgii', 'piekarni'],
  ])('of companies is a search: %s', (message, q) => {
    expect(callOf(message)).toEqual({ name: 'search', args: { country: 'BE', q } });
  });

  it.each(['delete my list', 'borra mi lista', 'crea mi lista pública', 'cancella la mia lista'])(
    'a list of one’s own is not: %s',
    (message) => {
      expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'declined', section: 'lists' });
    },
  );
});

it.each([
  'Which web technologies are most common among online shops?',
  'Welche Webtechnologien sind unter Onlineshops am häufigsten?',
  'Quelles technologies web sont les plus courantes parmi les boutiques en ligne ?',
  '¿Qué tecnologías web son las más comunes entre las tiendas online?',
  'Quali tecnologie web sono più comuni tra i negozi online?',
  'Welke webtechnologieën zijn het populairst onder webwinkels?',
  'Quais tecnologias web são mais comuns entre as lojas online?',
  'Jakie technologie webowe są najpopularniejsze wśród sklepów internetowych?',
])('web technologies are counted among online shops: %s', (message) => {
  expect(callOf(message)).toEqual({ name: 'facets', args: { has: 'ecommerce', fields: 'tech', size: 10 } });
});

describe('the country of the last call', () => {
  const breakdown: PlannedCall = { name: 'facets', args: { country: 'AT', fields: 'industry', size: 10 } };
  it.each([
    'show me the companies in that country that sell B2B',
    'zeig mir die Unternehmen in diesem Land, die B2B verkaufen',
    'montre-moi les entreprises de ce pays qui vendent en B2B',
    'muéstrame las empresas de ese país que venden B2B',
    'mostrami le aziende di quel paese che vendono B2B',
    'toon de bedrijven in dat land die B2B verkopen',
    'mostra as empresas desse país que vendem B2B',
    'pokaż firmy w tym kraju, które sprzedają B2B',
    'show me the B2B companies from there',
  ])('is kept by a reference to it: %s', (message) => {
    expect(callOf(message, breakdown)).toEqual({
      name: 'search',
      args: { country: 'AT', filter: 'b2b_or_b2c:eq:b2b' },
    });
  });
});

describe('in each country', () => {
  const last: PlannedCall = {
    name: 'search',
    args: { country: 'AT,BE,CZ,FR,IT,NL,PL', not_country: 'DE', q: 'travel', has: 'newsletter' },
  };
  it.each([
    'how many are left in each country?',
    'wie viele bleiben in jedem Land?',
    'combien en reste-t-il dans chaque pays ?',
    '¿cuántas quedan en cada país?',
    'quante ne restano in ogni paese?',
    'hoeveel blijven er over in elk land?',
    'quantas restam em cada país?',
    'ile ich zostało w każdym kraju?',
  ])('counts the list and drops no condition: %s', (message) => {
    expect(callOf(message, last)).toEqual({
      name: 'facets',
      args: { ...last.args, fields: 'country', size: 10 },
    });
  });

  it.each([
    ['how many in each city?', 'city'],
    ['wie viele in jeder Stadt?', 'city'],
    ['combien dans chaque ville ?', 'city'],
    ['¿cuántas hay en cada ciudad?', 'city'],
    ['quante ne restano in ogni città?', 'city'],
    ['hoeveel zijn er in elke sector?', 'industry'],
    ['quantas há em cada setor?', 'industry'],
    ['ile jest w każdej branży?', 'industry'],
  ])('so do cities and industries: %s', (message, fields) => {
    expect(callOf(message, last)?.args).toMatchObject({ ...last.args, fields });
  });
});

it.each([
  'the companies with the best net profits last year',
  'Firmen mit dem höchsten Nettogewinn des letzten Jahres',
  'entreprises avec les meilleurs bénéfices nets de l’année dernière',
  'quiero las empresas con mejores beneficios netos del año pasado',
  'aziende con i migliori utili netti dell’anno scorso',
  'bedrijven met de hoogste nettowinst van vorig jaar',
  'empresas com maiores lucros líquidos do ano passado',
  'firmy z najwyższym zyskiem netto z zeszłego roku',
])('adjectives and periods of profit are not searched: %s', (message) => {
  const made = planned(message);
  expect(made).toMatchObject({ kind: 'clarify', ignored: [] });
  expect(made).toHaveProperty('financialTerms', expect.stringMatching(/\S/));
});

it('a period before the revenue belongs to what it follows', () => {
  expect(callOf('hotels founded this year with high turnover')?.args).toEqual({
    q: 'hotels',
    filter: 'founded_year:eq:2026',
  });
});
