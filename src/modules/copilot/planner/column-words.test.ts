import { expect, it } from 'vitest';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';
import { filtersIn } from './to-arguments.ts';

const lexicon = buildLexicon(['WordPress']);
const planned = (message: string) => plan(message, lexicon, emptyConversation);
const filtersOf = (message: string): string[] => {
  const made = planned(message);
  return made.kind === 'call' ? filtersIn(made.call.args) : [];
};

it.each([
  ['companies in France without HSTS', 'has_hsts:ne:true'],
  ['aziende italiane senza HSTS', 'has_hsts:ne:true'],
  ['Firmen in Hamburg mit HSTS', 'has_hsts:eq:true'],
  ['firmy z darmową wersją próbną w Polsce', 'has_free_trial:eq:true'],
  ['Softwarefirmen mit kostenloser Testversion', 'has_free_trial:eq:true'],
  ['empresas de software con versión de prueba', 'has_free_trial:eq:true'],
  ['software companies with a demo', 'has_demo_request:eq:true'],
  ['companies with a copyright year before 2022 in the UK', 'copyright_year:lt:2022'],
  ['aziende italiane con copyright prima del 2024', 'copyright_year:lt:2024'],
  ['Firmen in Hamburg mit Copyright vor 2022', 'copyright_year:lt:2022'],
  ['entreprises à Lyon avec un copyright avant 2023', 'copyright_year:lt:2023'],
  ['firmy z demo produktu w Polsce', 'has_demo_request:eq:true'],
])('%s', (message, filter) => {
  expect(filtersOf(message)).toContain(filter);
});

it.each([
  ['wineries in Portugal in more than one language', 'in more than one language'],
  ['produtores de vinho em Portugal com site em mais do que uma língua', 'em mais do que uma língua'],
  ['Hotels in Berlin mit mehrsprachiger Website', 'mehrsprachiger'],
  ['hôtels à Lyon en plusieurs langues', 'en plusieurs langues'],
])('the number of languages is named as not searched: %s', (message, words) => {
  expect(planned(message).ignored).toContain(words);
});
