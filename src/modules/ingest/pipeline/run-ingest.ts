import type { TextSearch, TextWriter } from '../../../lib/text-index/api.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Forgotten, HISTORY_VERSIONS, readForgotten, withHistory } from '../../company-index/index.ts';
import type { PageSource, SourceItem } from '../page-source.ts';
import type { DomainRanks } from '../ranks/domain-ranks.ts';
import { type Checkpoint, withoutRun, withRun } from './checkpoint.ts';
import type { ExtractOutcome } from './extract-page.ts';
import { createExtractPool, type ExtractPool } from './extract-pool.ts';
import { addTo, type IngestCounts, type IngestSummary, noCounts, summarise } from './ingest-counts.ts';
import type { IngestStep } from './ingest-step.ts';
import { IngestWriter } from './ingest-writer.ts';
import { InterruptibleReader } from './interruptible-reader.ts';
import { NewestWins, withoutFutureDate } from './newest-wins.ts';

/**
 * A kill may cost twenty seconds of work. A machine that reads more than three chunks of the index in that time commits when both build
 * threads have filled theirs (`bulk-writer.ts`: one chunk for the first alone, then one for each).
 */
export const COMMIT_EVERY = { pages: 3 * 65_536, ms: 20_000 };

export interface IngestOptions {
  readonly index: TextSearch & TextWriter;
  /** Stores the progress of the run. */
  readonly database: Database;
  readonly source: PageSource;
  /** Additional work for every kept page besides indexing, in this order. */
  readonly steps: readonly IngestStep[];
  /** Threads that decode and extract; with 0 the calling thread does it. */
  readonly workers: number;
  /** Threads that were started before, for example while the source was being made; the caller closes them. */
  readonly extraction?: ExtractPool;
  /** Folder with additional technology rules. */
  readonly fingerprintsDir?: string | undefined;
  readonly ranks?: DomainRanks;
  /** How many versions of a homepage are kept in its history. */
  readonly historyVersions?: number;
  /** Domains that are not indexed even if the source contains them. */
  readonly isExcluded?: (domain: string) => boolean;
  /** Ends the run early but cleanly: pages read so far are committed and a later run resumes from there. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: IngestProgress) => void;
  /** The maximum amount of work that a kill may cost. */
  readonly commitEvery?: { readonly pages: number; readonly ms: number };
}

interface IngestProgress {
  readonly counts: IngestCounts;
  /** In the source's own unit. */
  readonly done: number;
  readonly total: number | undefined;
  /** Kept pages that are committed: another run goes on after them, however this one ends. */
  readonly committed: number;
}

type PendingItem =
  | {
      readonly kind: 'page';
      readonly item: SourceItem & { kind: 'page' };
      readonly outcome: Promise<ExtractOutcome>;
    }
  | { readonly kind: 'other'; readonly item: SourceItem };

const IN_FLIGHT_BYTES_MAX = 64 << 20;
/** Limit for records held to compare later pages of the same companies with. */
const UNCOMMITTED_BYTES_MAX = 128 << 20;
const PROBLEMS_MAX = 20;
const nothingToDo = {
  finished: true,
  nothing_readable: false,
  resumed: false,
  already_done: true,
  problems: [],
  problems_not_listed: 0,
};
const noFiles = { files: 0, examples: [] };

/** Reads a whole source into the index. If it is killed at any moment and called again, the resulting index is the same. */
export async function runIngest(options: IngestOptions): Promise<IngestSummary> {
  const writer = await IngestWriter.open(options);
  try {
    const run = writer.checkpoint.runs[options.source.identity];
    const files_not_read = options.source.notRead ?? noFiles;
    if (run?.finished) return summarise(run.counts, { ...nothingToDo, files_not_read });
    const forgotten = await readForgotten(options.database);
    return await new Ingest(options, writer, forgotten).run(run?.position);
  } finally {
    await writer.close();
  }
}

class Ingest {
  readonly #options: IngestOptions;
  readonly #counts: IngestCounts;
  readonly #secondsBefore: number;
  readonly #started = performance.now();
  readonly #problems: string[] = [];
  #problemsNotListed = 0;
  readonly #newest: NewestWins;
  readonly #writer: IngestWriter;
  readonly #forgotten: Forgotten;
  #position: string | undefined;
  #lastCommitMs = performance.now();
  #pagesSinceCommit = 0;
  #keptInCommits: number;

