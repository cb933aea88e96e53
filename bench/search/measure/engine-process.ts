import { Corpus } from '../corpus/corpus.ts';
import { benchEngine } from '../engines/open-engine.ts';
import { type ClassName, classNames } from '../queries/query-classes.ts';
import type { BuildJob, BuildReport, ClassReport, EngineJob, ServeJob, ServeReport } from './engine-job.ts';
import { measureWrites } from './measure-writes.ts';
import { summarise } from './summary.ts';

/** The child process of one engine: receives one job as a message, answers with its report, exits. */
process.once('message', (job: EngineJob) => {
  const working = job.phase === 'build' ? build(job) : serve(job);
  working.then(
    (report) => process.send?.({ report }, () => process.exit(0)),
    (problem: unknown) =>
      process.send?.(
        { problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) },
        () => process.exit(1),
      ),
  );
});

async function build({ engine: name, docs, seed, directory, workers }: BuildJob): Promise<BuildReport> {
  const building = benchEngine(name, directory, workers);
  const figures = await building.build(new Corpus(seed), docs);
  await building.close();
  const reopened = benchEngine(name, directory, workers);
  await reopened.open();
  const { indexBytes, storedBytes } = await reopened.usage();
  await reopened.close();
  return { ...figures, indexBytes, storedBytes };
}

async function serve(job: ServeJob): Promise<ServeReport> {
  const engine = benchEngine(job.engine, job.directory, job.workers);
  const { documents, openMs } = await engine.open();
  const { queries, effort } = job;
  const classes: Partial<Record<ClassName, ClassReport>> = {};
  for (const name of classNames) {
    const ofClass = queries.classes[name];
    classes[name] = {
      top: summarise(await engine.measure('top', ofClass, effort)),
      count: summarise(await engine.measure('count', ofClass, effort)),
      once:
        queries.once[name].length === 0
          ? undefined
          : summarise(await engine.measure('top', queries.once[name], { warmUpCpuMs: 0, measureCpuMs: 0 })),
    };
    process.send?.({ progress: name });
  }
  const counts200 = summarise(await engine.measureCounts(queries.keywords));
  const facets = summarise(await engine.measure('facets', queries.classes.frequent, effort));
  const usage = await engine.usage();
  const writes = await measureWrites(engine, new Corpus(job.seed), job.docs, queries, {
    upserts: 200,
    mixedMs: Math.max(10_000, effort.measureCpuMs * 10),
    // Only an engine with its own threads can serve two callers at once.
    mixedCallers: job.workers > 0 ? 2 : 1,
  });
  await engine.close();
  return {
    documents,
    openMs,
    classes: classes as Record<ClassName, ClassReport>,
    counts200,
    facets,
    usage,
    ...writes,
  };
}
