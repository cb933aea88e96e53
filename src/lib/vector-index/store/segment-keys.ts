import { KeyFiles } from '../files/key-files.ts';
import { readSegments } from './segments.ts';
import type { Store } from './store.ts';

/** The keys of all segments, for writes, which must know which row they replace. */
export class SegmentKeys {
  private readonly directory: string;
  private readonly store: Store;
  private readonly opened = new Map<number, KeyFiles>();
  private manifest = -1;

  constructor(directory: string, store: Store) {
    this.directory = directory;
    this.store = store;
  }

  /** Where a key is, including deleted rows; call it inside a transaction. */
  find(key: string, model: number): { readonly segment: number; readonly row: number }[] {
    this.refresh(model);
    const locations: { readonly segment: number; readonly row: number }[] = [];
    for (const [segment, keys] of this.opened) {
      const row = keys.find(key);
      if (row !== undefined) locations.push({ segment, row });
    }
    return locations;
  }

  close(): void {
    for (const keys of this.opened.values()) keys.close();
    this.opened.clear();
    this.manifest = -1;
  }

  private refresh(model: number): void {
    const manifest = this.store.counter('manifest');
    if (manifest === this.manifest) return;
    const segments = readSegments(this.store).filter((facts) => facts.model === model);
    for (const [id, keys] of this.opened) {
      if (segments.some((facts) => facts.id === id)) continue;
      keys.close();
      this.opened.delete(id);
    }
    for (const { id, rows } of segments)
      if (!this.opened.has(id))
        this.opened.set(id, new KeyFiles(this.directory, this.store.identity, id, rows));
    this.manifest = manifest;
  }
}
