import { expect, it } from 'vitest';
import { conditionsInWords } from './alert-in-words.ts';

it('an alert on lookalikes names what companies must not resemble, the cut-off and its filters', () => {
  expect(
    conditionsInWords({
      likeness: { not: 'two.de,three.fr', min_score: 0.45 },
      filters: { technology: ['Shopify'] },
    }),
  ).toEqual(['not like two.de, three.fr', 'At least 45%', 'Technology: Shopify']);
  expect(conditionsInWords({ likeness: {}, filters: {} })).toEqual([]);
});
