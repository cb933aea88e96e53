import { getDomain, getPublicSuffix } from 'tldts';

/** The address of the page, parsed once for all heuristics. */
export interface PageAddress {
  /** The requested address, normalised. */
  readonly homepageUrl: string;
  /** The address that responded. */
  readonly finalUrl: string;
  /** Host of the final address without a leading `www.`. */
  readonly host: string;
  /** Registrable domain of the requested address; the bare host if no public suffix is known. */
  readonly domain: string;
  /** Registrable domain of the final address. */
  readonly finalDomain: string;
  readonly tld: string;
  readonly isHttps: boolean;
}

export function pageAddress(url: string, finalUrl = url): PageAddress {
  const requested = parseOrAssumeHttps(url);
  const final = parseOrAssumeHttps(finalUrl);
  const host = requested.hostname.replace(/^www\./, '');
  const finalHost = final.hostname.replace(/^www\./, '');
  return {
    homepageUrl: requested.href,
    finalUrl: final.href,
    host: finalHost,
    domain: registrableDomain(host) ?? host,
    finalDomain: registrableDomain(finalHost) ?? finalHost,
    tld: getPublicSuffix(host, { allowPrivateDomains: false }) ?? '',
    isHttps: final.protocol === 'https:',
  };
}

/** The registrable part of a host: `shop.example.co.uk` gives `example.co.uk`. */
export function registrableDomain(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: false });
}

function parseOrAssumeHttps(url: string): URL {
  return URL.parse(url) ?? URL.parse(`https://${url}`) ?? new URL('https://invalid/');
}