  constructor(options: IngestOptions, writer: IngestWriter, forgotten: Forgotten) {
    this.#options = options;
    this.#forgotten = forgotten;
    this.#writer = writer;
    this.#counts = structuredClone(writer.checkpoint.runs[options.source.identity]?.counts ?? noCounts());
    this.#secondsBefore = this.#counts.seconds;
    this.#keptInCommits = this.#counts.kept;
    this.#newest = new NewestWins(options.index);
  }

  async run(after: string | undefined): Promise<IngestSummary> {
    const { workers, fingerprintsDir, source, extraction } = this.#options;
    this.#position = after;
    const pool = extraction ?? createExtractPool({ workers, fingerprintsDir });
    let finished = false;
    try {
      // From here on the steps can distinguish leftovers of a killed run from what was there before.
      if (this.#writer.isFirstUse) await this.#writer.begin((checkpoint) => this.#moved(checkpoint, false));
      finished = await this.#readAll(source.read(after), pool);
      // Input without a single record is not marked as done, so that another attempt with the right file, or a later version, reads it.
      if (finished && this.#isUnreadable) await this.#forget();
      else await this.#commit(finished);
    } finally {
      if (pool !== extraction) await pool.close();
    }
    const resumed = after !== undefined;
    return summarise(this.#counts, {
      finished: finished && !this.#isUnreadable,
      nothing_readable: finished && this.#isUnreadable,
      resumed,
      already_done: false,
      problems: this.#problems,
      problems_not_listed: this.#problemsNotListed,
      files_not_read: source.notRead ?? noFiles,
    });
  }

  get #isUnreadable(): boolean {
    return this.#counts.pages_read === 0 && this.#counts.damaged_stretches > 0;
  }

  /** Extracts pages concurrently and settles them in the order read; false if the run was stopped early. */
  async #readAll(items: AsyncIterable<SourceItem>, pool: ExtractPool): Promise<boolean> {
    const pending: PendingItem[] = [];
    let bytes = 0;
    const settleOne = async () => {
      const next = pending.shift();
      if (next === undefined) return;
      if (next.kind === 'page') bytes -= next.item.page.content.length;
      await this.#settle(next);
    };
    const inFlightMax = 1 + this.#options.workers * 8;
    const settleAll = async () => {
      while (pending.length > 0) await settleOne();
    };
    const commitOverdue = async () => {
      await settleAll();
      if (this.#pagesSinceCommit > 0) await this.#commit(false);
      else this.#lastCommitMs = performance.now();
    };
    const reader = new InterruptibleReader(items, this.#options.signal);
    try {
      for (;;) {
        const item = await this.#timed('read', () => reader.next(() => this.#msUntilCommit(), commitOverdue));
        if (item === undefined) break;
        if (item.kind === 'page') bytes += item.page.content.length;
        pending.push(
          item.kind === 'page'
            ? await this.#begin({ ...item, page: withoutFutureDate(item.page) }, pool)
            : { kind: 'other', item },
        );
        while (pending.length > inFlightMax || bytes > IN_FLIGHT_BYTES_MAX) await settleOne();
      }
      await settleAll();
    } finally {
      await reader.close();
    }
    return !this.#options.signal?.aborted;
  }

  async #begin(item: SourceItem & { kind: 'page' }, pool: ExtractPool): Promise<PendingItem> {
    const { domain, fetchedAt } = item.page;
    if (this.#options.isExcluded?.(domain))
      return { kind: 'other', item: { ...item, kind: 'dropped', reason: 'excluded' } };
    const compared = await this.#timed('index', () => this.#newest.compare(domain, Date.parse(fetchedAt)));
    if (compared.order === 'stale')
      return { kind: 'other', item: { ...item, kind: 'dropped', reason: 'duplicate' } };
    const domainRank = (await this.#options.ranks?.find(domain)) ?? null;
    const { member, ...page } = item.page;
    // The worker only needs to know that the record exists, not its content.
    const outcome = pool.run({ page, domainRank, hasMember: member !== undefined });
    // A failure is handled when the item is settled; until then it must not count as unhandled.
    outcome.catch(() => undefined);
    return { kind: 'page', item, outcome };
  }

  async #settle(next: PendingItem): Promise<void> {
    const { item } = next;
    this.#counts.pages_read += item.kind === 'damage' ? 0 : 1;
    if (next.kind === 'page')
      await this.#settlePage(next.item, await this.#timed('wait', () => next.outcome));
    else if (item.kind === 'dropped') addTo(this.#counts.dropped, item.reason, 1);
    else if (item.kind === 'damage') {
      this.#counts.damaged_stretches += 1;
      this.#note(item.message);
    }
    this.#position = item.position;
    this.#pagesSinceCommit += 1;
    const { pages } = this.#options.commitEvery ?? COMMIT_EVERY;
    const isFull = this.#newest.uncommittedBytes > UNCOMMITTED_BYTES_MAX;
    // Reported before a commit too, because after one that fails, on a full disk for example, the last report says what is stored.
    this.#report(item);
    if (!isFull && this.#pagesSinceCommit < pages && this.#msUntilCommit() > 0) return;
    await this.#commit(false);
    this.#report(item);
  }

  #report(item: SourceItem): void {
    this.#counts.seconds = this.#secondsBefore + (performance.now() - this.#started) / 1000;
    this.#options.onProgress?.({
      counts: this.#counts,
      done: item.done,
      total: this.#options.source.total,
      committed: this.#keptInCommits,
    });
  }

