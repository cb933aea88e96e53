import { setTimeout as delay } from 'node:timers/promises';
import type { IndexMaintenance, TextSearch } from '../../../lib/text-index/api.ts';
import type { CompanyVectors } from './company-vectors.ts';
import { type EmbeddedThrough, type IndexState, stateOf } from './embedded-through.ts';
import { readPages } from './read-pages.ts';

interface Dependencies {
  readonly index: TextSearch & Pick<IndexMaintenance, 'stats'>;
  readonly vectors: CompanyVectors;
  readonly through: EmbeddedThrough;
}

/** How far the vectors are behind the pages. */
export type Behind =
  | undefined
  /** The last commits have not been embedded yet. */
  | { readonly kind: 'commits'; readonly commits: number }
  /** All companies are being compared with their pages, because the index that the vectors were computed from was replaced. */
  | { readonly kind: 'walk'; readonly walked: number; readonly companies: number }
  /** There are so many that the operator has to decide, because a remote model takes time and money for each. */
  | { readonly kind: 'waits'; readonly companies: number };

/** Up to this many changed pages are handled together; a larger commit is an ingest, which embeds its own pages. */
const CHANGES_AT_ONCE = 1_024;
const BATCH_PAGES = 128;
/** The most companies that are compared one by one with a model outside this process. */
const REMOTE_WALK_MAX = 50_000;

/**
 * Embeds pages whose current version has no vector: those that became visible since the last embedded commit, whoever wrote them and
 * wherever a process ended in between, or all pages if nothing is known. After each batch it rests as long as it worked.
 */
export class CatchUp {
  readonly #dependencies: Dependencies;
  #walk: { walked: number; readonly companies: number } | undefined;
  #waitsFor: number | undefined;
  /** The generation at the last delayed check; the writers of all commits up to it have had time to claim them. */
  #settled: number | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async behind(): Promise<Behind> {
    const { index, through } = this.#dependencies;
    const now = await stateOf(index);
    const done = through.read(now);
    if (done && done.walkedTo === undefined) {
      const commits = now.generation - done.generation;
      return commits === 0 ? undefined : { kind: 'commits', commits };
    }
    if (this.#waitsFor !== undefined) return { kind: 'waits', companies: this.#waitsFor };
    return { kind: 'walk', ...(this.#walk ?? { walked: 0, companies: await this.#companies() }) };
  }

  /** Embeds small changes at once. Returns the generation up to which everything is embedded; undefined if that is not known. */
  embedRecent(signal: AbortSignal): Promise<number | undefined> {
    return this.#embedChanges(signal, 0);
  }

  /** Does everything there is to do. */
  async embedAll(signal: AbortSignal): Promise<void> {
    const { index, vectors, through } = this.#dependencies;
    if (typeof vectors.state() === 'string') return;
    const now = await stateOf(index);
    const known = through.read(now);
    if (known === undefined || known.walkedTo !== undefined) await this.#walkAll(now, signal);
    const settled = this.#settled ?? 0;
    this.#settled = now.generation;
    await this.#embedChanges(signal, settled);
  }

  async #embedChanges(signal: AbortSignal, settled: number): Promise<number | undefined> {
    const { index, vectors, through } = this.#dependencies;
    for (;;) {
      signal.throwIfAborted();
      if (typeof vectors.state() === 'string') return undefined;
      const now = await stateOf(index);
      const { identity } = now;
      const done = through.read(now);
      if (!done || done.walkedTo !== undefined) return undefined;
      if (done.generation === now.generation) return done.generation;
      if (await through.takeClaim({ identity, generation: done.generation + 1 })) continue;
      const changed = await index.changes({ since: done.generation, limit: CHANGES_AT_ONCE, signal });
      // A reader may be slightly behind; the next check continues.
      if (changed.through <= done.generation) return done.generation;
      // The writer of such a large commit soon records whether it has embedded it.
      if (changed.keys.length > CHANGES_AT_ONCE && changed.through > settled) return done.generation;
      await this.#embed(changed.keys, signal);
      await through.keep({ identity, generation: changed.through });
    }
  }

  async #embed(keys: readonly string[], signal: AbortSignal): Promise<void> {
    const { index, vectors } = this.#dependencies;
    for (let at = 0; at < keys.length; at += BATCH_PAGES) {
      const startedAt = performance.now();
      await vectors.embed(await readPages(index, keys.slice(at, at + BATCH_PAGES), signal), signal);
      if (keys.length > BATCH_PAGES) await rest(startedAt, signal);
    }
  }

  async #walkAll(now: IndexState, signal: AbortSignal): Promise<void> {
    const { index, vectors, through } = this.#dependencies;
    const companies = await this.#companies();
    this.#waitsFor = vectors.model.isRemote && companies > REMOTE_WALK_MAX ? companies : undefined;
    if (this.#waitsFor !== undefined) return;
    // Changes from here on are found by their commit, however long the walk takes.
    const goal = through.read(now) ?? now;
    const walk = { walked: 0, companies };
    this.#walk = walk;
    try {
      for (let last = through.read(now)?.walkedTo; ; ) {
        signal.throwIfAborted();
        const startedAt = performance.now();
        const keys = await index.listKeys({ limit: BATCH_PAGES, ...(last && { after: last }) });
        if (keys.length === 0) break;
        await vectors.embedIfChanged(await readPages(index, keys, signal), signal);
        last = keys.at(-1) ?? '';
        walk.walked += keys.length;
        await through.keep({ identity: goal.identity, generation: goal.generation, walkedTo: last });
        await rest(startedAt, signal);
      }
      await through.keep({ identity: goal.identity, generation: goal.generation });
    } finally {
      this.#walk = undefined;
    }
  }

  async #companies(): Promise<number> {
    return (await this.#dependencies.index.stats()).documents;
  }
}

/** Rests as long as the work took, so that half of a thread is left for requests. */
const rest = (startedAt: number, signal: AbortSignal): Promise<void> =>
  delay(performance.now() - startedAt, undefined, { signal });
