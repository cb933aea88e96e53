import type { Suggestion, TextIndexSchema } from '../api.ts';
import { filterPrefix, foldFilterValue } from '../build/prepare-document.ts';
import { InvalidQuery } from '../errors.ts';
import { binaryKey, textKey } from '../segment/keys.ts';
import { WORD_PREFIX } from '../segment/layout.ts';
import { foldText } from '../tokenizer/fold-character.ts';
import { foldedValueOf, writtenValueOf } from './filter-plan.ts';
import type { Part } from './part.ts';
import type { Snapshot } from './snapshot.ts';

export type SuggestSource = { readonly keys: true } | { readonly terms: true } | { readonly filter: string };

export function suggest(
  snapshot: Snapshot,
  over: SuggestSource,
  prefix: string,
  limit: number,
  schema: TextIndexSchema,
): Suggestion[] {
  if ('keys' in over)
    return listKeys(snapshot, prefix, undefined, limit).map((value) => ({ value, count: 1, key: value }));
  if ('terms' in over) return suggestTerms(snapshot, prefix, limit);
  const index = schema.filters.findIndex((filter) => filter.name === over.filter);
  const kind = schema.filters[index]?.kind;
  if (kind !== 'keyword' && kind !== 'keywords')
    throw new InvalidQuery(`no filter of keywords is called ${over.filter}`);
  return suggestValues(snapshot, index, prefix, limit);
}

/** Keys with a prefix, ascending, after `after`. */
export function listKeys(
  snapshot: Snapshot,
  prefix: string,
  after: string | undefined,
  limit: number,
): string[] {
  const begin = binaryKey(prefix);
  // The key itself is excluded by starting right behind it.
  const from = after === undefined ? begin : `${binaryKey(after)}\0`;
  const keys: string[] = [];
  for (const part of snapshot.parts) {
    let taken = 0;
    for (const { key } of part.keysFrom(from)) {
      if (!key.startsWith(begin) || taken++ === limit) break;
      keys.push(key);
    }
  }
  return keys.sort().slice(0, limit).map(textKey);
}

function suggestTerms(snapshot: Snapshot, prefix: string, limit: number): Suggestion[] {
  const counts = new Map<string, number>();
  for (const part of snapshot.parts) {
    for (const { key, documents } of part.scan(WORD_PREFIX + binaryKey(foldText(prefix)))) {
      counts.set(key, (counts.get(key) ?? 0) + documents);
    }
  }
  const best = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, limit * 2);
  return best
    .map(([key]) => ({ value: textKey(key.slice(1)), count: snapshot.liveCount(key) }))
    .filter((suggestion) => suggestion.count > 0)
    .sort(bySize)
    .slice(0, limit);
}

function bySize(a: Suggestion, b: Suggestion): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}

function suggestValues(snapshot: Snapshot, filterIndex: number, prefix: string, limit: number): Suggestion[] {
  const start = filterPrefix(filterIndex) + binaryKey(foldFilterValue(prefix));
  const values = new Map<string, { count: number; keys: Set<string> }>();
  for (const part of snapshot.parts) {
    for (const { key } of part.scan(start)) {
      const folded = foldedValueOf(key);
      const value = values.get(folded) ?? { count: 0, keys: new Set() };
      value.count += part.liveCount(key);
      value.keys.add(key);
      values.set(folded, value);
    }
  }
  return [...values.values()]
    .filter((value) => value.count > 0)
    .map(({ count, keys }) => ({ value: textKey(writtenValueOf(mostCommon(snapshot, keys))), count, keys }))
    .sort(bySize)
    .slice(0, limit)
    .map(({ value, count, keys }) => ({ value, count, key: firstDocument(snapshot, keys) }));
}

function mostCommon(snapshot: Snapshot, keys: ReadonlySet<string>): string {
  const counted = [...keys].map((key) => ({ key, count: snapshot.liveCount(key) }));
  counted.sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  return counted[0]?.key ?? '';
}

/** The best by prior, then key, of the documents with one of the values. */
function firstDocument(snapshot: Snapshot, keys: ReadonlySet<string>): string {
  let best: { prior: number; key: string } | undefined;
  for (const part of snapshot.parts) {
    const found = firstInPart(part, keys);
    if (found === undefined) continue;
    const candidate = { prior: found.prior, key: part.key(found.ordinal) };
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

function firstInPart(part: Part, keys: ReadonlySet<string>): { prior: number; ordinal: number } | undefined {
  let best: { prior: number; ordinal: number } | undefined;
  for (const key of keys) {
    part.postings(key)?.forEach((view, chunk) => {
      if (view === undefined) return;
      const bits = new Uint32Array(2048);
      view.addTo(bits);
      const live = part.live(chunk);
      const priors = part.priors(chunk);
      for (let doc = 0; doc < part.documentsIn(chunk); doc++) {
        const word = (bits[doc >>> 5] as number) & (live?.bits[doc >>> 5] ?? -1);
        if (((word >>> (doc & 31)) & 1) === 0) continue;
        const prior = priors[doc] as number;
        const ordinal = (chunk << 16) + doc;
        if (
          best === undefined ||
          prior > best.prior ||
          (prior === best.prior && part.isBefore(ordinal, best.ordinal))
        ) {
          best = { prior, ordinal };
        }
      }
    });
  }
  return best;
}
