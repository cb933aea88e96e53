/** A call that takes no longer than this triggers no probe. */
const PROBE_AFTER_MS = 500;
const PROBE_EVERY_MS = 1_000;

/** Thrown by a call that is abandoned because its server is unresponsive. */
export class PeerUnresponsive extends Error {
  override readonly name = 'PeerUnresponsive';

  constructor() {
    super('a server accepted the call but stopped responding');
  }
}

interface Dependencies {
  readonly names: readonly string[];
  /** Sends a cheap probe and returns the identity of the server; rejects if it does not respond. */
  readonly probe: (name: string, signal: AbortSignal) => Promise<string | undefined>;
  /** A server that does not respond to the probe in this time counts as unresponsive. */
  readonly answerMsMax: number;
  /** Called when the first server goes down, and when all are up again. */
  readonly onChange?: (isAnyDown: boolean) => void;
}

interface Known {
  downSince: number | undefined;
  identity: string | undefined;
}

/**
 * Servers outside this process, each available or down. An unresponsive server accepts a call and never responds, and no timeout of the
 * call can distinguish it from a busy one. So a slow call triggers a cheap probe of all servers: those that do not respond are down. From
 * then on they are probed every second, and are available again when they respond; no caller waits for that.
 */
export class WatchedPeers {
  private readonly dependencies: Dependencies;
  private readonly known: ReadonlyMap<string, Known>;
  private probing: Promise<void> | undefined;
  private probedAt = Number.NEGATIVE_INFINITY;
  private probeTimer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private turn = 0;
  private lostSoFar = 0;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
    this.known = new Map(
      dependencies.names.map((name) => [name, { downSince: undefined, identity: undefined }]),
    );
  }

  get count(): number {
    return this.known.size;
  }

  /** Rotates through the servers, skipping those that are down unless all are. */
  next(): string {
    for (let tried = 0; tried < this.count; tried++) {
      const name = this.take();
      if (!this.isDown(name)) return name;
    }
    return this.take();
  }

  isDown(name: string): boolean {
    return this.known.get(name)?.downSince !== undefined;
  }

  isAnyDown(): boolean {
    return this.dependencies.names.some((name) => this.isDown(name));
  }

  areAllDown(): boolean {
    return this.dependencies.names.every((name) => this.isDown(name));
  }

  /** How often any server has gone down. A call that started before the latest loss may be waiting for that server. */
  losses(): number {
    return this.lostSoFar;
  }

  /** How long no server has been available; 0 while one is. */
  allDownMs(): number {
    const since = [...this.known.values()].map(({ downSince }) => downSince);
    if (since.includes(undefined)) return 0;
    return performance.now() - Math.max(...since.map(Number));
  }

  /** The identities of the servers that are available. */
  identities(): readonly string[] {
    return [...this.known.values()].flatMap(({ downSince, identity }) =>
      downSince === undefined && identity !== undefined ? [identity] : [],
    );
  }

  markDown(name: string, since = performance.now()): void {
    const known = this.known.get(name);
    if (!known) return;
    if (known.downSince === undefined) {
      const isFirst = !this.isAnyDown();
      known.downSince = since;
      this.lostSoFar += 1;
      if (isFirst) this.dependencies.onChange?.(true);
    }
    this.scheduleProbe();
  }

  markUp(name: string, identity?: string): void {
    const known = this.known.get(name);
    if (!known) return;
    const wasAnyDown = this.isAnyDown();
    known.downSince = undefined;
    known.identity = identity ?? known.identity;
    if (wasAnyDown && !this.isAnyDown()) this.dependencies.onChange?.(false);
  }

  /** Runs a call. If it takes long, the servers are probed, and it is abandoned once the probes show that it is hopeless. */
  async watched<Outcome>(
    call: (signal: AbortSignal) => Promise<Outcome>,
    isHopeless: () => boolean,
  ): Promise<Outcome> {
    const { promise: silence, reject } = Promise.withResolvers<never>();
    const leaving = new AbortController();
    let isOver = false;
    const check = (): void => {
      this.probeAll()
        .then(() => {
          if (isOver) return;
          if (!isHopeless()) {
            timer = setTimeout(check, PROBE_EVERY_MS);
            return;
          }
          const error = new PeerUnresponsive();
          reject(error);
          leaving.abort(error);
        })
        .catch(reject);
    };
    let timer = setTimeout(check, PROBE_AFTER_MS);
    try {
      return await Promise.race([call(leaving.signal), silence]);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.probeTimer);
  }

  /** Probes every server, once for all concurrent callers; never rejects. */
  private probeAll(): Promise<void> {
    if (this.isClosed || performance.now() - this.probedAt < PROBE_EVERY_MS / 2) return Promise.resolve();
    this.probing ??= Promise.all(this.dependencies.names.map((name) => this.probeOne(name))).then(() => {
      this.probedAt = performance.now();
      this.probing = undefined;
      this.scheduleProbe();
    });
    return this.probing;
  }

  private async probeOne(name: string): Promise<void> {
    const startedAt = performance.now();
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const leaving = new AbortController();
    const abandon = (): void => {
      reject(new PeerUnresponsive());
      leaving.abort();
    };
    // If this process itself was late, data that has arrived in the meantime is read before the server is judged.
    const timer = setTimeout(() => setImmediate(() => setImmediate(abandon)), this.dependencies.answerMsMax);
    try {
      this.markUp(name, await Promise.race([this.dependencies.probe(name, leaving.signal), tooLate]));
    } catch {
      this.markDown(name, startedAt);
    } finally {
      clearTimeout(timer);
    }
  }

  private scheduleProbe(): void {
    if (this.isClosed || this.probeTimer !== undefined || !this.isAnyDown()) return;
    this.probeTimer = setTimeout(() => {
      this.probeTimer = undefined;
      this.probeAll()
        .finally(() => this.scheduleProbe())
        .catch(() => undefined);
    }, PROBE_EVERY_MS);
    this.probeTimer.unref();
  }

  private take(): string {
    return this.dependencies.names[this.turn++ % this.count] ?? '';
  }
}
