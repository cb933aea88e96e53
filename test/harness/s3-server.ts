import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureHeaders } from '../../src/lib/s3/signature.ts';

export interface S3Server {
  readonly endpoint: string;
  readonly credentials: { readonly accessKey: string; readonly secretKey: string; readonly region: string };
  /** Objects of the only bucket, `backups`, by key. */
  readonly objects: Map<string, Buffer>;
  /** Multipart uploads that were started and neither completed nor aborted. */
  readonly uploads: Map<string, Map<number, Buffer>>;
  /** Answers this many of the next requests with 503. */
  failNext(times: number): void;
  readonly requests: string[];
  close(): Promise<void>;
}

const PAGE = 3;

/** The part of S3 that backups use: path-style addresses, verified signatures, listings in short pages, multipart uploads. */
export async function startS3Server(): Promise<S3Server> {
  const credentials = { accessKey: 'AKTEST', secretKey: 'secret/with+signs', region: 'eu-test-1' };
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const requests: string[] = [];
  let failures = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const query = Object.fromEntries(url.searchParams);
    const method = request.method ?? '';
    requests.push(`${method} ${request.url}`);
    const answer = (status: number, text = '', headers = {}): void => {
      response.writeHead(status, headers);
      response.end(text);
    };
    const refuse = (status: number, code: string): void =>
      answer(status, `<Error><Code>${code}</Code><Message>no &amp; never</Message></Error>`);
    if (failures > 0) {
      failures -= 1;
      return refuse(503, 'SlowDown');
    }
    const bodySha256 = createHash('sha256').update(body).digest('hex');
    const stamp = String(request.headers['x-amz-date']);
    const at = new Date(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    const bare = new URL(url.origin + url.pathname);
    const expected = signatureHeaders({ method, url: bare, query, bodySha256, at }, credentials);
    if (request.headers.authorization !== expected.authorization) return refuse(403, 'SignatureDoesNotMatch');
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (bucket !== 'backups') return refuse(404, 'NoSuchBucket');
    if (query['list-type'] === '2') return answer(200, listing(query));
    if ('uploads' in query) {
      const id = `upload-${uploads.size}&1`;
      uploads.set(id, new Map());
      return answer(200, `<R><UploadId>${id.replace('&', '&amp;')}</UploadId></R>`);
    }
    const parts = uploads.get(query.uploadId ?? '');
    if (parts && method === 'PUT') {
      parts.set(Number(query.partNumber), body);
      return answer(200, '', { etag: `"${bodySha256}"` });
    }
    if (parts && method === 'POST') {
      const named = [...body.toString().matchAll(/<ETag>&quot;(\w+)&quot;<\/ETag>/g)].map(([, etag]) => etag);
      const ordered = [...parts].sort(([a], [b]) => a - b).map(([, part]) => part);
      const known = ordered.map((part) => createHash('sha256').update(part).digest('hex'));
      if (named.join() !== known.join()) return refuse(400, 'InvalidPart');
      objects.set(key, Buffer.concat(ordered));
      uploads.delete(query.uploadId ?? '');
      return answer(200, '<Done/>');
    }
    if (method === 'PUT') {
      objects.set(key, body);
      return answer(200);
    }
    if (method === 'DELETE') {
      if (parts) uploads.delete(query.uploadId ?? '');
      else objects.delete(key);
      return answer(204);
    }
    const found = objects.get(key);
    if (found === undefined) return refuse(404, 'NoSuchKey');
    response.end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials,
    objects,
    uploads,
    requests,
    failNext: (times) => {
      failures = times;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };

  function listing(query: Record<string, string>): string {
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.prefix ?? '')).sort();
    const from = keys.findIndex((key) => key > (query['continuation-token'] ?? ''));
    const page = from < 0 ? [] : keys.slice(from, from + PAGE);
    const hasMore = from >= 0 && from + PAGE < keys.length;
    const contents = page.map(
      (key) => `<Contents><Key>${written(key)}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
    );
    const next = hasMore
      ? `<NextContinuationToken>${written(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    return `<ListBucketResult><IsTruncated>${hasMore}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
  }
}

/** Escapes text as XML may: servers differ in what they escape and how. */
const written = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('ü', '&#252;').replaceAll('(', '&#x28;');
