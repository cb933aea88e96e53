import type { Logger } from '../platform/logger.ts';

/** Reports the problems of one part of the service, one sentence each; none when it is healthy. */
export type HealthCheck = () => Promise<readonly string[]>;

/** The keys are the names of the parts as they start a sentence, for example "The index". */
export type HealthChecks = Readonly<Record<string, HealthCheck>>;

/** One part of the service and what is wrong with it. */
export interface HealthPart {
  readonly name: string;
  readonly problems: readonly string[];
}

/** Returns all problems, or the same grouped by part. */
export interface Health {
  (): Promise<readonly string[]>;
  parts(): Promise<readonly HealthPart[]>;
}

/** A health request waits no longer than this. */
const ANSWER_MS_MAX = 150;
/** A part that has not answered for this long counts as broken; shorter delays may come from a long query ahead of the check. */
const SILENCE_MS_MAX = 3_000;
/** Load balancers may request health many times a second; the parts are queried at most once in this time. */
const FRESH_MS = 1_000;
/**
 * A result younger than this is returned without waiting, while the part is queried again, so that a busy service answers probes from the
 * cache.
 */
const STALE_MS_MAX = 10_000;

/**
 * Queries all parts at once and returns their problems, in the order of the parts. It never throws or hangs. A timer that calls it every
 * second keeps the result fresh.
 */
export function createHealth(checks: HealthChecks, logger: Logger): Health {
  const all = Object.entries(checks).map(([name, check]) => new Part(name, check, logger));
  const parts = (): Promise<HealthPart[]> =>
    Promise.all(all.map(async (part) => ({ name: part.name, problems: await part.problems() })));
  return Object.assign(async () => (await parts()).flatMap(({ problems }) => problems), { parts });
}

class Part {
  readonly name: string;
  private readonly check: HealthCheck;
  private readonly logger: Logger;
  private found: readonly string[] = [];
  private answeredAt = Number.NEGATIVE_INFINITY;
  /** The pending query; no other is sent until it is answered. */
  private open: { readonly answer: Promise<void>; readonly sentAt: number } | undefined;

  constructor(name: string, check: HealthCheck, logger: Logger) {
    this.name = name;
    this.check = check;
    this.logger = logger;
  }

  async problems(): Promise<readonly string[]> {
    const now = performance.now();
    if (!this.open && now - this.answeredAt < FRESH_MS) return this.found;
    this.open ??= { answer: this.ask(), sentAt: now };
    const { answer, sentAt } = this.open;
    if (now - sentAt >= SILENCE_MS_MAX) return [`${this.name} is not responding.`];
    if (now - this.answeredAt < STALE_MS_MAX) return this.found;
    await atMost(answer, ANSWER_MS_MAX);
    return this.found;
  }

  private async ask(): Promise<void> {
    try {
      this.found = await this.check();
    } catch (error) {
      // The details of a failure are for the log, not for the client.
      this.logger.error({ err: error, part: this.name }, 'health check failed');
      this.found = [`${this.name} failed its check; see the log.`];
    }
    this.answeredAt = performance.now();
    this.open = undefined;
  }
}

/** Resolves when the work ends or the time is up, whichever comes first. */
function atMost(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
