/** An address as a page writes it. */
export interface WrittenAddress {
  readonly street: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
}

/** How a country writes the line with postal code and town, the usual form first; none if we know no reliable form. */
export function addressPatterns(country: string): readonly RegExp[] {
  return PATTERNS.get(country) ?? [];
}

/** A cheap check whether a text can contain a postal code of the country. */
export function mayHoldCode(country: string, text: string): boolean {
  return (CODE_HINTS.get(country) ?? FOUR_FIGURES).test(text);
}

const FOUR_FIGURES = /\d{4}/;
const FIVE_FIGURES = /\d{5}/;
const CODE_HINTS: ReadonlyMap<string, RegExp> = new Map([
  ['GB', /\d[A-Z]{2}/],
  ['CA', /\d[A-Z]\d/],
  ['PL', /\d\d-\d{3}/],
  ['PT', /\d{4}-\d{3}/],
  ['BR', /\d/],
  ['KR', /\d/],
  ['JP', /\d{3}[-－‐]\d{4}/],
  ['TR', /\d/],
  ['IN', /\d{3} ?\d{3}/],
  ...'CZ SK SE GR'.split(' ').map((country) => [country, /\d{3} ?\d\d/] as const),
  ...'US DE FR ES IT FI EE HR RS MX UA LT MC ID RU TH'
    .split(' ')
    .map((country) => [country, FIVE_FIGURES] as const),
]);

/** The named groups of every pattern are `code`, `city` and, if it is written, `region`. */
const TOWN =
  "(?<city>(?:[AO] (?=\\p{Lu}))?\\p{Lu}[\\p{L}.'’]+(?:[ -](?:\\p{Lu}[\\p{L}.'’]+|am|an der|im|in|bei|ob der|de|la|le|les|lès|sur|sous|en|del|della|di|da|do|dos|das|y|und|nad|pod|na|pri|mesto|mesta|gorica|vas|hory|aan|op den|aan den)(?!\\p{L})){0,4})";
/** What may be between a British town and its postcode; any other name there is the town. */
const GB_COUNTIES =
  '(?:(?:North|South|East|West|Greater|County|Co\\.?|Isle of|Mid) )?(?:Yorkshire|Yorks|Lancashire|Lancs|Kent|Surrey|Essex|Sussex|Hampshire|Hants|Cornwall|Devon|Somerset|Dorset|Wiltshire|Wilts|Gloucestershire|Glos|Oxfordshire|Oxon|Berkshire|Berks|Buckinghamshire|Bucks|Hertfordshire|Herts|Bedfordshire|Beds|Cambridgeshire|Cambs|Norfolk|Suffolk|Lincolnshire|Lincs|Nottinghamshire|Notts|Derbyshire|Leicestershire|Leics|Rutland|Northamptonshire|Northants|Warwickshire|Worcestershire|Worcs|Herefordshire|Shropshire|Staffordshire|Staffs|Cheshire|Merseyside|Manchester|Cumbria|Durham|Northumberland|Tyne (?:and|&) Wear|Midlands|London|Middlesex|Middx|Wight|Avon|Cleveland|Humberside|Lothian|Fife|Antrim|Down|Armagh|Tyrone|Glamorgan|Gwent|Gwynedd|Powys|Dyfed|Clwyd|Scotland|Wales|England|Northern Ireland|UK|United Kingdom)';
export const US_STATES =
  'A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]';
export const US_STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
export const IN_STATES =
  'Gujarat|Maharashtra|Rajasthan|Karnataka|Kerala|Tamil ?Nadu|Telangana|Andhra Pradesh|West Bengal|Uttar Pradesh|Madhya Pradesh|Punjab|Haryana|Delhi|Bihar|Odisha|Assam|Goa|Jharkhand|Uttarakhand|Himachal Pradesh|Chhattisgarh|U\\.?P\\.?|M\\.?P\\.?';
