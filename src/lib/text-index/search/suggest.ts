import type { Deadline } from '../../deadline.ts';
import { NearWords } from '../../near-words.ts';
import { foldText } from '../../text-analysis/index.ts';
import type { Suggestion, TextIndexSchema } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import type { ByteCache } from '../format/byte-cache.ts';
import { binaryKey, textKey } from '../format/keys.ts';
import { BITMAP_WORDS, WORD_PREFIX } from '../format/layout.ts';
import { filterPrefix, foldFilterValue } from '../indexing/prepare-document.ts';
import { foldedValueOf, writtenValueOf } from './match/filter-plan.ts';
import type { IndexView } from './match/index-view.ts';
import type { Snapshot } from './snapshot.ts';

export type SuggestSource =
  | { readonly keys: true }
  | { readonly terms: true }
  | { readonly spellings: true }
  | { readonly filter: string; readonly withKey?: boolean };

export function suggest(
  snapshot: Snapshot,
  over: SuggestSource,
  prefix: string,
  limit: number,
  schema: TextIndexSchema,
  deadline: Deadline,
): Suggestion[] {
  if ('keys' in over)
    return listKeys(snapshot, prefix, undefined, limit, deadline).map((value) => ({
      value,
      count: 1,
      key: value,
    }));
  if ('terms' in over) return suggestTerms(snapshot, prefix, limit, deadline);
  if ('spellings' in over) return suggestSpellings(snapshot, prefix, limit, deadline);
  const index = schema.filters.findIndex((filter) => filter.name === over.filter);
  const kind = schema.filters[index]?.kind;
  if (kind !== 'keyword' && kind !== 'keywords')
    throw new InvalidQuery(`there is no keyword filter ${over.filter}`);
  return suggestValues(snapshot, index, prefix, limit, over.withKey === true, deadline);
}

/** Keys with a prefix, ascending, after `after`. */
export function listKeys(
  snapshot: Snapshot,
  prefix: string,
  after: string | undefined,
  limit: number,
  deadline: Deadline,
): string[] {
  const begin = binaryKey(prefix);
  // Starting right after the key excludes the key itself.
  const from = after === undefined ? begin : `${binaryKey(after)}\0`;
  const keys: string[] = [];
  for (const view of snapshot.views) {
    let taken = 0;
    for (const { key } of deadline.during(view.keysFrom(from))) {
      if (!key.startsWith(begin) || taken++ === limit) break;
      keys.push(key);
    }
  }
  return keys.sort().slice(0, limit).map(textKey);
}

function suggestTerms(snapshot: Snapshot, prefix: string, limit: number, deadline: Deadline): Suggestion[] {
  const start = WORD_PREFIX + binaryKey(foldText(prefix));
  const candidates = groupEntries(snapshot, start, (key) => key, deadline);
  return best(snapshot, candidates, limit, deadline).map(({ keys, count }) => ({
    value: textKey((keys[0] as string).slice(WORD_PREFIX.length)),
    count,
  }));
}

/** A prefix of two letters may have a million words. Words after the first this many are not considered. */
const spellingsScannedMax = 50_000;
/** How many candidates have their live documents counted. They are taken likeliest first, by a document count that includes dead ones. */
const spellingsCounted = 32;

function suggestSpellings(snapshot: Snapshot, text: string, limit: number, deadline: Deadline): Suggestion[] {
  const word = foldText(text);
  const near = NearWords.of(word);
  if (near === undefined) return [];
  const found = new Map<string, number>();
  const liveCount = (value: string): number => {
    deadline.check();
    return snapshot.liveCount(WORD_PREFIX + binaryKey(value));
  };
  for (const other of near.others) {
    const count = liveCount(other);
    if (count > 0) found.set(other, count);
  }
  const start = WORD_PREFIX + binaryKey(near.prefix);
  let scanned = 0;
  for (const view of snapshot.views) {
    for (const { key, documents } of deadline.during(view.scan(start))) {
      if (scanned++ === spellingsScannedMax) break;
      const value = textKey(key.slice(WORD_PREFIX.length));
      if (near.typos(value) !== undefined) found.set(value, (found.get(value) ?? 0) + documents);
    }
    if (scanned > spellingsScannedMax) break;
  }
  const likeliest = near.inOrder(Array.from(found, ([value, count]) => ({ value, count })));
  const counted = likeliest
    .slice(0, spellingsCounted)
    .map(({ value }) => ({ value, count: liveCount(value) }));
  return near.inOrder(counted.filter(({ count }) => count > 0)).slice(0, limit);
}

function suggestValues(
  snapshot: Snapshot,
  filterIndex: number,
  prefix: string,
  limit: number,
  withKey: boolean,
  deadline: Deadline,
): Suggestion[] {
  const start = filterPrefix(filterIndex) + binaryKey(foldFilterValue(prefix));
  const candidates = groupEntries(snapshot, start, foldedValueOf, deadline);
  return best(snapshot, candidates, limit, deadline).map(({ keys, count }) => ({
    value: textKey(writtenValueOf(mostCommon(snapshot, keys))),
    count,
    // Visits every document of the value, of which there may be millions.
    ...(withKey && { key: firstDocument(snapshot, keys, deadline) }),
  }));
}

/** Dictionary keys that count as the same value. */
interface Candidate {
  readonly name: string;
  readonly keys: string[];
  /** Upper bound of its documents: includes dead ones, and the largest count that an unlisted entry of a view can have. */
  documents: number;
}

