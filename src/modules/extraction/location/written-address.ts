import { type NumericBlock, pagePieces } from '../contacts/page-pieces.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { addressPattern, mayHoldCode } from './address-patterns.ts';

export interface WrittenAddress {
  readonly street: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string;
}

/** The first postal address written in the page's text in the form of its country; footer and address blocks before the rest. */
export function writtenAddress(page: ParsedPage, country: string): WrittenAddress | null {
  const pattern = addressPattern(country);
  if (pattern === null) return null;
  const framed: NumericBlock[] = [];
  const others: NumericBlock[] = [];
  for (const numeric of pagePieces(page).numeric) {
    const { text, region, tag } = numeric.block;
    if (text.length > TEXT_MAX || !mayHoldCode(country, text)) continue;
    if (FRAME.has(region) || tag === 'address') framed.push(numeric);
    else if (others.length < UNFRAMED_MAX) others.push(numeric);
  }
  for (const { block, previous } of [...framed, ...others]) {
    const match = pattern.exec(block.text);
    if (match?.groups === undefined) continue;
    const { code = '', city, region } = match.groups;
    const street = streetBefore(block.text.slice(0, match.index), previous);
    // A bare code with digits only is a number like any other unless a street stands before it.
    if (street === null && !SELF_EVIDENT.has(country)) continue;
    const town =
      /^(?:.*\b(?:Ave(?:nue)?|St(?:reet)?|R(?:oa)?d|Blvd|Drive|Dr|Lane|Way)\b\.?(?: (?:East|West|North|South|[NSEW]))?) (?<town>.+)$/.exec(
        city ?? '',
      )?.groups?.town;
    return { street, city: town ?? city ?? null, region: region ?? null, postalCode: code };
  }
  return null;
}

const FRAME: ReadonlySet<string> = new Set(['footer', 'header']);
const TEXT_MAX = 300;
/** Beyond the first few dozen, numbers in the text are prices and dates. */
const UNFRAMED_MAX = 80;
/** Codes with letters or a state beside them need no street to be believed. */
const SELF_EVIDENT = new Set(['GB', 'US', 'CA', 'AU', 'NL']);

const STREET_WORD =
  /(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer|street|st\.?|road|rd\.?|avenue|ave\.?|av\.?|lane|ln\.?|drive|dr\.?|boulevard|blvd\.?|bd\.?|way|court|square|place|park|house|unit|suite|floor|highway|hwy|rue|chemin|impasse|allée|quai|route|place|calle|c\/|carrer|avenida|paseo|plaza|polígono|via|viale|corso|piazza|strada|rua|travessa|praça|ulica|ul\.|al\.|os\.|straat|laan|plein|kade|gatan|vägen|vej|gade|katu|tie|utca|út|tér|ulice|náměstí|třída|улица|ул\.|проспект|пр\.|пер\.|бул\.|jl\.|jalan|cad\.|caddesi|sok\.|sokak|mah\.|bulvarı|nagar|marg|sector|plot|gidc|estate|box)(?!\p{L})/iu;

/** The piece of text before the code that has a house number or a word for street. */
function streetBefore(sameBlock: string, previousBlock: string): string | null {
  const pieces = sameBlock
    .split(/[|•·–—\n]|,\s(?!\d+\s?[a-z]?(?:,|$))|:\s/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= 3);
  for (const piece of [...pieces.slice(-3).reverse(), previousBlock]) {
    const street = piece.replace(/[,;\s-]+$/, '').replace(/^[,;\s-]+/, '');
    if (/^(?:suite|ste|unit|floor|\d\w{2} floor|apt|office|phase)\b/i.test(street)) continue;
    if (street.length <= 80 && street.length >= 4 && /\p{L}{3}/u.test(street) && isStreet(street))
      return street;
  }
  return null;
}

function isStreet(text: string): boolean {
  if (/©|@|https?:|\d{6}|^\+|tel|phone|fax|all rights/i.test(text)) return false;
  return (
    (STREET_WORD.test(text) && /\d/.test(text)) ||
    /^\p{Lu}[\p{L}.'’ -]{3,40}\s\d{1,4}\s?[a-zA-Z]?$/u.test(text) ||
    /^\d{1,5}[a-z]?,? \p{Lu}[\p{L}.' -]{3,40}$/u.test(text)
  );
}
