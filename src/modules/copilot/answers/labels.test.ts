import { expect, it } from 'vitest';
import type { Language } from '../planner/index.ts';
import { activeConditions } from './active-conditions.ts';
import { searchInWords } from './conditions-in-words.ts';
import { labelOf, shortLabelOf } from './labels.ts';

it.each<[Language, string]>([
  ['en', 'Homepage read before January 1, 2020'],
  ['de', 'Startseite gelesen vor dem 1. Januar 2020'],
  ['fr', 'Page d’accueil lue avant le 1er janvier 2020'],
  ['es', 'Página de inicio leída antes del 1 de enero de 2020'],
  ['it', 'Homepage letta prima del 1 gennaio 2020'],
  ['pt', 'Página inicial lida antes de 1 de janeiro de 2020'],
  ['nl', 'Homepage gelezen voor 1 januari 2020'],
  ['pl', 'Strona główna odczytana przed 1 stycznia 2020'],
])('the date before which a homepage was read is a day (%s): %s', (language, label) => {
  expect(labelOf('filter', 'fetched_at:lt:2020', language)).toBe(label);
});

it.each([
  ['place:in:Berlin,berlino', 'Ort: Berlin'],
  ['place:eq:Berlin,berlino', 'Ort: Berlin'],
  ['place:ne:Berlin,berlino', 'Ort: nicht Berlin'],
])('a place is labelled once, in the language of the answer: %s', (condition, label) => {
  expect(labelOf('filter', condition, 'de')).toBe(label);
});

it.each<[Language, string, string, string]>([
  ['en', 'not_has', 'phone', 'no phone number'],
  ['pl', 'not_has', 'phone', 'bez telefonu'],
  ['pl', 'filter', 'has_newsletter_signup:ne:true', 'bez newslettera'],
  ['fr', 'filter', 'founded_year:lt:1930', 'création avant 1930'],
  ['de', 'filter', 'founded_year:lt:1930', 'gegründet vor 1930'],
  ['de', 'not_country', 'CH', 'nicht Schweiz'],
  ['es', 'industry', 'Legal Services', 'servicios jurídicos'],
  ['pt', 'country', 'PL,CZ', 'Polónia ou Chéquia'],
  ['pl', 'q', 'piekarni', 'piekarnia'],
  ['de', 'q', 'bäckereien', 'Bäckereien'],
  ['en', 'q', 'esthéticienne schoonheidssalon beautician', 'beauty salon'],
  ['es', 'q', 'bodegas winery Weingut', 'bodegas'],
])('a condition is short among others (%s): %s %s', (language, param, value, label) => {
  expect(shortLabelOf(param, value, language)).toBe(label);
});

it.each<[Language, string, string]>([
  ['en', 'haulier', 'Industry: haulier'],
  ['de', 'Speditionen', 'Branche: Speditionen'],
  ['fr', 'transporteur', 'Secteur : transporteur'],
  ['es', 'transportista', 'Sector: transportista'],
  ['it', 'autotrasportatore', 'Settore: autotrasportatore'],
  ['nl', 'vervoerder', 'Branche: vervoerder'],
  ['pt', 'transportadora', 'Setor: transportadora'],
  ['pl', 'spedycja', 'Branża: spedycja'],
])(
  'a trade that is an industry without a part of it is named as the trade (%s): %s',
  (language, name, label) => {
    const args = {
      industry: 'Transportation & Logistics',
      filter: ['sub_industry:ne:Passenger Transport', 'founded_year:lt:1990'],
    };
    expect(searchInWords(args, language).split(', ')[0]).toBe(name);
    const conditions = activeConditions(args, [], undefined, language);
    expect(conditions.map(({ param }) => param)).toEqual(['filter', 'industry']);
    expect(conditions[1]?.label).toBe(label);
  },
);
