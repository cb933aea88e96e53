import type { AdmissionGate } from './limits/admission-gate.ts';
import type { Sharer } from './limits/party.ts';

/**
 * A request's place in a gate. It is kept until everything that holds it has let go: the handler, work that outlives its
 * client, a download that is still being made. Bytes that only wait to be sent hold none; a connection that never takes
 * them is ended by the watch over connections.
 */
export class Place {
  private readonly gate: AdmissionGate;
  private readonly sharer: Sharer;
  private holds = 1;

  /** The place must have been taken from the gate. */
  constructor(gate: AdmissionGate, sharer: Sharer) {
    this.gate = gate;
    this.sharer = sharer;
  }

  holdWhile(work: Promise<unknown>): void {
    const release = this.hold();
    work.then(release, release);
  }

  /** Holds the place until the returned function is called. */
  hold(): () => void {
    this.holds += 1;
    return () => this.release();
  }

  release(): void {
    this.holds -= 1;
    if (this.holds === 0) this.gate.leave(this.sharer);
  }
}
