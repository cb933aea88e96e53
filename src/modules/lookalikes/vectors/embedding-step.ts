import type { IndexDocument } from '../../../lib/text-index/api.ts';
import type { VectorIndex } from '../../../lib/vector-index/index.ts';
import type { EmbeddingModel } from '../embedding/embedding-model.ts';
import { pageTextOf } from '../embedding/page-words.ts';
import { type CompanyVectors, createCompanyVectors, type Embeddable } from './company-vectors.ts';
import { EmbeddedThrough, type IndexState, type IndexStates, stateOf } from './embedded-through.ts';
import { isCompany } from './is-company.ts';

interface Options {
  readonly vectors: VectorIndex;
  readonly model: EmbeddingModel;
  /** The index in which the pages become visible. */
  readonly index: IndexStates;
  /**
   * Whether the ingest starts the index. An ingest into an index whose companies have no vectors computes none, because a part of them
   * would be mistaken for all.
   */
  readonly isFirst: boolean;
  /** Called once if embedding has failed; the ingest continues, and 'homedex embed' completes the vectors later. */
  readonly onProblem: (error: unknown) => void;
}

const BATCH_PAGES = 128;
/** Never aborts: an ingest that is stopped still commits what it has read, including the vectors. */
const { signal } = new AbortController();
/** The first pages of a new index, this many, are used to fit the statistics. */
const FIT_PAGES = 2_000;

/**
 * Embeds every page that an ingest keeps, while the next ones are being extracted. Vectors follow from the profiles, so they need not wait
 * for the commit: if a page was not committed, its vector is computed again when the page is read again, and no result shows a company that
 * the index does not have.
 */
export class EmbeddingStep {
  readonly name = 'embeddings';
  readonly #options: Options;
  readonly #companies: CompanyVectors;
  readonly #through: EmbeddedThrough;
  #before: IndexState | undefined;
  #keptSinceLastCommit = 0;
  #batch: Embeddable[] = [];
  #work: Promise<void> = Promise.resolve();
  #hasFailed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#companies = createCompanyVectors(options.vectors, options.model);
    this.#through = new EmbeddedThrough(options.vectors);
  }

  async open(): Promise<void> {}

  async resume(): Promise<void> {}

  async keep({ document }: { readonly document: IndexDocument }): Promise<void> {
    this.#keptSinceLastCommit += 1;
    if (this.#hasFailed) return;
    this.#batch.push(embeddableOf(document));
    if (this.#batch.length >= (this.#options.isFirst && this.#isNew() ? FIT_PAGES : BATCH_PAGES))
      await this.#embedBatch();
  }

  async flush(): Promise<string> {
    await this.#embedBatch();
    await this.#work;
    this.#before = await stateOf(this.#options.index);
    return 'done';
  }

  /**
   * The commit contains only the flushed pages, unless another process has written in the meantime; in that case the catch-up handles all
   * of them.
   */
  async committed(): Promise<void> {
    const [before, now] = [this.#before, await stateOf(this.#options.index)];
    const isOwn = this.#keptSinceLastCommit > 0 && before?.generation === now.generation - 1;
    this.#keptSinceLastCommit = 0;
    if (this.#hasFailed || !isOwn) return;
    try {
      if (typeof this.#companies.state() !== 'string') await this.#through.claim(now);
    } catch (error) {
      this.#fail(error);
    }
  }

  async close(): Promise<void> {
    await this.#work;
  }

  /** Embeds one batch while the next one is being collected. */
  async #embedBatch(): Promise<void> {
    await this.#work;
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length === 0 || this.#hasFailed) return;
    this.#work = this.#embed(batch).catch((error: unknown) => this.#fail(error));
  }

  #fail(error: unknown): void {
    this.#hasFailed = true;
    this.#options.onProblem(error);
  }

  async #embed(batch: readonly Embeddable[]): Promise<void> {
    const { model, isFirst, index } = this.#options;
    if (isFirst && this.#isNew()) {
      await this.#companies.begin(await model.fit(batch.filter(isCompany), signal), signal);
      await this.#through.keep(await stateOf(index));
    }
    await this.#companies.embed(batch, signal);
  }

  #isNew(): boolean {
    try {
      return this.#options.vectors.model() === undefined;
    } catch {
      // If the vectors are damaged, the next failure reports it, once.
      return false;
    }
  }
}

/** The text to embed, taken from the index document: decoding the stored record would cost the main thread a tenth of its time. */
function embeddableOf({ key, text, filters }: IndexDocument): Embeddable {
  const textsIn = (field: string): readonly string[] => {
    const value = text[field] ?? [];
    return typeof value === 'string' ? [value] : value;
  };
  const keyword = (name: string): string | null => {
    const value = filters[name];
    return typeof value === 'string' ? value : null;
  };
  const page = pageTextOf({
    title: textsIn('title')[0] || null,
    meta_description: textsIn('meta')[0] || null,
    h1: [...textsIn('h1')],
    h2: [...textsIn('h2')],
    h3: [...textsIn('h3')],
    body_text: textsIn('body').join('\n') || null,
    language: keyword('language'),
    industry: keyword('industry'),
  });
  return { ...page, domain: key, http_status: Number(filters.http_status) };
}
