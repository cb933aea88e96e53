import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of a segment. `rows` contains every vector as bytes, in the order of arrival; `codes` is what a search scans, list by list,
 * with `ids` (the row of each code) and, if the codes are the vectors themselves, `norms`; `lists` contains where each list starts; `keys`,
 * `key-starts` and `key-hashes` map rows to keys and back. `coder` is shared by all segments that were coded with it.
 */
export const segmentFiles = [
  'rows',
  'codes',
  'ids',
  'norms',
  'lists',
  'keys',
  'key-starts',
  'key-hashes',
] as const;
export type SegmentFile = (typeof segmentFiles)[number] | 'coder';

export function segmentPath(directory: string, id: number, file: SegmentFile): string {
  return join(directory, `${id}.${file}`);
}

/** The identity of a file, stored in its footer. */
export function fileIdentity(store: string, id: number, file: SegmentFile): string {
  return `${store} ${id} ${file}`;
}

/** The number and kind in a file name; undefined for files that do not belong to segments. */
function parseSegmentFile(name: string): { readonly id: number; readonly file: string } | undefined {
  const [, id, file] = /^(\d+)[.]([a-z-]+)$/.exec(name) ?? [];
  return id === undefined || file === undefined ? undefined : { id: Number(id), file };
}

export function removeSegmentFiles(
  directory: string,
  isGarbage: (id: number, file: string) => boolean,
): void {
  for (const name of readdirSync(directory)) {
    const parsed = parseSegmentFile(name);
    if (parsed && isGarbage(parsed.id, parsed.file)) rmSync(join(directory, name), { force: true });
  }
}

export function bytesOnDisk(directory: string): number {
  let bytes = 0;
  for (const name of readdirSync(directory))
    bytes += statSync(join(directory, name), { throwIfNoEntry: false })?.size ?? 0;
  return bytes;
}
