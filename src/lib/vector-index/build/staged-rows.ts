import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { syncFolder, writeFully } from '../../durable-files/index.ts';
import type { BuildPosition } from '../api.ts';
import { fitScales, quantise } from '../coder/quantise.ts';
import { VectorIndexDamaged } from '../errors.ts';
import { RowFileWriter, rowNumbers } from '../files/row-file.ts';
import { fileIdentity, segmentPath } from '../files/segment-files.ts';

/** The scales are fitted to the first rows: at most this many, and at most this much memory. */
const sampleRows = 8192;
const sampleBytes = 128 << 20;
const checkpointBytes = 256 << 20;

interface Checkpoint {
  /** Identifies the segment that the rows belong to. */
  readonly identity: string;
  readonly rows: number;
  readonly keyBytes: number;
  readonly keySum: number;
  readonly lastKey: string | undefined;
  readonly scales: readonly number[];
}

/**
 * The rows of a segment that is being built, in the order of arrival: bytes go to the `rows` file, keys to a list beside it. Everything
 * that a checkpoint covers is on disk; an interrupted build resumes after it.
 */
export class StagedRows {
  readonly dims: number;
  private readonly paths: { readonly keys: string; readonly checkpoint: string; readonly rows: string };
  private readonly identity: string;
  private readonly directory: string;
  private readonly keysFd: number;
  private readonly numbers: Int8Array | Int16Array;
  private rowFile: RowFileWriter | undefined;
  private fitted: Float32Array | undefined;
  private sample: { readonly key: string; readonly vector: Float32Array }[] = [];
  private keyParts: Buffer[] = [];
  private keyBytes = 0;
  private keySum = 0;
  private lastKey: string | undefined;
  private sinceCheckpoint = 0;
  /** What an earlier process had made durable. */
  readonly resumed: BuildPosition;

  /** `scales` are those of an existing coder, if it is not learned from these rows. */
  constructor(directory: string, store: string, id: number, dims: number, scales?: Float32Array) {
    this.directory = directory;
    this.dims = dims;
    this.identity = fileIdentity(store, id, 'rows');
    this.numbers = rowNumbers(dims);
    this.paths = {
      rows: segmentPath(directory, id, 'rows'),
      keys: join(directory, `${id}.staged-keys`),
      checkpoint: join(directory, `${id}.staged`),
    };
    const known =
      scales === undefined ? readCheckpoint(this.paths.checkpoint, this.identity, dims) : undefined;
    this.keysFd = openSync(this.paths.keys, known === undefined ? 'w' : 'r+', 0o600);
    if (known !== undefined) {
      ftruncateSync(this.keysFd, known.keyBytes);
      this.fitted = Float32Array.from(known.scales);
      this.rowFile = new RowFileWriter(this.paths.rows, this.identity, dims, known.rows);
      this.keyBytes = known.keyBytes;
      this.keySum = known.keySum;
      this.lastKey = known.lastKey;
    }
    if (scales !== undefined) {
      this.fitted = scales;
      this.rowFile = new RowFileWriter(this.paths.rows, this.identity, dims, 0);
    }
    this.resumed = { rows: known?.rows ?? 0, lastKey: known?.lastKey };
  }

  get rows(): number {
    return (this.rowFile?.rows ?? 0) + this.sample.length;
  }

  get scales(): Float32Array {
    if (this.fitted === undefined) throw new Error('scales are known once the rows are complete');
    return this.fitted;
  }

  add(key: string, vector: Float32Array): void {
    if (this.rowFile === undefined) {
      this.sample.push({ key, vector });
      if (this.sample.length >= Math.min(sampleRows, sampleBytes / (4 * this.dims))) this.fit();
      return;
    }
    this.write(key, vector, this.rowFile);
    if (this.sinceCheckpoint >= checkpointBytes) this.checkpoint();
  }

  /** Adds a row that already uses the scales, unchanged. */
  addNumbers(key: string, numbers: Int8Array | Int16Array, inverseNorm: number): void {
    if (this.rowFile === undefined) throw new Error('numbers mean nothing before the scales are known');
    this.rowFile.append(numbers, inverseNorm);
    this.noteKey(key);
  }

  /** Makes everything added so far durable, except rows whose scales are not known yet. */
  checkpoint(): void {
    if (this.rowFile === undefined) return;
    this.rowFile.sync();
    this.flushKeys();
    fsyncSync(this.keysFd);
    const { identity, keyBytes, keySum, lastKey } = this;
    const text = JSON.stringify({
      identity,
      rows: this.rowFile.rows,
      keyBytes,
      keySum,
      lastKey,
      scales: [...this.scales],
    });
    const temporary = `${this.paths.checkpoint}-new`;
    writeFileSync(temporary, `${crc32(text)} ${text}`, { mode: 0o600, flush: true });
    renameSync(temporary, this.paths.checkpoint);
    syncFolder(this.directory);
    this.sinceCheckpoint = 0;
  }

  /** Call it after the last row. */
  complete(): void {
    if (this.rowFile === undefined) this.fit();
    this.checkpoint();
  }

  /** The keys in the order of the rows, after `complete`. */
  *keys(): Generator<Buffer> {
    const all = readFileSync(this.paths.keys);
    if (all.length !== this.keyBytes || crc32(all) !== this.keySum)
      throw new VectorIndexDamaged(this.paths.keys, 'is corrupted');
    for (let at = 0; at < all.length; at += 1 + (all[at] as number))
      yield all.subarray(at + 1, at + 1 + (all[at] as number));
  }

  /** Removes files that a finished segment does not need. */
  discard(): void {
    for (const path of [this.paths.keys, this.paths.checkpoint]) rmSync(path, { force: true });
  }

  close(): void {
    this.rowFile?.close();
    closeSync(this.keysFd);
  }

  private fit(): void {
    this.fitted = fitScales(
      this.sample.map(({ vector }) => vector),
      this.dims,
    );
    const { sample } = this;
    this.sample = [];
    const file = new RowFileWriter(this.paths.rows, this.identity, this.dims, 0);
    // Set first, so that it is closed even if one of the rows cannot be written.
    this.rowFile = file;
    for (const { key, vector } of sample) this.write(key, vector, file);
  }

  private write(key: string, vector: Float32Array, file: RowFileWriter): void {
    const inverseNorm = quantise(vector, this.scales, this.numbers);
    file.append(this.numbers, inverseNorm);
    this.noteKey(key);
  }

  private noteKey(key: string): void {
    const bytes = Buffer.from(key);
    this.keyParts.push(Buffer.of(bytes.length), bytes);
    this.lastKey = key;
    this.sinceCheckpoint += this.dims + bytes.length;
    if (this.keyParts.length >= 16_384) this.flushKeys();
  }

  private flushKeys(): void {
    const part = Buffer.concat(this.keyParts);
    writeFully(this.keysFd, part, this.keyBytes);
    this.keySum = crc32(part, this.keySum);
    this.keyBytes += part.length;
    this.keyParts = [];
  }
}

/** Undefined if nothing is durable, or it cannot be trusted; the build then starts over. */
function readCheckpoint(path: string, identity: string, dims: number): Checkpoint | undefined {
  if (!existsSync(path)) return undefined;
  const content = readFileSync(path, 'utf8');
  const at = content.indexOf(' ');
  const text = content.slice(at + 1);
  if (content.slice(0, at) !== String(crc32(text))) return undefined;
  const checkpoint = JSON.parse(text) as Checkpoint;
  return checkpoint.identity === identity && checkpoint.scales.length === dims ? checkpoint : undefined;
}
