import { blankProfile, type CompanyProfile, columnNames } from '../companies/index.ts';

/**
 * The stored record of a profile, in parts so that a search result reads only what it shows: a header, the columns of the
 * result row as JSON, the body text as it is, the other columns as JSON. Columns go by name, so a record written before a
 * column was added (or after one was dropped) still reads.
 */
const VERSION = 2;
const HEADER_BYTES = 17;

const cardColumns = [
  'domain',
  'homepage_url',
  'crawl_id',
  'fetched_at',
  'title',
  'meta_description',
  'company_name',
  'industry',
  'country',
  'emails',
  'phones',
  'tech_stack',
  'has_ecommerce',
  'has_pricing',
  'has_blog',
] as const satisfies readonly (keyof CompanyProfile)[];

/** The part of a profile that a search result shows. */
export type CompanyCard = Pick<CompanyProfile, (typeof cardColumns)[number]>;

const inCard = new Set<string>(cardColumns);
const otherColumns = columnNames.filter((name) => !inCard.has(name) && name !== 'body_text');

export function encodeProfile(profile: CompanyProfile): Uint8Array {
  const card = Buffer.from(JSON.stringify(filledOf(profile, cardColumns)));
  const body = Buffer.from(JSON.stringify(profile.body_text));
  const rest = Buffer.from(JSON.stringify(filledOf(profile, otherColumns)));
  // Memory of its own: worker threads hand records over by moving it, and Node's shared pool cannot be moved.
  const record = Buffer.allocUnsafeSlow(HEADER_BYTES + card.length + body.length + rest.length);
  record[0] = VERSION;
  record.writeDoubleLE(Date.parse(profile.fetched_at), 1);
  record.writeUInt32LE(card.length, 9);
  record.writeUInt32LE(body.length, 13);
  let at = HEADER_BYTES;
  for (const part of [card, body, rest]) at += part.copy(record, at);
  return record;
}

export function decodeProfile(record: Uint8Array): CompanyProfile {
  const known: Record<string, unknown> = {
    ...JSON.parse(partOf(record, 'card')),
    ...JSON.parse(partOf(record, 'rest')),
    body_text: JSON.parse(partOf(record, 'body')),
  };
  const profile: Record<string, unknown> = blankProfile();
  for (const name of columnNames) if (name in known) profile[name] = known[name];
  return profile as unknown as CompanyProfile;
}

/** The columns of a search result, without reading the rest. */
export function decodeCard(record: Uint8Array): CompanyCard {
  return { ...blankCard, ...JSON.parse(partOf(record, 'card')) };
}

/** The body text alone. */
export function decodeBodyText(record: Uint8Array): string {
  return JSON.parse(partOf(record, 'body')) ?? '';
}

/** When the page of a stored profile was fetched, without reading the rest of it. */
export function storedFetchedAtMs(record: Uint8Array): number {
  return bufferOf(record).readDoubleLE(1);
}

const blank = blankProfile();
const blankCard = Object.fromEntries(
  cardColumns.map((name) => [name, blank[name]]),
) as unknown as CompanyCard;

function filledOf(
  profile: CompanyProfile,
  names: readonly (keyof CompanyProfile)[],
): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (isBlank(profile, name) ? [] : [[name, profile[name]]])));
}

function isBlank(profile: CompanyProfile, name: keyof CompanyProfile): boolean {
  const value = profile[name];
  return Array.isArray(value) ? value.length === 0 : value === blank[name];
}

type Part = 'card' | 'body' | 'rest';

/** One part of a record as JSON text. */
function partOf(record: Uint8Array, part: Part): string {
  const bytes = bufferOf(record);
  if (part === 'card') return bytes.toString('utf8', HEADER_BYTES, bodyStart(bytes));
  const restAt = bodyStart(bytes) + bytes.readUInt32LE(13);
  return part === 'body' ? bytes.toString('utf8', bodyStart(bytes), restAt) : bytes.toString('utf8', restAt);
}

const bodyStart = (bytes: Buffer): number => HEADER_BYTES + bytes.readUInt32LE(9);

/** A record of another version is refused: no answer beats a misread one. */
function bufferOf(record: Uint8Array): Buffer {
  if (record[0] !== VERSION || record.length < HEADER_BYTES)
    throw new Error(
      `stored profile has format ${record[0] ?? 'none'}, this program reads format ${VERSION}; run homedex index rebuild`,
    );
  return Buffer.from(record.buffer, record.byteOffset, record.length);
}
