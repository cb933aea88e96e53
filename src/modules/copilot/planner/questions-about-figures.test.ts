import { describe, expect, it } from 'vitest';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import type { Language } from './lexicon/meaning.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(['Shopify', 'WooCommerce']);
const planned = (language: Language, message: string) =>
  plan(message, lexicon, { ...emptyConversation, callerLanguage: language });

describe('two counts in one question', () => {
  it.each([
    ['en', 'compare how many have Instagram and how many LinkedIn in Spain'],
    ['de', 'Vergleiche, wie viele Firmen in Spanien Instagram und wie viele LinkedIn haben'],
    ['fr', 'compare combien d’entreprises ont Instagram et combien LinkedIn en Espagne'],
    ['es', 'Compara cuántas empresas tienen Instagram y cuántas LinkedIn en España'],
    ['it', 'confronta quante aziende hanno Instagram e quante LinkedIn in Spagna'],
    ['nl', 'vergelijk hoeveel bedrijven Instagram hebben en hoeveel LinkedIn in Spanje'],
    ['pt', 'compara quantas empresas têm Instagram e quantas LinkedIn em Espanha'],
    ['pl', 'porównaj, ile firm ma Instagram, a ile LinkedIn w Hiszpanii'],
  ] as const)('are made side by side (%s): %s', (language, message) => {
    const made = planned(language, message);
    expect(made).toMatchObject({ kind: 'call', shareOf: undefined });
    expect(made.kind === 'call' && made.compared?.map(({ call }) => call.args)).toEqual([
      { country: 'ES', filter: 'instagram:exists' },
      { country: 'ES', filter: 'linkedin:exists' },
    ]);
  });

  it('are made for technologies too', () => {
    const made = planned('en', 'how many companies in Spain use Shopify and how many use WooCommerce?');
    expect(made.kind === 'call' && made.compared?.map(({ value }) => value)).toEqual([
      'Shopify',
      'WooCommerce',
    ]);
  });

  it.each([
    ['en', 'how many of them have a blog and how many a phone?'],
    ['de', 'wie viele davon haben einen Blog und wie viele ein Telefon?'],
    ['pl', 'ile z nich ma bloga, a ile telefon?'],
  ] as const)('are made among the companies of a list (%s): %s', (language, message) => {
    const last = { name: 'search', args: { q: 'hotels', country: 'ES' } } as const;
    const made = plan(message, lexicon, { ...emptyConversation, last, language });
    expect(made.kind === 'call' && made.compared?.map(({ call }) => call.args)).toEqual([
      { q: 'hotels', country: 'ES', has: 'blog' },
      { q: 'hotels', country: 'ES', has: 'phone' },
    ]);
  });

  it.each([
    'how many hotels are there in Spain and how many have a blog?',
    'how many hotels in Spain have a phone, and how many of them have a blog?',
  ])('are a share if the second is a part of the first: %s', (message) => {
    const made = planned('en', message);
    expect(made.kind === 'call' && made.compared).toBeUndefined();
    expect(made.kind === 'call' && made.shareOf).toBeDefined();
  });
});

describe('the most revenue', () => {
  it.each([
    ['en', 'companies with the highest turnover in Austria'],
    ['de', 'Welche Firmen in Österreich haben den höchsten Umsatz?'],
    ['fr', 'les entreprises avec le plus gros chiffre d’affaires en Autriche'],
    ['es', '¿Cuáles son las empresas con mayor facturación de Austria?'],
    ['it', 'quali sono le aziende con il maggior fatturato in Austria?'],
    ['nl', 'bedrijven met de hoogste omzet in Oostenrijk'],
    ['pt', 'quais são as empresas com maior faturação na Áustria?'],
    ['pl', 'firmy z największymi przychodami w Austrii'],
  ] as const)('is named as unknown, and the place is kept (%s): %s', (language, message) => {
    const made = planned(language, message);
    expect(made).toMatchObject({ kind: 'call', call: { args: { country: 'AT' } } });
    expect(made.kind === 'call' && Object.keys(made.call.args)).toEqual(['country']);
    expect(made.financialTerms).not.toBe('');
  });
});

describe('companies that export', () => {
  it.each([
    ['en', 'bakeries in Spain that export', 'export'],
    ['en', 'bakeries in Spain that export to France', 'export to France'],
    ['de', 'Bäckereien in Spanien, die nach Frankreich exportieren', 'nach Frankreich exportieren'],
    ['fr', 'boulangeries en Espagne qui exportent', 'exportent'],
    ['es', 'panaderías en España que exporten', 'exporten'],
    ['it', 'panetterie in Spagna che esportano', 'esportano'],
    ['nl', 'bakkerijen in Spanje die exporteren', 'exporteren'],
    ['pt', 'padarias em Espanha que exportam', 'exportam'],
    ['pl', 'piekarnie w Hiszpanii, które eksportują', 'eksportują'],
  ] as const)('are no request for a file (%s): %s', (language, message, text) => {
    const made = planned(language, message);
    expect(made).toMatchObject({
      kind: 'call',
      wantsExport: false,
      ignored: [text],
      call: { args: { country: 'ES' } },
    });
  });

  it.each([
    ['en', 'export the bakeries in Spain'],
    ['en', 'bakeries in Spain that I can export as csv'],
    ['es', 'quiero que exportes las panaderías de España'],
    ['de', 'Bäckereien in Spanien exportieren'],
  ] as const)('are not meant by a request for a file (%s): %s', (language, message) => {
    expect(planned(language, message)).toMatchObject({ kind: 'call', wantsExport: true });
  });
});

describe('what no homepage says', () => {
  it.each([
    ['en', 'which companies have the best customer service?'],
    ['en', 'which company is growing fastest?'],
    ['de', 'Welche Firmen planen Entlassungen?'],
    ['de', 'Wer zahlt am besten?'],
    ['fr', 'quelles entreprises prévoient des licenciements cette année ?'],
    ['fr', 'quelle entreprise paie le mieux ?'],
    ['es', '¿qué empresas tienen el mejor servicio al cliente?'],
    ['es', '¿quién paga mejor?'],
    ['it', 'Quali aziende hanno il miglior servizio clienti?'],
    ['it', 'quali aziende crescono più in fretta?'],
    ['nl', 'welke bedrijven hebben de beste klantenservice?'],
    ['nl', 'wie betaalt het best?'],
    ['pt', 'quais empresas têm o melhor atendimento ao cliente?'],
    ['pt', 'quem paga melhor?'],
    ['pl', 'jakie firmy planują zwolnienia w tym roku?'],
    ['pl', 'które firmy rosną najszybciej?'],
  ] as const)('is not searched for (%s): %s', (language, message) => {
    expect(planned(language, message)).toMatchObject({ kind: 'clarify', remarks: { unable: 'unknown' } });
  });

  it('is said beside the companies that are named', () => {
    expect(planned('en', 'which hotels in Spain pay best?')).toMatchObject({
      kind: 'call',
      remarks: { unable: 'unknown' },
      call: { args: { country: 'ES', q: 'hotels' } },
    });
  });

  it.each([
    ['en', 'customer service agencies in Spain'],
    ['en', 'which law firms in Spain advise on layoffs and have a blog?'],
    ['de', 'Callcenter mit Kundenservice in Spanien'],
  ] as const)('is not meant by other words for it (%s): %s', (language, message) => {
    const made = planned(language, message);
    expect(made).toMatchObject({ kind: 'call', call: { args: { country: 'ES' } } });
    expect(made.remarks.unable).toBeUndefined();
  });
});
