import { t } from '../i18n/i18n.ts';

/** Columns of a file by purpose. The name of a group stands for all its columns. */
export const columnPresets = {
  contact:
    'domain,company_name,homepage_url,country,city,postal_code,street_address,emails,phones,contact_page_url,linkedin,industry',
  technology:
    'domain,company_name,country,industry,tech_stack,cms,ecommerce_platform,analytics,web_server,hosting,payment',
  everything: '',
} as const;

export type ColumnPreset = keyof typeof columnPresets;

export function presetName(preset: ColumnPreset): string {
  const names: Readonly<Record<ColumnPreset, string>> = {
    contact: t('Name, address and contact'),
    technology: t('Name and technologies'),
    everything: t('All 178 columns'),
  };
  return names[preset];
}