const BR_STATES = 'AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO';
const CITY_OF_BRAZIL =
  "(?<city>\\p{Lu}[\\p{L}.'’]+(?:[ -](?:\\p{Lu}[\\p{L}.'’]+|de|da|do|dos|das)(?!\\p{L})){0,4})";
export const CITY_BEFORE = "(?<city>\\p{Lu}[\\p{L}.'’]+(?:[ -]\\p{Lu}[\\p{L}.'’]+){0,3})";

function codeBeforeTown(code: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d-])(?:[A-Z]{1,3}-)?(?<code>${code})[ ,]{1,2}${TOWN}`, 'u');
}

const FIVE_DIGITS = codeBeforeTown('\\d{5}');
const FOUR_DIGITS = codeBeforeTown('(?!19|20)[1-9]\\d{3}');

const OWN_FORM: readonly (readonly [string, RegExp])[] = [
  [
    'GB',
    new RegExp(
      `(?:${CITY_BEFORE}[ ,.]{1,3}(?:(?:${GB_COUNTIES})[ ,.]{1,3})?)?(?<code>\\b[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2})\\b`,
      'u',
    ),
  ],
  [
    'US',
    new RegExp(
      `${CITY_BEFORE},? +(?<region>${US_STATES})\\.?,? +(?:USA?,? +)?(?<code>\\d{5})(?:-\\d{4})?\\b`,
      'u',
    ),
  ],
  [
    'CA',
    new RegExp(
      `${CITY_BEFORE}[ ,]+(?<region>AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|Ontario|Quebec|Québec|Alberta|British Columbia|Manitoba)[ ,.]+(?<code>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)\\b`,
      'u',
    ),
  ],
  ['AU', new RegExp(`${CITY_BEFORE},? +(?<region>NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? +(?<code>\\d{4})\\b`, 'u')],
  // "© 2026 TT Kvarnby" looks like a code and a town.
  ['NL', codeBeforeTown('(?<!(?:©|opyright)\\s{0,2})[1-9]\\d{3} ?[A-Z]{2}')],
  ['PL', codeBeforeTown('\\d{2}-\\d{3}')],
  ['PT', codeBeforeTown('\\d{4}-\\d{3}')],
  ['CZ', codeBeforeTown('\\d{3} ?\\d{2}')],
  ['SK', codeBeforeTown('\\d{3} ?\\d{2}')],
  ['SE', codeBeforeTown('\\d{3} ?\\d{2}')],
  ['GR', codeBeforeTown('\\d{3} ?\\d{2}')],
  [
    'BR',
    new RegExp(
      `(?:${CITY_OF_BRAZIL} ?[-–/,] ?(?<region>${BR_STATES}|(?<=/)(?:${BR_STATES.toLowerCase()}))(?!\\p{L})(?:.{0,40}?(?:CEP:? ?)?(?<code>\\d{2}\\.?\\d{3}-\\d{3})\\b)?)`,
      'u',
    ),
  ],
  [
    'IN',
    new RegExp(
      `${CITY_BEFORE} ?[-–,.:]{0,2} ?(?:\\(?(?<region>${IN_STATES})\\)?)?[ ,]{0,2}(?:India)? ?[-–,.:]{0,2} ?(?:PIN(?: ?code)?[-–: ]{1,3})?(?<code>[1-8]\\d{2} ?\\d{3})(?![\\d-])`,
      'u',
    ),
  ],
  [
    'RU',
    /(?<code>(?<!\d)[1-6]\d{5}(?!\d))[, ]{1,3}(?:Россия[, ]{1,3})?(?:.{0,40}?г\. ?(?<city>\p{Lu}[\p{L}-]+))?/u,
  ],
  [
    'UA',
    /(?<code>(?<!\d)\d{5}(?!\d))[, ]{1,3}(?:Україна[, ]{1,3})?(?:.{0,40}?(?:м|г)\. ?)?(?<city>\p{Lu}[\p{L}'’-]+)/u,
  ],
  // The code, the prefecture and the town, written without spaces: 〒920-0907 石川県金沢市青草町12-3.
  [
    'JP',
    /〒? ?(?<code>\d{3}[-－‐]\d{4})\s{0,2}(?<region>東京都|北海道|(?:大阪|京都)府|[\u4e00-\u9fff]{2,3}県)?(?<city>[\u4e00-\u9fffヶケぁ-んァ-ン]{1,7}?[市区町村])/u,
  ],
  // Province, town and district; the code is often omitted: 경기도 성남시 분당구 정자일로 55.
  [
    'KR',
    /(?:(?<code>(?<!\d)\d{5})\)?[ ,]{1,3})?(?<region>서울(?:특별시|시)?|(?:부산|대구|인천|광주|대전|울산)(?:광역시|시)?|세종(?:특별자치시|시)?|[가-힣]{2,4}도)\s(?<city>[가-힣]{1,5}[시군구])(?=\s)/u,
  ],
  ['ID', new RegExp(`${CITY_BEFORE},? (?<code>\\d{5})\\b`, 'u')],
  ['TH', new RegExp(`${CITY_BEFORE},? (?<code>[1-9]\\d{4})\\b`, 'u')],
  // A district and its province; the code is often omitted.
  [
    'TR',
    /(?:(?<code>(?<!\d)\d{5})[ ,]{1,3})?(?<city>\p{Lu}[\p{L}’']+(?: \p{Lu}[\p{L}’']+)?) ?\/ ?(?<region>\p{Lu}[\p{L}]+)(?!\p{L}|\/)/u,
  ],
];

const CODE_FIRST = [
  ...'DE FR ES IT FI EE HR RS MX LT MC'.split(' ').map((country) => [country, FIVE_DIGITS] as const),
  ...'AT CH BE DK NO HU SI LU BG LV ZA NZ CY LI'.split(' ').map((country) => [country, FOUR_DIGITS] as const),
];

/** "Kvarnby, LV-3002": the letters of the country before the code show that it is one. */
function codeAfterTown(letters: string, digits: number): RegExp {
  return new RegExp(
    `${CITY_BEFORE}(?:, (?<region>\\p{Lu}\\p{L}+ (?:novads|pagasts|r\\.|raj\\.|sav\\.)))?[ ,]{1,2}(?:${letters}-) ?(?<code>\\d{${digits}})(?!\\d)`,
    'u',
  );
}

const FURTHER_FORMS: readonly (readonly [string, RegExp])[] = [
  ['LV', codeAfterTown('LV', 4)],
  ['LT', codeAfterTown('LT', 5)],
  ['EE', codeAfterTown('EE', 5)],
  ['MD', codeAfterTown('MD', 4)],
  ['GR', new RegExp(`${CITY_BEFORE}[ ,]{1,2}(?:Τ\\.?Κ\\.?:? ?)?(?<code>\\d{3} ?\\d{2})(?!\\d)`, 'u')],
  ['BR', new RegExp(`${CITY_OF_BRAZIL}[ ,–-]{1,3}CEP:? ?(?<code>\\d{2}\\.?\\d{3}-\\d{3})\\b`, 'u')],
  // "P3600 Formosa": the letter is the province.
  ['AR', codeBeforeTown('[A-HJ-NP-Z]?\\d{4}')],
  ['RO', codeBeforeTown('\\d{6}')],
  ['CO', codeBeforeTown('\\d{6}')],
];

const PATTERNS: ReadonlyMap<string, readonly RegExp[]> = patternsByCountry();

function patternsByCountry(): Map<string, readonly RegExp[]> {
  const patterns = new Map<string, readonly RegExp[]>();
  // A form of its own replaces the common one; further forms are tried after it.
  for (const [country, pattern] of [...CODE_FIRST, ...OWN_FORM]) patterns.set(country, [pattern]);
  for (const [country, pattern] of FURTHER_FORMS)
    patterns.set(country, [...(patterns.get(country) ?? []), pattern]);
  return patterns;
}
