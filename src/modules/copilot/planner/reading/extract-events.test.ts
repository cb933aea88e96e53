import { describe, expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress', 'Webflow', 'Shopify', 'Magento', 'Klaviyo', 'Google Analytics']);
const argsOf = (message: string) => {
  const made = plan(message, lexicon, { ...emptyConversation, today: '2026-11-18' });
  return made.kind === 'call' ? made.call.args : made.kind;
};

describe('what homepages started or stopped using', () => {
  it.each([
    ['which companies moved from Magento to Shopify since May?'],
    ['Welche Firmen sind seit Mai von Magento zu Shopify gewechselt?'],
    ['Quelles entreprises sont passées de Magento à Shopify depuis mai ?'],
    ['¿Qué empresas se han pasado de Magento a Shopify desde mayo?'],
    ['Quali aziende sono passate da Magento a Shopify da maggio?'],
    ['Que empresas mudaram de Magento para Shopify desde maio?'],
    ['Welke bedrijven zijn sinds mei van Magento naar Shopify overgestapt?'],
    ['Które firmy przeszły od maja z Magento na Shopify?'],
    ['companies that swapped Magento for Shopify since May 2026'],
    ['Firmen, die seit Mai 2026 Magento durch Shopify ersetzt haben'],
    ['empresas que trocaram Magento por Shopify desde maio de 2026'],
  ])('is read from a pair of technologies: %s', (message) => {
    expect(argsOf(message)).toEqual({
      q: 'stopped:Magento started:Shopify since:2026-05',
      mode: 'query',
      forms: 'true',
    });
  });

  it.each([
    ['which companies dropped Google Analytics this year?'],
    ['Welche Firmen haben dieses Jahr Google Analytics entfernt?'],
    ['Quelles sociétés ont abandonné Google Analytics cette année ?'],
    ['¿Qué empresas han dejado de usar Google Analytics este año?'],
    ["Quali aziende hanno smesso di usare Google Analytics quest'anno?"],
    ['Que empresas deixaram de usar Google Analytics este ano?'],
    ['Welke bedrijven zijn dit jaar gestopt met Google Analytics?'],
    ['Które firmy zrezygnowały z Google Analytics w tym roku?'],
  ])('is not mistaken for what they use now: %s', (message) => {
    expect(argsOf(message)).toMatchObject({ q: 'stopped:"Google Analytics" since:2026' });
  });

  it.each([
    ['Shopify stores that dropped Klaviyo', 'stopped:Klaviyo'],
    ['Shopify-Shops, die Klaviyo entfernt haben', 'stopped:Klaviyo'],
  ])('leaves the technology that they still use: %s', (message, q) => {
    expect(argsOf(message)).toMatchObject({ technology: 'Shopify', q });
  });

  it.each([
    ['bedrijven die Magento hebben vervangen door Shopify', 'stopped:Magento started:Shopify'],
    [
      'Welche Firmen nutzen seit diesem Jahr Shopify statt Magento?',
      'started:Shopify stopped:Magento since:2026',
    ],
    ['wie gebruikt sinds dit jaar Shopify?', 'started:Shopify since:2026'],
    ['shops that switched from Magento to Shopify', 'stopped:Magento started:Shopify'],
    ['tiendas que empezaron a usar Shopify este año', 'started:Shopify since:2026'],
    ['qui utilise Shopify depuis mars ?', 'started:Shopify since:2026-03'],
    ['Welche Firmen verwenden Google Analytics nicht mehr?', 'stopped:"Google Analytics"'],
    ['welke bedrijven gebruiken Google Analytics niet meer?', 'stopped:"Google Analytics"'],
    ["which companies don't use Klaviyo anymore?", 'stopped:Klaviyo'],
    ['quelles entreprises ont changé de CMS cette année ?', 'changed:cms since:2026'],
  ])('is read in other word orders: %s', (message, q) => {
    expect(argsOf(message)).toMatchObject({ q });
  });

  it('is not read from the year in which companies were founded', () => {
    expect(argsOf('companies founded since 2015 that use WordPress')).toMatchObject({
      technology: 'WordPress',
      filter: 'founded_year:gte:2015',
    });
  });

  it('keeps the trade and the country', () => {
    expect(argsOf('hotels in Spain that started using WordPress in the last three months')).toMatchObject({
      country: 'ES',
      q: expect.stringContaining('started:WordPress since:2026-08-18'),
    });
  });

  it.each([
    ['switch to Shopify', 'Shopify'],
    ['bakeries without WordPress', undefined],
    ['remove WordPress', undefined],
  ])('is not read from a command: %s', (message, technology) => {
    expect(argsOf(message)).not.toMatchObject({ mode: 'query' });
    if (technology !== undefined) expect(argsOf(message)).toMatchObject({ technology });
  });
});

it.each([
  ['companies that changed their prices since June', 'changed:pricing since:2026-06'],
  ['Firmen, die seit Juni ihre Preise geändert haben', 'changed:pricing since:2026-06'],
])('a feature that changed: %s', (message, q) => {
  expect(argsOf(message)).toMatchObject({ q });
});

describe('when a homepage was last read', () => {
  it.each([
    ['hotels updated in the last week', 'fetched_at:gte:2026-11-11'],
    ['Hotels, die in der letzten Woche gecrawlt wurden', 'fetched_at:gte:2026-11-11'],
    ['hôtels mis à jour la semaine dernière', 'fetched_at:gte:2026-11-11'],
    ['hoteles actualizados en la última semana', 'fetched_at:gte:2026-11-11'],
    ["hotel aggiornati nell'ultima settimana", 'fetched_at:gte:2026-11-11'],
    ['hotéis atualizados na última semana', 'fetched_at:gte:2026-11-11'],
    ['hotels die de afgelopen week zijn bijgewerkt', 'fetched_at:gte:2026-11-11'],
    ['hotele zaktualizowane w ostatnim tygodniu', 'fetched_at:gte:2026-11-11'],
    ['hotels not crawled since 2025', 'fetched_at:lt:2025'],
    ['hotels not updated since 2025', 'copyright_year:lte:2025'],
  ])('is a filter: %s', (message, filter) => {
    expect([argsOf(message)].flatMap((args) => Object.values(args)).flat()).toContain(filter);
  });

  it('has both ends of a past month', () => {
    expect(argsOf('sites crawled last month')).toMatchObject({
      filter: ['fetched_at:gte:2026-10', 'fetched_at:lt:2026-11'],
    });
  });
});