  async #settlePage(item: SourceItem & { kind: 'page' }, outcome: ExtractOutcome): Promise<void> {
    addTo(this.#counts.stage_seconds, 'decode', outcome.decodeMs / 1000);
    addTo(this.#counts.stage_seconds, 'extract', outcome.extractMs / 1000);
    if (outcome.kind === 'dropped') {
      addTo(this.#counts.dropped, outcome.reason, 1);
      if (outcome.message !== undefined) this.#note(outcome.message);
      return;
    }
    const { page } = item;
    const fetchedAtMs = Date.parse(page.fetchedAt);
    // Compared again, because a page settled since this one was started may be newer.
    const compared = await this.#timed('index', () => this.#newest.compare(page.domain, fetchedAtMs));
    if (compared.order === 'stale') return addTo(this.#counts.dropped, 'duplicate', 1);
    const versionsMax = this.#options.historyVersions ?? HISTORY_VERSIONS;
    const admitted = this.#forgotten.admit(outcome.document);
    if (admitted === undefined) return addTo(this.#counts.dropped, 'forgotten', 1);
    const document = compared.replaced ? withHistory(admitted, compared.replaced, versionsMax) : admitted;
    this.#newest.accepted(page.domain, fetchedAtMs, document.stored);
    const member = page.member ?? outcome.member;
    if (member === undefined) throw new Error(`no record was created for ${page.url}`);
    await this.#writer.keep(
      { page, document, member, isNotArchived: admitted !== outcome.document },
      this.#counts.stage_seconds,
    );
    this.#counts.kept += 1;
    this.#counts.replaced += compared.order === 'first' ? 0 : 1;
  }

  #msUntilCommit(): number {
    const { ms } = this.#options.commitEvery ?? COMMIT_EVERY;
    return this.#lastCommitMs + ms - performance.now();
  }

  async #commit(finished: boolean): Promise<void> {
    this.#counts.seconds = this.#secondsBefore + (performance.now() - this.#started) / 1000;
    await this.#timed('commit', () => this.#writer.commit((checkpoint) => this.#moved(checkpoint, finished)));
    this.#newest.committed();
    this.#keptInCommits = this.#counts.kept;
    this.#lastCommitMs = performance.now();
    this.#pagesSinceCommit = 0;
  }

  #moved(checkpoint: Checkpoint, finished: boolean): Checkpoint {
    const run = { position: this.#position, finished, counts: this.#counts };
    return withRun(checkpoint, this.#options.source.identity, run);
  }

  async #forget(): Promise<void> {
    await this.#writer.commit((checkpoint) => withoutRun(checkpoint, this.#options.source.identity));
  }

  async #timed<T>(stage: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const value = await work();
    addTo(this.#counts.stage_seconds, stage, (performance.now() - started) / 1000);
    return value;
  }

  #note(problem: string): void {
    if (this.#problems.length < PROBLEMS_MAX) this.#problems.push(problem);
    else this.#problemsNotListed += 1;
  }
}
