import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/harness/s3-server.ts';
import { createS3Client, type S3Client } from './client.ts';
import { signatureHeaders } from './signature.ts';

let server: S3Server;
let folder: string;
let client: S3Client;
beforeEach(async () => {
  server = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), 'homedex-s3-'));
  client = open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  rmSync(folder, { recursive: true });
});

const open = (changes = {}): S3Client =>
  createS3Client({
    endpoint: server.endpoint,
    bucket: 'backups',
    partBytes: 1_000,
    retryMs: 1,
    ...server.credentials,
    ...changes,
  });
/** Files of the folder that this process has open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      return [readlinkSync(`/proc/self/fd/${number}`)].filter((path) => path.startsWith(folder));
    } catch {
      // Closed since it was listed.
      return [];
    }
  });
const file = (name: string, content: Buffer | string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

describe('the signature', () => {
  // The examples of the documentation of Signature Version 4, "Authenticating Requests: Using the Authorization Header".
  const credentials = {
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  it.each([
    [{ lifecycle: '' }, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    [{ prefix: 'J', 'max-keys': '2' }, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ] as [Record<string, string>, string][])(
    'of a request with the query %o equals the documented one',
    (query, signature) => {
      const headers = signatureHeaders(
        {
          method: 'GET',
          url: new URL('https://examplebucket.s3.amazonaws.com/'),
          query,
          bodySha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
          at: new Date('2013-05-24T00:00:00Z'),
        },
        credentials,
      );
      expect(headers.authorization).toContain(`Signature=${signature}`);
    },
  );
});

describe('the client', () => {
  it('puts, lists, gets and deletes objects, with any characters in keys, over several pages of a listing', async () => {
    const names = ['a b+c.txt', 'ü&(1).txt', 'c', 'd', 'e', 'f', 'g'];
    for (const name of names) await client.putFile(`x/${name}`, file('small', `content of ${name}`));
    await client.putFile('y/other', file('small', ''));
    expect((await client.list('x/')).map(({ key }) => key)).toEqual(names.map((name) => `x/${name}`).sort());
    await client.getFile('x/ü&(1).txt', join(folder, 'got'));
    expect(readFileSync(join(folder, 'got'), 'utf8')).toBe('content of ü&(1).txt');
    await client.delete('x/c');
    expect(await client.list('x/c')).toEqual([]);
  });

  it('sends large files in parts that arrive whole', async () => {
    const content = randomBytes(3_500);
    await client.putFile('large', file('large', content));
    expect(server.objects.get('large')?.equals(content)).toBe(true);
    expect(server.requests.filter((request) => request.includes('partNumber'))).toHaveLength(4);
    expect(server.uploads.size).toBe(0);
  });

  it('leaves no parts behind when a large upload fails', async () => {
    const path = file('large', randomBytes(3_500));
    const stop = new AbortController();
    const sending = client.putFile('large', path, stop.signal);
    stop.abort(new Error('enough'));
    await expect(sending).rejects.toThrow();
    expect([server.uploads.size, server.objects.size]).toEqual([0, 0]);
  });

  it.skipIf(!existsSync('/proc/self/fd'))('leaves no file open, whether or not it was sent', async () => {
    await client.putFile('small', file('small', 'a'));
    await client.putFile('large', file('large', randomBytes(3_500)));
    await expect(open({ secretKey: 'wrong' }).putFile('large', join(folder, 'large'))).rejects.toThrow();
    expect(openFiles()).toEqual([]);
  });

  it('retries when the storage is overloaded, and fails with a clear message if it stays so', async () => {
    server.failNext(2);
    await client.putFile('a', file('a', 'a'));
    expect(server.objects.size).toBe(1);
    server.failNext(100);
    await expect(client.list('')).rejects.toThrow('answered 503 for backups/ (SlowDown: no & never)');
  });

  it('reports why the storage cannot be reached', async () => {
    const late = new DOMException('It took too long.', 'TimeoutError');
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(late));
    await expect(client.list('')).rejects.toThrow(`${server.endpoint} cannot be reached: It took too long.`);
    vi.restoreAllMocks();
    await expect(open({ endpoint: 'http://127.0.0.1:1' }).list('')).rejects.toThrow(
      'http://127.0.0.1:1 cannot be reached: bad port',
    );
  });

  it('reports wrong credentials at once, and a missing object', async () => {
    await expect(open({ secretKey: 'wrong' }).list('')).rejects.toThrow('SignatureDoesNotMatch');
    expect(server.requests).toHaveLength(1);
    await expect(client.getFile('none', join(folder, 'none'))).rejects.toThrow('NoSuchKey');
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
