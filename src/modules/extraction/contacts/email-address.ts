import { parse } from 'tldts';
import { isNotAContact } from './email-refusals.ts';

const SHAPE =
  /^[\p{L}\p{N}](?:[\p{L}\p{N}._%+'&-]{0,62}[\p{L}\p{N}_+-])?@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250}[\p{L}\p{N}])$/u;
const TRIM_START = /^[\s<>("'`,;:.[{|!?*=/\\_-]+/;
const TRIM_END = /[\s<>)"'`,;:.\]}|!?*=/\\_-]+$/;

/** The address in the form we store, or null if it is not an address, or is a placeholder, an asset name or used by a machine. */
export function toContactEmail(candidate: string): string | null {
  if (candidate.length > 320) return null;
  const address = candidate
    .normalize('NFKC')
    .replace(/^\s*mailto:/i, '')
    .replace(TRIM_START, '')
    .replace(TRIM_END, '')
    .toLowerCase();
  const at = address.indexOf('@');
  if (at < 1 || !SHAPE.test(address) || address.includes('..')) return null;
  const host = parse(address.slice(at + 1), { extractHostname: false, validateHostname: true });
  if (!host.isIcann || host.domain === null || host.isIp) return null;
  return isNotAContact(address.slice(0, at), host.hostname ?? '', host.domain) ? null : address;
}
