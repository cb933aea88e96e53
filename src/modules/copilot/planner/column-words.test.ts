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

it.each([
  ['which hotels post jobs?', 'hotels', { filter: 'careers_page_url:exists' }],
  ['wineries that take orders on their own website', 'wineries', { has: 'ecommerce' }],
  ['Weingüter, die auf ihrer eigenen Website verkaufen', 'Weingüter', { has: 'ecommerce' }],
  ['Bäckereien, die Stellen ausschreiben', 'Bäckereien', { filter: 'careers_page_url:exists' }],
  ['domaines viticoles qui vendent sur leur propre site', 'domaines viticoles', { has: 'ecommerce' }],
  ['boulangeries qui affichent leurs tarifs', 'boulangeries', { has: 'pricing' }],
  ['wijngaarden die via hun eigen site verkopen', 'wijngaarden', { has: 'ecommerce' }],
  ['bakkerijen die vacatures plaatsen', 'bakkerijen', { filter: 'careers_page_url:exists' }],
  ['bodegas que aceptan pedidos en su propia web', 'bodegas', { has: 'ecommerce' }],
  ['panaderías que publican sus precios', 'panaderías', { has: 'pricing' }],
  ['cantine che vendono sul proprio sito', 'cantine', { has: 'ecommerce' }],
  ['panifici che pubblicano annunci di lavoro', 'panifici', { filter: 'careers_page_url:exists' }],
  ['padarias que vendem no seu próprio site', 'padarias', { has: 'ecommerce' }],
  ['padarias que anunciam vagas', 'padarias', { filter: 'careers_page_url:exists' }],
  ['winnice, które sprzedają na własnej stronie', 'winnice', { has: 'ecommerce' }],
  ['piekarnie, które publikują cennik', 'piekarnie', { has: 'pricing' }],
])('what companies do on their sites is a condition on its column: %s', (message, q, condition) => {
  const made = planned(message);
  expect(made.kind === 'call' && made.call.args).toMatchObject(
    q === 'hotels' ? condition : { q, ...condition },
  );
  expect(made.ignored).toEqual([]);
});
