/**
 * The thread test: queries are compared with FTS5 and documents are written, while threads of every kind are terminated at random moments,
 * as if they had run out of memory. Callers may get the error that their thread was lost, but no answer may be wrong, no acknowledged write
 * may be missing, and the index must recover within a moment.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { openTextIndex, type TextIndex } from '../../src/lib/text-index/index.ts';
import { ThreadLost } from '../../src/lib/threads/index.ts';
import { readArguments } from '../read-arguments.ts';
import { Random } from '../search/corpus/random.ts';
import { summariseTimes } from '../search/measure/summary.ts';
import { findMistake } from './oracle-check.ts';
import { oracleDocument, oracleSchema } from './oracle-corpus.ts';
import { OracleModel } from './oracle-model.ts';
import { randomQuery } from './oracle-queries.ts';

export interface ThreadTortureOptions {
  readonly kills: number;
  readonly docs: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

export interface ThreadTortureReport {
  /** The first mistake. */
  readonly mistake: string | undefined;
  readonly killsByKind: Readonly<Record<string, number>>;
  readonly right: number;
  readonly lost: number;
  /** Time from each kill until the index was sound and answered. */
  readonly recoveryMs: readonly number[];
}

const kinds = ['query thread', 'the maintenance thread', 'the build thread'];
const queriesARound = 12;
const recoveryMsMax = 30_000;

