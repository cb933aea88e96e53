import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { InstalledService } from '../installed-service/start-installed-service.ts';
import { readMemoryMap } from './memory-map.ts';
import { type ThreadMemory, WRITE_EVERY_MS } from './thread-memory.ts';

const WRITES_MISSED_MAX = 6;
/** A collection may free objects that allow the next one to free more. */
const COLLECTIONS = 3;

export interface Sample {
  readonly minute: number;
  readonly residentMb: number;
  /** Without file pages, which the system may drop. */
  readonly anonymousMb: number;
  readonly heapMb: number;
  readonly externalMb: number;
  /** What V8 has reserved for the heaps of all threads. */
  readonly heapsMb: number;
  /** Buffers of all threads that are in use. */
  readonly buffersMb: number;
  /** What malloc has obtained from the system, used or not: small and medium buffers, SQLite, Node itself. */
  readonly mallocMb: number;
  readonly descriptors: number;
  readonly threads: number;
  readonly files: number;
  readonly diskMb: number;
  readonly byThread: readonly ThreadMemory[];
}

export interface SampledFolders {
  readonly data: string;
  /** The folder into which each thread of the service writes its memory usage (`thread-memory.ts`). */
  readonly threads: string;
}

export async function takeSample(
  service: InstalledService,
  folders: SampledFolders,
  minute: number,
): Promise<Sample> {
  const status = readFileSync(`/proc/${service.processId}/status`, 'utf8');
  const metrics = await (
    await fetch(`${service.address}/metrics`, {
      headers: { authorization: `Bearer ${service.operatorToken}` },
    })
  ).text();
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? 0);
  const { files, bytes } = folderSize(folders.data);
  const byThread = memoryByThread(folders.threads);
  const megabytes = (of: number): number => Math.round(of / 104_857.6) / 10;
  return {
    minute: Math.round(minute * 100) / 100,
    residentMb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024),
    anonymousMb: Math.round(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1_024),
    heapMb: megabytes(metric('homedex_nodejs_heap_size_used_bytes')),
    externalMb: megabytes(metric('homedex_nodejs_external_memory_bytes')),
    heapsMb: megabytes(sumOf(byThread, ({ heapHeld }) => heapHeld)),
    buffersMb: megabytes(sumOf(byThread, ({ buffers }) => buffers)),
    mallocMb: megabytes(readMemoryMap(service.processId).malloc * 1_024),
    descriptors: readdirSync(`/proc/${service.processId}/fd`).length,
    threads: Number(/Threads:\s+(\d+)/.exec(status)?.[1]),
    files,
    diskMb: megabytes(bytes),
    byThread,
  };
}

/** Skips files that a thread is just writing, and files of ended threads, which are no longer updated. */
function memoryByThread(folder: string): ThreadMemory[] {
  const writtenAfter = Date.now() - WRITES_MISSED_MAX * WRITE_EVERY_MS;
  return readdirSync(folder).flatMap((name) => {
    try {
      const path = join(folder, name);
      if (!name.endsWith('.json') || statSync(path).mtimeMs < writtenAfter) return [];
      return [JSON.parse(readFileSync(path, 'utf8')) as ThreadMemory];
    } catch {
      return [];
    }
  });
}

/** Samples what all threads still reference. Otherwise garbage may stay in a heap for long while there is memory. */
export async function collectAndSample(
  service: InstalledService,
  folders: SampledFolders,
  minute: number,
): Promise<Sample> {
  const order = join(folders.threads, 'collect');
  writeFileSync(order, '');
  await delay(COLLECTIONS * WRITE_EVERY_MS);
  rmSync(order);
  return takeSample(service, folders, minute);
}

export function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

/** A file may disappear while the files are counted. */
function folderSize(directory: string): { files: number; bytes: number } {
  let [files, bytes] = [0, 0];
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    files += 1;
    bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return { files, bytes };
}
