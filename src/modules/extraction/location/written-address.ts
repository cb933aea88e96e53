import { type NumericBlock, pagePieces } from '../contacts/page-pieces.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { addressLine, addressOfMap } from './address-lines.ts';
import { addressPatterns, mayHoldCode, type WrittenAddress } from './address-patterns.ts';
import { localAddress } from './address-without-code.ts';
import { eastAsianAddress } from './east-asian-address.ts';
import { mapAddresses } from './map-addresses.ts';
import { isTownOf, PLACES } from './places.ts';
import { isStreet, STREET_WORD } from './street.ts';

/** The first postal address in the page's text in the form of its country; footer and address blocks come first. */
export function writtenAddress(page: ParsedPage, country: string): WrittenAddress | null {
  const coded = addressWithCode(page, country);
  if (coded === 'listed') return null;
  return (
    coded ??
    localAddress(page, country) ??
    eastAsianAddress(page, country) ??
    addressWithoutCode(page, country) ??
    addressLine(page, country) ??
    addressOnMap(page, country)
  );
}

/** A list of branches, members or clients in the text does not show which of them is the seat. */
function addressWithCode(page: ParsedPage, country: string): WrittenAddress | 'listed' | null {
  const patterns = addressPatterns(country);
  if (patterns.length === 0) return null;
  const others: NumericBlock[] = [];
  let framed = 0;
  const { figured, numeric: numbered } = pagePieces(page);
  for (const numeric of SINGLE_FIGURES.has(country) ? figured : numbered) {
    const { text, region, tag } = numeric.block;
    if (text.length > TEXT_MAX || !mayHoldCode(country, text)) continue;
    if (FRAME.has(region) || tag === 'address') {
      if (++framed > FRAMED_MAX) continue;
      const address = firstAddress(numeric, patterns, country, true);
      if (address !== null) return address;
    } else if (others.length < UNFRAMED_MAX) others.push(numeric);
  }
  const found: WrittenAddress[] = [];
  for (const numeric of others) {
    const address = firstAddress(numeric, patterns, country, false);
    if (address !== null) found.push(address);
  }
  return new Set(found.map(({ city }) => city)).size >= LISTED_MIN ? 'listed' : (found[0] ?? null);
}

const LISTED_MIN = 4;

function firstAddress(
  { block, previous }: NumericBlock,
  patterns: readonly RegExp[],
  country: string,
  isFramed: boolean,
): WrittenAddress | null {
  for (const pattern of patterns) {
    const address = addressIn(block.text, previous, pattern, country, isFramed);
    if (address !== null) return address;
  }
  return null;
}

/** The place that the page shows on a map or links to. */
function addressOnMap(page: ParsedPage, country: string): WrittenAddress | null {
  for (const text of mapAddresses(page)) {
    for (const pattern of addressPatterns(country)) {
      const address = addressIn(text, '', pattern, country, false);
      if (address?.street && address.city) return address;
    }
    const address = addressOfMap(text, country);
    if (address !== null) return address;
  }
  return null;
}

/** Postal codes of these countries have letters between their digits: "3 Mill Lane, Leeds LS6 2AD" has no two digits in a row. */
const SINGLE_FIGURES = new Set(['GB', 'CA']);
const LINE_MAX = 120;

/** A street and a well-known town, on pages that omit the code: "13 Orchard Street, Bristol". */
function addressWithoutCode(page: ParsedPage, country: string): WrittenAddress | null {
  for (const { block } of pagePieces(page).numeric) {
    if (block.text.length > LINE_MAX || !STREET_WORD.test(block.text)) continue;
    const pieces = block.text.split(/,\s|\s[-–]\s/).map((piece) => piece.replace(/[.\s]+$/, ''));
    const at = pieces.findIndex((piece, index) => index > 0 && isTownOf(piece, country));
    const street = at < 0 ? null : streetBefore(pieces.slice(0, at).join(', '), '');
    if (street !== null)
      return { street: trimmedStreet(street), city: pieces[at] ?? null, region: null, postalCode: null };
  }
  return null;
}

