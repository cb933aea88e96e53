import { describe, expect, test } from 'vitest';
import { extractProfile } from '../extract-profile.ts';
import { samplePage } from '../page/sample-page.fixture.ts';

const profileOf = (body: string) => extractProfile(samplePage(`<title>Kvarnby</title>${body}`)).profile;

describe('a site sells online', () => {
  test.each([
    '<a href="/shopcart">Shopping Cart0</a>',
    '<a href="/basket.do">0 Shopping Bag $0.00</a>',
    '<a href="/k">0 EUR 0,00* Warenkorb</a>',
    '<a href="/basket.page">Your Basket 0 Items</a>',
  ])('when it links to a cart, whatever surrounds the word: %s', (link) => {
    expect(profileOf(`<nav>${link}</nav>`)).toMatchObject({ has_cart: true, has_ecommerce: true });
  });

  test('when prices are next to the elements of a cart', () => {
    const cart = '<div id="mini-cart"><span class="cart-count"></span></div>';
    const prices = '<p>Oak bench $899.00</p><p>Ash bench $1,299.00</p>';
    expect(profileOf(cart + prices).has_ecommerce).toBe(true);
  });
});

test('products grouped by price count as prices', () => {
  const cart = '<div id="mini-cart"><span class="cart-count"></span></div>';
  expect(profileOf(`${cart}<nav><a href="/g">Gifts under $50</a></nav>`).has_ecommerce).toBe(true);
});

describe('a site does not sell online', () => {
  test('because it shows prices', () => {
    expect(profileOf('<p>Haircut $40</p><p>Colour $90</p>').has_ecommerce).toBe(false);
  });

  test('because it declares what its services cost', () => {
    const offer = (price: string) => ({ '@type': 'Offer', price, priceCurrency: 'USD' });
    const declared = JSON.stringify({ '@type': 'Service', offers: [offer('40'), offer('90')] });
    const script = `<script type="application/ld+json">${declared}</script>`;
    expect(profileOf(`${script}<p>Haircut $40</p><p>Colour $90</p>`).has_ecommerce).toBe(false);
    expect(
      profileOf(`${script}<p>Haircut $40</p><p>Colour $90</p><button>Add to cart</button>`).has_ecommerce,
    ).toBe(true);
  });

  test('because it lists prams, which some languages call carts', () => {
    expect(profileOf('<a href="/obiavi/detski/">Бебешки и детски колички (133)</a>')).toMatchObject({
      has_cart: false,
      has_ecommerce: false,
    });
  });
});

describe('prices are offered', () => {
  test.each([
    ['Subscriptions', '<p>Our three newsletters, by mail.</p>', false],
    ['Subscriptions', '<p>Monthly box</p><p>£19</p>', true],
    ['Price list', '', true],
  ])('under the heading %s before %s: %s', (heading, below, isOffered) => {
    expect(profileOf(`<h2>${heading}</h2>${below}`).has_pricing).toBe(isOffered);
  });
});

describe('a free trial', () => {
  test.each(['Start your free trial', 'Jetzt kostenlos testen', 'Essai gratuit', 'Prueba gratis'])(
    'is offered by the words %s',
    (words) => {
      expect(profileOf(`<a class="btn" href="/signup">${words}</a>`).has_free_trial).toBe(true);
    },
  );
});
