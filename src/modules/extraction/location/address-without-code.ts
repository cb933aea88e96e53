import { isSiteBuilderCredit } from '../contacts/site-builder-credit.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import {
  CITY_BEFORE,
  IN_STATES,
  US_STATE_NAMES,
  US_STATES,
  type WrittenAddress,
} from './address-patterns.ts';
import { PLACES } from './places.ts';

type Reader = (text: string, isFramed: boolean) => WrittenAddress | null;

/** An address in the form of its country, on pages that omit the postal code; footer, header and address blocks come first. */
export function localAddress(page: ParsedPage, country: string): WrittenAddress | null {
  const reader = READERS.get(country);
  if (reader === undefined) return null;
  const { hint, read } = reader;
  const others: string[] = [];
  let framed = 0;
  for (const { text, region, tag } of page.blocks) {
    // Checking for the hint takes a fraction of the rest, and few texts have it.
    if (text.length < TEXT_MIN || text.length > TEXT_MAX || !hint.test(text) || isSiteBuilderCredit(text))
      continue;
    if (region === 'footer' || region === 'header' || tag === 'address') {
      if (++framed > BLOCKS_MAX) continue;
      const address = read(text, true);
      if (address !== null) return address;
    } else if (others.length < BLOCKS_MAX && /\d/.test(text)) others.push(text);
  }
  for (const text of others) {
    const address = read(text, false);
    if (address?.street) return address;
  }
  return null;
}

const TEXT_MIN = 6;
const TEXT_MAX = 160;
const BLOCKS_MAX = 80;

const STREET_END =
  '(?:(?<=(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Ct|Court|Pl|Place|Hwy|Highway|Pkwy|Parkway)\\.?)\\s+|\\s{0,2}[,•·|–]\\s+)';
const US_TOWN = new RegExp(
  `(?:(?<street>\\b\\d{1,6}[A-Z]? [\\p{L}\\d .'’#/-]{3,50}?)${STREET_END}(?:(?:Suite|Ste|Unit|Floor|Apt|#)\\.? ?[\\w-]{1,6}[,•·|–\\s]{1,3})?)?${CITY_BEFORE},\\s{1,2}(?<region>${US_STATES}|${US_STATE_NAMES})(?![\\p{L}\\d])(?!\\.?,?\\s{1,2}\\d{5})`,
  'gu',
);
/** Words before a town that mean that it is served, not that the company is there. */
const SERVED = /^(?:Serving|Proudly|Service|Services|Areas?|Near|Throughout|Across|Greater)(?= )/;
const LOCATED = /^(?:Located in|Based in|Visit us in|Made in|In|From|Office)\s(?=\p{Lu})/u;

/** "123 Main St, Springfield, IL"; without a street only if the line names no other town. */
function unitedStates(text: string, isFramed: boolean): WrittenAddress | null {
  const [first, ...more] = [...text.matchAll(US_TOWN)].map(({ groups }) => groups ?? {});
  if (first === undefined) return null;
  const city = (first.city ?? '').replace(LOCATED, '');
  const isOne = more.every((groups) => groups.city === first.city);
  const street = first.street?.trim() ?? null;
  if (!isOne || SERVED.test(city) || /\bCounty$/.test(city) || (street === null && !isFramed)) return null;
  return { street, city, region: first.region ?? null, postalCode: null };
}

const INDIAN_TOWN = new RegExp(
  `${CITY_BEFORE}(?:,\\s{1,2}|\\s?[-–]\\s?)(?<region>${IN_STATES})(?!\\p{L})(?![^,]{0,12}\\d{6})`,
  'u',
);
const INDIAN_STREET =
  /\d|(?<!\p{L})(?:road|street|marg|nagar|sector|plot|phase|floor|layout|cross|colony|estate|chowk|complex|tower)(?!\p{L})/iu;

/** "12, MG Road, Indiranagar, Bengaluru, Karnataka": the street ends with the last part that has a number or a word for street. */
function india(text: string): WrittenAddress | null {
  const match = INDIAN_TOWN.exec(text);
  if (match === null) return null;
  const parts = text.slice(0, match.index).replace(LABEL, '').split(/,\s*/);
  const last = parts.findLastIndex((part) => INDIAN_STREET.test(part));
  const street = parts
    .slice(0, last + 1)
    .join(', ')
    .trim();
  if (
    !/\d/.test(street) ||
    !/\p{L}{3}/u.test(street) ||
    street.length > STREET_MAX ||
    NOT_A_STREET.test(street)
  )
    return null;
  const { city = '', region = null } = match.groups ?? {};
  // Delhi is a state and a town; the part before it is one of its quarters.
  return {
    street,
    city: region === 'Delhi' && city !== 'New Delhi' ? region : city,
    region,
    postalCode: null,
  };
}

const STREET_MAX = 100;
const NOT_A_STREET = /©|@|https?:|\d{7}|\+\d|phone|tel\b|mob/i;
const LABEL =
  /^(?:(?:our |head |registered |corporate )?(?:address|office)|адрес|наш адрес|офис|địa chỉ|trụ sở(?: chính)?|văn phòng|add)\s{0,2}[:：-]?\s+/iu;
