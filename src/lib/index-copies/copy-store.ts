import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type CopyList, copyListSchema, FILES_FOLDER, LIST_NAME } from './copy-list.ts';

/** Where copies are fetched from: a folder, or an address that serves it. */
export interface CopyStore {
  list(signal: AbortSignal): Promise<CopyList>;
  /** The bytes of a file. The caller reads no more of it than the list states. */
  open(sha256: string, signal: AbortSignal): Promise<Readable>;
}

const ANSWER_MS_MAX = 10_000;
const STALL_MS_MAX = 30_000;

export function openCopyStore(address: string): CopyStore {
  return /^https?:\/\//.test(address) ? servedStore(address.replace(/\/+$/, '')) : folderStore(address);
}

const folderStore = (folder: string): CopyStore => ({
  list: async () => copyListSchema.parse(JSON.parse(await readFile(join(folder, LIST_NAME), 'utf8'))),
  open: async (sha256, signal) => createReadStream(join(folder, FILES_FOLDER, sha256), { signal }),
});

const servedStore = (address: string): CopyStore => {
  const get = async (path: string, signal: AbortSignal) => {
    const { request } = await import('undici');
    const { statusCode, body } = await request(`${address}/${path}`, {
      signal,
      headersTimeout: ANSWER_MS_MAX,
      bodyTimeout: STALL_MS_MAX,
    });
    if (statusCode === 200) return body;
    await body.dump();
    throw new Error(`${address}/${path} returned status ${statusCode}`);
  };
  return {
    list: async (signal) => copyListSchema.parse(await (await get(LIST_NAME, signal)).json()),
    open: (sha256, signal) => get(`${FILES_FOLDER}/${sha256}`, signal),
  };
};
