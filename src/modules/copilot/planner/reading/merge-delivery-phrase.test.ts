import { expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(technologyNames());
const argsOf = (message: string) => {
  const made = plan(message, lexicon, emptyConversation);
  return made.kind === 'call' ? made.call.args : {};
};

it.each([
  ['pharmacies in Spain that deliver', 'delivery'],
  ['pharmacies in Spain that deliver to your door', 'delivery'],
  ['Apotheken in Spanien, die nach Hause liefern', 'Lieferung'],
  ['pharmacies en Espagne qui livrent à domicile', 'livraison'],
  ['apotheken in Spanje die thuis bezorgen', 'bezorgen'],
  ['farmacias en España que entregan a domicilio', 'entrega domicilio'],
  ['farmacie in Spagna che consegnano a domicilio', 'consegna domicilio'],
  ['farmácias em Espanha que entregam em casa', 'entrega domicílio'],
  ['apteki w Hiszpanii, które dowożą do domu', 'dostawa'],
  ['pharmacies in Spain that ship abroad', 'international delivery'],
])('delivering is searched for as a noun, and its place is no place: %s', (message, noun) => {
  const { q, country, filter } = argsOf(message);
  expect({ country, filter }).toEqual({ country: 'ES', filter: undefined });
  expect(String(q)).toMatch(new RegExp(`${noun}$`));
});

it('what is delivered is searched for, not the verb', () => {
  expect(String(argsOf('companies in Spain that deliver flowers').q)).toBe('flowers');
});
