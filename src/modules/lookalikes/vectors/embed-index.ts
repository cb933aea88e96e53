import type { IndexMaintenance, TextSearch } from '../../../lib/text-index/api.ts';
import type { BuildPosition, VectorIndex, VectorRow } from '../../../lib/vector-index/index.ts';
import type { EmbeddingModel } from '../embedding/embedding-model.ts';
import { calibrate } from './calibrate.ts';
import { CatchUp } from './catch-up.ts';
import { createCompanyVectors, type Embeddable } from './company-vectors.ts';
import { EmbeddedThrough, stateOf } from './embedded-through.ts';
import { type Fit, keepFit, removeFit, takeFit } from './fit-file.ts';
import { isCompany } from './is-company.ts';
import { type ModelFacts, vectorModel } from './model-facts.ts';
import { PAGES_AT_ONCE, readPages } from './read-pages.ts';

export interface EmbedIndexOptions {
  /** The text index with the companies. */
  readonly index: TextSearch & Pick<IndexMaintenance, 'stats'>;
  readonly vectors: VectorIndex;
  readonly model: EmbeddingModel;
  /** Where the statistics of a running build are stored, so that it can resume. */
  readonly fitFile: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: EmbedProgress) => void;
}

export interface EmbedProgress {
  readonly step: 'fitting' | 'embedding' | 'finishing';
  readonly pages: number;
}

export interface EmbedReport {
  readonly pages: number;
  readonly embedded: number;
  /** Vectors that an interrupted run had already computed. */
  readonly resumed: number;
}

/** First characters of domains. A sample takes some pages from each, because neighbours in the alphabet may share a language. */
const initials = [...'0123456789abcdefghijklmnopqrstuvwxyz'];

/**
 * Rebuilds the vectors of all companies: computes the statistics of this index from a sample, then embeds every page while the existing
 * vectors keep serving queries. If interrupted and called again, it resumes with the same statistics.
 */
export async function embedIndex(options: EmbedIndexOptions): Promise<EmbedReport> {
  const { index, vectors, model, fitFile, signal, onProgress } = options;
  const fit = await takeOrMakeFit(options);
  keepFit(fitFile, fit);
  const { facts } = fit;
  let pages = 0;
  async function* rows(from: BuildPosition): AsyncGenerator<VectorRow> {
    for await (const batch of pagesAfter(index, from.lastKey, signal)) {
      const companies = batch.filter(isCompany);
      const embedded = await model.embed(companies, facts.statistics, signal);
      pages += batch.length;
      onProgress?.({ step: 'embedding', pages });
      for (const [at, { domain }] of companies.entries()) {
        const vector = embedded[at];
        if (vector) yield { key: domain, vector };
      }
    }
  }
  const described = vectorModel(model, await model.dimensions(signal), facts);
  const report = await vectors.build(rows, {
    model: described,
    signal,
    onProgress: ({ step }) => step !== 'reading' && onProgress?.({ step: 'finishing', pages }),
  });
  // Pages that were added during the build, behind its read position, are embedded by the next catch-up.
  await new EmbeddedThrough(vectors).keep(fit.begunAt);
  removeFit(fitFile);
  await catchUp(options);
  return { pages, embedded: report.rows, resumed: report.resumedRows };
}

async function catchUp({ index, vectors, model, signal }: EmbedIndexOptions): Promise<void> {
  const through = new EmbeddedThrough(vectors);
  await new CatchUp({ index, vectors: createCompanyVectors(vectors, model), through }).embedAll(signal);
}

async function takeOrMakeFit(options: EmbedIndexOptions): Promise<Fit> {
  const { index, model, fitFile } = options;
  const begunAt = await stateOf(index);
  const interrupted = takeFit(fitFile, model.name);
  if (interrupted?.begunAt.identity === begunAt.identity) return interrupted;
  return { model: model.name, begunAt, facts: await fitSample(options) };
}

async function fitSample({ index, model, signal, onProgress }: EmbedIndexOptions): Promise<ModelFacts> {
  const sample = (await samplePages(index, model.fitPagesMax, signal)).filter(isCompany);
  onProgress?.({ step: 'fitting', pages: sample.length });
  const statistics = await model.fit(sample, signal);
  return { version: 1, statistics, thresholds: await thresholdsOf(model, sample, statistics, signal) };
}

const CALIBRATION_PAGES_MAX = 400;

async function thresholdsOf(
  model: EmbeddingModel,
  sample: readonly Embeddable[],
  statistics: ModelFacts['statistics'],
  signal: AbortSignal,
): Promise<ModelFacts['thresholds']> {
  if (model.thresholds) return model.thresholds;
  const vectors = await model.embed(sample.slice(0, CALIBRATION_PAGES_MAX), statistics, signal);
  return calibrate(vectors.flatMap((vector) => vector ?? []));
}

async function samplePages(index: TextSearch, pagesMax: number, signal: AbortSignal): Promise<Embeddable[]> {
  const first = await index.listKeys({ limit: pagesMax + 1 });
  if (first.length <= pagesMax) return readPages(index, first, signal);
  const each = Math.ceil(pagesMax / initials.length);
  const keys = new Set<string>();
  for (const initial of initials)
    for (const key of await index.listKeys({ after: initial, limit: each })) keys.add(key);
  return readPages(index, [...keys].slice(0, pagesMax), signal);
}

async function* pagesAfter(
  index: TextSearch,
  after: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<readonly Embeddable[]> {
  for (let last = after; ; ) {
    signal.throwIfAborted();
    const keys = await index.listKeys({ limit: PAGES_AT_ONCE, ...(last !== undefined && { after: last }) });
    if (keys.length === 0) return;
    last = keys.at(-1);
    yield await readPages(index, keys, signal);
  }
}
