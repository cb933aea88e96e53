import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopilotTurn, converse as conversation } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const software = { industry: 'Software & IT', technologies: ['WordPress'] };
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      {
        ...software,
        domain: 'alder.de',
        company_name: 'Software Alderhain',
        title: 'Alderhain',
        country: 'DE',
      },
      { ...software, domain: 'birch.de', company_name: 'Birch Software', title: 'Birch', country: 'DE' },
      {
        industry: 'Software & IT',
        domain: 'oak.at',
        company_name: 'Oak Software',
        title: 'Oak',
        country: 'AT',
      },
      { ...software, domain: 'elm.at', company_name: 'Elm Software', title: 'Elm', country: 'AT' },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]): Promise<CopilotTurn> =>
  conversation(running.app, messages);

describe('lookalikes', () => {
  it.each([
    'companies like Birch Software but not in the same country',
    'Firmen wie Birch Software, aber nicht im selben Land',
    'entreprises similaires à Birch Software, mais dans un autre pays',
    'empresas parecidas a Birch Software pero en otro país',
    'aziende simili a Birch Software ma in un altro paese',
    'bedrijven zoals Birch Software maar niet in hetzelfde land',
    'empresas parecidas com Birch Software mas noutro país',
    'firmy podobne do Birch Software, ale w innym kraju',
  ])('may be outside the country of the company: %s', async (message) => {
    expect((await converse(message)).tool_call).toEqual({
      name: 'similar',
      args: { domain: 'birch.de', not_country: 'DE' },
    });
  });

  it('may be in its country instead', async () => {
    const { tool_call } = await converse('companies like Birch Software abroad', 'in the same country');
    expect(tool_call.args).toEqual({ domain: 'birch.de', country: 'DE' });
  });

  it.each([
    ['companies like Birch Software with fewer employees', 'fewer employees'],
    ['Firmen wie Birch Software mit weniger Mitarbeitern', 'weniger Mitarbeitern'],
    ['entreprises similaires à Birch Software avec moins de salariés', 'moins de salariés'],
    ['empresas parecidas a Birch Software con menos empleados', 'menos empleados'],
    ['aziende simili a Birch Software con meno dipendenti', 'con meno dipendenti'],
    ['bedrijven zoals Birch Software met minder medewerkers', 'minder medewerkers'],
    ['empresas parecidas com Birch Software com menos funcionários', 'menos funcionários'],
    ['firmy podobne do Birch Software z mniejszą liczbą pracowników', 'liczbą pracowników'],
  ])('are in no other order, which is named: %s', async (message, text) => {
    const { tool_call, answer } = await converse(message);
    expect(tool_call.args).toEqual({ domain: 'birch.de' });
    expect(answer).toContain(text);
  });
});

it.each([
  ['share of companies with WordPress by country', 'Germany (100%, 2/2) and Austria (50%, 1/2)'],
  ['Anteil der Firmen mit WordPress nach Land', 'Deutschland (100 %, 2/2) und Österreich (50 %, 1/2)'],
  ['part des entreprises avec WordPress par pays', 'Allemagne (100 %, 2/2) et Autriche (50 %, 1/2)'],
  ['porcentaje de empresas con WordPress por país', 'Alemania (100 %, 2/2) y Austria (50 %, 1/2)'],
  ['quota di aziende con WordPress per paese', 'Germania (100%, 2/2) e Austria (50%, 1/2)'],
  ['aandeel bedrijven met WordPress per land', 'Duitsland (100%, 2/2) en Oostenrijk (50%, 1/2)'],
  ['percentagem de empresas com WordPress por país', 'Alemanha (100%, 2/2) e Áustria (50%, 1/2)'],
  ['udział firm z WordPress według kraju', 'Niemcy (100%, 2/2) i Austria (50%, 1/2)'],
])('a share by country states the share in each: %s', async (message, sentence) => {
  expect((await converse(message)).answer.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(sentence);
});

it('a company in small letters whose name has a word for a trade is looked up', async () => {
  const { tool_call } = await converse('che settore fa software alderhain?');
  expect(tool_call).toEqual({ name: 'lookup', args: { domain: 'alder.de' } });
});

it('two conditions are dropped together, or those named that no company meets', async () => {
  const { relaxed } = await converse('companies in Spain with Shopify founded before 1950');
  expect(relaxed).toEqual([]);
  const none = await converse('firms in Estonia with 50 to 250 employees');
  expect(none.answer).toContain('No company in this index meets “Estonia”');
});

it('a list in which no company states its size is in no order of size', async () => {
  const { answer } = await converse('the largest software companies in Germany');
  expect(answer).not.toContain('most employees first');
  expect(answer).toContain('number of employees');
});

it.each([
  ['what share of companies in Germany have a site in several languages?', 'No share can be given'],
  [
    'qual a proporção de empresas com site em mais de um idioma na Alemanha?',
    'Não é possível indicar uma proporção',
  ],
  ['jaki odsetek firm w Niemczech ma stronę w kilku językach?', 'Nie można podać odsetka'],
])('a share of what no condition expresses is not given: %s', async (message, said) => {
  const { answer, ignored, results } = await converse(message);
  expect(answer).toContain(said);
  expect(results.total_count).toBe(2);
  expect(ignored).toEqual([]);
});

it.each([
  ['software companies in Germany', 'break them down by country', 'phone number of the first one'],
  ['Softwarefirmen in Deutschland', 'Teile sie nach Land auf', 'Telefonnummer der ersten'],
  ['empresas de software en Alemania', '¿en qué países están?', 'dame el teléfono de la primera'],
])(
  'after a breakdown, the first company is that of the list which it counted: %s | %s | %s',
  async (...turns) => {
    const { tool_call } = await converse(...turns);
    expect(tool_call.name).toBe('lookup');
    expect(['alder.de', 'birch.de']).toContain(tool_call.args.domain);
  },
);

it('a question of which no page has the words is answered with what the index knows', async () => {
  const { answer } = await converse('which companies pay in doubloons?');
  expect(answer).toContain('No homepage says that, so it is not in the index.');
});
