import { t } from '../i18n/i18n.ts';

/** How a page was fetched, as a translated label. */
export function sourceName(source: string): string {
  const names: Readonly<Record<string, string>> = {
    live_http: t('Live fetch'),
    crawl_wet: t('Common Crawl'),
    browser: t('Browser'),
    proxy: t('Proxy'),
  };
  return names[source] ?? source;
}
