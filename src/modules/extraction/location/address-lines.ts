import { isSiteBuilderCredit } from '../contacts/site-builder-credit.ts';
import type { ParsedPage, TextBlock } from '../page/parsed-page.ts';
import type { WrittenAddress } from './address-patterns.ts';
import { ADDRESS_HEADING, ADDRESS_LABEL, isNoTown, TOWN_LABEL } from './address-words.ts';
import { countriesByName } from './country-names.ts';
import { isRegionOf, isTownOf } from './places.ts';
import { isStreet, STREET_WORD } from './street.ts';

/**
 * An address without postal code on a line of its own, in any country: "Mill Lane 3, Kvarnby", "Kvarnby, Sweden", "City: Kvarnby". Only
 * lines of footer and header, and lines under a label, are read, and a line with anything else in it is refused.
 */
export function addressLine(page: ParsedPage, country: string): WrittenAddress | null {
  let townAlone: WrittenAddress | null = null;
  let read = 0;
  for (let index = 0; index < page.blocks.length && read < LINES_MAX; index += 1) {
    const block = page.blocks[index];
    if (block === undefined || block.text.length < TEXT_MIN || block.text.length > TEXT_MAX) continue;
    if (!isFramed(block) && !isLabelled(block.text, page.blocks[index - 1]?.text ?? '')) continue;
    if (isSiteBuilderCredit(block.text)) continue;
    read += 1;
    for (const line of block.text.split(SEGMENTS)) {
      const address = readLine(line, page.blocks[index + 1]?.text ?? '', country);
      if (address?.street) return address;
      if (address !== null && !block.linked) townAlone = oneTown(townAlone, address);
    }
  }
  return townAlone?.city ? townAlone : null;
}

/** An address that stands where a map service expects one: the text of a link or a frame that shows the place. */
export function addressOfMap(text: string, country: string): WrittenAddress | null {
  const address = readLine(text, '', country);
  return address?.street ? address : null;
}

const LINES_MAX = 120;
const TEXT_MIN = 4;
const TEXT_MAX = 160;
const SEGMENTS = /\s*[|•·■]\s*|\n/;

function isFramed({ region, tag }: TextBlock): boolean {
  return region === 'footer' || region === 'header' || tag === 'address';
}

/** Checking for a colon first takes a fraction of the rest, and few texts have one. */
function isLabelled(text: string, above: string): boolean {
  return (
    (above.length <= LABEL_MAX && ADDRESS_HEADING.test(above)) ||
    (ADDRESS_LABEL.exec(text)?.[0] ?? '') !== '' ||
    (/[:：]/.test(text) && TOWN_LABEL.test(text))
  );
}

const LABEL_MAX = 40;

/** Two towns are the areas that a company serves, or its offices; neither is known to be the seat. */
function oneTown(known: WrittenAddress | null, address: WrittenAddress): WrittenAddress {
  return known === null || known.city === address.city
    ? address
    : { street: null, city: null, region: null, postalCode: null };
}

function readLine(line: string, below: string, country: string): WrittenAddress | null {
  if (line.includes('©')) return null;
  const label = TOWN_LABEL.exec(line);
  if (label !== null) return labelledTown(line.slice(label.index + label[0].length), country);
  const { parts, isCountryNamed } = partsOf(line.replace(ADDRESS_LABEL, ''), country);
  if (parts === null) return null;
  const at = parts.findIndex((part, index) => isStreetPart(part, parts[index + 1] ?? ''));
  if (at < 0) return townLine(parts, country, isCountryNamed);
  const end = streetEnd(parts, at);
  const street = parts.slice(at, end).join(', ');
  if (street.length > STREET_MAX) return null;
  const before = at > 0 ? townBefore(parts[at - 1] ?? '', country, at === 1) : null;
  if (before !== null) return { street, city: before, region: null, postalCode: null };
  if (at > 0 && !STREET_WORD.test(street)) return null;
  const rest = parts.slice(end);
  const place = placeOf(rest, country, isCountryNamed) ?? placeBelow(rest, below, country);
  return place === null ? null : { street, ...place, postalCode: null };
}

