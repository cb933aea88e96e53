import { expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon([]);
const last = { name: 'search', args: { q: 'bakeries', country: 'AT' } } as const;
const argsAfter = (language: Language, message: string) => {
  const made = plan(message, lexicon, { ...emptyConversation, last, lastList: last, language });
  return made.kind === 'call' ? made.call.args : made.kind;
};

it.each([
  ['en', 'german website only'],
  ['en', 'German websites'],
  ['de', 'nur deutsche Website'],
  ['de', 'deutsche Webseiten'],
  ['fr', 'site allemand seulement'],
  ['fr', 'seulement les sites allemands'],
  ['es', 'sitio web alemán'],
  ['es', 'solo web alemana'],
  ['it', 'sito tedesco'],
  ['it', 'solo siti tedeschi'],
  ['pt', 'site alemão'],
  ['pt', 'apenas sites alemães'],
  ['nl', 'Duitse website'],
  ['nl', 'alleen Duitse websites'],
  ['pl', 'niemiecka strona'],
  ['pl', 'tylko niemieckie strony'],
] as const)('after a list, the adjective of a site is its language (%s): %s', (language, message) => {
  expect(argsAfter(language, message)).toEqual({ q: 'bakeries', country: 'AT', language: 'de' });
});

it.each([
  ['en', 'only German companies', { q: 'bakeries', country: 'DE' }],
  ['de', 'nur deutsche Firmen', { q: 'bakeries', country: 'DE' }],
  ['en', 'show me German websites', { country: 'DE' }],
] as const)('the adjective of companies is still their country (%s): %s', (language, message, args) => {
  expect(argsAfter(language, message)).toEqual(args);
});

it('without a list, the sites stand for their companies', () => {
  const made = plan('German websites', lexicon, emptyConversation);
  expect(made).toMatchObject({ call: { args: { country: 'DE' } } });
});
