import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../../../lib/public-address.ts';
import { NameResolver, OutboundFailure } from '../../../platform/outbound/index.ts';
import { type AllowedHosts, isAllowed, literalAddress } from './webhook-url.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** How a post ended; `error` is a sentence for the owner of the webhook. */
export interface PostOutcome {
  readonly status: number | null;
  readonly error: string | null;
}

export interface PostOptions {
  readonly allowedHosts: AllowedHosts;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly resolve?: (host: string) => Promise<readonly ResolvedAddress[]>;
}

const TIMEOUT_MS = 10_000;
const HEADER_BYTES_MAX = 16_384;

/**
 * Posts to an untrusted address. The name is resolved once, all its addresses must be public, and the connection goes to one of exactly
 * those. Redirects are not followed, and only the status of the response is read.
 */
export async function postWebhook(
  target: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  { allowedHosts, timeoutMs = TIMEOUT_MS, signal: stopping, ...options }: PostOptions,
): Promise<PostOutcome> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
  try {
    const url = new URL(target);
    // Only this machine's resolver knows the names of an intranet. All others are resolved through the name servers, where a dead server
    // does not block a thread.
    const isInner = isAllowed(url, allowedHosts);
    const resolve = options.resolve ?? (isInner ? resolveHere : resolvePublic);
    const addresses = await within(signal, addressesOf(url, resolve));
    if (addresses.length === 0) return { status: null, error: 'The host has no IP address.' };
    if (!isInner && !addresses.every(({ address }) => isPublicAddress(address)))
      return { status: null, error: 'The host does not resolve to a public address.' };
    const status = await within(signal, post(url, addresses, headers, body, signal));
    return { status, error: status >= 200 && status < 300 ? null : describeStatus(status) };
  } catch (error) {
    return {
      status: null,
      error: signal.aborted ? `No answer within ${timeoutMs / 1000} s.` : describe(error),
    };
  }
}

const names = new NameResolver();
const resolveHere = (host: string): Promise<readonly ResolvedAddress[]> => lookup(host, { all: true });
const resolvePublic = async (host: string): Promise<readonly ResolvedAddress[]> =>
  (await names.resolve(host)).map((address) => ({ address, family: isIP(address) }));

async function addressesOf(
  url: URL,
  resolve: (host: string) => Promise<readonly ResolvedAddress[]>,
): Promise<readonly ResolvedAddress[]> {
  const literal = literalAddress(url);
  return literal === undefined
    ? resolve(url.hostname)
    : [{ address: literal, family: literal.includes(':') ? 6 : 4 }];
}

function post(
  url: URL,
  addresses: readonly ResolvedAddress[],
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolvePost, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A new connection, to an address that was just checked.
      agent: false,
      lookup: (_host, options, done) => {
        const [first] = addresses;
        if (options.all) done(null, [...addresses]);
        else done(null, first?.address ?? '', first?.family);
      },
      maxHeaderSize: HEADER_BYTES_MAX,
      signal,
    });
    call.on('response', (response) => {
      resolvePost(response.statusCode ?? 0);
      response.destroy();
    });
    // Without this, a server that upgrades to another protocol would end the connection with neither a response nor an error.
    call.on('upgrade', (response, socket) => {
      resolvePost(response.statusCode ?? 0);
      socket.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Stops waiting when the signal aborts: some work, such as name resolution, cannot be cancelled. */
function within<Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolveValue, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolveValue, reject);
  });
}

const describeStatus = (status: number): string =>
  status >= 300 && status < 400
    ? `The receiver answered ${status}; redirects are not followed.`
    : `The receiver answered ${status}.`;

function describe(error: unknown): string {
  if (error instanceof OutboundFailure)
    return error.kind === 'not_public'
      ? 'The host does not resolve to a public address.'
      : 'The host cannot be found.';
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The host cannot be found.';
  if (code === 'ECONNREFUSED') return 'The host refused the connection.';
  if (code.startsWith('HPE_')) return 'The receiver did not answer with HTTP.';
  if (code.startsWith('ERR_TLS') || code.includes('CERT')) return 'The certificate of the host is not valid.';
  return 'The connection failed.';
}