const STREET_MAX = 90;
const BELOW_MAX = 60;

/** The town in the line under the street, which must show that it is one. */
function placeBelow(rest: readonly string[], below: string, country: string): Place | null {
  if (below.length > BELOW_MAX) return null;
  const { parts, isCountryNamed } = partsOf(below, country);
  if (parts === null || townLine(parts, country, isCountryNamed) === null) return null;
  return placeOf([...rest, ...parts], country, isCountryNamed) ?? placeOf(parts, country, isCountryNamed);
}

/** The parts of a line between its commas and dashes, without the country; null if it is in another country or is no address. */
function partsOf(
  text: string,
  country: string,
): { readonly parts: string[] | null; readonly isCountryNamed: boolean } {
  const parts = text
    .trim()
    .split(/\s*[,،、]\s*|\s+[-–—]\s+|\s?[/](?=\s?\p{Lu})/u)
    .map((part) => part.replace(/[.\s]+$/, '').trim())
    .filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const named = countryAtEnd(last);
  if (named === null) return { parts: parts.length > PARTS_MAX ? null : parts, isCountryNamed: false };
  if (named.code !== country) return { parts: null, isCountryNamed: true };
  const rest = named.before === '' ? parts.slice(0, -1) : [...parts.slice(0, -1), named.before];
  return { parts: rest.length === 0 || rest.length > PARTS_MAX ? null : rest, isCountryNamed: true };
}

const PARTS_MAX = 8;

/** "Tolima Colombia": the country may follow the region without a comma. */
function countryAtEnd(part: string): { readonly code: string; readonly before: string } | null {
  const words = part.replace(/^\((.*)\)$/, '$1').split(' ');
  for (let count = Math.min(words.length, 3); count >= 1; count -= 1) {
    const code = countriesByName().get(words.slice(-count).join(' ').toLowerCase());
    if (code !== undefined) return { code, before: words.slice(0, -count).join(' ') };
  }
  return null;
}

/** "ул. Мельничная" before "12", "Kanalen" before "д. 5": the number may be the next part. */
function isStreetPart(part: string, next: string): boolean {
  if (NOT_A_STREET.test(part)) return false;
  if (isStreet(part)) return STREET_WORD.test(part) || !YEAR_AT_EDGE.test(part);
  return HOUSE_WORD.test(next) || (STREET_WORD.test(part) && HOUSE.test(next) && part.length <= 60);
}

const NOT_A_STREET = /©|@|https?:|www\.|\d{7}|\+\d|\d{1,2}[:.]\d\d|[!?€$£%]/;
const YEAR_AT_EDGE = /^(?:19|20)\d\d |(?:19|20)\d\d$/;
const HOUSE = /^\d{1,5}\s?[\p{L}]?(?:[/-]\d{1,4}\p{L}?)?$/u;
const HOUSE_WORD = /^(?:д|дом|буд|будинок)\.?\s?\d/iu;
const INSIDE =
  /^(?:(?:д|дом|буд|лит|стр|корп|оф|офис|офіс|кв|пом|эт|этаж|oficina|officina|of|local|piso|apto|sala|bloco|loja|suite|ste|unit|floor|office|room|apt|building|block|vån|våning|etasje|sal|kerros|stock|etage|étage|int|interno|scala|emelet|lok|m|no|nr|local)(?![\p{L}])\.?|\d{1,2}(?:\.|st|nd|rd|th|º|°|ª|er|e|ème)?\s(?:floor|andar|sal|stock|etage|étage|piano|piso|vån|våning|kerros|etasje))/iu;

/** The house number, the floor and the office after the street belong to it. */
function streetEnd(parts: readonly string[], at: number): number {
  let end = at + 1;
  while (end < parts.length && (HOUSE.test(parts[end] ?? '') || INSIDE.test(parts[end] ?? ''))) end += 1;
  return end;
}

