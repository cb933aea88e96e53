import { hash } from 'node:crypto';
import { type ColumnName, type CompanyProfile, columns } from '../companies/index.ts';
import { featureColumns } from './features.ts';

/** One fetch of a homepage, with the values that are counted per crawl. */
export interface Version {
  /** Empty for a look-up. */
  readonly crawlId: string;
  readonly fetchedAt: string;
  readonly source: string;
  readonly country: string | null;
  readonly industry: string | null;
  readonly language: string | null;
  /** The columns of the features that the page has. */
  readonly features: readonly string[];
}

type KeptValue = string | number | boolean | readonly string[] | null;

export interface ColumnChange {
  /** When the version with the new value was fetched. */
  readonly at: string;
  readonly column: ColumnName;
  readonly before: KeptValue;
  readonly after: KeptValue;
  /** Digest of the complete previous value if that was truncated, to recognise a page that returns to it. */
  readonly beforeDigest?: string;
}

export interface TechnologySpan {
  readonly name: string;
  /** When it was first seen; that version may have been dropped since. */
  readonly firstSeen: string;
  /** One bit per kept version, set if the version has it; the oldest version is the lowest bit. */
  readonly seen: number;
}

/** The earlier versions of a homepage, oldest first. */
export interface CompanyHistory {
  readonly versions: readonly Version[];
  /** Changes between the kept versions. */
  readonly changes: readonly ColumnChange[];
  readonly technologies: readonly TechnologySpan[];
}

/** How many versions are kept by default. */
export const HISTORY_VERSIONS = 12;
/** The bits of a span must fit into the 32 bits that JavaScript can shift. */
const HISTORY_VERSIONS_MAX = 30;
const CHANGES_PER_VERSION_MAX = 100;
const TEXT_CHARACTERS_MAX = 200;
const LIST_ITEMS_MAX = 20;
const LIST_CHARACTERS_MAX = 600;
const BODY_CHARACTERS_MAX = 120;

/** The history of a homepage that was fetched once. */
export const firstHistory = (profile: CompanyProfile): CompanyHistory => ({
  versions: [versionOf(profile)],
  changes: [],
  technologies: profile.technologies.map((name) => ({ name, firstSeen: profile.fetched_at, seen: 1 })),
});

interface Known {
  readonly profile: CompanyProfile;
  readonly history: CompanyHistory;
}

/**
 * Adds one version to the history. A page from the same crawl as the last version replaces that version, so that writing a page again
 * changes nothing; so does a look-up that finds the same as the previous look-up.
 */
export function nextHistory(previous: Known, profile: CompanyProfile, versionsMax: number): CompanyHistory {
  const { versions } = previous.history;
  const last = versions.at(-1);
  const changed = changesBetween(previous.profile, profile);
  const isSameFetch = last?.fetchedAt === profile.fetched_at;
  const isSameCrawl = profile.crawl_id !== '' && last?.crawlId === profile.crawl_id;
  const isQuietLookup =
    profile.crawl_id === '' &&
    last?.crawlId === '' &&
    changed.length === 0 &&
    hasSameNames(previous.profile.technologies, profile.technologies);
  return isSameFetch || isSameCrawl || isQuietLookup
    ? replaceLast(previous.history, profile, changed)
    : addVersion(previous.history, profile, changed, Math.min(versionsMax, HISTORY_VERSIONS_MAX));
}

function addVersion(
  { versions, changes, technologies }: CompanyHistory,
  profile: CompanyProfile,
  changed: readonly ColumnChange[],
  versionsMax: number,
): CompanyHistory {
  const all = [...versions, versionOf(profile)];
  const dropped = Math.max(0, all.length - Math.max(1, versionsMax));
  const kept = all.slice(dropped);
  const since = kept[0]?.fetchedAt ?? '';
  return {
    versions: kept,
    changes: [...changes, ...changed].filter(({ at }) => at > since),
    technologies: spansWith(technologies, profile, all.length - 1)
      .map((span) => ({ ...span, seen: span.seen >>> dropped }))
      .filter(({ seen }) => seen !== 0),
  };
}

/** The changes since the version before the last are those that were recorded then, plus what differs now. */
function replaceLast(
  { versions, changes, technologies }: CompanyHistory,
  profile: CompanyProfile,
  changed: readonly ColumnChange[],
): CompanyHistory {
  const at = profile.fetched_at;
  const last = versions.at(-1)?.fetchedAt;
  const earlier = changes.filter((change) => change.at !== last);
  const ofLast = new Map(changes.filter((change) => change.at === last).map((one) => [one.column, one]));
  for (const change of versions.length > 1 ? changed : [])
    ofLast.set(change.column, { ...change, ...beforeOf(ofLast.get(change.column) ?? change) });
  const position = versions.length - 1;
  const without = technologies.map((span) => ({
    ...span,
    seen: span.seen & ~(1 << position),
    firstSeen: span.firstSeen === last ? at : span.firstSeen,
  }));
  return {
    versions: [...versions.slice(0, -1), versionOf(profile)],
    changes: [
      ...earlier,
      ...[...ofLast.values()]
        .filter((change) => !isTakenBack(change, profile))
        .sort((one, other) => placeOf(one.column) - placeOf(other.column))
        .map((change) => ({ ...change, at })),
    ],
    technologies: spansWith(without, profile, position).filter(({ seen }) => seen !== 0),
  };
}

