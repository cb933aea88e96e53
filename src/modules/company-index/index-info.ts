import type { FacetValue, IndexMaintenance, IndexStats, TextSearch } from '../../lib/text-index/api.ts';

export interface IndexInfo {
  stats(): Promise<IndexStats>;
  /** Number of companies per value of a filter, largest first. */
  breakdown(
    fields: readonly string[],
    size: number,
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, readonly FacetValue[]>>>;
  /** Share of the companies that have a value, by column name. */
  fillRates(signal: AbortSignal): Promise<ReadonlyMap<string, number>>;
}

const COLUMNS_MAX = 500;

export function createIndexInfo(index: TextSearch & Pick<IndexMaintenance, 'stats'>): IndexInfo {
  let rates: { identity: string; generation: number; byColumn: ReadonlyMap<string, number> } | undefined;

  return {
    stats: () => index.stats(),

    async breakdown(fields, size, signal) {
      return (await index.facets({ mode: 'all' }, fields, { size, signal })).facets;
    },

    async fillRates(signal) {
      const identity = index.identity();
      const isKnown = rates?.generation === (await index.generation()) && rates.identity === identity;
      if (rates && isKnown) return rates.byColumn;
      const { total, facets, generation } = await index.facets({ mode: 'all' }, ['filled'], {
        size: COLUMNS_MAX,
        signal,
      });
      const byColumn = new Map(
        (facets.filled ?? []).map(({ value, count }) => [
          value,
          total === 0 ? 0 : Math.round((count / total) * 10_000) / 10_000,
        ]),
      );
      rates = index.identity() === identity ? { identity, generation, byColumn } : undefined;
      return byColumn;
    },
  };
}
