import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { escapeMarkup } from '../escape-markup.ts';
import { type Credentials, encodeS3, queryText, signatureHeaders } from './signature.ts';

interface S3Options extends Credentials {
  /** Address of the service, for example https://s3.eu-central-1.amazonaws.com; buckets are paths below it. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Larger files are uploaded in parts of this size; S3 requires at least 5 MB. */
  readonly partBytes?: number;
  readonly retryMs?: number;
}

export interface S3Client {
  putFile(key: string, path: string, signal?: AbortSignal): Promise<void>;
  getFile(key: string, path: string, signal?: AbortSignal): Promise<void>;
  /** Lists keys with this prefix, in order; undefined bytes never occur. */
  list(
    prefix: string,
    signal?: AbortSignal,
  ): Promise<readonly { readonly key: string; readonly bytes: number }[]>;
  delete(key: string, signal?: AbortSignal): Promise<void>;
}

/** The storage refused the request, or could not be reached in several attempts. */
class S3Failure extends Error {
  override readonly name = 'S3Failure';
}

const PART_BYTES = 32 * 1024 * 1024;
const ATTEMPTS_MAX = 4;
const RETRY_MS = 500;
const RESPONSE_MS_MAX = 120_000;
const LISTED_MAX = 1_000_000;
const TEXT_BYTES_MAX = 4 * 1024 * 1024;

interface Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly signal?: AbortSignal | undefined;
}

export function createS3Client({
  endpoint,
  bucket,
  partBytes = PART_BYTES,
  retryMs = RETRY_MS,
  ...credentials
}: S3Options): S3Client {
  return { putFile, getFile, list, delete: remove };

  async function putFile(key: string, path: string, signal?: AbortSignal): Promise<void> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size <= partBytes) {
        await text({ method: 'PUT', key, body: await readPart(0, size), signal });
        return;
      }
      const begun = await text({ method: 'POST', key, query: { uploads: '' }, signal });
      const uploadId = tag(begun, 'UploadId') ?? fail(key, 'did not start the upload');
      try {
        const parts: string[] = [];
        for (let at = 0; at < size; at += partBytes) {
          const query = { partNumber: String(parts.length + 1), uploadId };
          const answer = await send({
            method: 'PUT',
            key,
            query,
            body: await readPart(at, Math.min(partBytes, size - at)),
            signal,
          });
          await answer.body?.cancel();
          parts.push(answer.headers.get('etag') ?? fail(key, 'accepted a part without naming it'));
        }
        const listed = parts.map(
          (etag, index) =>
            `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeMarkup(etag)}</ETag></Part>`,
        );
        const body = new TextEncoder().encode(
          `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`,
        );
        const ended = await text({ method: 'POST', key, query: { uploadId }, body, signal });
        // S3 may respond with 200 and report the failure in the body.
        if (tag(ended, 'Code') !== undefined) fail(key, tag(ended, 'Message') ?? ended.slice(0, 200));
      } catch (error) {
        // Parts of an unfinished upload cost money until they are deleted.
        await text({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
        throw error;
      }
    } finally {
      await file.close();
    }

    async function readPart(at: number, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
      const part = new Uint8Array(bytes);
      for (let done = 0; done < bytes; ) {
        const { bytesRead } = await file.read(part, done, bytes - done, at + done);
        if (bytesRead === 0) throw new S3Failure(`${path} became shorter while it was sent.`);
        done += bytesRead;
      }
      return part;
    }
  }

  async function getFile(key: string, path: string, signal?: AbortSignal): Promise<void> {
    const { body } = await send({ method: 'GET', key, signal });
    if (body === null) return fail(key, 'returned no content');
    await pipeline(
      Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(path, { mode: 0o600 }),
    );
  }

  async function list(prefix: string, signal?: AbortSignal): Promise<{ key: string; bytes: number }[]> {
    const found: { key: string; bytes: number }[] = [];
    for (let token: string | undefined; ; ) {
      const query = {
        'list-type': '2',
        prefix,
        ...(token !== undefined && { 'continuation-token': token }),
      };
      const page = await text({ method: 'GET', key: '', query, signal });
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        found.push({ key: tag(entry, 'Key') ?? '', bytes: Number(tag(entry, 'Size') ?? 0) });
      token = tag(page, 'IsTruncated') === 'true' ? tag(page, 'NextContinuationToken') : undefined;
      if (token === undefined || found.length > LISTED_MAX) return found;
    }
  }

  async function remove(key: string, signal?: AbortSignal): Promise<void> {
    await text({ method: 'DELETE', key, signal });
  }

  async function text(call: Call): Promise<string> {
    const answer = await send(call);
    const content = await answer.text();
    return content.length > TEXT_BYTES_MAX ? fail(call.key, 'sent a response that is too long') : content;
  }

  /** Returns a successful response. Temporary failures, for example of an overloaded server, are retried. */
  async function send(call: Call): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const answer = await sendOnce(call).catch((error: unknown) => {
        call.signal?.throwIfAborted();
        return new S3Failure(`${endpoint} cannot be reached: ${reasonOf(error)}`, { cause: error });
      });
      if (answer instanceof Response && answer.ok) return answer;
      const failure = answer instanceof Response ? await refusal(call.key, answer) : answer;
      const mayPass = !(answer instanceof Response) || answer.status >= 500 || answer.status === 429;
      if (!mayPass || attempt === ATTEMPTS_MAX) throw failure;
      await wait(retryMs * 2 ** (attempt - 1), undefined, { signal: call.signal });
    }
  }

  function sendOnce({ method, key, query = {}, body, signal }: Call): Promise<Response> {
    const path = key === '' ? '' : `/${key.split('/').map(encodeS3).join('/')}`;
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${encodeS3(bucket)}${path}`);
    const bodySha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = signatureHeaders({ method, url, query, bodySha256, at: new Date() }, credentials);
    url.search = queryText(query);
    const limit = AbortSignal.timeout(RESPONSE_MS_MAX);
    return fetch(url, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body && { body }),
    });
  }

  async function refusal(key: string, answer: Response): Promise<S3Failure> {
    const content = (await answer.text().catch(() => '')).slice(0, 10_000);
    const reason = [tag(content, 'Code'), tag(content, 'Message')].filter(Boolean).join(': ');
    return new S3Failure(
      `The storage answered ${answer.status} for ${bucket}/${key}${reason ? ` (${reason})` : ''}.`,
    );
  }

  function fail(key: string, what: string): never {
    throw new S3Failure(`The storage ${what} for ${bucket}/${key}.`);
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element with this name. */
const tag = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(
      /&(?:(amp|lt|gt|quot|apos)|#(\d+)|#x([\da-f]+));/gi,
      (_, named?: string, decimal?: string, hex?: string) =>
        named !== undefined
          ? (entities[named] ?? '')
          : String.fromCodePoint(decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '0', 16)),
    );

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};
