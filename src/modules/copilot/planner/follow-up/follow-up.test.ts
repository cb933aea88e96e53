import { describe, expect, it } from 'vitest';
import type { PlannedCall } from '../call.ts';
import { type ConversationState, emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress']);
const newsletter = 'has_newsletter_signup:eq:true';
const before: ConversationState = {
  ...emptyConversation,
  last: { name: 'search', args: { q: 'hotels', country: 'DE', filter: newsletter } },
  previousList: { name: 'search', args: { q: 'hotels', country: 'AT' } },
  earlierLists: [
    { name: 'search', args: { q: 'hotels', country: 'AT' } },
    { name: 'search', args: { q: 'bakeries', country: 'FR' } },
  ],
  shown: ['one.test', 'two.test', 'three.test'],
};
const planned = (language: Language, message: string, earlier: ConversationState = before) => {
  const made = plan(message, lexicon, { ...earlier, language });
  return made.kind === 'call' ? made : undefined;
};
const argsOf = (language: Language, message: string, earlier?: ConversationState) =>
  planned(language, message, earlier)?.call.args;
const comparedIn = (language: Language, message: string, earlier?: ConversationState) =>
  planned(language, message, earlier)?.compared?.map(({ value }) => value);

it.each([
  ['en', 'how many of them were founded after 2010?'],
  ['en', 'how many were founded after 2010?'],
  ['en', 'which of these were founded after 2010?'],
  ['de', 'wie viele davon wurden nach 2010 gegründet?'],
  ['fr', "combien d'entre elles ont été fondées après 2010 ?"],
  ['es', '¿cuántas de ellas fueron fundadas después de 2010?'],
  ['it', 'quante di queste sono state fondate dopo il 2010?'],
  ['nl', 'hoeveel daarvan werden opgericht na 2010?'],
  ['pt', 'quantas delas foram fundadas depois de 2010?'],
  ['pl', 'ile z nich zostało założonych po 2010?'],
] as const)('forms of "to be" are not search words (%s): %s', (language, message) => {
  expect(argsOf(language, message)).toEqual({
    q: 'hotels',
    country: 'DE',
    filter: [newsletter, 'founded_year:gt:2010'],
  });
});

describe('a comparison', () => {
  it.each([
    ['en', 'and compared with France?'],
    ['en', 'compared to France?'],
    ['de', 'und im Vergleich zu Frankreich?'],
    ['de', 'verglichen mit Frankreich?'],
    ['fr', 'et par rapport à la France ?'],
    ['es', '¿y en comparación con Francia?'],
    ['it', 'e rispetto alla Francia?'],
    ['nl', 'en vergeleken met Frankrijk?'],
    ['pt', 'e em comparação com a França?'],
    ['pl', 'a w porównaniu z Francją?'],
  ] as const)('adds a country to the one of the last list (%s): %s', (language, message) => {
    expect(comparedIn(language, message)).toEqual(['DE', 'FR']);
  });

  it.each([
    ['en', 'compare both'],
    ['en', 'compare the two countries'],
    ['de', 'vergleich mal die beiden Länder'],
    ['de', 'vergleiche beide'],
    ['fr', 'compare les deux pays'],
    ['fr', 'compare les deux'],
    ['es', 'compara los dos países'],
    ['it', 'confronta i due paesi'],
    ['nl', 'vergelijk beide landen'],
    ['pt', 'compara os dois países'],
    ['pl', 'porównaj oba kraje'],
  ] as const)('of “both” compares the last two lists (%s): %s', (language, message) => {
    expect(comparedIn(language, message)).toEqual(['AT', 'DE']);
  });

  it('of “both” compares rows if the last two lists are of different trades', () => {
    const previousList = { name: 'search', args: { q: 'bakeries', country: 'AT' } } as const;
    const made = planned('en', 'compare both', { ...before, previousList });
    expect(made?.compared).toBeUndefined();
    expect(made?.call.args.domains).toContain('one.test,two.test');
  });

  it.each([
    ['en', 'compare the first two'],
    ['de', 'vergleiche die ersten beiden'],
    ['fr', 'compare les deux premiers'],
  ] as const)('of “the first two” compares rows (%s): %s', (language, message) => {
    expect(argsOf(language, message)).toEqual({ domains: 'one.test,two.test' });
  });

  it('is not requested by “frente a”, which can mean “opposite”', () => {
    expect(comparedIn('es', 'hoteles frente a la playa en España')).toBeUndefined();
  });
});

it.each([
  ['de', 'doch ohne Newsletter-Bedingung'],
  ['en', 'without newsletter condition'],
  ['fr', 'sans condition de newsletter'],
  ['es', 'sin condición de newsletter'],
  ['it', 'senza condizione newsletter'],
  ['nl', 'zonder nieuwsbrief-voorwaarde'],
  ['pt', 'sem condição de newsletter'],
  ['pl', 'bez warunku newsletter'],
] as const)('a value with the word “condition” is dropped, not excluded (%s): %s', (language, message) => {
  expect(argsOf(language, message)).toEqual({ q: 'hotels', country: 'DE' });
});

it('without the word “condition”, the value is excluded', () => {
  expect(argsOf('de', 'doch ohne Newsletter')?.filter).toBe('has_newsletter_signup:ne:true');
});

it.each([
  ['en', 'which other technologies do they use?'],
  ['de', 'welche anderen Technologien nutzen sie?'],
  ['fr', 'quelles autres technologies utilisent-elles ?'],
  ['es', '¿qué otras tecnologías usan?'],
  ['it', 'quali altre tecnologie usano?'],
  ['nl', 'welke andere technologieën gebruiken ze?'],
  ['pt', 'que outras tecnologias usam?'],
  ['pl', 'jakich innych technologii używają?'],
] as const)('"other" does not prevent counting (%s): %s', (language, message) => {
  expect(argsOf(language, message)).toMatchObject({ q: 'hotels', country: 'DE', fields: 'tech' });
});

it.each([
  ['en', 'show me others'],
  ['de', 'andere'],
  ['fr', "d'autres"],
  ['es', 'otros'],
  ['it', 'altri'],
  ['nl', 'andere'],
  ['pt', 'outros'],
  ['pl', 'inne'],
] as const)('"other" alone asks for more (%s): %s', (language, message) => {
  expect(argsOf(language, message)).toMatchObject({ q: 'hotels', country: 'DE', offset: 100 });
});

describe('the first list of the conversation', () => {
  it.each([
    ['en', 'back to the first list'],
    ['en', 'back to the start'],
    ['de', 'zurück zur ersten Liste'],
    ['de', 'zurück zum Anfang'],
    ['fr', 'reviens à la liste de départ'],
    ['fr', 'retour à la première liste'],
    ['es', 'vuelve a la primera lista'],
    ['es', 'vuelve a la lista inicial'],
    ['it', 'torna alla prima lista'],
    ['nl', 'terug naar de eerste lijst'],
    ['pt', 'volta à primeira lista'],
    ['pl', 'wróć do pierwszej listy'],
  ] as const)('is shown again (%s): %s', (language, message) => {
    expect(argsOf(language, message)).toEqual({ q: 'bakeries', country: 'FR' });
  });

  it('is not shown for “the start” of a later page', () => {
    const last = { name: 'search', args: { q: 'hotels', offset: 100 } } as const;
    expect(planned('en', 'back to the start', { ...before, last })?.call.args).toEqual({
      q: 'hotels',
      offset: 0,
    });
  });
});

describe('a new trade', () => {
  it.each([
    ['en', 'Show me theatres in London instead'],
    ['en', 'and how many theatres are there in London?'],
    ['de', 'Zeig mir stattdessen Theater in London'],
    ['de', 'doch lieber Theater in London'],
    ['fr', 'Montre-moi plutôt des théâtres à Londres'],
    ['es', 'mejor enséñame teatros en Londres'],
    ['it', 'invece mostrami i teatri a Londra'],
    ['pt', 'em vez disso mostra-me teatros em Londres'],
    ['nl', 'laat me liever theaters in Londen zien'],
    ['pl', 'pokaż raczej teatry w Londynie'],
  ] as const)('with a place of its own is a new request (%s): %s', (language, message) => {
    const { q, country, filter, ...others } = argsOf(language, message) ?? {};
    expect(q).toMatch(/^th?[eé]/iu);
    expect(country).toBe('GB');
    expect(filter).toMatch(/^place:in:/);
    expect(others).toEqual({});
    expect(planned(language, message)?.ignored).toEqual([]);
  });

  it.each([
    ['en', 'show me theatres instead'],
    ['de', 'zeig mir lieber Theater'],
    ['fr', 'montre plutôt les théâtres'],
    ['es', 'mejor muéstrame teatros'],
    ['it', 'mostrami invece i teatri'],
    ['pt', 'em vez disso, teatros'],
    ['nl', 'toon liever theaters'],
    ['pl', 'zamiast tego teatry'],
  ] as const)('without a place keeps the other conditions (%s): %s', (language, message) => {
    expect(argsOf(language, message)).toEqual({
      q: expect.stringMatching(/^th?[eé]/iu),
      country: 'DE',
      filter: newsletter,
    });
  });

  it('keeps nothing of "makers of"', () => {
    const makers = { q: 'Möbel', country: 'PL', filter: 'business_model:eq:manufacturer' };
    const last: ConversationState = { ...before, last: { name: 'search', args: makers } };
    expect(planned('de', 'zeig mir stattdessen Druckereien', last)?.call.args).toEqual({
      q: 'Druckereien',
      country: 'PL',
    });
  });
});

it.each([
  ['en', 'how many without those filters?'],
  ['de', 'und ohne diese Filter?'],
  ['fr', 'et sans ces filtres ?'],
  ['es', 'y cuántos son en total sin esos filtros'],
  ['it', 'e senza questi filtri?'],
  ['pt', 'e sem esses filtros?'],
  ['nl', 'en zonder die filters?'],
  ['pl', 'a bez tych filtrów?'],
] as const)('drops the condition that the last message added to the words (%s): %s', (language, message) => {
  const args = { q: '(hotels) ((has:blog OR has:pricing))', mode: 'query', forms: 'true', country: 'AT' };
  const last: ConversationState = { ...before, last: { name: 'search', args } };
  expect(planned(language, message, last)?.call.args).toEqual({ q: 'hotels', country: 'AT' });
});

it.each([
  ['en', 'find others like the first one in Portugal'],
  ['de', 'ähnliche wie die erste, aber in Portugal'],
  ['fr', 'trouve des entreprises similaires à la première au Portugal'],
  ['es', 'busca otras parecidas a la primera en Portugal'],
  ['it', 'trovane altre simili alla prima in Portogallo'],
  ['nl', 'zoek vergelijkbare bedrijven als de eerste in Portugal'],
  ['pt', 'encontra outras parecidas com a primeira em Portugal'],
  ['pl', 'znajdź podobne do pierwszej w Portugalii'],
] as const)('a place limits the lookalikes of a row (%s): %s', (language, message) => {
  const { call, applied } = planned(language, message) ?? {};
  expect(call).toEqual({ name: 'similar', args: { domain: 'one.test', country: 'PT' } });
  expect(applied?.map(({ param }) => param)).toEqual(['domain', 'country']);
});

describe('"or" at the start of a message', () => {
  const withShopify: ConversationState = {
    ...emptyConversation,
    last: { name: 'search', args: { q: 'hotels', technology: 'Shopify' } },
  };
  const shops = buildLexicon(['Shopify', 'WooCommerce']);
  const argsAfter = (language: Language, message: string, args: PlannedCall['args']) => {
    const made = plan(message, shops, { ...withShopify, last: { name: 'search', args }, language });
    return made.kind === 'call' ? made.call.args : undefined;
  };

  it.each([
    ['en', 'or WooCommerce'],
    ['de', 'oder WooCommerce'],
    ['fr', 'ou WooCommerce'],
    ['es', 'o WooCommerce'],
    ['it', 'o WooCommerce'],
    ['pt', 'ou WooCommerce'],
    ['nl', 'of WooCommerce'],
    ['pl', 'lub WooCommerce'],
  ] as const)('makes either technology enough (%s): %s', (language, message) => {
    const either = { q: 'hotels', filter: 'technologies:in:Shopify,WooCommerce' };
    expect(argsAfter(language, message, { q: 'hotels', technology: 'Shopify' })).toEqual(either);
  });

  it('excludes both after an exclusion, and widens an earlier choice', () => {
    expect(argsAfter('en', 'or WooCommerce', { q: 'hotels', not_technology: 'Shopify' })).toEqual({
      q: 'hotels',
      not_technology: 'Shopify,WooCommerce',
    });
    expect(argsAfter('en', 'or Shopify', { q: 'hotels', filter: 'technologies:in:Wix,WooCommerce' })).toEqual(
      {
        q: 'hotels',
        filter: 'technologies:in:Wix,WooCommerce,Shopify',
      },
    );
  });

  it('adds a place', () => {
    expect(argsOf('en', 'or Austria')).toEqual({ q: 'hotels', country: 'DE,AT', filter: newsletter });
  });
});

it.each([
  ['en', 'hmm too few, make it the whole of the UK', 'GB'],
  ['en', 'too few, take all of Spain', 'ES'],
  ['de', 'zu wenig, nimm ganz Deutschland', 'DE'],
  ['fr', 'trop peu, prends toute la France', 'FR'],
  ['es', 'muy pocos, en toda España', 'ES'],
  ['it', "troppo pochi, tutta l'Italia", 'IT'],
  ['pt', 'são poucos, todo o Portugal', 'PT'],
  ['nl', 'te weinig, heel Nederland graag', 'NL'],
  ['pl', 'za mało, cała Polska', 'PL'],
] as const)('the country of a city replaces it (%s): %s', (language, message, country) => {
  const last = { name: 'search', args: { q: 'hotels', country, filter: 'place:in:Springfield' } } as const;
  expect(argsOf(language, message, { ...emptyConversation, last })).toEqual({ q: 'hotels', country });
});

it.each([
  ['porównaj z Wrocławiem', 'Wrocław'],
  ['porównaj z Gdańskiem', 'Gdańsk'],
  ['porównaj z Katowicami', 'Katowice'],
])('a city is compared in any of its cases: %s', (message, city) => {
  const last = { name: 'search', args: { q: 'hotels', country: 'PL', filter: 'place:in:Kraków' } } as const;
  const values = comparedIn('pl', message, { ...emptyConversation, last });
  expect(values?.map((value) => value.split(',')[0])).toEqual(['Kraków', city]);
});
