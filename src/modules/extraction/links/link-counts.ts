import { found, type Heuristic } from '../heuristic.ts';
import { registrableDomain } from '../page/page-address.ts';
import { hostOf } from '../page/resolve-link.ts';
import { isWithin } from './site-links.ts';

const domainsMax = 100;

/** How many links stay on the site, how many leave it, and where they lead. */
export const linkCounts: Heuristic = (page) => {
  const { domain, finalDomain, finalUrl } = page.address;
  const ownRoot = URL.parse('/', finalUrl)?.href ?? finalUrl;
  const foreignHosts = new Set<string>();
  let internal = 0;
  let external = 0;
  for (const { href } of page.anchors) {
    // Covers most links without parsing the address.
    if (href.startsWith(ownRoot)) {
      internal++;
      continue;
    }
    const host = hostOf(href);
    if (host === '') continue;
    if (isWithin(host, domain) || isWithin(host, finalDomain)) internal++;
    else {
      external++;
      if (foreignHosts.size < 2 * domainsMax) foreignHosts.add(host);
    }
  }
  const domains = new Set(
    [...foreignHosts].map((host) => registrableDomain(host)).filter((name) => name !== null),
  );
  return [
    ...found('internal_link_count', internal, 'links'),
    ...found('external_link_count', external, 'links'),
    ...found('linked_domains', [...domains].slice(0, domainsMax), 'links to other sites'),
  ];
};
