import type { Config } from '../../platform/config/index.ts';
import type { BrowserTierOptions } from './browser/browser-tier.ts';
import type { SiteFetcherOptions } from './fetching/site-fetcher.ts';

/** How we identify ourselves to the servers we read from. */
export const crawlUserAgent = ({ CRAWL_CONTACT: contact }: Config): string =>
  `homedex${contact === '' ? '' : ` (${contact})`}`;

export const fetchSettings = (config: Config): SiteFetcherOptions => ({
  userAgent: crawlUserAgent(config),
  fixedHosts: config.CRAWL_HOSTS,
  proxyUrl: config.PROXY_URL,
});

export const browserSettings = (config: Config): Omit<BrowserTierOptions, 'logger'> => ({
  program: config.BROWSER_PATH,
  hasSandbox: config.BROWSER_SANDBOX === 'on',
  fixedHosts: config.CRAWL_HOSTS,
});
