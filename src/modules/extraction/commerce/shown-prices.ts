import { isSiteBuilderCredit } from '../contacts/site-builder-credit.ts';
import type { ParsedPage, TextBlock } from '../page/parsed-page.ts';
import { currencyOfSign } from './currencies.ts';
import {
  addedBefore,
  limitBefore,
  otherMoney,
  otherMoneyAfter,
  otherMoneyLabel,
  priceCue,
  priceCueAfter,
  sendingBefore,
  storyBefore,
} from './price-words.ts';

export interface ShownPrice {
  readonly amount: number;
  readonly currency: string;
  /** Presented as a price: on a separate tag, or with a word for it. */
  readonly isPlain: boolean;
}

const pricesMax = 500;
const charactersMax = 200_000;
const sign =
  '[$€£¥₹₽₺₴₩₪฿₫₦₱₸]|(?:US|A|C|S|HK|NZ|MX|R)\\$|\\b(?:EUR|USD|GBP|CHF|AUD|CAD|INR|SEK|NOK|DKK|PLN|CZK|AED|SAR|ZAR|SGD|MYR|PHP|KES|KSh|Rs\\.?|Rp\\.?|RM|R)';
const trailingSign =
  '€|zł|Kč|kr\\b|Ft\\b|lei\\b|лв|руб|₽|грн|₴|₺|TL\\b|円|元|원|₫|đ(?!\\p{L})|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|AED)\\b|£|\\$|₹|₪|Euro\\b';
const number = "\\d{1,3}(?:[.,\\u00a0  '’]\\d{3}){1,3}(?:[.,]\\d{2})?|\\d{1,7}(?:[.,]\\d{1,2})?";
/** Percentages, multipliers, and the thousands and millions of news and companies. */
const notMoney =
  '(?![\\d%]|[.,]\\d|[\\s-]?(?:[mM]n?|MM|[mM]io|[mM]illions?|[mM]illionen|[bB]illions?|[bB]n?|[tT]rillions?|[mM]illiards?|[mM]rd|[lL]akhs?|[lL]acs?|[cC]rores?|[cC]r|[mM]ilh(?:ão|ões)|[bB]ilh(?:ão|ões)|[mM]ill(?:ón|ones)|[mM]il(?:ione|ioni|iardi|joen|jard)|[mM]il|млн|млрд|[kK]|тыс)(?!\\p{L})|\\+|\\s?[xX]\\s?\\d)';
const price = new RegExp(
  `(${sign})\\s?(${number})${notMoney}|(?<![\\d.,])(?:(${number})\\s?[-–]\\s?)?(${number})(?:,-|,–|\\.-)?\\s?(${trailingSign})`,
  'gu',
);
const hasDigit = /\d/;
const hasLetter = /\p{L}/u;
const hint =
  /[$€£¥₹₽₺₴₩₪฿₫₦₱₸円元원]|\dđ|zł|Kč|\bkr\b|\bFt\b|\blei\b|лв|руб|грн|\bTL\b|EUR|USD|GBP|CHF|AUD|CAD|INR|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|AED|SAR|ZAR|SGD|MYR|PHP|KES|KSh|\bRs\b|\bRp\b|\bRM\b|\bR\d|Euro\b/u;

/** Prices that visitors see, in page order, without sums of millions, percentages, free offers and other money. */
export function shownPrices(page: ParsedPage, country: string | null): ShownPrice[] {
  const prices: ShownPrice[] = [];
  const tags: ShownPrice[] = [];
  let characters = 0;
  let label = '';
  for (const { text, region } of page.blocks) {
    characters += text.length;
    if (prices.length >= pricesMax || characters > charactersMax) break;
    if (text.length > blockCharactersMax || !hasDigit.test(text) || !hint.test(text)) {
      if (hasLetter.test(text)) label = text;
      continue;
    }
    if (label.length <= labelCharactersMax && otherMoneyLabel.test(label)) continue;
    // Running text in a footer states conditions: shipping costs, and minimum orders.
    if (region === 'footer' && (text.length > tagCharacters || isSiteBuilderCredit(text))) continue;
    const inBlock = pricesOf(text, country);
    prices.push(...inBlock);
    if (countWords(text) <= tagWordsMax) tags.push(...inBlock);
  }
  const counted = isOfHeadlines(page, prices.length) ? tags : prices;
  const plain = counted.filter(({ isPlain }) => isPlain);
  // Next to presented prices, sums in running text belong to a story. On their own, a few sums, however often repeated, are a story too.
  const isStory = plain.length > 0 || new Set(counted.map(({ amount }) => amount)).size < mentionsMin;
  return isStory ? plain : counted;
}

