import { expect, it } from 'vitest';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';
import { filtersIn } from './to-arguments.ts';

const lexicon = buildLexicon(['WordPress']);
const argsOf = (message: string) => {
  const made = plan(message, lexicon, emptyConversation);
  return made.kind === 'call' ? made.call.args : {};
};
const formsIn = (message: string): string[] =>
  filtersIn(argsOf(message)).filter((one) => one.startsWith('legal_form'));

it.each([
  ['GmbHs im Gartenbau mit LinkedIn-Profil', 'legal_form:eq:GmbH'],
  ['gmbhs in Hamburg', 'legal_form:eq:GmbH'],
  ['Gartenbaubetriebe mit der Rechtsform GmbH', 'legal_form:eq:GmbH'],
  ['GmbHs oder AGs in Hamburg', 'legal_form:in:GmbH,AG'],
  ['insurance companies, legal form Ltd', 'legal_form:in:Ltd,Ltd.'],
  ['limited companies in Leeds', 'legal_form:in:Ltd,Ltd.'],
  ['LLPs in Manchester', 'legal_form:eq:LLP'],
  ['S.p.A. del settore automobilistico', 'legal_form:in:S.p.A.,SpA,SpA.,S.p.A'],
  ['SAS à Lyon', 'legal_form:in:SAS,SAS.,S.A.S,S.A.S.'],
  ['empresas S.L. en Sevilla con blog', 'legal_form:in:S.L.,SL,SL.,S.L'],
  ['Lda em Lisboa', 'legal_form:in:Lda,Lda.'],
  ["B.V.'s in Rotterdam met vacaturepagina", 'legal_form:in:B.V.,BV,BV.,B.V'],
  ["hoeveel bv's zijn er in nederland", 'legal_form:in:BV,BV.,B.V,B.V.'],
  ["wordpress-sites van bv's", 'legal_form:in:BV,BV.,B.V,B.V.'],
  ['hoeveel bv zijn er in nederland', 'legal_form:in:BV,BV.,B.V,B.V.'],
  ["nv's in belgië", 'legal_form:in:NV,NV.,N.V,N.V.'],
  ["vof's in utrecht", 'legal_form:in:VOF,VOF.,V.O.F,V.O.F.'],
  ['sp. z o.o. z branży IT z profilem na LinkedInie', 'legal_form:in:Sp. z o.o.,Sp. z o.o'],
  ['spółki z o.o. w Gdańsku', 'legal_form:in:Sp. z o.o.,Sp. z o.o'],
])('a legal form is a filter in all its spellings, and no word to search for: %s', (message, filter) => {
  expect(formsIn(message)).toEqual([filter]);
  expect(argsOf(message).q ?? 'Gartenbau').toBe('Gartenbau');
});

it('forms can be excluded', () => {
  expect(formsIn('hotels in Germany that are not GmbHs')).toEqual(['legal_form:ne:GmbH']);
  expect(formsIn('hotels in Spanje zonder B.V.')).toContain('legal_form:ne:B.V.');
});

it.each([
  'phone number of Rivercrest Furniture Ltd',
  'Telefonnummer der Ahorn Sanitär GmbH',
  'teléfono de Construcciones Nubeserena S.L.',
  'companies like SAS Institute',
  'bakeries in SA',
  'shops with AB testing',
  'HOTELS AS LISTED',
  'telefoonnummer van zandstra bouw bv',
  'bedrijven in utrecht, bv. bakkers',
  'hotels in las vegas, nv',
])('a form that is part of a name, or something else, is no filter: %s', (message) => {
  expect(formsIn(message)).toEqual([]);
});
