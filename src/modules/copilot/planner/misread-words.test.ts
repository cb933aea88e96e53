import { expect, it } from 'vitest';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(['Shopify']);
const planned = (message: string) => {
  const made = plan(message, lexicon, emptyConversation);
  return made.kind === 'call' ? made : undefined;
};

it.each([
  ['restaurants bordeaux tel + email', 'en'],
  ['restaurants lyon tél + email', 'fr'],
  ['hotel roma tel + mail', 'it'],
  ['hoteles madrid tel + mail', 'es'],
])('"tel" is a telephone number: %s', (message, language) => {
  expect(planned(message)?.call.args.has).toBe('phone,email');
  expect(planned(message)?.language).toBe(language);
});

it('"tel de" is a Dutch request to count', () => {
  const { asksCount, call } = planned('tel de hotels in Amsterdam') ?? {};
  expect(asksCount).toBe(true);
  expect(call?.args.has).toBeUndefined();
});

it.each(['tiendas de moda en Italia', 'negozi di moda in Italia', 'lojas de moda em Itália'])(
  'fashion is no vague praise: %s',
  (message) => {
    expect(planned(message)?.call.args.q).toMatch(/moda/);
    expect(planned(message)?.ignored).toEqual([]);
  },
);

it.each(['ristoranti a Roma aperti la domenica', 'ristoranti a Roma, la domenica'])(
  'Sunday is no country: %s',
  (message) => {
    expect(planned(message)?.call.args.country).toBe('IT');
    const { ignored = [], remarks } = planned(message) ?? {};
    expect([...ignored, remarks?.openOn].join()).toContain('domenica');
  },
);

it.each([
  'e-comerce in Germany',
  'E-Comerce in Deutschland',
  'e-comerce en Allemagne',
  'e-comerce in Germania',
])('a typo in a hyphenated word is corrected: %s', (message) => {
  expect(planned(message)?.call.args).toEqual({ has: 'ecommerce', country: 'DE' });
});

it.each([
  ['¿Qué facturación tiene Seguros Arcogrande?', /facturación/],
  ['ingresos de Seguros Arcogrande', /ingresos/],
  ['qual é a faturação da Moda Lagoasuave?', /faturação/],
  ['o faturamento da Moda Lagoasuave', /faturamento/],
  ['empresas con software de facturación en España', /^$/],
  ['empresas com software de faturação em Portugal', /^$/],
])('turnover is a figure, billing is not: %s', (message, text) => {
  expect(planned(message)?.financialTerms).toMatch(text);
});

it('"commerce" of "e-commerce" is no French shop', () => {
  expect(planned('e-commerce in France')).toMatchObject({
    language: 'en',
    call: { args: { has: 'ecommerce', country: 'FR' } },
  });
  expect(planned('e-commerce in France')?.call.args.q).toBeUndefined();
});
