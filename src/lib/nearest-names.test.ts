import { describe, expect, it } from 'vitest';
import { nearestNames } from './nearest-names.ts';

const filters = ['country', 'not_country', 'industry', 'technology', 'tech', 'tld', 'title'];

describe('the nearest names', () => {
  it.each([
    ['countri', filters, ['country']],
    ['Word Press', ['Wix', 'WordPress', 'PrestaShop'], ['WordPress']],
    ['NOT-COUNTRY', filters, ['not_country', 'country']],
    ['Retail', ['E-commerce & Retail', 'Restaurants'], ['E-commerce & Retail']],
    ['Hubspot CRM', ['HubSpot', 'Wix'], ['HubSpot']],
    ['cafe', ['Café', 'Care'], ['Café', 'Care']],
  ])('to %s are those with the fewest typos, then those that share a part', (given, known, expected) => {
    expect(nearestNames(given, known)).toEqual(expected);
  });

  it.each(['Bakeries', 'xx', '', '…'])('to %s are none if nothing is similar', (given) => {
    expect(nearestNames(given, filters)).toEqual([]);
  });

  it('of long names have a few typos at most', () => {
    const name = 'a product with a name that is as long as this one';
    expect(nearestNames(name.replaceAll('a', 'e'), [name])).toEqual([]);
    expect(nearestNames(name.replace('product', 'prodct'), [name])).toEqual([name]);
  });

  it('are limited', () => {
    expect(nearestNames('plan', ['plan a', 'plan b', 'plan c', 'plan d'])).toEqual([
      'plan a',
      'plan b',
      'plan c',
    ]);
    expect(nearestNames('plan', ['plan a', 'plan b'], 1)).toEqual(['plan a']);
  });
});