/** Dictionary entries with a prefix from all views, merged by name. */
function groupEntries(
  snapshot: Snapshot,
  prefix: string,
  nameOf: (key: string) => string,
  deadline: Deadline,
): Candidate[] {
  const lists = snapshot.views.map((view) => commonest(view, prefix, snapshot.cache, deadline));
  const unlisted = lists.reduce((sum, { unlistedMax }) => sum + unlistedMax, 0);
  const byName = new Map<string, Candidate>();
  for (const { entries, unlistedMax } of lists) {
    for (const { key, documents } of entries) {
      const name = nameOf(key);
      let known = byName.get(name);
      if (known === undefined) {
        known = { name, keys: [], documents: 0 };
        byName.set(name, known);
      }
      known.documents += documents - unlistedMax;
      if (known.keys.includes(key)) continue;
      known.keys.push(key);
      known.documents += unlisted;
    }
  }
  return [...byName.values()];
}

interface Entry {
  readonly key: string;
  readonly documents: number;
}

/** A prefix of one letter may have a million entries in a segment, of which only the first few are shown. */
const entriesMax = 4096;

interface CommonEntries {
  readonly entries: readonly Entry[];
  /** The most documents an unlisted entry can have; 0 when all are listed. */
  readonly unlistedMax: number;
}

/** The entries of a view with a prefix. If there are very many, only those with the most documents; among equal counts, the first ones. */
function commonest(view: IndexView, prefix: string, cache: ByteCache, deadline: Deadline): CommonEntries {
  const load = (): CommonEntries => {
    let entries: Entry[] = [];
    let least = 0;
    for (const { key, documents } of deadline.during(view.scan(prefix))) {
      // An entry may be a cursor, so it is copied. Once there are enough, most need no copy.
      if (documents > least) entries.push({ key, documents });
      if (entries.length < 2 * entriesMax) continue;
      entries = mostDocuments(entries);
      least = (entries.at(-1) as Entry).documents;
    }
    if (least === 0 && entries.length <= entriesMax) return { entries, unlistedMax: 0 };
    entries = mostDocuments(entries);
    return { entries, unlistedMax: (entries.at(-1) as Entry).documents };
  };
  if (view.cachePrefix === undefined) return load();
  return cache.get(`${view.cachePrefix}prefix${prefix}`, load, ({ entries }) => entries.length * 100);
}

/** The sort is stable, so entries with equal counts stay in key order. */
function mostDocuments(entries: Entry[]): Entry[] {
  return entries.sort((a, b) => b.documents - a.documents).slice(0, entriesMax);
}

/**
 * The candidates with the most live documents, then by name. They are visited in the order of their upper bounds, until none of
 * the rest can qualify. If a view has not listed all its entries, a value that no view has listed may be missing.
 */
function best(
  snapshot: Snapshot,
  candidates: readonly Candidate[],
  limit: number,
  deadline: Deadline,
): Counted[] {
  const found: Counted[] = [];
  const inOrder = candidates.map((candidate) => ({ ...candidate, count: candidate.documents })).sort(byCount);
  for (const candidate of inOrder) {
    deadline.check();
    const last = found[limit - 1];
    if (last !== undefined && byCount(last, candidate) < 0) break;
    const count = candidate.keys.reduce((sum, key) => sum + snapshot.liveCount(key), 0);
    if (count === 0) continue;
    found.push({ ...candidate, count });
    found.sort(byCount).splice(limit);
  }
  return found;
}

interface Counted {
  readonly name: string;
  readonly keys: readonly string[];
  readonly count: number;
}

function byCount(a: Counted, b: Counted): number {
  return b.count - a.count || (a.name < b.name ? -1 : 1);
}

function mostCommon(snapshot: Snapshot, keys: readonly string[]): string {
  const counted = keys.map((key) => ({ key, count: snapshot.liveCount(key) }));
  counted.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  return counted[0]?.key ?? '';
}

/** Among the documents with one of the values, the first by prior, then key. */
function firstDocument(snapshot: Snapshot, keys: readonly string[], deadline: Deadline): string {
  let best: { prior: number; key: string } | undefined;
  for (const view of snapshot.views) {
    deadline.check();
    const found = firstInView(view, keys);
    if (found === undefined) continue;
    const candidate = { prior: found.prior, key: view.key(found.ordinal) };
    if (
      best === undefined ||
      candidate.prior > best.prior ||
      (candidate.prior === best.prior && candidate.key < best.key)
    ) {
      best = candidate;
    }
  }
  return textKey(best?.key ?? '');
}

function firstInView(
  view: IndexView,
  keys: readonly string[],
): { prior: number; ordinal: number } | undefined {
  let best: { prior: number; ordinal: number } | undefined;
  for (const key of keys) {
    view.postings(key)?.forEach((postings, chunk) => {
      if (postings === undefined) return;
      const bits = new Uint32Array(BITMAP_WORDS);
      postings.addTo(bits);
      const live = view.live(chunk);
      const priors = view.priors(chunk);
      for (let w = 0; w < BITMAP_WORDS; w++) {
        for (let word = (bits[w] as number) & (live?.bits[w] ?? -1); word !== 0; word &= word - 1) {
          const doc = (w << 5) + 31 - Math.clz32(word & -word);
          const prior = priors[doc] as number;
          const ordinal = (chunk << 16) + doc;
          const isBetter =
            best === undefined ||
            prior > best.prior ||
            (prior === best.prior && view.isBefore(ordinal, best.ordinal));
          if (isBetter) best = { prior, ordinal };
        }
      }
    });
  }
  return best;
}