export async function runThreadTorture(options: ThreadTortureOptions): Promise<ThreadTortureReport> {
  const directory = mkdtempSync(join(tmpdir(), 'threads-'));
  const threads = new LiveThreads();
  const index = await openTextIndex({ directory, schema: oracleSchema, workers: 2 });
  try {
    return await new ThreadTorture(index, threads, options).run();
  } finally {
    await index.close();
    threads.forget();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The worker threads of this process by name. */
class LiveThreads {
  readonly #live = new Set<Worker>();
  readonly #track = (worker: Worker): void => {
    this.#live.add(worker);
    worker.once('exit', () => this.#live.delete(worker));
  };

  constructor() {
    process.on('worker', this.#track);
  }

  named(kind: string): Worker[] {
    return [...this.#live].filter(({ threadName }) => threadName?.startsWith(kind));
  }

  forget(): void {
    process.off('worker', this.#track);
  }
}

class ThreadTorture {
  readonly #index: TextIndex;
  readonly #threads: LiveThreads;
  readonly #options: ThreadTortureOptions;
  readonly #random: Random;
  readonly #model = new OracleModel();
  readonly #kills: Record<string, number> = {};
  readonly #recoveryMs: number[] = [];
  #right = 0;
  #lost = 0;

  constructor(index: TextIndex, threads: LiveThreads, options: ThreadTortureOptions) {
    this.#index = index;
    this.#threads = threads;
    this.#options = options;
    this.#random = new Random(options.seed);
  }

  async run(): Promise<ThreadTortureReport> {
    const { kills, docs, log } = this.#options;
    await this.#bulk(docs);
    let mistake: string | undefined;
    for (let kill = 1; kill <= kills && mistake === undefined; kill += 1) {
      const [found, stillUnsound] = await Promise.all([this.#round(), this.#killOne()]);
      mistake = found ?? stillUnsound ?? (await this.#wrongCount());
      if (kill % 20 === 0) log(`${kill} kills, ${this.#right} right answers, ${this.#lost} lost`);
    }
    mistake ??= await this.#check();
    return {
      mistake,
      killsByKind: this.#kills,
      right: this.#right,
      lost: this.#lost,
      recoveryMs: this.#recoveryMs,
    };
  }

  /** Writes, then runs three query loops at once. A bulk build that loses its thread does not count. */
  async #round(): Promise<string | undefined> {
    const random = this.#random;
    const written = Array.from({ length: random.between(1, 12) }, () => this.#document());
    const distinct = [...new Map(written.map((document) => [document.key, document])).values()];
    await this.#index.upsert(distinct);
    for (const document of distinct) this.#model.put(document);
    if (random.chance(0.5)) await this.#bulk(300);
    if (random.chance(0.5)) await this.#orLost(this.#index.compact());
    const mistakes = await Promise.all([this.#ask(), this.#ask(), this.#ask()]);
    return mistakes.find((mistake) => mistake !== undefined);
  }

  #document() {
    return oracleDocument(this.#random, `site-${this.#random.below(this.#options.docs * 2)}.example`);
  }

  async #bulk(documents: number): Promise<void> {
    const bulk = await this.#index.bulk();
    const added = Array.from({ length: documents }, () => this.#document());
    try {
      for (const document of added) await bulk.add(document);
      await bulk.commit();
      for (const document of added) this.#model.put(document);
    } catch (error) {
      if (!String(error).includes('the build thread ended')) throw error;
      this.#lost += 1;
    } finally {
      await bulk.close();
    }
  }

  async #ask(): Promise<string | undefined> {
    const random = new Random(this.#random.uint32());
    for (let sent = 0; sent < queriesARound; sent += 1) {
      const query = randomQuery(random, this.#model);
      const lostBefore = this.#lost;
      const mistake = await this.#orLost(findMistake(this.#index, this.#model, query, random));
      if (mistake !== undefined) return `${JSON.stringify(query)}: ${mistake}`;
      if (this.#lost === lostBefore) this.#right += 1;
    }
    return undefined;
  }

  async #orLost<T>(answer: Promise<T>): Promise<T | undefined> {
    try {
      return await answer;
    } catch (error) {
      // A stream whose thread was replaced reports that instead when it continues.
      const isLost = error instanceof ThreadLost || String(error).includes('its thread was replaced');
      if (!isLost) throw error;
      this.#lost += 1;
      return undefined;
    }
  }

  /** Terminates a thread in the middle of the round and waits until the index is sound and answers again. */
  async #killOne(): Promise<string | undefined> {
    await pause(this.#random.below(150));
    const kind = this.#random.pick(kinds.filter((name) => this.#threads.named(name).length > 0));
    await this.#random.pick(this.#threads.named(kind)).terminate();
    this.#kills[kind] = (this.#kills[kind] ?? 0) + 1;
    const start = performance.now();
    for (;;) {
      const problems = await this.#index.health();
      const documents = await this.#index.count({ mode: 'any' }).catch(() => undefined);
      const elapsed = performance.now() - start;
      if (problems.length === 0 && documents !== undefined) {
        this.#recoveryMs.push(elapsed);
        return undefined;
      }
      if (elapsed > recoveryMsMax) return `not sound after half a minute: ${problems.join(', ')}`;
      await pause(5);
    }
  }

  async #wrongCount(): Promise<string | undefined> {
    const found = await this.#index.count({ mode: 'any' });
    const wanted = this.#model.keys().length;
    return found === wanted ? undefined : `${found} documents instead of ${wanted}`;
  }

  async #check(): Promise<string | undefined> {
    await this.#index.compact();
    const { problems } = await this.#index.check();
    return problems.length === 0 ? undefined : `integrity: ${problems.join(' ')}`;
  }
}

const usage = `usage: bench threads [options]
  --kills N   how many threads are ended (default 300)
  --docs N    documents to begin with (default 2000)
  --seed S    (default 1)`;

async function main(): Promise<void> {
  const { values } = readArguments(usage, {
    options: {
      kills: { type: 'string', default: '300' },
      docs: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { mistake, killsByKind, right, lost, recoveryMs } = await runThreadTorture({
    kills: Number(values.kills),
    docs: Number(values.docs),
    seed: Number(values.seed),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const { wallMsP50, wallMsP99 } = summariseTimes(recoveryMs);
  const max = Math.max(0, ...recoveryMs);
  process.stdout.write(
    `threads: ${JSON.stringify(killsByKind)}, ${right} right answers, ${lost} lost; sound again after p50 ${wallMsP50.toFixed(0)} ms, p99 ${wallMsP99.toFixed(0)} ms, max ${max.toFixed(0)} ms\n`,
  );
  if (mistake === undefined) return;
  process.stdout.write(`threads: ${mistake}\n`);
  process.exitCode = 1;
}

if (import.meta.main) await main();
