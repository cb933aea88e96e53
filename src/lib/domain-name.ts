import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

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