const RUSSIAN_STREET =
  /(?<!\p{L})(?:ул(?:ица|\.)|просп(?:ект|\.)|пр-т|пр\.|пер(?:еулок|\.)|шоссе|ш\.|наб(?:ережная|\.)|бульвар|б-р|пл(?:ощадь|\.)|проезд|тракт)(?!\p{L})/iu;
const HOUSE = /^(?:(?:д|дом|стр|корп|к|вл)\.?\s?)?\d{1,4}[\p{L}\d/-]{0,6}$/iu;

/** "г. Казань, ул. Баумана, д. 12" */
function russia(text: string): WrittenAddress | null {
  const parts = text.replace(LABEL, '').split(/,\s+|;\s+|\s[|•·]\s/);
  const at = parts.findIndex((part) => RUSSIAN_STREET.test(part));
  const city = parts
    .slice(0, Math.max(at, 0))
    .map(russianTown)
    .find((town) => town !== null);
  if (at < 0 || city === undefined) return null;
  const house = parts[at + 1] ?? '';
  const street = HOUSE.test(house) ? `${parts[at]}, ${house}` : (parts[at] ?? '');
  if (!/\d/.test(street) || street.length > STREET_MAX || NOT_A_STREET.test(street)) return null;
  return { street, city, region: null, postalCode: null };
}

function russianTown(part: string): string | null {
  const town = /^(?:г\.|гор\.|город)\s?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)$/u.exec(part.trim())?.[1];
  if (town !== undefined) return town;
  return PLACES.get(part.trim().toLowerCase()) === 'RU' ? part.trim() : null;
}

/** Provinces and cities of that rank, before and after the mergers. */
const VIETNAMESE_TOWNS = new Set(
  'hà nội,hồ chí minh,đà nẵng,hải phòng,cần thơ,huế,thừa thiên huế,an giang,bà rịa - vũng tàu,vũng tàu,bắc giang,bắc kạn,bạc liêu,bắc ninh,bến tre,bình định,bình dương,bình phước,bình thuận,cà mau,cao bằng,đắk lắk,đắk nông,điện biên,đồng nai,đồng tháp,gia lai,hà giang,hà nam,hà tĩnh,hải dương,hậu giang,hòa bình,hưng yên,khánh hòa,nha trang,kiên giang,kon tum,lai châu,lâm đồng,đà lạt,lạng sơn,lào cai,long an,nam định,nghệ an,ninh bình,ninh thuận,phú thọ,phú yên,quảng bình,quảng nam,quảng ngãi,quảng ninh,hạ long,quảng trị,sóc trăng,sơn la,tây ninh,thái bình,thái nguyên,thanh hóa,tiền giang,trà vinh,tuyên quang,vĩnh long,vĩnh phúc,yên bái'.split(
    ',',
  ),
);
const DISTRICT = /^(?:phường|p\.|xã|quận|q\.|huyện|h\.|thị xã|thị trấn|khu phố|tổ|khóm|ấp|thôn)(?:\s|\d|$)/iu;
const HOUSE_FIRST = /^(?:số|lô|tầng|tòa|toà|nhà|km|đường|kiot|căn)?\s?[\p{L}-]{0,3}\s?\d/iu;
const BARE_NUMBER = /^(?:số|lô|no\.?)?\s?[\d/]+\p{L}?$/iu;
const VIETNAMESE_STREET_MAX = 70;

/** "12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh": the town is the last part; a ward is not a town. */
function vietnam(text: string): WrittenAddress | null {
  const [line = ''] = text.split(/\s[·|•]\s/);
  const parts = line
    .replace(LABEL, '')
    .split(/,\s*|\s[–-]\s/)
    .map((part) => part.replace(/[.\s]+$/, '').trim());
  const at = parts.findLastIndex((part) => vietnameseTown(part) !== null);
  const [first = '', second = ''] = parts;
  const street = BARE_NUMBER.test(first) && at > 1 && !DISTRICT.test(second) ? `${first}, ${second}` : first;
  if (
    at < 1 ||
    !HOUSE_FIRST.test(street) ||
    street.length > VIETNAMESE_STREET_MAX ||
    NOT_A_STREET.test(street)
  )
    return null;
  return { street, city: vietnameseTown(parts[at] ?? ''), region: null, postalCode: null };
}

function vietnameseTown(part: string): string | null {
  if (/^tp\.?\s?hcm$/iu.test(part)) return 'Hồ Chí Minh';
  const town = part.replace(/^(?:tp\.?|t\.p\.?|thành phố|tỉnh)\s*/iu, '');
  return VIETNAMESE_TOWNS.has(town.toLowerCase()) ? town : null;
}

interface CountryReader {
  /** Every text with an address of the country contains this. */
  readonly hint: RegExp;
  readonly read: Reader;
}

const READERS: ReadonlyMap<string, CountryReader> = new Map<string, CountryReader>([
  ['US', { hint: new RegExp(`,\\s{1,2}(?:${US_STATES}|${US_STATE_NAMES})(?![A-Za-z])`), read: unitedStates }],
  ['IN', { hint: new RegExp(`[,–-]\\s{0,2}(?:${IN_STATES})`), read: india }],
  ['RU', { hint: RUSSIAN_STREET, read: russia }],
  ['VN', { hint: /\d[^,]*,/, read: vietnam }],
]);
