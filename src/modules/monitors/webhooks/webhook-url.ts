import { isIP } from 'node:net';
import { isPublicAddress } from '../../../lib/public-address.ts';
import { AppError } from '../../../platform/errors.ts';

/** Hosts, with or without a port, that may be posted to wherever they are: `WEBHOOK_HOSTS_ALLOWED`. */
export type AllowedHosts = readonly string[];

/** The address to post to as it is kept, or a refusal. Where its name leads is looked at before every delivery. */
export function readWebhookUrl(text: string, allowed: AllowedHosts): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new AppError('invalid_input', 'webhook_url must be an http:// or https:// address.');
  if (url.username !== '' || url.password !== '')
    throw new AppError('invalid_input', 'webhook_url must not hold a user name or password.');
  const address = literalAddress(url);
  if (address !== undefined && !isPublicAddress(address) && !isAllowed(url, allowed))
    throw new AppError('invalid_input', 'webhook_url must lead to a public address.');
  url.hash = '';
  return url.href;
}

export function isAllowed(url: URL, allowed: AllowedHosts): boolean {
  return allowed.includes(url.hostname) || allowed.includes(url.host);
}

/** The IP address that stands in a URL in place of a name. */
export function literalAddress(url: URL): string | undefined {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? undefined : host;
}
