import { expect, test } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { paymentBadges } from './payment-badges.ts';

const badgesOf = (html: string) => settle([paymentBadges], syntheticPage(html)).payment_badges;

test.each([
  ['<img src="/visa.svg"><img src="/mastercard.svg">', ['Visa', 'Mastercard']],
  ['<img src="/credit-cards-visa-mastercard.png">', ['Visa', 'Mastercard']],
  ['<img src="/payment-visa.png">', ['Visa']],
  ['<footer><img src="/visa.png" alt="Visa"></footer>', ['Visa']],
  ['<footer><img src="/paypal.svg" alt="PayPal"></footer>', ['PayPal']],
])('%s shows accepted payment methods', (html, badges) => {
  expect(badgesOf(html)).toEqual(badges);
});

test.each([
  '<img src="/visa-gold.jpg" alt="Visa Gold credit card">',
  '<img src="/a.png" alt="Visa Platinum"><img src="/b.png" alt="Mastercard Gold">',
  '<img src="/visa.svg" alt="Your visa for India">',
  '<p>We accept Visa</p>',
])('%s does not', (html) => {
  expect(badgesOf(html)).toEqual([]);
});
