import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTextIndex } from '../../../src/lib/text-index/index.ts';
import { COMMIT_EVERY } from '../../../src/modules/ingest/pipeline/run-ingest.ts';
import { Corpus } from '../corpus/corpus.ts';
import { pageDocument, pageSchema } from '../engines/page-document.ts';
import { BatchMaker } from './batch-maker.ts';

/** The cost of a build so far, over all its runs. */
export interface LargeBuild {
  readonly docs: number;
  readonly runs: number;
  readonly wallS: number;
  /** Without making the pages. */
  readonly cpuS: number;
  readonly peakRssMb: number;
}

/** The same as ingest at its fastest. */
const commitEvery = COMMIT_EVERY.pages;

/** Builds our index of `docs` pages in `directory` until the time is up. It resumes after the last commit of an earlier run. */
export async function buildLarge(
  directory: string,
  docs: number,
  seed: number,
  stopAt: number,
): Promise<LargeBuild> {
  const figuresPath = join(directory, 'large.build.json');
  let figures: LargeBuild = existsSync(figuresPath)
    ? JSON.parse(readFileSync(figuresPath, 'utf8'))
    : { docs: 0, runs: 0, wallS: 0, cpuS: 0, peakRssMb: 0 };
  const index = await openTextIndex({
    directory: join(directory, 'homedex'),
    schema: pageSchema,
    workers: 0,
  });
  const first = Number((await index.checkpoint()) ?? 0);
  if (first >= docs) {
    await index.close();
    return figures;
  }
  const earlier = { ...figures, runs: figures.runs + 1 };
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  const corpus = new Corpus(seed);
  const maker = new BatchMaker((number) => pageDocument(corpus.page(number)));
  const note = (done: number): void => {
    const { user, system } = process.cpuUsage(cpuStart);
    figures = {
      docs: done,
      runs: earlier.runs,
      wallS: earlier.wallS + (performance.now() - start) / 1000,
      cpuS: earlier.cpuS + (user + system - maker.spentUs) / 1e6,
      peakRssMb: Math.max(earlier.peakRssMb, process.resourceUsage().maxRSS / 1024),
    };
    writeFileSync(figuresPath, JSON.stringify(figures));
    process.stderr.write(`${done} pages, ${figures.wallS.toFixed(0)} s, ${figures.cpuS.toFixed(0)} CPU s\n`);
  };
  const writer = await index.bulk();
  let done = first;
  while (done < docs && Date.now() < stopAt) {
    const batch = maker.batch(done, docs);
    for (const document of batch) await writer.add(document);
    done += batch.length;
    if (Math.floor(done / commitEvery) === Math.floor((done - batch.length) / commitEvery)) continue;
    await writer.commit(String(done));
    note(done);
  }
  await writer.commit(String(done));
  await writer.close();
  await index.compact();
  note(done);
  await index.close();
  return figures;
}
