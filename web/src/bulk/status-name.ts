import { t } from '../i18n/i18n.ts';

/** How a row of a bulk look-up ended, as a translated label. */
export function statusName(status: string): string {
  const names: Readonly<Record<string, string>> = {
    indexed: t('Found in the index'),
    fetched: t('Crawled live'),
    not_found: t('Not reachable'),
    invalid: t('Invalid'),
    duplicate: t('Duplicate'),
  };
  return names[status] ?? status;
}
