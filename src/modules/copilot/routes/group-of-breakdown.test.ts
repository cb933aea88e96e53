import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopilotTurn, converse as converseWith, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const hotel = {
    industry: 'Travel & Hospitality',
    sub_industry: 'Hotels & Resorts',
    title: 'Hotel',
  } as const;
  const dentist = { industry: 'Health & Medical', sub_industry: 'Dental Care', title: 'Dental' } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      { ...hotel, domain: 'one.pt', country: 'PT', city: 'Lisboa', has_blog: true, founded_year: 1950 },
      { ...hotel, domain: 'two.pt', country: 'PT', city: 'Porto', has_blog: true },
      { ...hotel, domain: 'three.it', country: 'IT', city: 'Roma', has_blog: true, founded_year: 1960 },
      { ...dentist, domain: 'tooth.pt', country: 'PT', city: 'Porto', has_blog: true },
      { ...dentist, domain: 'other.es', country: 'ES', city: 'Madrid', has_blog: true },
      { ...dentist, domain: 'plain.es', country: 'ES', city: 'Madrid' },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]): Promise<CopilotTurn> =>
  converseWith(running.app, messages);

const QUESTIONS = {
  en: ['companies with a blog', 'which industries are they in?'],
  de: ['Firmen mit Blog', 'in welchen Branchen sind sie?'],
  fr: ['entreprises avec un blog', 'dans quels secteurs sont-elles ?'],
  es: ['empresas con blog', '¿en qué sectores están?'],
  it: ['aziende con un blog', 'in quali settori sono?'],
  pt: ['empresas com blog', 'em que setores estão?'],
  nl: ['bedrijven met een blog', 'in welke sectoren zitten ze?'],
  pl: ['firmy z blogiem', 'w jakich branżach są?'],
} as const;

describe('the largest value of a breakdown', () => {
  it.each([
    ['en', 'take the biggest industry only'],
    ['en', 'only the biggest one'],
    ['en', 'only the first'],
    ['en', 'show me the companies of the top industry'],
    ['de', 'nur die größte Branche'],
    ['de', 'zeig mir die Firmen der größten Branche'],
    ['fr', 'la première seulement'],
    ['fr', 'ne garde que le plus gros secteur'],
    ['es', 'solo el sector más grande'],
    ['es', 'muéstrame las empresas del sector principal'],
    ['it', 'solo il settore più grande'],
    ['it', 'solo il primo'],
    ['pt', 'só o maior setor'],
    ['pt', 'apenas o primeiro'],
    ['nl', 'alleen de grootste sector'],
    ['nl', 'toon de bedrijven uit de grootste branche'],
    ['pl', 'tylko największa branża'],
    ['pl', 'weź tylko największą'],
  ] as const)('becomes a condition (%s): %s', async (language, message) => {
    const turn = await converse(...QUESTIONS[language], message);
    expect(found(turn)).toEqual(['one.pt', 'three.it', 'two.pt']);
    expect(turn.tool_call).toEqual({
      name: 'search',
      args: { has: 'blog', industry: 'Travel & Hospitality' },
    });
    expect(turn.ignored).toEqual([]);
  });
});

