import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { converse as converseWith } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const lawyer = {
    industry: 'Legal Services',
    country: 'IE',
    title: 'Lawyers',
    body_text: 'lawyers for companies, contracts and property',
  } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      {
        ...lawyer,
        domain: 'oak.ie',
        founded_year: 1950,
        has_blog: true,
        technologies: ['Shopify'],
        employee_count: 12,
      },
      { ...lawyer, domain: 'elm.ie', founded_year: 1980, employee_count: 40 },
      { ...lawyer, domain: 'ash.ie', founded_year: 1990, has_blog: true },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]) => converseWith(running.app, messages);

describe('the company in context and one that is named', () => {
  it.each([
    ['compare it with elm.ie'],
    ['how does it compare to elm.ie?'],
    ['put it side by side with elm.ie'],
    ['vergleiche es mit elm.ie'],
    ['stell es elm.ie gegenüber'],
    ['compare-la avec elm.ie'],
    ['compare-le à elm.ie'],
    ['compárala con elm.ie'],
    ['compara esa empresa con elm.ie'],
    ['confrontala con elm.ie'],
    ['confronta questa azienda con elm.ie'],
    ['compara-a com elm.ie'],
    ['compare essa empresa com elm.ie'],
    ['vergelijk het met elm.ie'],
    ['vergelijk dat bedrijf met elm.ie'],
    ['porównaj ją z elm.ie'],
    ['porównaj tę firmę z elm.ie'],
  ])('are compared after a look-up and after lookalikes: %s', async (message) => {
    for (const before of ['oak.ie', 'companies like oak.ie']) {
      const turn = await converse(before, message);
      expect(turn.tool_call).toEqual({ name: 'search', args: { domains: 'oak.ie,elm.ie' } });
      expect(turn.page?.name).toBe('compare');
    }
  });

  it.each([
    ['compare the first one with elm.ie'],
    ['vergleiche die erste mit elm.ie'],
    ['compare le premier avec elm.ie'],
    ['compara la primera con elm.ie'],
    ['confronta il primo con elm.ie'],
    ['compara o primeiro com elm.ie'],
    ['vergelijk de eerste met elm.ie'],
    ['porównaj pierwszą z elm.ie'],
  ])('are compared if the first row of a list is meant: %s', async (message) => {
    const turn = await converse('law firms with a blog in Ireland sorted by founding year', message);
    expect(turn.tool_call.args).toEqual({ domains: 'oak.ie,elm.ie' });
  });

  it('are compared if the client leaves out the rows of the list', async () => {
    const list = { name: 'search', args: { has: 'blog', sort: 'founded_year' } };
    const answer = await running.app.inject({
      method: 'POST',
      url: '/copilot/query',
      payload: {
        message: 'compare the first one with elm.ie',
        history: [{ role: 'assistant', content: '', language: 'en', tool_call: list }],
      },
    });
    expect(answer.json().tool_call.args).toEqual({ domains: 'oak.ie,elm.ie' });
  });

  it('are not mixed with companies that a message names by itself', async () => {
    const turn = await converse('law firms with a blog', 'compare ash.ie with elm.ie');
    expect(turn.tool_call.args).toEqual({ domains: 'ash.ie,elm.ie' });
    expect((await converse('oak.ie', 'ash.ie')).tool_call.args).toEqual({ domain: 'ash.ie' });
  });
});

const COMPARISON = 'compare elm.ie and oak.ie';

