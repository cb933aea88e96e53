import { t } from '../i18n/i18n.ts';

/** The translated name of a group of columns. */
export function groupName(group: string): string {
  const names: Readonly<Record<string, string>> = {
    identity: t('Company'),
    location: t('Location'),
    contact: t('Contact'),
    social: t('Social media'),
    business: t('Business'),
    commerce: t('Commerce'),
    technology: t('Technology'),
    content: t('On the homepage'),
    seo: t('Search engines'),
    trust: t('Legal and trust'),
    performance: t('Page'),
    provenance: t('Data source'),
  };
  return names[group] ?? group;
}