const TOWN_SHAPE =
  /^(?:\p{Lu}[\p{L}.'’]*|[\u3400-\u9fff]{2,6})(?:[ -](?:\p{Lu}[\p{L}.'’]*|am|an|der|im|in|bei|de|da|do|dos|das|del|la|le|les|lès|di|sur|sous|en|nad|pod|upon|na|aan|den|op|of|y)(?!\p{L})){0,4}$/u;

function isTownShaped(part: string): boolean {
  return part.length >= 2 && part.length <= 40 && TOWN_SHAPE.test(part) && !isNoTown(part);
}

/** Eastern European lines begin with the town: "Київ, вул. Млинна 3". Words before it belong to something else. */
function townBefore(part: string, country: string, isFirst: boolean): string | null {
  const words = part.replace(TOWN_TITLE, '').split(' ');
  for (const count of [3, 2, 1]) {
    const last = words.slice(-count).join(' ');
    if (words.length >= count && isTownOf(last, country)) return last;
  }
  const bare = words.join(' ');
  const isTown = isFirst && words.length <= 2 && isTownShaped(bare) && !isRegionOf(bare, country);
  return isTown && TOWN_FIRST.has(country) && !COUNTRY_OR_REGION.test(bare) ? bare : null;
}

const TOWN_TITLE = /^(?:г|гор|м|с|пос|гр|город|місто|село)\.?\s(?=\p{Lu})/u;
const TOWN_FIRST = new Set(['RU', 'UA', 'BY', 'KZ', 'BG', 'GR', 'MD', 'KG', 'UZ']);
const COUNTRY_OR_REGION = /обл|область|край|район|респ|^РФ$|^РБ$|ТЦ|БЦ|Офис|Адрес|ΑΦΜ/iu;

interface Place {
  readonly city: string;
  readonly region: string | null;
}

/** The town among the parts after a street: one that is known, one before a region, or the only one. */
function placeOf(parts: readonly string[], country: string, isCountryNamed: boolean): Place | null {
  if (parts.length === 0 || parts.length > 4) return null;
  const region = parts.find((part, index) => index > 0 && isRegionOf(part, country)) ?? null;
  const known = parts.findLast((part) => isTownOf(part, country));
  if (known !== undefined) return { city: known, region };
  const towns = parts.filter((part) => part !== region);
  const [town = ''] = towns;
  if (!isTownShaped(town) || isRegionOf(town, country) || STREET_WORD.test(town)) return null;
  if (region !== null && towns.length === 1) return { city: town, region };
  const isOnly = parts.length === 1 && (isCountryNamed || !DISTRICT_FIRST.has(country));
  return isOnly ? { city: town, region: null } : null;
}

/** In these countries the part after the street is usually a district. */
const DISTRICT_FIRST = new Set(
  'AE AR BD BR CL CM CO EC EG GH ID IN JP KE KR LK MA MX MY NG NP PA PE PH PK SA SG TH TR TZ UG UY VE VN ZA CN TW HK US GB IE AU NZ CA'.split(
    ' ',
  ),
);

/** "Kvarnby, Sweden" and "Kvarnby, Dalarna"; a known town alone. */
function townLine(parts: readonly string[], country: string, isCountryNamed: boolean): WrittenAddress | null {
  if (parts.length === 0 || parts.length > 3 || !parts.every(isTownShaped)) return null;
  const place = placeOf(parts, country, isCountryNamed);
  const isEvident =
    place !== null && (isCountryNamed || place.region !== null || isTownOf(place.city, country));
  return isEvident ? { street: null, ...place, postalCode: null } : null;
}

function labelledTown(text: string, country: string): WrittenAddress | null {
  const [, town = '', region] =
    /^([\p{L}.'’ -]{2,40}?)(?:\s?[/,-]\s?([A-Z]{2})(?!\p{L}))?(?:[.,;/(]|\s{2}|$)/u.exec(text) ?? [];
  const city = town.trim();
  if (!isTownShaped(city) || isRegionOf(city, country) || countriesByName().has(city.toLowerCase()))
    return null;
  return { street: null, city, region: region ?? null, postalCode: null };
}
