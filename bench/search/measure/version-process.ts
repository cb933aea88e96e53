import { pathToFileURL } from 'node:url';
import type { BenchQuery, ClassName } from '../queries/query-classes.ts';

/** One figure of the benchmark: an operation on the queries of a class. */
export interface Figure {
  readonly operation: 'top' | 'count' | 'counts' | 'facets';
  readonly name: ClassName;
}

export interface FigurePass {
  /** CPU microseconds of every query, over all threads of the process. */
  readonly cpuUs: readonly number[];
  /** The sum of the results, which must be the same in every version. */
  readonly sum: number;
}

/** A pass repeats a cheap query, so that reading the CPU clock does not count. */
const batchUs = 300;
const batchMax = 100;
/** The call that counts 200 words is one query; a pass makes it this many times. */
const countsPerPass = 8;

const [checkout = '', index = '', workers = '0', seed = '1'] = process.argv.slice(2);
const load = (file: string): Promise<unknown> =>
  import(pathToFileURL(`${checkout}/bench/search/${file}`).href);
const { homedexEngine } = (await load('engines/homedex.ts')) as typeof import('../engines/homedex.ts');
const { drawQueries } = (await load(
  'queries/draw-queries.ts',
)) as typeof import('../queries/draw-queries.ts');

const { classes, keywords } = drawQueries(Number(seed));
const engine = homedexEngine(index, Number(workers));
const documents = await engine.open();
const batches = new Map<string, number>();

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

async function sumOfCounts(): Promise<number> {
  return (await engine.counts(keywords)).reduce((sum, count) => sum + count, 0);
}

async function pass({ operation, name }: Figure): Promise<FigurePass> {
  const run = {
    top: (query: BenchQuery) => engine.top(query),
    count: (query: BenchQuery) => engine.count(query),
    facets: (query: BenchQuery) => engine.facetChecksum(query),
    counts: sumOfCounts,
  }[operation];
  const queries = operation === 'counts' ? classes[name].slice(0, countsPerPass) : classes[name];
  const batch = batches.get(operation + name) ?? 1;
  const cpuUs: number[] = [];
  let sum = 0;
  for (const query of queries) {
    const start = cpuNow();
    let found = 0;
    for (let again = 0; again < batch; again += 1) found = await run(query);
    cpuUs.push((cpuNow() - start) / batch);
    sum += found;
  }
  const mean = cpuUs.reduce((all, one) => all + one, 0) / cpuUs.length;
  batches.set(operation + name, Math.max(1, Math.min(batchMax, Math.round(batchUs / mean))));
  return { cpuUs, sum };
}

process.on('message', (figure: Figure | 'end') => {
  const answer = figure === 'end' ? engine.close().then(() => process.exit(0)) : pass(figure);
  answer.then(
    (done) => process.send?.(done),
    (problem: unknown) => {
      process.stderr.write(`${checkout}: ${String(problem)}\n`);
      process.exit(1);
    },
  );
});
process.send?.({ documents });
