import type { CompanyPage } from '../corpus/company-page.ts';
import { Random } from '../corpus/random.ts';
import type { BenchEngine, PageSource } from '../engines/engine.ts';
import type { QuerySet } from '../queries/draw-queries.ts';
import { type BenchQuery, classNames } from '../queries/query-classes.ts';
import type { ServeReport } from './engine-job.ts';
import { summariseTimes } from './summary.ts';

export interface WriteBudget {
  readonly upserts: number;
  readonly mixedMs: number;
  /** How many callers read and write concurrently in the mixed part. */
  readonly mixedCallers: number;
}

const readsPerWrite = 9;

/**
 * Measures single durable writes and reads among writes, and checks that a write becomes visible. Pages are written unchanged, so that
 * counts stay the same.
 */
export async function measureWrites(
  engine: BenchEngine,
  pages: PageSource,
  docs: number,
  queries: QuerySet,
  budget: WriteBudget,
): Promise<Pick<ServeReport, 'upsert' | 'mixed' | 'totalsAfterWrites' | 'writesVisible'>> {
  const random = new Random(docs);
  const anyPage = (): CompanyPage => pages.page(random.below(docs));
  const cpuBefore = (await engine.usage()).cpuMs;
  const upsertMs: number[] = [];
  for (let write = 0; write < budget.upserts; write += 1) upsertMs.push(await engine.upsert(anyPage()));
  const cpuMs = ((await engine.usage()).cpuMs - cpuBefore) / budget.upserts;
  return {
    upsert: { ...summariseTimes(upsertMs), cpuMs },
    writesVisible: await writesAreVisible(engine, anyPage()),
    mixed: await measureMixed(engine, anyPage, queries, budget),
    totalsAfterWrites: await engine.totals(firstOfEachClass(queries)),
  };
}

function firstOfEachClass(queries: QuerySet): BenchQuery[] {
  return classNames.flatMap((name) => queries.classes[name].slice(0, 1));
}

async function measureMixed(
  engine: BenchEngine,
  anyPage: () => CompanyPage,
  queries: QuerySet,
  { mixedMs, mixedCallers }: WriteBudget,
): Promise<ServeReport['mixed']> {
  const reads: number[] = [];
  const writes: number[] = [];
  const deadline = performance.now() + mixedMs;
  const call = async (firstStep: number): Promise<void> => {
    for (let step = firstStep; performance.now() < deadline; step += 1) {
      const ofClass = queries.classes[classNames[step % classNames.length] ?? 'rare'];
      const query = ofClass[Math.floor(step / classNames.length) % ofClass.length];
      if (query !== undefined) reads.push(await engine.read(query));
      if (step % readsPerWrite === 0) writes.push(await engine.upsert(anyPage()));
    }
  };
  await Promise.all(Array.from({ length: mixedCallers }, (_, caller) => call(caller * 5)));
  return { reads: summariseTimes(reads), writes: summariseTimes(writes) };
}

async function writesAreVisible(engine: BenchEngine, page: CompanyPage): Promise<boolean> {
  const marker: BenchQuery = { words: ['zzvisiblemarker', 'zzsecondmarker'], mode: 'phrase' };
  await engine.upsert({ ...page, title: `${page.title} ${marker.words.join(' ')}` });
  const [whenWritten] = await engine.totals([marker]);
  await engine.upsert(page);
  const [whenReplaced] = await engine.totals([marker]);
  return whenWritten === 1 && whenReplaced === 0;
}
