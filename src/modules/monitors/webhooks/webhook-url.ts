import { isIP } from 'node:net';
import { isPublicAddress } from '../../../lib/public-address.ts';
import { AppError } from '../../../platform/errors.ts';

/** Hosts, with or without a port, that may be posted to even if they are not public: `WEBHOOK_HOSTS_ALLOWED`. */
export type AllowedHosts = readonly string[];

/** Returns the normalised address to post to, or throws. The name is resolved and checked before every delivery. */
export function readWebhookUrl(text: string, allowed: AllowedHosts): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw refused('must be an http:// or https:// address.');
  if (url.username !== '' || url.password !== '') throw refused('must not contain a user name or password.');
  if (!isAllowed(url, allowed)) {
    const address = literalAddress(url);
    const isPublic = address === undefined ? isPublicName(url.hostname) : isPublicAddress(address);
    if (!isPublic) throw refused('must point to a public address.');
    if (!isUsualPort(url)) throw refused('must use port 80, 443 or a port of 1024 or above.');
  }
  url.hash = '';
  return url.href;
}

const refused = (why: string): AppError =>
  new AppError('invalid_input', `webhook_url ${why}`, { details: { field: 'webhook_url' } });

/** Suffixes that no public name has: RFC 6761, RFC 6762, RFC 8375, and those that internal networks use. */
const INNER_ENDINGS =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid)$/;

/** A name with a dot, which may have a public address; whether it does is checked before every delivery. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && !INNER_ENDINGS.test(name);
}

/** Ports below 1024 belong to mail, file transfer and remote access; no webhook receiver listens there. */
const isUsualPort = ({ port }: URL): boolean =>
  port === '' || port === '80' || port === '443' || Number(port) >= 1024;

export function isAllowed(url: URL, allowed: AllowedHosts): boolean {
  return allowed.includes(url.hostname) || allowed.includes(url.host);
}

/** The IP address in a URL that has one instead of a name. */
export function literalAddress(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? undefined : host;
}
