import { readFileSync } from 'node:fs';
import type { CompanyPage } from '../corpus/company-page.ts';
import { BatchMaker } from '../measure/batch-maker.ts';
import type { BenchQuery } from '../queries/query-classes.ts';
import type { BenchEngine, BuildFigures, EngineUsage, Measurement, PageSource } from './engine.ts';

type Awaitable<Value> = Value | Promise<Value>;

/** An engine that runs in the benchmark's own process. */
export interface InProcessEngine {
  /** Accepts every page of the build. `finish` resolves when all are durable and the index is optimised for queries. */
  startBuild(): Promise<{ prepare(page: CompanyPage): () => Awaitable<void>; finish(): Promise<void> }>;
  open(): Promise<number>;
  /** Fetches the best hundred rows and returns the total. */
  top(query: BenchQuery): Awaitable<number>;
  count(query: BenchQuery): Awaitable<number>;
  counts(queries: readonly BenchQuery[]): Awaitable<readonly number[]>;
  facetChecksum(query: BenchQuery): Awaitable<number>;
  upsert(page: CompanyPage): Awaitable<void>;
  sizes(): Awaitable<{ readonly indexBytes: number; readonly storedBytes: number }>;
  readonly version: string;
  close(): Promise<void>;
}

/** Adds measuring to an in-process engine. */
export function measuredInProcess(engine: InProcessEngine): BenchEngine {
  return {
    build: (pages, docs) => build(engine, pages, docs),
    open: async () => {
      const start = performance.now();
      const documents = await engine.open();
      return { documents, openMs: performance.now() - start };
    },
    measure: async (operation, queries, effort) => {
      const run = {
        top: (query: BenchQuery) => engine.top(query),
        count: (query: BenchQuery) => engine.count(query),
        facets: (query: BenchQuery) => engine.facetChecksum(query),
      }[operation];
      await warmUp(run, queries, effort.warmUpCpuMs);
      return measure(run, queries, effort.measureCpuMs);
    },
    measureCounts: async (queries) => {
      const run = () => engine.counts(queries);
      const totals = await run();
      for (let repeat = 0; repeat < 10; repeat += 1) await run();
      return { ...(await measure(async () => (await run()).length, new Array(30).fill(0), 0)), totals };
    },
    totals: (queries) => Promise.all(queries.map((query) => engine.count(query))),
    upsert: (page) => wallMsOf(() => engine.upsert(page)),
    read: (query) => wallMsOf(() => engine.top(query)),
    usage: async () => ({ ...processUsage(), ...(await engine.sizes()), version: engine.version }),
    close: () => engine.close(),
  };
}

export async function wallMsOf(work: () => Awaitable<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

async function warmUp<Query>(
  run: (query: Query) => Awaitable<number>,
  queries: readonly Query[],
  cpuBudgetMs: number,
): Promise<void> {
  const cpuStart = process.cpuUsage();
  while (cpuMsSince(cpuStart) < cpuBudgetMs)
    for (const query of queries) {
      await run(query);
      if (cpuMsSince(cpuStart) >= cpuBudgetMs) return;
    }
}

async function measure<Query>(
  run: (query: Query) => Awaitable<number>,
  queries: readonly Query[],
  cpuBudgetMs: number,
): Promise<Measurement> {
  const wallMs: number[] = [];
  let totals: number[] = [];
  const cpuStart = process.cpuUsage();
  do {
    totals = [];
    for (const query of queries) {
      const start = performance.now();
      totals.push(await run(query));
      wallMs.push(performance.now() - start);
    }
  } while (cpuMsSince(cpuStart) < cpuBudgetMs);
  return { totals, cpuMs: cpuMsSince(cpuStart) / wallMs.length, wallMs };
}

async function build(engine: InProcessEngine, pages: PageSource, docs: number): Promise<BuildFigures> {
  const builder = await engine.startBuild();
  const cpuStart = process.cpuUsage();
  const start = performance.now();
  const maker = new BatchMaker((number) => builder.prepare(pages.page(number)));
  for (let done = 0; done < docs; ) {
    const batch = maker.batch(done, docs);
    for (const add of batch) await add();
    done += batch.length;
  }
  await builder.finish();
  const wallS = (performance.now() - start) / 1000;
  const prepareS = maker.spentUs / 1e6;
  return {
    cpuS: cpuMsSince(cpuStart) / 1000 - prepareS,
    wallS,
    prepareS,
    peakRssMb: processUsage().peakRssMb,
  };
}

function processUsage(): Omit<EngineUsage, 'version' | 'indexBytes' | 'storedBytes'> {
  const status = readFileSync('/proc/self/status', 'utf8');
  const megabytes = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'mu').exec(status)?.[1] ?? 0) / 1024;
  const { user, system } = process.cpuUsage();
  return {
    cpuMs: (user + system) / 1000,
    rssMb: megabytes('VmRSS'),
    rssAnonMb: megabytes('RssAnon'),
    peakRssMb: megabytes('VmHWM'),
  };
}
