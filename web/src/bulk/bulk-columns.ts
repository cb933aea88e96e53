import { type ColumnPreset, columnPresets } from '../export/column-presets.ts';

/** The part of an address that asks for these columns, and for what became of each row. */
export function bulkColumns(preset: ColumnPreset): string {
  const columns = columnPresets[preset];
  return columns === '' ? '' : `&columns=${columns},lookup_status,lookup_error`;
}
