import { found, type Heuristic } from '../heuristic.ts';
import { jsonLdText } from '../page/json-ld.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { parseAmount, type ShownPrice, shownPrices } from './shown-prices.ts';

/** Currency and price range: first what the page declares for machines, then what visitors see. */
export const prices: Heuristic = (page, settled) => {
  const seen = shownPrices(page, settled.country);
  const declared = declaredPrices(page);
  // A currency in a page's settings only says what it would charge in, if it charged anything.
  const written = seen.length > 0 || settled.ecommerce_platform !== null ? declaredShopCurrency(page) : null;
  // Visitors see what is charged; a dollar sign alone does not say whose dollar.
  const setting =
    seen.length > 0 && !seen.some(({ currency }) => currency === written || DOLLARS.has(currency))
      ? null
      : written;
  const declaredCurrency = mostFrequent(declared) ?? setting;
  const currency = declaredCurrency ?? mostFrequent(seen);
  if (currency === null) return [];
  const shown = seen.filter((price) => price.currency === currency);
  const counted = shown.length > 0 ? shown : declared.filter((price) => price.currency === currency);
  const amounts = counted.map(({ amount }) => amount);
  return [
    ...found(
      'currency',
      currency,
      declaredCurrency === null ? `${shown.length} prices shown` : 'structured data',
    ),
    ...(amounts.length > 0
      ? [
          ...found('price_min', Math.min(...amounts), `lowest of ${amounts.length} prices`),
          ...found('price_max', Math.max(...amounts), `highest of ${amounts.length} prices`),
        ]
      : []),
  ];
};

const DOLLARS: ReadonlySet<string> = new Set([
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'HKD',
  'MXN',
  'JPY',
  'CNY',
  'INR',
]);

function declaredPrices(page: ParsedPage): ShownPrice[] {
  const declared: ShownPrice[] = [];
  const add = (currency: string | null | undefined, amount: string | null | undefined) => {
    if (currency === null || currency === undefined || !/^[A-Za-z]{3}$/.test(currency)) return;
    const value = parseAmount(amount ?? '');
    if (value > 0 && Number.isFinite(value))
      declared.push({ currency: currency.toUpperCase(), amount: value, isPlain: true });
  };
  for (const { properties } of page.jsonLd)
    if ('priceCurrency' in properties)
      add(
        jsonLdText(properties.priceCurrency),
        jsonLdText(properties.price) ?? jsonLdText(properties.lowPrice),
      );
  for (const { properties } of page.microdata)
    add(properties.get('priceCurrency')?.[0], properties.get('price')?.[0]);
  return declared;
}

const shopCurrency =
  /Shopify\.currency\s{0,3}=\s{0,3}\{"active":"([A-Z]{3})"|"currency(?:Code|_code|Iso)?":"([A-Z]{3})"|currency_?code["']?\s{0,3}[:=]\s{0,3}["']([A-Z]{3})["']/gi;
const scriptCharactersMax = 100_000;
const currenciesMax = 20;

function firstMatches(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) if (matches.push(match) >= currenciesMax) break;
  return matches;
}

/** The currency a shop system writes into its scripts. */
function declaredShopCurrency(page: ParsedPage): string | null {
  const meta =
    page.metas.get('og:price:currency')?.[0] ?? page.metas.get('product:price:currency')?.[0] ?? '';
  if (/^[A-Z]{3}$/.test(meta)) return meta;
  for (const { text } of page.scripts) {
    if (!/currency/i.test(text)) continue;
    const matches = firstMatches(shopCurrency, text.slice(0, scriptCharactersMax));
    const active = matches.find(([, shopify]) => shopify !== undefined)?.[1];
    const codes = new Set(
      matches.map(([, shopify, key, setting]) => (shopify ?? key ?? setting ?? '').toUpperCase()),
    );
    // Several codes are a list to choose from.
    const [code] = active !== undefined ? [active] : codes.size === 1 ? codes : [];
    if (code !== undefined) return code.toUpperCase();
  }
  return null;
}

function mostFrequent(seen: readonly ShownPrice[]): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of seen) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  let best: string | null = null;
  for (const [currency, count] of counts) if (count > (counts.get(best ?? '') ?? 0)) best = currency;
  return best;
}
