import type { ParsedPage } from '../page/parsed-page.ts';
import { currencyOfSign } from './currencies.ts';

export interface ShownPrice {
  readonly amount: number;
  readonly currency: string;
  /** Stands as a price: on a tag of its own, or with a word that says so. */
  readonly isPlain: boolean;
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

/** Prices visitors see, in page order. Sums of millions, percentages, free offers and money that is no price are left out. */
export function shownPrices(page: ParsedPage, country: string | null): ShownPrice[] {
  const prices: ShownPrice[] = [];
  let characters = 0;
  for (const { text } of page.blocks) {
    characters += text.length;
    if (prices.length >= pricesMax || characters > charactersMax) break;
    if (text.length > 2000 || !hasDigit.test(text) || !hint.test(text)) continue;
    for (const match of text.matchAll(price)) {
      const [whole, leadingSign, leadingNumber, trailingNumber, followingSign] = match;
      const currency = currencyOfSign(leadingSign ?? followingSign ?? '', country);
      const amount = parseAmount(leadingNumber ?? trailingNumber ?? '');
      if (currency === null || !(amount > 0)) continue;
      const context = contextOf(text, match.index, match.index + whole.length);
      if (context !== 'other money') prices.push({ amount, currency, isPlain: context === 'price' });
    }
  }
  return isMerelyMentioned(prices) ? [] : prices;
}

/** A sum or two in running text, with nothing that calls them prices, are part of a story. */
function isMerelyMentioned(prices: readonly ShownPrice[]): boolean {
  return prices.length < mentionsMax && !prices.some(({ isPlain }) => isPlain);
}

const mentionsMax = 4;
const beforeCharacters = 60;
const afterCharacters = 40;
/** Hardly more than the price itself and what it buys. */
const tagCharacters = 60;

function contextOf(text: string, start: number, end: number): 'price' | 'other money' | 'unknown' {
  const before = text.slice(Math.max(0, start - beforeCharacters), start);
  const after = text.slice(end, end + afterCharacters);
  if (otherMoney.test(before) || otherMoneyAfter.test(after)) return 'other money';
  if (text.length <= tagCharacters || priceCue.test(before) || priceCueAfter.test(after)) return 'price';
  return 'unknown';
}

/** Thresholds of free delivery, savings, capital, salaries, insured sums, prizes, damages, budgets, rates of exchange. */
const moneyWords =
  'free (?:shipping|delivery|standard)|orders? (?:over|above|of)|minimum order|save|savings|off\\b|discount|cashback|gift cards?|voucher|coupon|bonus|win |prize|raised|funding|fund(?:s|ed)?\\b|invest(?:ed|ment)|revenue|turnover|worth of|valued at|salary|salaries|wages?|income|budget|grant|donat|loan|debt|fine[sd]?\\b|damages|settlement|claims?|reimburse|deductible|insured|coverage|cover(?:ed)? up to|capital|share capital|market cap|exchange rate|per barrel|versandkostenfrei|versandfrei|gratisversand|mindestbestell|rabatt|gutschein|sparen|stammkapital|gehalt|umsatz|versicherungssumme|deckungssumme|entlastungsbetrag|pflegegeld|budget|erstattung|livraison (?:gratuite|offerte)|remise|économi|capital|salaire|chiffre d|subvention|récupér|montant|envío gratis|envíos? gratis|descuento|ahorr|capital|sueldo|ingresos|spedizione gratuita|sconto|risparmi|capitale|stipendio|frete grátis|desconto|economi|gratis verzend|korting|bespaar|inkomen|toeslag|vermogen|omzet|darmowa dostawa|rabat|kapitał|zniżk|doprava zdarma|sleva|základní kapitál|ingyenes szállítás|kedvezmény|livrare gratuită|reducere|capital social|бесплатн\\p{L}* доставк|скидк|уставный капитал|зарплат|бюджет|штраф|безкоштовн|знижк|безплатна доставка|отстъпк|ücretsiz kargo|indirim|sermaye|fri frakt|fraktfritt|gratis fragt|spar |rabat|ilmainen toimitus|alennus|送料無料|割引|資本金|年収|包邮|优惠|資本|注册资本';
const otherMoney = new RegExp(`(?:${moneyWords})[^.!?]{0,35}$`, 'iu');
const otherMoneyAfter =
  /^\s?(?:off\b|discount|in (?:savings|funding|prizes|damages|sales|revenue)|worth|million|billion|trillion|mrd|lakh|crore|fund\b|grant|prize|bonus|gift|voucher|rabatt|sparen|korting|de (?:remise|réduction|descuento|desconto|capital)|di sconto|zniżki|sleva|скидк|indirim|割引)/i;
const priceCue =
  /(?:^|[\s(:])(?:price|prices|from|only|just|starting(?: at)?|cost|costs|fee|rate|now|was|rrp|sale|preis|ab|nur|je|statt|prix|tarif|dès|à partir de|seulement|precio|desde|por|solo|tarifa|prezzo|da|solo|preço|a partir de|apenas|prijs|vanaf|slechts|cena|od|tylko|jen|pris|fra|från|kun|hinta|alk|hind|alates|ár|ár:|már|preț|de la|doar|cijena|цена|от|стоимость|всего|ціна|від|fiyat|sadece|τιμή|από|harga|mulai|giá|chỉ|価格|料金|税込|价格|仅)[\s:.–-]{0,3}$/iu;
const priceCueAfter =
  /^\s?(?:[/]|per\b|a (?:month|year|day|night|week|person)|each\b|pp\b|p\.p\.|inkl|excl|incl|\+ ?vat|vat|mwst|brutto|netto|ttc|ht\b|pro\b|par\b|por\b|al mes|al mese|mensais|na osobę|za\b|miesięcznie|měsíčně|\/hó|lună|pe\b|в месяц|за\b|в час|руб|шт|gecelik|aylık|から|起|税込)/iu;

/** `1.299,00`, `1,299.00`, `1 299` and `12,5` as their writers mean them. */
export function parseAmount(written: string): number {
  const compact = written.replace(/[\s'’]/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(compact)?.[1];
  const whole = decimals === undefined ? compact : compact.slice(0, -decimals.length - 1);
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals ?? '0'}`);
}
