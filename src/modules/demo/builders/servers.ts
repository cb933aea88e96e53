import type { Header, Site } from '../site.ts';

/**
 * Headers of a PHP site on shared hosting. Behind Cloudflare there is no `server` header of the origin, because Cloudflare sends its own.
 */
export function phpServerHeaders(site: Site): Header[] {
  const headers: Header[] = [];
  if (!usesCloudflare(site)) headers.push(['server', webServerOf(site) === 'Nginx' ? 'nginx' : 'Apache']);
  headers.push(['x-powered-by', `PHP/8.${1 + (site.index % 3)}.${site.index % 20}`]);
  return headers;
}

export function webServerOf(site: Site): 'Nginx' | 'Apache' {
  return site.index % 5 < 3 ? 'Nginx' : 'Apache';
}

export function usesCloudflare(site: Site): boolean {
  return site.technologies.some((technology) => technology.name === 'Cloudflare');
}
