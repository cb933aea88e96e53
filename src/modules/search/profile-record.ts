import { blankProfile, type CompanyProfile, columnNames } from '../companies/index.ts';

/**
 * The stored record of a profile: a version byte, the fetch time, then JSON with the columns that say something.
 * Columns go by name, so a record written before a column was added (or after one was dropped) still reads.
 */
const VERSION = 1;
const HEADER_BYTES = 9;

export function encodeProfile(profile: CompanyProfile): Uint8Array {
  const json = Buffer.from(
    JSON.stringify(
      Object.fromEntries(
        columnNames.filter((name) => !isBlank(profile, name)).map((name) => [name, profile[name]]),
      ),
    ),
  );
  const record = Buffer.allocUnsafeSlow(HEADER_BYTES + json.length);
  record[0] = VERSION;
  record.writeDoubleLE(Date.parse(profile.fetched_at), 1);
  json.copy(record, HEADER_BYTES);
  return record;
}

export function decodeProfile(record: Uint8Array): CompanyProfile {
  const profile: Record<string, unknown> = blankProfile();
  const known: Record<string, unknown> = JSON.parse(bufferOf(record).toString('utf8', HEADER_BYTES));
  for (const name of columnNames) if (name in known) profile[name] = known[name];
  return profile as unknown as CompanyProfile;
}

/** When the page of a stored profile was fetched, without reading the rest of it. */
export function storedFetchedAtMs(record: Uint8Array): number {
  return bufferOf(record).readDoubleLE(1);
}

const blank = blankProfile();

function isBlank(profile: CompanyProfile, name: (typeof columnNames)[number]): boolean {
  const value = profile[name];
  return Array.isArray(value) ? value.length === 0 : value === blank[name];
}

/** Also where the record is written by a later version: refusing it beats misreading it. */
function bufferOf(record: Uint8Array): Buffer {
  if (record[0] !== VERSION || record.length < HEADER_BYTES)
    throw new Error(`stored profile has format ${record[0] ?? 'none'}, this program reads format ${VERSION}`);
  return Buffer.from(record.buffer, record.byteOffset, record.length);
}
