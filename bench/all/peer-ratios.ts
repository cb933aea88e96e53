import type { BenchReport } from '../search/report/json-report.ts';

/** The cost of a peer for the same work as a multiple of the cost of Homedex. Above 1, Homedex is cheaper. */
export interface PeerRatio {
  readonly peer: string;
  readonly what: string;
  /** Undefined if it was not measured; `note` says why. */
  readonly ratio: number | undefined;
  readonly note?: string;
}

const searchPeers = { fts5: 'SQLite FTS5', lucene: 'Lucene', tantivy: 'Tantivy' } as const;

/** Ratios of searches, as the geometric mean over all query classes. `log` says which peers were skipped and why. */
export function ratiosOfSearch(report: BenchReport, log: string): PeerRatio[] {
  const ours = report.engines.homedex;
  return Object.entries(searchPeers).flatMap(([engine, peer]): PeerRatio[] => {
    const theirs = report.engines[engine as keyof typeof searchPeers];
    if (ours === undefined || theirs === undefined) {
      const why = new RegExp(`^${engine}: skipped, (.*)$`, 'm').exec(log)?.[1] ?? 'it was not measured';
      return [{ peer, what: 'all of search', ratio: undefined, note: why }];
    }
    const ofClasses = (of: 'top_cpu_ms' | 'count_cpu_ms'): number => {
      const names = Object.keys(ours.classes) as (keyof typeof ours.classes)[];
      return geometricMean(names.map((name) => theirs.classes[name][of] / ours.classes[name][of]));
    };
    return [
      { peer, what: 'CPU time of a first page of 25 with its total', ratio: ofClasses('top_cpu_ms') },
      { peer, what: 'CPU time of a count', ratio: ofClasses('count_cpu_ms') },
      { peer, what: 'CPU time of building', ratio: theirs.build_cpu_s / ours.build_cpu_s },
      { peer, what: 'bytes a page on disk', ratio: theirs.index_bytes_per_doc / ours.index_bytes_per_doc },
    ];
  });
}

export interface VectorFigures {
  readonly warm: { readonly searchCpuMs: number; readonly recallAt25: number };
  readonly buildCpuSeconds: number;
  readonly peers: readonly (
    | {
        readonly peer: string;
        readonly searchCpuMs: number;
        readonly recallAt25: number;
        readonly buildCpuSeconds: number;
      }
    | { readonly peer: string; readonly error: string }
  )[];
}

export function ratiosOfVectors({ warm, buildCpuSeconds, peers }: VectorFigures): PeerRatio[] {
  return peers.flatMap((one): PeerRatio[] => {
    const { peer } = one;
    if ('error' in one) return [{ peer, what: 'all of vectors', ratio: undefined, note: one.error }];
    const recalls = `recall ${share(warm.recallAt25)}, ${peer} ${share(one.recallAt25)}`;
    return [
      {
        peer,
        what: 'CPU time of the 25 nearest vectors',
        ratio: one.searchCpuMs / warm.searchCpuMs,
        note: recalls,
      },
      { peer, what: 'CPU time of building', ratio: one.buildCpuSeconds / buildCpuSeconds },
    ];
  });
}

export interface ApiFigures {
  readonly cached: { readonly per_second: number };
  readonly empty_handler: { readonly per_second: number };
}

/** An empty handler cannot be beaten. The ratio shows how close a cached search comes to it. */
export const ratiosOfApi = ({ cached, empty_handler }: ApiFigures): PeerRatio[] => [
  {
    peer: 'an empty Fastify handler',
    what: 'time of a cached search, the same bytes',
    ratio: cached.per_second / empty_handler.per_second,
  },
];

const share = (of: number): string => `${Math.round(of * 1_000) / 10} %`;

function geometricMean(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / Math.max(1, numbers.length));
}
