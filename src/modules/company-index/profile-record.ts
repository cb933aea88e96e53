import { blankProfile, type CompanyProfile, columnNames, type ProfileEvidence } from '../companies/index.ts';
import { decodeEvidence, encodeEvidence } from './evidence-record.ts';
import { decodeRelations, encodeRelations, type Relations } from './relations-record.ts';

/**
 * The stored record of a profile, in parts so that each reader decodes only what it shows: a header, the columns of the result row as JSON,
 * the body text, the other columns as JSON, the packed evidence, then identifiers and history. Columns are stored by name, so a record
 * written before a column was added (or after one was dropped) can still be read.
 *
 * Header: the version, when the page was fetched, then the lengths of card, body text, other columns and evidence. Records of version 3 end
 * with the evidence and do not store its length; likewise, those of version 2 end with the other columns.
 */
const VERSION = 4;
const headerBytes: Readonly<Record<number, number>> = { 2: 17, 3: 21, [VERSION]: 25 };

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
export type ResultCard = Pick<CompanyProfile, (typeof cardColumns)[number]>;

const inCard = new Set<string>(cardColumns);
const otherColumns = columnNames.filter((name) => !inCard.has(name) && name !== 'body_text');

export function encodeProfile(
  profile: CompanyProfile,
  evidence: ProfileEvidence,
  relations: Relations = { identifiers: [] },
): Uint8Array {
  const card = Buffer.from(JSON.stringify(filledOf(profile, cardColumns)));
  const body = Buffer.from(JSON.stringify(profile.body_text));
  const rest = Buffer.from(JSON.stringify(filledOf(profile, otherColumns)));
  const packedEvidence = encodeEvidence(evidence);
  const parts = [card, body, rest, packedEvidence, encodeRelations(relations)];
  const header = headerBytesOf(VERSION);
  // A buffer of its own, because worker threads transfer it and Node's shared pool cannot be transferred.
  const record = Buffer.allocUnsafeSlow(parts.reduce((bytes, part) => bytes + part.length, header));
  record[0] = VERSION;
  record.writeDoubleLE(Date.parse(profile.fetched_at), 1);
  record.writeUInt32LE(card.length, 9);
  record.writeUInt32LE(body.length, 13);
  record.writeUInt32LE(rest.length, 17);
  record.writeUInt32LE(packedEvidence.length, 21);
  let at = header;
  for (const part of parts) {
    record.set(part, at);
    at += part.length;
  }
  return record;
}

export function decodeProfile(record: Uint8Array): CompanyProfile {
  const known: Record<string, unknown> = {
    ...JSON.parse(textOf(record, 'card')),
    ...JSON.parse(textOf(record, 'rest')),
    body_text: JSON.parse(textOf(record, 'body')),
  };
  const profile: Record<string, unknown> = blankProfile();
  for (const name of columnNames) if (name in known) profile[name] = known[name];
  return profile as unknown as CompanyProfile;
}

/** Decodes the columns of a search result without reading the rest. */
export function decodeCard(record: Uint8Array): ResultCard {
  return { ...blankCard, ...JSON.parse(textOf(record, 'card')) };
}

export function decodeBodyText(record: Uint8Array): string {
  return JSON.parse(textOf(record, 'body')) ?? '';
}

/** Where the values of a stored profile were found; empty for records written before evidence was stored. */
export function decodeStoredEvidence(record: Uint8Array): ProfileEvidence {
  return decodeEvidence(partOf(bufferOf(record), 'evidence'));
}

/** The identifiers of a stored profile and its history. */
export function decodeStoredRelations(record: Uint8Array): Relations {
  return decodeRelations(partOf(bufferOf(record), 'relations'));
}

/** Returns the record with these identifiers and this history instead of its own. */
export function withRelations(record: Uint8Array, relations: Relations): Uint8Array {
  const buffer = bufferOf(record);
  if (buffer[0] !== VERSION) throw new Error('only records of the current format can be written');
  const packed = encodeRelations(relations);
  const kept = buffer.length - partOf(buffer, 'relations').length;
  const changed = Buffer.allocUnsafeSlow(kept + packed.length);
  changed.set(buffer.subarray(0, kept));
  changed.set(packed, kept);
  return changed;
}

/** When the page of a stored profile was fetched. Does not decode the rest. */
export function storedFetchedAtMs(record: Uint8Array): number {
  return bufferOf(record).readDoubleLE(1);
}

const blank = blankProfile();
const blankCard = Object.fromEntries(cardColumns.map((name) => [name, blank[name]])) as unknown as ResultCard;

function filledOf(
  profile: CompanyProfile,
  names: readonly (keyof CompanyProfile)[],
): Record<string, unknown> {
  const filled: Record<string, unknown> = {};
  for (const name of names) if (!isBlank(profile, name)) filled[name] = profile[name];
  return filled;
}

function isBlank(profile: CompanyProfile, name: keyof CompanyProfile): boolean {
  const value = profile[name];
  return Array.isArray(value) ? value.length === 0 : value === blank[name];
}

type Part = 'card' | 'body' | 'rest' | 'evidence' | 'relations';

/** One JSON part of a record, as text. */
function textOf(record: Uint8Array, part: Part): string {
  return partOf(bufferOf(record), part).toString('utf8');
}

function partOf(record: Buffer, part: Part): Buffer {
  const cardAt = headerBytesOf(record[0]);
  const bodyAt = cardAt + record.readUInt32LE(9);
  if (part === 'card') return record.subarray(cardAt, bodyAt);
  const restAt = bodyAt + record.readUInt32LE(13);
  if (part === 'body') return record.subarray(bodyAt, restAt);
  const restEnd = record[0] === 2 ? record.length : restAt + record.readUInt32LE(17);
  if (part === 'rest') return record.subarray(restAt, restEnd);
  const evidenceEnd = record[0] === VERSION ? restEnd + record.readUInt32LE(21) : record.length;
  return part === 'evidence' ? record.subarray(restEnd, evidenceEnd) : record.subarray(evidenceEnd);
}

const headerBytesOf = (version: number | undefined): number =>
  headerBytes[version ?? -1] ?? Number.POSITIVE_INFINITY;

/** Refuses a record of another version: an error is better than misread data. */
function bufferOf(record: Uint8Array): Buffer {
  if (record.length < headerBytesOf(record[0]))
    throw new Error(
      `stored profile has format ${record[0] ?? 'none'}, this program reads formats ${Object.keys(headerBytes).join(' and ')}; run homedex index rebuild`,
    );
  return Buffer.from(record.buffer, record.byteOffset, record.length);
}
