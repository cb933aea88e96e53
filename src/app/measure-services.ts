import type { TextIndex } from '../lib/text-index/index.ts';
import { creditsSpent } from '../modules/credits/index.ts';
import type { VectorMaintenance } from '../modules/lookalikes/index.ts';
import type { QueryCache } from '../modules/search/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/index.ts';
import { poolOf } from '../platform/database/index.ts';
import type { Metrics } from '../platform/metrics.ts';

interface Measured {
  readonly index: TextIndex;
  readonly queryCache: QueryCache;
  readonly vectorMaintenance: Pick<VectorMaintenance, 'behind'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly monitorIntervalMs: number;
}

/**
 * Registers gauges for what operators want to know about a service; they are read when metrics are collected.
 * docs/operations/observability.md lists them.
 */
export function measureServices(metrics: Metrics, measured: Measured): void {
  measureIndex(metrics, measured.index);
  measureVectors(metrics, measured.vectorMaintenance);
  metrics.gauge(
    'homedex_query_cache_bytes',
    'Memory of cached result pages.',
    () => measured.queryCache.stats().bytes,
  );
  metrics.gauge('homedex_query_cache_pages', 'Cached result pages.', () => measured.queryCache.stats().pages);
  metrics.counter('homedex_credits_spent_total', 'Credits spent through this process.', creditsSpent);
  metrics.asyncGauges(
    { homedex_monitor_lag_seconds: 'How long the alert that is due longest has waited for its check.' },
    async () => [await monitorLagSeconds(measured)],
  );
  const pool = poolOf(measured.database);
  if (pool) {
    metrics.gauge('homedex_database_connections', 'Connections to PostgreSQL.', () => pool.total());
    metrics.gauge('homedex_database_connections_idle', 'Connections that wait for work.', () => pool.idle());
    metrics.gauge('homedex_database_connections_max', 'DATABASE_CONNECTIONS.', () => pool.max);
    metrics.gauge('homedex_database_callers_waiting', 'Callers that wait for a connection.', () =>
      pool.waiting(),
    );
  }
}

function measureIndex(metrics: Metrics, index: TextIndex): void {
  metrics.asyncGauges(
    {
      homedex_index_documents: 'Homepages in the index.',
      homedex_index_deleted_documents: 'Replaced and deleted versions that merges have not removed yet.',
      homedex_index_tail_documents: 'Documents written since the last flush.',
      homedex_index_segments: 'Segments of the index.',
      homedex_index_bytes: 'Size of the index on disk.',
      homedex_index_generation: 'Rises with every visible change of the index.',
    },
    async () => {
      const stats = await index.stats();
      return [
        stats.documents,
        stats.deletedDocuments,
        stats.tailDocuments,
        stats.segments,
        stats.bytesOnDisk,
        stats.generation,
      ];
    },
  );
}

function measureVectors(metrics: Metrics, vectors: Pick<VectorMaintenance, 'behind'>): void {
  metrics.asyncGauges(
    {
      homedex_vectors_behind_commits: 'Commits of the index whose companies have no vectors yet.',
      homedex_vectors_behind_companies:
        "Companies that wait for vectors, in a comparison of all or for 'homedex embed'.",
    },
    async () => {
      const behind = await vectors.behind();
      if (behind === undefined) return [0, 0];
      if (behind.kind === 'commits') return [behind.commits, 0];
      return [0, behind.kind === 'walk' ? behind.companies - behind.walked : behind.companies];
    },
  );
}

/** Monitors are checked once per interval. One that has waited longer is late. */
async function monitorLagSeconds({ database, clock, monitorIntervalMs }: Measured): Promise<number> {
  const row = await database
    .selectFrom('monitor')
    .select(({ fn }) => fn.min('last_checked_at').as('oldest'))
    .where('paused_at', 'is', null)
    .where('last_checked_at', 'is not', null)
    .executeTakeFirst();
  return row?.oldest ? Math.max(0, clock.now() - Number(row.oldest) - monitorIntervalMs) / 1_000 : 0;
}
