import { expect, it } from 'vitest';
import type { Language } from '../planner/index.ts';
import { labelOf } from './labels.ts';

it.each<[Language, string]>([
  ['en', 'Homepage read before January 1, 2020'],
  ['de', 'Startseite gelesen vor dem 1. Januar 2020'],
  ['fr', 'Page d’accueil lue avant le 1 janvier 2020'],
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
