/** The domain whose homepage a URL is, undefined when it is some other page. Scheme, port, query and `www.` do not matter. */
export function homepageDomain(url: string): string | undefined {
  const address = parseWebAddress(url);
  if (address === undefined) return undefined;
  return isHomepagePath(address.pathname) && address.search === ''
    ? domainOfHost(address.hostname)
    : undefined;
}

/** Addresses become links that people follow, so that nothing but http and https may get in. */
export const isWebAddress = (url: string): boolean => parseWebAddress(url) !== undefined;

export function parseWebAddress(url: string): URL | undefined {
  const address = URL.parse(url);
  return address !== null && /^https?:$/.test(address.protocol) ? address : undefined;
}

export function isHomepagePath(path: string): boolean {
  return path === '/' || path === '' || /^\/index\.[a-z]{3,5}$/i.test(path);
}

/** The key of a host: lower-case punycode without `www.`; addresses and bare names are no domains. */
export function domainOfHost(host: string): string | undefined {
  const name = host
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  const labels = name.split('.');
  if (labels.length < 2 || name.length > 253 || /^\d+$/.test(labels.at(-1) ?? '')) return undefined;
  return labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label)) ? name : undefined;
}