describe('the companies in the first value of a breakdown', () => {
  it.each([
    ['en', 'now list the companies in the first one'],
    ['en', 'show me those in the first'],
    ['de', 'jetzt die Firmen aus dem ersten'],
    ['de', 'zeig die Firmen in der ersten'],
    ['fr', 'liste les entreprises du premier'],
    ['fr', 'montre-moi les entreprises dans le premier'],
    ['es', 'ahora lista las empresas del primero'],
    ['es', 'muéstrame las empresas en el primero'],
    ['it', 'ora elenca le aziende del primo'],
    ['it', 'mostrami le aziende nel primo'],
    ['pt', 'agora lista as empresas do primeiro'],
    ['pt', 'mostra as empresas no primeiro'],
    ['nl', 'toon nu de bedrijven in de eerste'],
    ['nl', 'laat de bedrijven uit de eerste zien'],
    ['pl', 'teraz pokaż firmy z pierwszego'],
    ['pl', 'pokaż firmy w pierwszej'],
  ] as const)('are listed (%s): %s', async (language, message) => {
    const { tool_call, ignored } = await converse(...QUESTIONS[language], message);
    expect(tool_call.args).toEqual({ has: 'blog', industry: 'Travel & Hospitality' });
    expect(ignored).toEqual([]);
  });

  it.each([
    ['en', 'show me those in the first two'],
    ['en', 'list the companies in the top 2'],
    ['de', 'zeig mir die aus den ersten beiden'],
    ['de', 'die Firmen in den ersten zwei'],
    ['fr', 'montre-moi celles des deux premiers'],
    ['es', 'muéstrame las de los dos primeros'],
    ['it', 'mostrami quelle dei primi due'],
    ['pt', 'mostra as dos dois primeiros'],
    ['nl', 'laat die in de eerste twee zien'],
    ['pl', 'pokaż te z pierwszych dwóch'],
  ] as const)('are listed with those in the second (%s): %s', async (language, message) => {
    const { tool_call } = await converse(...QUESTIONS[language], message);
    expect(tool_call).toEqual({
      name: 'search',
      args: { has: 'blog', industry: 'Travel & Hospitality,Health & Medical' },
    });
  });
});

describe('another value of a breakdown', () => {
  it.each([
    ['en', 'the second one'],
    ['de', 'nur die zweite'],
    ['fr', 'le deuxième secteur'],
    ['es', 'solo el segundo'],
    ['it', 'il secondo settore'],
    ['pt', 'o segundo'],
    ['nl', 'alleen de tweede'],
    ['pl', 'druga branża'],
  ] as const)('is taken by its position (%s): %s', async (language, message) => {
    expect(found(await converse(...QUESTIONS[language], message))).toEqual(['other.es', 'tooth.pt']);
  });

  it('is none if there are fewer values', async () => {
    const turn = await converse(...QUESTIONS.en, 'the fifth industry');
    expect(turn.tool_call.name).toBe('none');
  });
});

describe('a breakdown', () => {
  it.each([
    ['by country', 'only the top country', ['one.pt', 'tooth.pt', 'two.pt']],
    ['by city', 'the biggest city only', ['tooth.pt', 'two.pt']],
  ])('%s gives a condition of its own kind: %s', async (by, message, domains) => {
    expect(found(await converse('companies with a blog', `breakdown ${by}`, message))).toEqual(domains);
  });

  it.each([
    ['the largest companies'],
    ['the biggest by employees'],
    ['die größten Firmen'],
    ['las empresas más grandes'],
  ])('is not what “%s” is about', async (message) => {
    const { args } = (await converse(...QUESTIONS.en, message)).tool_call;
    expect(args).toMatchObject({ has: 'blog', sort: '-employee_count' });
    expect(args).not.toHaveProperty('industry');
  });
});

describe('an average of each group', () => {
  it.each([
    ['average founding year of hotels by country', 'by country'],
    ['average founding year of hotels per country', 'per country'],
    ['durchschnittliches Gründungsjahr der Hotels nach Land', 'nach Land'],
    ['année de création moyenne des hôtels par pays', 'par pays'],
    ['año medio de fundación de los hoteles por país', 'por país'],
    ['anno medio di fondazione degli hotel per paese', 'per paese'],
    ['ano médio de fundação dos hotéis por país', 'por país'],
    ['gemiddeld oprichtingsjaar van hotels per land', 'per land'],
    ['średni rok założenia hoteli według kraju', 'według kraju'],
  ])('is the one of all of them, which the answer says: %s', async (message, words) => {
    const turn = await converse(message);
    expect(turn.tool_call.args).toMatchObject({ fields: 'founded_year' });
    expect(turn.results.total_count).toBe(3);
    expect(turn.answer).toMatch(/1955/);
    expect(turn.answer).toContain(words);
    expect(turn.ignored).toEqual([]);
    expect(turn.suggestions[0]).toBe(words);
    expect((await converse(message, words)).tool_call.args).toMatchObject({ fields: 'country' });
  });

  it('is not mentioned where none is asked for', async () => {
    expect((await converse('average founding year of hotels')).answer).not.toMatch(/cannot be broken down/);
  });
});

