import { type ColumnPreset, columnPresets } from '../export/column-presets.ts';

/** The query string for these columns and the outcome of each row. */
export function bulkColumns(preset: ColumnPreset): string {
  const columns = columnPresets[preset];
  return columns === '' ? '' : `&columns=${columns},lookup_status,lookup_error`;
}
