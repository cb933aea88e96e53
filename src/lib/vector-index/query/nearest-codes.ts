import { codeBits } from '../coder/coder.ts';

/** More than a segment has rows. */
const positions = 2 ** 32;

/**
 * Collects the codes nearest to the query by differing bits: the limit drops as better ones are found, so that most of the following are
 * skipped. Of the codes at the limit, the first ones count.
 */
export class NearestCodes {
  private readonly wanted: number;
  private readonly perDistance = new Uint32Array(codeBits + 2);
  private positions = new Uint32Array(1024);
  private distances = new Uint16Array(1024);
  private held = 0;
  private below = 0;
  /** Held codes below this distance are still candidates. */
  private distanceLimit = codeBits + 1;
  /** Codes to come must be below this distance. */
  limit = codeBits + 1;

  constructor(wanted: number) {
    this.wanted = wanted;
  }

  add(position: number, distance: number): void {
    if (distance >= this.limit) return;
    if (this.held === this.positions.length) this.compact();
    this.positions[this.held] = position;
    this.distances[this.held++] = distance;
    this.perDistance[distance] = (this.perDistance[distance] as number) + 1;
    this.below++;
    if (this.below < this.wanted) return;
    for (;;) {
      const last = this.perDistance[this.distanceLimit - 1] as number;
      if (this.below - last < this.wanted) break;
      this.below -= last;
      this.distanceLimit--;
    }
    this.limit = this.distanceLimit - 1;
  }

  /** Nearest first, equally near ones by position. */
  best(): Uint32Array {
    this.drop();
    // One number for both, because typed arrays sort plain numbers many times faster than with a comparison function.
    const order = new Float64Array(this.held);
    for (let at = 0; at < this.held; at++)
      order[at] = (this.distances[at] as number) * positions + (this.positions[at] as number);
    order.sort();
    return Uint32Array.from(order.subarray(0, this.wanted), (value) => value % positions);
  }

  private compact(): void {
    this.drop();
    if (this.held < this.positions.length / 2) return;
    this.positions = grown(this.positions, new Uint32Array(this.positions.length * 2));
    this.distances = grown(this.distances, new Uint16Array(this.distances.length * 2));
  }

  private drop(): void {
    let count = 0;
    for (let at = 0; at < this.held; at++) {
      if ((this.distances[at] as number) >= this.distanceLimit) continue;
      this.positions[count] = this.positions[at] as number;
      this.distances[count++] = this.distances[at] as number;
    }
    this.held = count;
  }
}

function grown<T extends Uint32Array | Uint16Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
