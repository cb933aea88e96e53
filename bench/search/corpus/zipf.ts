import type { Random } from './random.ts';

/**
 * Draws ranks by a Zipf-Mandelbrot law with weight 1 / (rank + shift), using Vose's alias method: one draw and one look-up. It is exact
 * even for the rarest ranks, where a quantile table would give some words four times their share and others none. The frequent ranks have
 * their own table, which stays in the processor's cache.
 */
export class ZipfSampler {
  readonly #headSize: number;
  readonly #headShare: number;
  readonly #head: Uint32Array;
  readonly #tail: Uint32Array;

  constructor(size: number, shift: number) {
    const weights = Float64Array.from({ length: size }, (_, rank) => 1 / (rank + shift));
    this.#headSize = Math.min(2048, size);
    const head = weights.subarray(0, this.#headSize);
    const tail = weights.subarray(this.#headSize);
    this.#headShare = sum(head) / sum(weights);
    this.#head = aliasTable(head);
    this.#tail = aliasTable(tail);
  }

  draw(random: Random): number {
    return random.fraction() < this.#headShare
      ? drawFrom(this.#head, random)
      : this.#headSize + drawFrom(this.#tail, random);
  }
}

const fractionBits = 2 ** 32;

/** Two adjacent numbers per cell: the fraction below which the cell itself is drawn, and the rank that is drawn otherwise. */
function aliasTable(weights: Float64Array): Uint32Array {
  const size = weights.length;
  const scale = size / sum(weights);
  const share = weights.map((weight) => weight * scale);
  const table = new Uint32Array(size * 2).fill(fractionBits - 1);
  const light: number[] = [];
  const heavy: number[] = [];
  for (let rank = 0; rank < size; rank += 1) ((share[rank] ?? 0) < 1 ? light : heavy).push(rank);
  while (light.length > 0 && heavy.length > 0) {
    const small = light.pop() ?? 0;
    const large = heavy[heavy.length - 1] ?? 0;
    table[small * 2] = Math.floor((share[small] ?? 0) * fractionBits);
    table[small * 2 + 1] = large;
    const left = (share[large] ?? 0) + (share[small] ?? 0) - 1;
    share[large] = left;
    if (left < 1) {
      heavy.pop();
      light.push(large);
    }
  }
  for (const rank of [...light, ...heavy]) table[rank * 2 + 1] = rank;
  return table;
}

function drawFrom(table: Uint32Array, random: Random): number {
  const scaled = random.fraction() * (table.length >> 1);
  const cell = Math.floor(scaled);
  // The rest of the draw after choosing the cell is uniform too, and decides between the two ranks of the cell.
  return (scaled - cell) * fractionBits < (table[cell * 2] ?? 0) ? cell : (table[cell * 2 + 1] ?? cell);
}

function sum(weights: Float64Array): number {
  let total = 0;
  for (const weight of weights) total += weight;
  return total;
}