/** Adds one version to the spans; a new technology starts a span here. */
function spansWith(
  spans: readonly TechnologySpan[],
  profile: CompanyProfile,
  position: number,
): TechnologySpan[] {
  const now = new Set(profile.technologies);
  const bit = 1 << position;
  const known = new Set(spans.map(({ name }) => name));
  return [
    ...spans.map((span) => {
      if (!now.has(span.name)) return span;
      return { ...span, seen: span.seen | bit };
    }),
    ...[...now]
      .filter((name) => !known.has(name))
      .map((name) => ({ name, firstSeen: profile.fetched_at, seen: bit })),
  ];
}

function versionOf(profile: CompanyProfile): Version {
  const { crawl_id: crawlId, fetched_at: fetchedAt, source, country, industry, language } = profile;
  const features = featureColumns.filter((column) => profile[column]);
  return { crawlId, fetchedAt, source, country, industry, language, features };
}

/** Columns that differ between fetches although the company changed nothing, and lists of technologies. */
const untracked = new Set<ColumnName>([
  'fetched_at',
  'crawl_id',
  'source',
  'content_hash',
  'extractor_version',
  'response_ms',
  'html_bytes',
  'http_version',
  'compression',
  'charset',
  'domain_rank',
  'word_count',
  'image_count',
  'internal_link_count',
  'external_link_count',
  'script_count',
  'stylesheet_count',
  'top_keywords',
  'linked_domains',
  'h3',
  'tech_stack',
]);

/** The columns whose changes are recorded. */
export const trackedColumns: readonly ColumnName[] = columns
  .filter(({ name, group, type }) => !untracked.has(name) && !(group === 'technology' && type === 'string[]'))
  .map(({ name }) => name);

const places = new Map(trackedColumns.map((name, place) => [name, place]));
const placeOf = (column: ColumnName): number => places.get(column) ?? 0;

/** The names that differ between two versions: tracked columns, and `technologies`. */
export function changedNames(before: CompanyProfile, after: CompanyProfile): string[] {
  const names: string[] = changesBetween(before, after).map(({ column }) => column);
  return hasSameNames(before.technologies, after.technologies) ? names : [...names, 'technologies'];
}

function changesBetween(before: CompanyProfile, after: CompanyProfile): ColumnChange[] {
  const found: ColumnChange[] = [];
  for (const column of trackedColumns) {
    if (isSame(before[column], after[column])) continue;
    const at = after.fetched_at;
    const kept =
      column === 'body_text'
        ? firstDifference(before.body_text ?? '', after.body_text ?? '')
        : { before: toKept(before[column]), after: toKept(after[column]) };
    const isCut = column === 'body_text' || !isSame(kept.before, before[column]);
    found.push({ at, column, ...kept, ...(isCut && { beforeDigest: digestOf(before[column]) }) });
  }
  return found.slice(0, CHANGES_PER_VERSION_MAX);
}

function isSame(one: KeptValue, other: KeptValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

const beforeOf = ({ before, beforeDigest }: ColumnChange): Pick<ColumnChange, 'before' | 'beforeDigest'> =>
  beforeDigest === undefined ? { before } : { before, beforeDigest };

/** Whether the value has returned to what it was before the change. */
function isTakenBack(
  { column, before, after, beforeDigest }: ColumnChange,
  profile: CompanyProfile,
): boolean {
  return beforeDigest === undefined
    ? JSON.stringify(before) === JSON.stringify(after)
    : beforeDigest === digestOf(profile[column]);
}

const digestOf = (value: KeptValue): string => hash('sha256', JSON.stringify(value)).slice(0, 12);

const CUT = '…';

function toKept(value: KeptValue): KeptValue {
  if (typeof value === 'string') return cut(value, TEXT_CHARACTERS_MAX);
  if (!Array.isArray(value)) return value;
  const kept: string[] = [];
  let characters = 0;
  for (const item of value) {
    characters += item.length;
    if (kept.length === LIST_ITEMS_MAX || characters > LIST_CHARACTERS_MAX) return [...kept, CUT];
    kept.push(cut(item, TEXT_CHARACTERS_MAX));
  }
  return kept;
}

const cut = (text: string, charactersMax: number): string =>
  text.length <= charactersMax ? text : `${text.slice(0, charactersMax).toWellFormed()}${CUT}`;

/** Both texts, starting at the first word in which they differ. */
function firstDifference(one: string, other: string): { before: string; after: string } {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const start = Math.max(one.lastIndexOf(' ', at), one.lastIndexOf('\n', at)) + 1;
  return {
    before: cut(one.slice(start), BODY_CHARACTERS_MAX),
    after: cut(other.slice(start), BODY_CHARACTERS_MAX),
  };
}

const hasSameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && new Set([...one, ...other]).size === one.length;