const blockCharactersMax = 2000;
const labelCharactersMax = 80;
const tagWordsMax = 5;

function pricesOf(text: string, country: string | null): ShownPrice[] {
  const prices: ShownPrice[] = [];
  for (const match of text.matchAll(price)) {
    const [whole, leadingSign, leadingNumber, rangeStart, trailingNumber, followingSign] = match;
    const currency = currencyOfSign(leadingSign ?? followingSign ?? '', country);
    const amount = parseAmount(leadingNumber ?? trailingNumber ?? '');
    if (currency === null || !(amount > 0)) continue;
    const context = contextOf(text, match.index, match.index + whole.length);
    if (context === 'other money') continue;
    const isPlain = context === 'price';
    prices.push({ amount, currency, isPlain });
    const least = parseAmount(rangeStart ?? '');
    // "750 - 2560 kr". A year or an article number before the sum differs more from it.
    if (isPlain && least < amount && least * rangeMax >= amount)
      prices.push({ amount: least, currency, isPlain });
  }
  return prices;
}

const rangeMax = 10;
const headlinesMin = 40;
const headlineWordsMin = 6;
/** A shop also links sentences, the names of its goods, but most of those come with a price. */
const headlinesPerPriceMin = 4;

/** Whether the page is a list of headlines, whose prices are news about others. */
function isOfHeadlines({ blocks }: ParsedPage, priceCount: number): boolean {
  if (priceCount === 0) return false;
  const headlinesNeeded = Math.max(headlinesMin, headlinesPerPriceMin * priceCount);
  let headlines = 0;
  for (const block of blocks) if (isHeadline(block) && ++headlines >= headlinesNeeded) return true;
  return false;
}

const isHeadline = ({ text, linked, region }: TextBlock): boolean =>
  linked && region !== 'nav' && region !== 'footer' && countWords(text) >= headlineWordsMin;

function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

const mentionsMin = 4;
const beforeCharacters = 60;
const afterCharacters = 40;
/** Hardly more than the price itself and what it buys. */
const tagCharacters = 60;
/** This many words on both sides turn a price tag into a sentence: "A $150 computer for kids". */
const sentenceWords = 3;

function contextOf(text: string, start: number, end: number): 'price' | 'other money' | 'unknown' {
  const before = text.slice(Math.max(0, start - beforeCharacters), start);
  const after = text.slice(end, end + afterCharacters);
  if (otherMoney.test(before) || otherMoneyAfter.test(after)) return 'other money';
  if (
    addedBefore.test(before) ||
    storyBefore.test(before) ||
    limitBefore.test(before) ||
    sendingBefore.test(before)
  )
    return 'other money';
  if (priceCue.test(before) || priceCueAfter.test(after)) return 'price';
  return text.length <= tagCharacters && !isAmidWords(before, after) ? 'price' : 'unknown';
}

/** Whether the sum is in the middle of a sentence; other numbers end the sentence on either side. */
function isAmidWords(before: string, after: string): boolean {
  const wordsBefore = countWords(before.slice(before.search(/[^\d]*$/)));
  const wordsAfter = countWords(after.split(/\d/, 1)[0] ?? '');
  return wordsBefore >= sentenceWords && wordsAfter >= sentenceWords;
}

const word = /\p{L}+/gu;

/** Reads `1.299,00`, `1,299.00`, `1 299` and `12,5` as their writers mean them. */
export function parseAmount(written: string): number {
  const compact = written.replace(/[\s'’]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(compact)?.[1];
  const whole = decimals === undefined ? compact : compact.slice(0, -decimals.length - 1);
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals ?? '0'}`);
}
