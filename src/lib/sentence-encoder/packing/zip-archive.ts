import { crc32, inflateRawSync } from 'node:zlib';
import { ModelDamaged } from '../errors.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
const END_BYTES = 22;
const COMMENT_BYTES_MAX = 65_535;
const stored = 0;
const deflated = 8;

interface Entry {
  readonly at: number;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly crc32: number;
}

/** The files of a zip archive in memory: stored or deflated, under 4 GB, as Python packs wheels and arrays. */
export class ZipArchive {
  readonly #archive: Buffer;
  readonly #entries = new Map<string, Entry>();
  readonly #bytesMax: number;

  /** No file may decompress to more than `bytesMax`. */
  constructor(archive: Buffer, bytesMax: number) {
    this.#archive = archive;
    this.#bytesMax = bytesMax;
    const end = findEnd(archive);
    const count = archive.readUInt16LE(end + 10);
    let at = archive.readUInt32LE(end + 16);
    for (let entry = 0; entry < count; entry++) {
      if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY)
        throw new ModelDamaged('the list of files in the archive is truncated');
      const nameBytes = archive.readUInt16LE(at + 28);
      const name = archive.toString('utf8', at + 46, at + 46 + nameBytes);
      this.#entries.set(name, {
        method: archive.readUInt16LE(at + 10),
        crc32: archive.readUInt32LE(at + 16),
        packedBytes: archive.readUInt32LE(at + 20),
        bytes: archive.readUInt32LE(at + 24),
        at: archive.readUInt32LE(at + 42),
      });
      at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    }
  }

  names(): string[] {
    return [...this.#entries.keys()];
  }

  read(name: string): Buffer {
    const entry = this.#entries.get(name);
    if (!entry) throw new ModelDamaged(`the archive has no file ${name}`);
    if (entry.bytes > this.#bytesMax) throw new ModelDamaged(`${name} is too large`);
    const unpacked = this.#unpack(name, entry);
    if (unpacked.length !== entry.bytes || crc32(unpacked) !== entry.crc32)
      throw new ModelDamaged(`${name} in the archive is damaged`);
    return unpacked;
  }

  #unpack(name: string, { at, method, packedBytes, bytes }: Entry): Buffer {
    const archive = this.#archive;
    if (at + 30 > archive.length || archive.readUInt32LE(at) !== FILE)
      throw new ModelDamaged(`${name} is not where the archive states`);
    const from = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    const packed = archive.subarray(from, from + packedBytes);
    if (method === stored) return packed;
    if (method !== deflated) throw new ModelDamaged(`${name} uses an unknown compression`);
    try {
      return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
    } catch (cause) {
      throw new ModelDamaged(`${name} in the archive cannot be unpacked`, { cause });
    }
  }
}

/** The end record, which may be followed by a comment. */
function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_BYTES - COMMENT_BYTES_MAX);
  for (let at = archive.length - END_BYTES; at >= first; at--)
    if (archive.readUInt32LE(at) === END) return at;
  throw new ModelDamaged('it is not a zip archive, or it is truncated');
}
