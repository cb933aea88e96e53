/** The domain whose homepage a URL is, undefined when it is some other page. Scheme, port, query and `www.` do not matter. */
export function homepageDomain(url: string): string | undefined {
  const address = URL.parse(url);
  if (address === null || !/^https?:$/.test(address.protocol)) return undefined;
  return isHomepagePath(address.pathname) && address.search === ''
    ? domainOfHost(address.hostname)
    : undefined;
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
