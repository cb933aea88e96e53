import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

/** Longer than any address that browsers accept. Normalising a text of a megabyte would block the thread. */
const GIVEN_CHARACTERS_MAX = 10_000;

const LABELS = '[^\\s,<>"\'`{}|^_%/?#:@]+';

/** The pattern of such a text, for API descriptions. A pattern cannot express which endings are known. */
export const DOMAIN_PATTERN = `(?:[A-Za-z][A-Za-z0-9+.-]*://|//)?${LABELS}\\.${LABELS}(?:[/?#:][^,]*)?`;

/**
 * The key of a website from what people type: `https://www.Example.com/x` and `example.com` are the same. Undefined if it is not a name
 * below a known public suffix.
 */
export function normalizeDomainName(given: string): string | undefined {
  if (given.length > GIVEN_CHARACTERS_MAX) return undefined;
  const host = given
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/^\/\//, '')
    .replace(/[/?#\\].*$/s, '')
    .replace(/^.*@/, '')
    .replace(/:\d*$/, '');
  return /[\s_%<>"'`{}|^]/.test(host) ? undefined : domainOfHost(host);
}

/** Endings of the public suffix list that have no websites: reverse addresses, and names that only Tor resolves. */
const ENDINGS_WITHOUT_WEBSITES = ['arpa', 'onion'];
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The key of a host: lower-case punycode without `www.`, if the rest is still below a public suffix (`www.gov.uk` keeps it, because
 * `gov.uk` is a public suffix). Undefined for addresses, bare names and public suffixes. The key of a key is itself.
 */
export function domainOfHost(host: string): string | undefined {
  const ascii = domainToASCII(host).replace(/\.$/, '');
  if (!isWebsiteName(ascii)) return undefined;
  let key = ascii;
  while (key.startsWith('www.') && isWebsiteName(key.slice(4))) key = key.slice(4);
  return key;
}

function isWebsiteName(name: string): boolean {
  if (name.length > 253 || !name.split('.').every((label) => LABEL.test(label))) return false;
  const { isIp, domain, isIcann, isPrivate, publicSuffix } = parse(name, { allowPrivateDomains: true });
  if (isIp || domain === null || !(isIcann || isPrivate)) return false;
  return !ENDINGS_WITHOUT_WEBSITES.some(
    (ending) => publicSuffix === ending || publicSuffix?.endsWith(`.${ending}`),
  );
}

/** The registered name: `example.co.uk` of `shop.example.co.uk`. Its owner can create any names below it. */
export function registrableDomain(name: string): string | undefined {
  return parse(name).domain ?? undefined;
}
