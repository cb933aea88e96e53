import type { Dictionary, NamedTermEntry } from '../segment/dictionary.ts';

export interface MergedEntry {
  readonly key: string;
  /** The entry in each source that has the key. */
  readonly found: readonly { readonly source: number; readonly entry: NamedTermEntry }[];
}

/** Walks several dictionaries at once, key by key in ascending order. */
export function* mergedEntries(dictionaries: readonly Dictionary[], prefix: string): Generator<MergedEntry> {
  const cursors = dictionaries.map((dictionary, source) => {
    const entries = dictionary.scan(prefix);
    return { source, entries, next: entries.next().value as NamedTermEntry | undefined };
  });
  for (;;) {
    let key: string | undefined;
    for (const cursor of cursors) {
      if (cursor.next !== undefined && (key === undefined || cursor.next.key < key)) key = cursor.next.key;
    }
    if (key === undefined) return;
    const found: { source: number; entry: NamedTermEntry }[] = [];
    for (const cursor of cursors) {
      if (cursor.next?.key !== key) continue;
      found.push({ source: cursor.source, entry: cursor.next });
      cursor.next = cursor.entries.next().value as NamedTermEntry | undefined;
    }
    yield { key, found };
  }
}
