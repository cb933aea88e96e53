import type { FoundIdentifier } from '../companies/index.ts';
import type { CompanyHistory } from './history.ts';

/** What a stored record holds besides the columns. */
export interface Relations {
  readonly identifiers: readonly FoundIdentifier[];
  /** Absent for a homepage that was fetched once, because its profile has everything. */
  readonly history?: CompanyHistory;
}

type Row = readonly unknown[];

/** Encodes objects as arrays without names, and refers to versions by number, because every company has several. */
export function encodeRelations({ identifiers, history }: Relations): Uint8Array {
  if (identifiers.length === 0 && history === undefined) return new Uint8Array(0);
  const numberOf = new Map(history?.versions.map(({ fetchedAt }, at) => [fetchedAt, at]));
  const rows = {
    i: identifiers.map(({ kind, value, where }) => [kind, value, where]),
    ...(history && {
      v: history.versions.map((one) => [
        one.crawlId,
        one.fetchedAt,
        one.source,
        one.country,
        one.industry,
        one.language,
        one.features,
      ]),
      c: history.changes.map(({ at, column, before, after, beforeDigest }) => [
        numberOf.get(at) ?? at,
        column,
        before,
        after,
        ...(beforeDigest === undefined ? [] : [beforeDigest]),
      ]),
      t: history.technologies.map(({ name, firstSeen, seen }) => [
        name,
        seen,
        numberOf.get(firstSeen) ?? firstSeen,
      ]),
    }),
  };
  return Buffer.from(JSON.stringify(rows));
}

export function decodeRelations(bytes: Uint8Array): Relations {
  if (bytes.length === 0) return { identifiers: [] };
  const { i, v, c, t }: { i: Row[]; v?: Row[]; c?: Row[]; t?: Row[] } = JSON.parse(
    Buffer.from(bytes).toString('utf8'),
  );
  const identifiers = i.map(([kind, value, where]) => ({ kind, value, where })) as FoundIdentifier[];
  if (v === undefined) return { identifiers };
  const versions = v.map(([crawlId, fetchedAt, source, country, industry, language, features]) => ({
    crawlId,
    fetchedAt,
    source,
    country,
    industry,
    language,
    features,
  })) as unknown as CompanyHistory['versions'];
  const timeOf = (at: unknown): unknown => (typeof at === 'number' ? versions[at]?.fetchedAt : at);
  const changes = (c ?? []).map(([at, column, before, after, beforeDigest]) => ({
    at: timeOf(at),
    column,
    before,
    after,
    ...(beforeDigest !== undefined && { beforeDigest }),
  }));
  const technologies = (t ?? []).map(([name, seen, first]) => ({ name, seen, firstSeen: timeOf(first) }));
  return { identifiers, history: { versions, changes, technologies } as unknown as CompanyHistory };
}
