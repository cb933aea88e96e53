import { codeBits } from '../coder/coder.ts';

/** More than a segment has. */
const positions = 2 ** 32;

/**
 * The codes nearest to the query by the bits that differ, as they come: the limit falls as better ones come, so that most
 * of those that follow are skipped. Of codes at the limit the first are count.
 */
export class NearestCodes {
  private readonly wanted: number;
  private readonly perDistance = new Uint32Array(codeBits + 2);
  private positions = new Uint32Array(1024);
  private distances = new Uint16Array(1024);
  private held = 0;
  private below = 0;
  /** Of those held, these are of use. */
  private distanceLimit = codeBits + 1;
  /** Of those to come, these are. */
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

  /** Nearest first, those equally near by position. */
  best(): Uint32Array {
    this.drop();
    // One number for both, which typed arrays sort many times faster than a comparison of two would.
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