describe('companies side by side', () => {
  it.each([
    [
      'compare elm.ie and oak.ie',
      /common: .*Ireland.*elm\.ie: founded in 1980, 40 employees\. oak\.ie: .*; only here: blog and Shopify\.$/,
    ],
    [
      'vergleiche elm.ie und oak.ie',
      /Gemeinsam: .*Irland.*elm\.ie: gegründet 1980.*oak\.ie: .*; nur hier: Blog und Shopify\.$/,
    ],
    [
      'compare elm.ie et oak.ie',
      /commun.*Irlande.*elm\.ie.*1980.*oak\.ie.*seulement ici.*blog et Shopify\.$/,
    ],
    ['compara elm.ie y oak.ie', /común.*Irlanda.*elm\.ie.*1980.*oak\.ie.*solo aquí: blog y Shopify\.$/],
    ['confronta elm.ie e oak.ie', /comune.*Irlanda.*elm\.ie.*1980.*oak\.ie.*solo qui: blog e Shopify\.$/],
    [
      'vergelijk elm.ie en oak.ie',
      /Gemeenschappelijk.*Ierland.*elm\.ie.*1980.*oak\.ie.*alleen hier: blog en Shopify\.$/,
    ],
    ['compare a elm.ie com a oak.ie', /comum.*Irlanda.*elm\.ie.*1980.*oak\.ie.*só aqui: blog e Shopify\.$/],
    ['porównaj elm.ie i oak.ie', /Wspólne.*Irlandia.*elm\.ie.*1980.*oak\.ie.*tylko tu: blog i Shopify\.$/],
  ])('are told by what they share and what differs: %s', async (message, answer) => {
    expect((await converse(message)).answer).toMatch(answer);
  });

  it.each([
    ['which of them has a blog?', 'Blog of elm.ie: no. Blog of oak.ie: yes.'],
    ['do they have a blog?', 'Blog of elm.ie: no. Blog of oak.ie: yes.'],
    ['do they use Shopify?', 'Shopify was not found on elm.ie. oak.ie uses Shopify.'],
    ['haben sie einen Blog?', /elm\.ie.*nein.*oak\.ie.*ja/],
    ['welche davon hat einen Blog?', /elm\.ie.*nein.*oak\.ie.*ja/],
    ['ont-elles un blog ?', /elm\.ie.*non.*oak\.ie.*oui/],
    ['laquelle a un blog ?', /elm\.ie.*non.*oak\.ie.*oui/],
    ['¿tienen blog?', /elm\.ie.*no.*oak\.ie.*sí/],
    ['¿cuál de ellas tiene blog?', /elm\.ie.*no.*oak\.ie.*sí/],
    ['hanno un blog?', /elm\.ie.*no.*oak\.ie.*sì/],
    ['quale di loro ha un blog?', /elm\.ie.*no.*oak\.ie.*sì/],
    ['elas têm blog?', /elm\.ie.*não.*oak\.ie.*sim/],
    ['qual delas tem um blog?', /elm\.ie.*não.*oak\.ie.*sim/],
    ['hebben ze een blog?', /elm\.ie.*nee.*oak\.ie.*ja/],
    ['welke van hen heeft een blog?', /elm\.ie.*nee.*oak\.ie.*ja/],
    ['czy mają blog?', /elm\.ie.*nie.*oak\.ie.*tak/],
    ['która z nich ma blog?', /elm\.ie.*nie.*oak\.ie.*tak/],
  ])('are what a question for a fact is about: %s', async (message, answer) => {
    const turn = await converse('law firms with a blog', COMPARISON, message);
    expect(turn.tool_call).toEqual({ name: 'search', args: { domains: 'elm.ie,oak.ie' } });
    expect(turn.answer).toMatch(answer);
    expect(turn.ignored).toEqual([]);
  });

  it.each([
    ['which one is older?'],
    ['welche ist älter?'],
    ['wer ist älter?'],
    ['laquelle est la plus ancienne ?'],
    ['¿cuál es más antigua?'],
    ['qual è la più vecchia?'],
    ['qual é a mais antiga?'],
    ['welke is ouder?'],
    ['która jest starsza?'],
  ])('are put in the order of their years: %s', async (message) => {
    const turn = await converse('law firms with a blog', COMPARISON, message);
    expect(turn.tool_call.args).toEqual({ domains: 'elm.ie,oak.ie', sort: 'founded_year' });
    expect(turn.answer).toMatch(/oak\.ie.*1950.*elm\.ie.*1980/);
  });

  it.each([
    ['who has more employees?'],
    ['wer hat mehr Mitarbeiter?'],
    ["laquelle a plus d'employés ?"],
    ['¿cuál tiene más empleados?'],
    ['chi ha più dipendenti?'],
    ['qual tem mais funcionários?'],
    ['welke heeft meer werknemers?'],
    ['która z nich jest większa?'],
  ])('are put in the order of their employees: %s', async (message) => {
    const turn = await converse('law firms with a blog', COMPARISON, message);
    expect(turn.tool_call.args).toEqual({ domains: 'elm.ie,oak.ie', sort: '-employee_count' });
    expect(turn.answer).toMatch(/elm\.ie.*40.*oak\.ie.*12/);
  });

  it.each([['only those with a blog'], ['companies with a blog'], ['hotels in Spain']])(
    'are not what a new condition is about: %s',
    async (message) => {
      const { args } = (await converse('law firms in Ireland', COMPARISON, message)).tool_call;
      expect(args).not.toHaveProperty('domains');
    },
  );
});

it('of more companies than the list has, those that there are are shown, and the answer says so', async () => {
  const turn = await converse(
    'lawyers in Ireland',
    'only those founded before 1960',
    'compare the first two',
  );
  expect(turn.tool_call).toEqual({ name: 'lookup', args: { domain: 'oak.ie' } });
  expect(turn.answer).toMatch(/^The last answer has fewer companies than that\. /);
});
