import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

const LABELS = '[^\\s,<>"\'`{}|^_%/?#:@]+';

/** What such a text looks like, for descriptions of an API. Which endings are known is more than a pattern can say. */
export const DOMAIN_PATTERN = `(?:[A-Za-z][A-Za-z0-9+.-]*://|//)?${LABELS}\\.${LABELS}(?:[/?#:][^,]*)?`;

/**
 * The key of a website from whatever people type for it: `https://www.Example.com/x` and `example.com` are the same.
 * Undefined when it is not a name below a known public suffix.
 */
export function normalizeDomainName(given: string): string | undefined {
  const host = given
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/^\/\//, '')
    .replace(/[/?#\\].*$/s, '')
    .replace(/^.*@/, '')
    .replace(/:\d*$/, '')
    .replace(/\.$/, '');
  if (host === '' || /[\s_%<>"'`{}|^]/.test(host)) return undefined;
  const ascii = domainToASCII(host).replace(/^www\.(?=[^.]+\.)/, '');
  if (ascii === '' || ascii.length > 253) return undefined;
  const { isIp, domain, isIcann, isPrivate } = parse(ascii, {
    allowPrivateDomains: true,
    validateHostname: true,
  });
  return !isIp && domain !== null && (isIcann || isPrivate) ? ascii : undefined;
}
