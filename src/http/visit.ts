import type { AdmissionGate } from './limits/admission-gate.ts';
import type { RequestWatch } from './watch-request.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The place of the request, once it has one; what no limit counts has none. */
    visit: Visit | undefined;
  }
}

/** A request keeps its place until its answer has ended and its work has too: work that outlives its client still costs. */
export class Visit {
  readonly watch: RequestWatch;
  private readonly gate: AdmissionGate;
  private open = 1;

  constructor(watch: RequestWatch, gate: AdmissionGate) {
    this.watch = watch;
    this.gate = gate;
  }

  works(work: Promise<unknown>): void {
    this.open += 1;
    const end = (): void => this.end();
    work.then(end, end);
  }

  answered(): void {
    this.watch.stop();
    this.end();
  }

  private end(): void {
    this.open -= 1;
    if (this.open === 0) this.gate.leave();
  }
}
