import { createHash, createHmac } from 'node:crypto';

export interface Credentials {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export interface Unsigned {
  readonly method: string;
  /** Address without its query; its path is already encoded. */
  readonly url: URL;
  /** In any order, not encoded. */
  readonly query: Readonly<Record<string, string>>;
  /** SHA-256 of the body, in hexadecimal. */
  readonly bodySha256: string;
  readonly at: Date;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Encodes as the signature requires: everything except letters, digits and -._~. */
export const encodeS3 = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The query as it is sent and signed: sorted by name, encoded. */
export const queryText = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${encodeS3(name)}=${encodeS3(value)}`)
    .sort()
    .join('&');

/** The headers that sign a request with AWS Signature Version 4 for the service `s3`. */
export function signatureHeaders(
  { method, url, query, bodySha256, at }: Unsigned,
  { accessKey, secretKey, region }: Credentials,
): Record<string, string> {
  const timestamp = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const day = timestamp.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const headers = { host: url.host, 'x-amz-content-sha256': bodySha256, 'x-amz-date': timestamp };
  const signedNames = Object.keys(headers).join(';');
  const canonical = [
    method,
    url.pathname,
    queryText(query),
    ...Object.entries(headers).map(([name, value]) => `${name}:${value}`),
    '',
    signedNames,
    bodySha256,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    (secret, step) => hmac(secret, step),
    hmac(hmac(`AWS4${secretKey}`, day), region),
  );
  const signature = hmac(key, toSign).toString('hex');
  const { host: _, ...sent } = headers;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`,
  };
}
