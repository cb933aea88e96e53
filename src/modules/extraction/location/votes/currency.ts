import { figureLines } from '../frame-text.ts';
import type { Vote, Voter } from '../vote.ts';

/** Currency signs that only one country uses, in prices on the page, and the currency that a shop declares. */
export const currencyVote: Voter = (page) => {
  const declared =
    page.metas.get('og:price:currency')?.[0] ??
    page.metas.get('product:price:currency')?.[0] ??
    shopCurrency(page.scripts);
  const votes: Vote[] = [];
  const home = COUNTRY_BY_CURRENCY.get((declared ?? '').toUpperCase());
  if (home !== undefined)
    votes.push({ country: home, weight: home === 'US' ? 0.8 : 2, evidence: `currency ${declared}` });
  const text = figureLines(page);
  if (!MONEY.test(text)) return votes;
  for (const [sign, country, weight] of SIGNS) {
    if (sign.test(text)) votes.push({ country, weight, evidence: 'currency sign' });
  }
  return votes;
};

const MONEY = /[£$₹₽₴₺₱₦]|zł|Kč|Ft|Rs|руб|грн|лв|CHF|CAD|TL|RM|Rp|[Kk][Ss]h/;

const SIGNS: readonly (readonly [RegExp, string, number])[] = [
  [/£\s?\d/, 'GB', 1.2],
  [/\d\s?zł/, 'PL', 1.5],
  [/\d\s?Kč/, 'CZ', 1.5],
  [/\d\s?Ft\b/, 'HU', 1.2],
  [/₹\s?\d|\bRs\.?\s?\d/, 'IN', 1.2],
  [/R\$\s?\d/, 'BR', 1.8],
  [/\d\s?(?:₽|руб)/, 'RU', 1.2],
  [/\d\s?(?:₴|грн)/, 'UA', 1.8],
  [/\d\s?лв/, 'BG', 1.8],
  [/\bCHF\s?\d|\d\s?CHF\b/, 'CH', 1.5],
  [/\bAU\$\s?\d|\bA\$\s?\d/, 'AU', 1.5],
  [/\bC\$\s?\d|\bCAD\s?\$?\d/, 'CA', 1.5],
  [/\d\s?(?:₺|TL\b)/, 'TR', 1.5],
  [/\bRM\s?\d/, 'MY', 1.5],
  [/\bRp\.?\s?\d/, 'ID', 1.5],
  [/₱\s?\d/, 'PH', 1.5],
  [/₦\s?\d/, 'NG', 1.5],
  [/\bKSh\s?\d/i, 'KE', 1.5],
  [/(?<![A-Za-z])\$\s?\d/, 'US', 0.3],
];

/** Currencies of a single country. */
const COUNTRY_BY_CURRENCY = new Map(
  'USD:US GBP:GB CAD:CA AUD:AU NZD:NZ INR:IN BRL:BR MXN:MX PLN:PL CZK:CZ HUF:HU RON:RO BGN:BG DKK:DK SEK:SE NOK:NO CHF:CH RUB:RU UAH:UA TRY:TR JPY:JP KRW:KR CNY:CN IDR:ID MYR:MY SGD:SG THB:TH PHP:PH VND:VN ZAR:ZA NGN:NG KES:KE ILS:IL AED:AE SAR:SA CLP:CL COP:CO ARS:AR PEN:PE ISK:IS RSD:RS'
    .split(' ')
    .map((pair) => [pair.slice(0, 3), pair.slice(4)] as const),
);

function shopCurrency(scripts: readonly { readonly text: string }[]): string | null {
  for (const { text } of scripts) {
    const at = text.indexOf('Shopify.currency');
    if (at !== -1) return /"active"\s?:\s?"([A-Z]{3})"/.exec(text.slice(at, at + 100))?.[1] ?? null;
  }
  return null;
}
