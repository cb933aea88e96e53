import type { ParsedPage } from '../page/parsed-page.ts';
import { currencyOfSign } from './currencies.ts';

export interface ShownPrice {
  readonly amount: number;
  readonly currency: string;
}

const pricesMax = 500;
const charactersMax = 200_000;
const sign =
  '[$€£¥₹₽₺₴₩₪฿₫₦₱₸]|(?:US|A|C|S|HK|NZ|MX|R)\\$|\\b(?:EUR|USD|GBP|CHF|AUD|CAD|INR|SEK|NOK|DKK|PLN|CZK|AED|SAR|ZAR|SGD|MYR|PHP|KES|KSh|Rs\\.?|Rp\\.?|RM|R)';
const trailingSign =
  '€|zł|Kč|kr\\b|Ft\\b|lei\\b|лв|руб|₽|грн|₴|₺|TL\\b|円|元|원|₫|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|AED)\\b|£|\\$|₹|₪|Euro\\b';
const number = "\\d{1,3}(?:[.,\\u00a0  '’]\\d{3}){1,3}(?:[.,]\\d{2})?|\\d{1,7}(?:[.,]\\d{1,2})?";
const notMoney =
  '(?![\\d%]|\\s?(?:m|mn|mio|million|millionen|billion|bn|milliard|mrd|lakhs?|lacs?|crores?|cr|млн|млрд|k|тыс)\\b|\\+|\\s?[xX]\\s?\\d)';
const price = new RegExp(
  `(${sign})\\s?(${number})${notMoney}|(?<![\\d.,])(${number})(?:,-|,–|\\.-)?\\s?(${trailingSign})`,
  'gu',
);
const hasDigit = /\d/;
const hint =
  /[$€£¥₹₽₺₴₩₪฿₫₦₱₸円元원]|zł|Kč|\bkr\b|\bFt\b|\blei\b|лв|руб|грн|\bTL\b|EUR|USD|GBP|CHF|AUD|CAD|INR|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|AED|SAR|ZAR|SGD|MYR|PHP|KES|KSh|\bRs\b|\bRp\b|\bRM\b|\bR\d|Euro\b/u;

/** Prices visitors see, in page order. Sums of millions, percentages and free offers are not prices. */
export function shownPrices(page: ParsedPage, country: string | null): ShownPrice[] {
  const prices: ShownPrice[] = [];
  let characters = 0;
  for (const { text } of page.blocks) {
    characters += text.length;
    if (prices.length >= pricesMax || characters > charactersMax) break;
    if (text.length > 2000 || !hasDigit.test(text) || !hint.test(text)) continue;
    for (const [, leadingSign, leadingNumber, trailingNumber, followingSign] of text.matchAll(price)) {
      const currency = currencyOfSign(leadingSign ?? followingSign ?? '', country);
      const amount = parseAmount(leadingNumber ?? trailingNumber ?? '');
      if (currency !== null && amount > 0) prices.push({ amount, currency });
    }
  }
  return prices;
}

/** `1.299,00`, `1,299.00`, `1 299` and `12,5` as their writers mean them. */
export function parseAmount(written: string): number {
  const compact = written.replace(/[\s'’]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(compact)?.[1];
  const whole = decimals === undefined ? compact : compact.slice(0, -decimals.length - 1);
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals ?? '0'}`);
}