function addressIn(
  text: string,
  previous: string,
  pattern: RegExp,
  country: string,
  isFramed: boolean,
): WrittenAddress | null {
  const match = pattern.exec(text);
  if (match?.groups === undefined) return null;
  const { code = null } = match.groups;
  const region = match.groups.region?.replace(/^\p{Ll}{2}$/u, (letters) => letters.toUpperCase()) ?? null;
  const before = text.slice(0, match.index);
  const written = splitTown(match.groups.city ?? null, text.slice(match.index + match[0].length));
  const street = streetBefore(before, previous) ?? streetAfter(written.rest);
  // A code of digits alone is just a number unless a street is beside it; a town without a code needs a street too.
  if (street === null && (code === null || !isEvident(match, written.town, country, isFramed))) return null;
  const city = townIn(written.town, country);
  if (code === null && city === null) return null;
  const parted = city === null && street !== null ? STREET_AND_TOWN.exec(street)?.groups : undefined;
  if (parted?.street !== undefined && isStreet(parted.street))
    return {
      street: trimmedStreet(parted.street),
      city: townIn(parted.town ?? null, country),
      region,
      postalCode: code,
    };
  return { street: street === null ? null : trimmedStreet(street), city, region, postalCode: code };
}

/** The line above a code that is on its own line: "13 Orchard Street, Bristol". */
const STREET_AND_TOWN = /^(?<street>.*\d.*), (?<town>\p{Lu}[\p{L}' -]+)$/u;
const ENDS_STREET =
  /^(?:.*(?<!\p{L})(?:Ave(?:nue)?|St(?:reet)?|R(?:oa)?d|Blvd|Drive|Dr|Lane|Way|Floor|Suite|Sector|Nagar|Phase|Estate|Society|Highway|GIDC|MIDC)\b\.?(?: (?:East|West|North|South|[NSEW]))?) (?<town>.+)$/u;
const NO_TOWN =
  /^(?:Gujarat|Maharashtra|Rajasthan|Karnataka|Kerala|Tamil ?Nadu|Telangana|Andhra Pradesh|West Bengal|Uttar Pradesh|Madhya Pradesh|Punjab|Haryana|India|USA?|Tel|Phone|Fax|Email|Mob(?:ile)?|Street|St|Road|Rd|Avenue|Floor|Ground Floor|First Floor|Suite|Unit|No|Box|P\.?O\.?(?: Box)?|January|February|March|April|May|June|July|August|September|October|November|December|Euro?|Uhr|Jahre?)\.?$|\b(?:St|Street|Road|Rd|Ave|Avenue|Lane|Floor|Nagar|Sector|Plaza|Building|House|Tower)\.?$/iu;
const TOWN_WORDS_MAX = 5;

/** The text at the position of the town, without the street before it; null if it is a state, a street or a floor. */
function townIn(written: string | null, country: string): string | null {
  if (written === null) return null;
  const town = (ENDS_STREET.exec(written)?.groups?.town ?? written).replace(/[,.\s-]+$/, '').trim();
  if (town.length < 2 || NO_TOWN.test(town) || town.split(' ').length > TOWN_WORDS_MAX) return null;
  return knownTown(town) ?? withoutDistrict(town, country);
}

/** Whether a code and a town are an address without a street beside them. */
function isEvident(match: RegExpExecArray, town: string | null, country: string, isFramed: boolean): boolean {
  if (SELF_EVIDENT.has(country) || isTownOf(town ?? '', country)) return true;
  const [matched] = match;
  if (/[A-Z]{2}-\d|CEP|Τ\.?Κ/.test(matched) || (country === 'BR' && match.groups?.region !== undefined))
    return true;
  const before = match.input.slice(0, match.index);
  const after = match.input.slice(match.index + matched.length);
  // A footer line, or a part of it between separators, that has nothing else.
  return isFramed && /(?:^|[|•·])\s*$/.test(before) && /^\s*(?:\([^()]*\)\s*)?(?:$|[|•·])/.test(after);
}

/** "Berlin-Friedrichshain" is in Berlin. */
function withoutDistrict(town: string, country: string): string {
  const dash = town.indexOf('-');
  const first = town.slice(0, Math.max(dash, 0));
  return !isTownOf(town, country) && isTownOf(first, country) ? first : town;
}

/** "Koldongri Andheri East Mumbai": if the last words are a well-known town, they are the town. */
function knownTown(town: string): string | null {
  const words = town.split(' ');
  if (words.length < 3) return null;
  for (const count of [2, 1]) {
    const last = words.slice(-count).join(' ');
    if (PLACES.has(last.toLowerCase())) return last;
  }
  return null;
}

/** "7627 Pécs Wass Albert út 73": without a comma the words before the word for street are the street's name. */
function splitTown(city: string | null, rest: string): { town: string | null; rest: string } {
  const [first = '', ...others] = city?.split(' ') ?? [];
  const goesOn = others.length > 0 && STREET_BEGINS.test(rest);
  return goesOn ? { town: first, rest: `, ${others.join(' ')}${rest}` } : { town: city, rest };
}

const STREET_BEGINS =
  /^ (?:utca|út|útja|tér|körút|köz|sor|u\.|ulica|ul\.|gatan|vägen|gate|vei|vej|katu|tie|iela|gatvė|g\.) \d/iu;

/** Hungarian and some other addresses have the street after the town: "1134 Budapest, Váci út 45." */
function streetAfter(text: string): string | null {
  const piece =
    /^[,\s]{1,3}([^,|•·\n]{4,60}?(?:, ?(?:(?:д|буд|дом|будинок)\.? ?)?\d{1,4}[\p{L}/-]{0,3}\d{0,3})?)(?:[.,;|•·]|$)/u
      .exec(text)?.[1]
      ?.trim() ?? '';
  return STREET_WORD.test(piece) && /\d/.test(piece) ? piece : null;
}

const STARTS_STREET =
  /(?<!\p{L})(?:via|viale|corso|piazza|piazzale|rue|avenue|boulevard|chemin|place|calle|c\/|avenida|av\.|plaza|paseo|carrer|rua|travessa|praça|ul\.|ulica|al\.|jl\.|jalan|ул\.|улица|пр\.|проспект|вул\.)\s/iu;

/** Removes a sentence before the street: "Our shop is in viale Verdi 12"; a word or two are the street's name. */
function trimmedStreet(street: string): string {
  const start = STARTS_STREET.exec(street);
  const bare =
    start !== null &&
    start.index > 0 &&
    wordsBefore(street, start.index) >= SENTENCE_WORDS_MIN &&
    !/\d/.test(street.slice(0, start.index))
      ? street.slice(start.index)
      : street;
  return bare
    .replace(SENTENCE_BEFORE, '')
    .replace(
      /^(?:address|adresse|anschrift|indirizzo|dirección|endereço|adres|adresa|cím|địa chỉ|адрес|адреса|ofis|location|sede|siège)\s*:?\s+/iu,
      '',
    )
    .trim();
}

/** "We do gardens! Kvarnby BV. Mill Lane 3": a sentence, or the company's name up to its legal form. */
const SENTENCE_BEFORE =
  /^.*(?:[!?]|\b(?:BV|B\.V\.|NV|GmbH|AG|KG|Ltd|Limited|Inc|LLC|SRL|S\.r\.l\.|SAS|SARL|AB|ApS|A\/S|Oy|S\.L\.)[.,]?)\s+(?=\p{Lu}.*\d)/u;

const FRAME: ReadonlySet<string> = new Set(['footer', 'header']);
const TEXT_MAX = 300;
/** A block of hostile text takes a millisecond, and a page can have thousands of them. Large menus have a few hundred with a number. */
const FRAMED_MAX = 400;
/** After the first few dozen, numbers in the text are prices and dates. */
const UNFRAMED_MAX = 80;
/** Codes with letters or a state next to them need no street to be accepted. */
const SELF_EVIDENT = new Set(['GB', 'US', 'CA', 'AU', 'NL', 'JP', 'PL', 'PT']);

/** The part of the text before the code that has a house number or a word for street. */
function streetBefore(sameBlock: string, previousBlock: string): string | null {
  const pieces = sameBlock
    .split(/[|•·–—\n]|\s-\s|,\s(?!\d+(?:[/-]\d+)?\s?[a-z]?\s*(?:,|-|$))|(?<!\bno):\s/i)
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

const SENTENCE_WORDS_MIN = 3;

function wordsBefore(text: string, index: number): number {
  return text.slice(0, index).trim().split(/\s+/).length;
}