describe('an average in each of two places', () => {
  it.each([
    ['average founding year of hotels in Portugal vs Italy', 'Portugal and Italy'],
    ['average founding year of hotels in Portugal and Italy', 'Portugal and Italy'],
    ['durchschnittliches Gründungsjahr der Hotels in Portugal vs Italien', 'Portugal und Italien'],
    ['durchschnittliches Gründungsjahr der Hotels in Portugal und Italien', 'Portugal und Italien'],
    ['année de création moyenne des hôtels au Portugal et en Italie', 'Portugal et Italie'],
    ['année de création moyenne des hôtels au Portugal vs Italie', 'Portugal et Italie'],
    ['año medio de fundación de los hoteles en Portugal e Italia', 'Portugal e Italia'],
    ['año medio de fundación de los hoteles en Portugal vs Italia', 'Portugal e Italia'],
    ['anno medio di fondazione degli hotel in Portogallo e in Italia', 'Portogallo e Italia'],
    ['anno medio di fondazione degli hotel in Portogallo vs Italia', 'Portogallo e Italia'],
    ['ano médio de fundação dos hotéis em Portugal e na Itália', 'Portugal e Itália'],
    ['ano médio de fundação dos hotéis em Portugal vs Itália', 'Portugal e Itália'],
    ['gemiddeld oprichtingsjaar van hotels in Portugal en Italië', 'Portugal en Italië'],
    ['gemiddeld oprichtingsjaar van hotels in Portugal versus Italië', 'Portugal en Italië'],
    ['średni rok założenia hoteli w Portugalii i we Włoszech', 'Portugalii i Włoszech'],
    ['średni rok założenia hoteli w Portugalii kontra Włochy', 'Portugalii i Włochy'],
  ])('is the one of both together, which the answer says: %s', async (message, places) => {
    const turn = await converse(message);
    expect(turn.tool_call.args).toMatchObject({ fields: 'founded_year', country: 'PT,IT' });
    expect(turn.answer).toMatch(/1955/);
    expect(turn.answer).toContain(places);
    expect(turn.ignored).toEqual([]);
  });

  it.each([
    ['average founding year of hotels in Portugal'],
    ['average founding year of hotels in Lisbon, Portugal'],
    ['how many hotels are in Portugal and in Italy?'],
  ])('is not mentioned where one place or no average is asked for: %s', async (message) => {
    expect((await converse(message)).answer).not.toContain('For an average of each');
  });
});

describe('values of a breakdown', () => {
  it.each([
    ['en', 'compare the first two'],
    ['de', 'vergleiche die ersten beiden'],
    ['fr', 'compare les deux premiers'],
    ['es', 'compara los dos primeros'],
    ['it', 'confronta i primi due'],
    ['pt', 'compara os dois primeiros'],
    ['nl', 'vergelijk de eerste twee'],
    ['pl', 'porównaj dwie pierwsze'],
  ] as const)('are compared by their companies (%s): %s', async (language, message) => {
    const turn = await converse(...QUESTIONS[language], message);
    expect(turn.answer).toMatch(/3.*2/);
    expect(turn.results.total_count).toBe(5);
  });

  it.each([
    ['en', 'how many in the second?'],
    ['de', 'wie viele sind in der zweiten?'],
    ['fr', 'combien dans le deuxième ?'],
    ['es', '¿cuántas hay en el segundo?'],
    ['it', 'quante nel secondo?'],
    ['pt', 'quantas no segundo?'],
    ['nl', 'hoeveel in de tweede?'],
    ['pl', 'ile w drugiej?'],
  ] as const)('are counted (%s): %s', async (language, message) => {
    expect((await converse(...QUESTIONS[language], message)).results.total_count).toBe(2);
  });

  it.each([
    ['en', 'open the biggest'],
    ['de', 'öffne die größte'],
    ['fr', 'ouvre le plus grand'],
    ['es', 'abre el más grande'],
    ['it', 'apri il più grande'],
    ['pt', 'abre o maior'],
    ['nl', 'open de grootste'],
    ['pl', 'otwórz największą'],
  ] as const)('are opened (%s): %s', async (language, message) => {
    expect(found(await converse(...QUESTIONS[language], message))).toEqual(['one.pt', 'three.it', 'two.pt']);
  });
});
