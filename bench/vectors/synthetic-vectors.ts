/** Pseudorandom numbers from 0 to 1. */
function seededNumbers(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Unrelated seeds for neighbouring rows. */
function mixSeed(row: number): number {
  let mixed = Math.imul(row ^ 0x9e3779b9, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Two normally distributed numbers. */
function gaussianPair(random: () => number): [number, number] {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

const clusters = 20_000;
const superClusters = 300;
const latentMax = 512;
const outlierDims = 12;
const noiseTable = 1 << 20;
const drawnTogether = 32;

/**
 * Vectors with the shape of embeddings: clusters of very different sizes within larger clusters, a power-law spectrum, a common mean, some
 * dimensions with four times the range, and noise everywhere. Each row follows from its number alone, so that a build can resume anywhere.
 * A random orthogonal matrix would cost as much as coding the row. Signs and Hadamard transforms spread the latent numbers over the
 * dimensions as evenly at a hundredth of that cost.
 */
export class SyntheticVectors {
  readonly dims: number;
  private readonly latent: number;
  private readonly blocks: number;
  private readonly middles: Float32Array;
  private readonly cumulative: Float64Array;
  private readonly spread: Float64Array;
  private readonly signs: Float64Array;
  private readonly mean: Float32Array;
  private readonly outliers: readonly number[];
  private readonly table: Float32Array;
  private readonly noise: Float32Array;
  private readonly z: Float64Array;
  private readonly turned: Float64Array;

  constructor(dims: number, seed = 7) {
    this.dims = dims;
    this.latent = 2 ** Math.floor(Math.log2(Math.min(latentMax, dims)));
    this.blocks = Math.ceil(dims / this.latent);
    const random = seededNumbers(seed);
    const { latent } = this;
    this.spread = spectrum(latent);
    const supers = gaussians(superClusters * latent, random);
    this.middles = new Float32Array(clusters * latent);
    for (let cluster = 0; cluster < clusters; cluster++) {
      const above = Math.floor(random() * superClusters) * latent;
      const own = gaussians(latent, random);
      for (let k = 0; k < latent; k++)
        this.middles[cluster * latent + k] = 0.7 * (supers[above + k] as number) + 0.71 * (own[k] as number);
    }
    this.cumulative = clusterShares();
    this.signs = Float64Array.from({ length: this.blocks * latent }, () => (random() < 0.5 ? -1 : 1));
    this.mean = gaussians(dims, random).map((value) => (value * 0.6) / Math.sqrt(dims));
    this.outliers = Array.from({ length: outlierDims }, () => Math.floor(random() * dims));
    this.table = gaussians(noiseTable, random);
    this.noise = this.table.map((value) => (value * 0.35) / Math.sqrt(dims));
    this.z = new Float64Array(latent);
    this.turned = new Float64Array(latent);
  }

  /** The vector of a row, with length one. */
  row(number: number): Float32Array {
    const random = seededNumbers(mixSeed(number));
    this.drawLatent(random);
    const vector = new Float32Array(this.dims);
    const noiseAt = Math.floor(random() * (noiseTable - this.dims));
    const scale = 1 / Math.sqrt(this.latent * this.blocks);
    for (let block = 0; block < this.blocks; block++) this.turn(block, vector, noiseAt, scale);
    for (const dim of this.outliers) vector[dim] = (vector[dim] as number) * 4;
    let sum = 0;
    for (let at = 0; at < vector.length; at++) sum += (vector[at] as number) ** 2;
    const length = 1 / Math.sqrt(sum);
    for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] as number) * length;
    return vector;
  }

  private drawLatent(random: () => number): void {
    const { latent, middles, spread, z } = this;
    const at = this.clusterAt(random()) * latent;
    for (let from = 0; from < latent; from += drawnTogether) {
      // Drawing each number separately would take longer than everything else. Short runs from a long table are as good.
      const drawn = Math.floor(random() * (noiseTable - drawnTogether));
      for (let k = from; k < Math.min(latent, from + drawnTogether); k++)
        z[k] =
          (0.72 * (middles[at + k] as number) + 0.69 * (this.table[drawn + k - from] as number)) *
          (spread[k] as number);
    }
  }

  private turn(block: number, vector: Float32Array, noiseAt: number, scale: number): void {
    const { latent, signs, turned, z, mean, noise } = this;
    const from = block * latent;
    for (let k = 0; k < latent; k++) turned[k] = (z[k] as number) * (signs[from + k] as number);
    hadamard(turned);
    const end = Math.min(latent, this.dims - from);
    for (let k = 0; k < end; k++)
      vector[from + k] =
        (turned[k] as number) * scale + (mean[from + k] as number) + (noise[noiseAt + from + k] as number);
  }

  private clusterAt(share: number): number {
    let [from, to] = [0, clusters - 1];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.cumulative[middle] as number) < share) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Square roots of the share of the variance of each latent number. */
function spectrum(latent: number): Float64Array {
  const shares = Float64Array.from({ length: latent }, (_, k) => (k + 4) ** -0.9);
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => Math.sqrt(share / sum));
}

function clusterShares(): Float64Array {
  const shares = Float64Array.from({ length: clusters }, (_, at) => 1 / (at + 20) ** 0.8);
  const sum = shares.reduce((a, b) => a + b, 0);
  let above = 0;
  return shares.map((share) => {
    above += share / sum;
    return above;
  });
}

function gaussians(count: number, random: () => number): Float32Array {
  const values = new Float32Array(count + 1);
  for (let at = 0; at < count; at += 2) values.set(gaussianPair(random), at);
  return values.subarray(0, count);
}

/** In place: each number becomes a signed sum of all of them. Two steps at once halve the reads and writes. */
function hadamard(values: Float64Array): void {
  const count = values.length;
  let half = 1;
  for (; half * 4 <= count; half *= 4)
    for (let from = 0; from < count; from += 4 * half)
      for (let at = from; at < from + half; at++) {
        const a = values[at] as number;
        const b = values[at + half] as number;
        const c = values[at + 2 * half] as number;
        const d = values[at + 3 * half] as number;
        values[at] = a + b + (c + d);
        values[at + half] = a - b + (c - d);
        values[at + 2 * half] = a + b - (c + d);
        values[at + 3 * half] = a - b - (c - d);
      }
  for (let at = 0; half < count && at < half; at++) {
    const a = values[at] as number;
    const b = values[at + half] as number;
    values[at] = a + b;
    values[at + half] = a - b;
  }
}
