import type { Logger } from '../platform/logger.ts';

/** Says what is wrong with one part of the service, one sentence each; nothing when it is sound. */
export type HealthCheck = () => Promise<readonly string[]>;

/** By the name of the part, as a sentence begins with it: "The index". */
export type HealthChecks = Readonly<Record<string, HealthCheck>>;

/** Whoever asks about health waits no longer than this. */
const ANSWER_MS_MAX = 150;
/** A part that has not answered for this long counts as broken; less may be a long query before the question. */
const SILENCE_MS_MAX = 3_000;
/** Health is asked by balancers, many times a second if there are many; the parts are asked once in this time. */
const REMEMBERED_MS = 1_000;
/** What is no older is answered without waiting, while the part is asked again: a busy service answers probes from memory. */
const KEPT_MS = 10_000;

/**
 * Asks all parts at once and gives their problems, in the order of the parts. Never throws, never hangs. A timer that calls it every
 * second keeps the answer fresh.
 */
export function createHealth(checks: HealthChecks, logger: Logger): () => Promise<readonly string[]> {
  const parts = Object.entries(checks).map(([name, check]) => new Part(name, check, logger));
  return async () => (await Promise.all(parts.map((part) => part.problems()))).flat();
}

class Part {
  private readonly name: string;
  private readonly check: HealthCheck;
  private readonly logger: Logger;
  private found: readonly string[] = [];
  private answeredAt = Number.NEGATIVE_INFINITY;
  /** The question that is not answered yet; no other is asked before it is. */
  private open: { readonly answer: Promise<void>; readonly askedAt: number } | undefined;

  constructor(name: string, check: HealthCheck, logger: Logger) {
    this.name = name;
    this.check = check;
    this.logger = logger;
  }

  async problems(): Promise<readonly string[]> {
    const now = performance.now();
    if (!this.open && now - this.answeredAt < REMEMBERED_MS) return this.found;
    this.open ??= { answer: this.ask(), askedAt: now };
    const { answer, askedAt } = this.open;
    if (now - askedAt >= SILENCE_MS_MAX) return [`${this.name} is not responding.`];
    if (now - this.answeredAt < KEPT_MS) return this.found;
    await atMost(answer, ANSWER_MS_MAX);
    return this.found;
  }

  private async ask(): Promise<void> {
    try {
      this.found = await this.check();
    } catch (error) {
      // What exactly failed is for the log, not for whoever asks.
      this.logger.error({ err: error, part: this.name }, 'health check failed');
      this.found = [`${this.name} failed its check; see the log.`];
    }
    this.answeredAt = performance.now();
    this.open = undefined;
  }
}

/** Ends with the work or after the time, whichever comes first. */
function atMost(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
