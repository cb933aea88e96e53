import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import { type ConversationState, emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(technologyNames());
const argsOf = (message: string, before: ConversationState = emptyConversation) => {
  const planned = plan(message, lexicon, before);
  return planned.kind === 'call' ? planned.call.args : planned.kind;
};

describe('the number of employees', () => {
  it.each([
    ['companies with more than 1,000 employees', 'employee_count:gt:1000'],
    ['firms with 50+ employees', 'employee_count:gte:50'],
    ['companies with 200 or more staff', 'employee_count:gte:200'],
    ['Firmen mit weniger als 20 Mitarbeitern', 'employee_count:lt:20'],
    ['entreprises de plus de 100 salariés', 'employee_count:gt:100'],
    ['empresas con al menos 30 empleados', 'employee_count:gte:30'],
    ['aziende con al massimo 15 dipendenti', 'employee_count:lte:15'],
    ['bedrijven met meer dan 40 medewerkers', 'employee_count:gt:40'],
    ['empresas com menos de 10 funcionários', 'employee_count:lt:10'],
    ['firmy z ponad 25 pracownikami', 'employee_count:gt:25'],
  ])('is a condition: %s', (message, filter) => {
    expect(argsOf(message)).toEqual({ filter });
  });

  it.each([
    '10 to 50 employees',
    '10 bis 50 Mitarbeiter',
    'entre 10 et 50 salariés',
    'entre 10 y 50 empleados',
    'da 10 a 50 dipendenti',
    '10 tot 50 medewerkers',
    'de 10 a 50 funcionários',
    'od 10 do 50 pracowników',
    '10-50 employees',
  ])('may be a range, and is not the number of results: %s', (message) => {
    expect(argsOf(message)).toEqual({ filter: ['employee_count:gte:10', 'employee_count:lte:50'] });
  });

  it('combines with the founding year and other conditions', () => {
    expect(argsOf('hotels founded after 1990 with at most 20 staff and a blog')).toEqual({
      q: 'hotels',
      has: 'blog',
      filter: ['founded_year:gt:1990', 'employee_count:lte:20'],
    });
    expect(argsOf('10 bakeries')).toEqual({ q: 'bakeries', limit: 10 });
  });

  it.each([
    'the largest by employees',
    'welche hat die meisten Mitarbeiter?',
    'laquelle a le plus de salariés ?',
    'ordena por número de empleados',
    'ordina per numero di dipendenti',
    'welke heeft de meeste medewerkers?',
    'quem tem mais funcionários?',
    'według liczby pracowników',
  ])('is a sort order of the last results: %s', (message) => {
    const before = { ...emptyConversation, last: { name: 'search', args: { country: 'PT' } } } as const;
    expect(argsOf(message, before)).toEqual({ country: 'PT', sort: '-employee_count' });
  });

  it('can be replaced and dropped by later messages', () => {
    const last = { name: 'search', args: { country: 'PT', filter: 'employee_count:gt:10' } } as const;
    const before = { ...emptyConversation, last };
    expect(argsOf('only those with fewer than 5 employees', before)).toEqual({
      country: 'PT',
      filter: 'employee_count:lt:5',
    });
    expect(argsOf('the number of employees does not matter', before)).toEqual({ country: 'PT' });
  });
});
