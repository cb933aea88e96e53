import { expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress']);
const last = {
  name: 'search',
  args: { q: 'gyms', country: 'BR', filter: 'has_contact_form:eq:true' },
} as const;
const argsOf = (language: Language, message: string, before: Parameters<typeof plan>[2]['last'] = last) => {
  const made = plan(message, lexicon, { ...emptyConversation, last: before, language });
  return made.kind === 'call' ? made.call.args : made.kind;
};

it.each([
  ['en', 'show them'],
  ['de', 'zeig sie'],
  ['de', 'zeig sie mir'],
  ['fr', 'affiche-les'],
  ['fr', 'montre-les'],
  ['es', 'muéstralos'],
  ['it', 'mostrali'],
  ['pt', 'mostra-os'],
  ['nl', 'toon ze'],
  ['pl', 'pokaż je'],
] as const)('"show them" repeats the last search (%s): %s', (language, message) => {
  expect(argsOf(language, message)).toEqual(last.args);
});

it.each([
  ['fr', 'affiche les hôtels à Lyon'],
  ['pt', 'mostra os hotéis em Lisboa'],
] as const)('the same word as an article starts a new search (%s): %s', (language, message) => {
  expect(argsOf(language, message)).not.toMatchObject({ filter: last.args.filter });
});

it.each([
  ['en', 'actually I want schools, not gyms', 'schools'],
  ['de', 'ich will doch Schulen, keine Fitnessstudios', 'Schulen'],
  ['pt', 'afinal quero escolas, não ginásios', 'escolas'],
  ['es', 'mejor quiero escuelas, no gimnasios', 'escuelas'],
] as const)('one trade and not the other keeps the other conditions (%s): %s', (language, message, q) => {
  expect(argsOf(language, message)).toMatchObject({ ...last.args, q });
});

it('also if the last search was for a section of the index', () => {
  const args = {
    industry: 'Sports & Fitness',
    country: 'BR',
    filter: ['has_contact_form:eq:true', 'sub_industry:eq:Gyms & Personal Training'],
  };
  expect(argsOf('en', 'actually I want schools, not gyms', { name: 'search', args })).toMatchObject({
    q: 'schools',
    country: 'BR',
    filter: 'has_contact_form:eq:true',
  });
});
