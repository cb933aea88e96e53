import { domainOfHost } from '../../lib/domain-name.ts';

/**
 * The domain whose homepage a URL is, undefined when it is some other page. Scheme and `www.` do not matter; another port is another
 * server.
 */
export function homepageDomain(url: string): string | undefined {
  const address = parseWebAddress(url);
  if (address === undefined) return undefined;
  return isHomepagePath(address.pathname) && address.search === '' && address.port === ''
    ? domainOfHost(address.hostname)
    : undefined;
}

/** Addresses become links that people follow, so only http and https are allowed. */
export function parseWebAddress(url: string): URL | undefined {
  const address = URL.parse(url);
  return address !== null && /^https?:$/.test(address.protocol) ? address : undefined;
}

export function isHomepagePath(path: string): boolean {
  return path === '/' || path === '' || /^\/index\.[a-z]{3,5}$/i.test(path);
}
