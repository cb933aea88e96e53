import type { KernelKind } from '../vector-index/kernels/kernels.ts';
import { inputScale, MatrixProducts } from './matrix-products.ts';
import type { Matrix } from './model-file.ts';
import type { Branch, Norm, SentenceModel } from './sentence-model.ts';

/** Longer texts are truncated: the beginning of a page is the most informative, and time grows with the number of tokens. */
const TOKENS_MAX = 128;
/** Avoids a division by zero when all numbers are equal and their variance is 0. */
const EPSILON = 1e-12;

/** Turns texts into unit vectors that are close to each other if the texts mean the same, in any language. */
export class SentenceEncoder {
  readonly #model: SentenceModel;
  readonly #products: MatrixProducts;
  readonly #seenSize: number;
  readonly #tokenSize: number;

  constructor(model: SentenceModel, kind: KernelKind = 'simd') {
    this.#model = model;
    this.#seenSize = model.branches[0]?.projection.rows ?? 0;
    this.#tokenSize = model.embeddingSize + model.branches.length * this.#seenSize;
    this.#products = new MatrixProducts(
      [
        ...model.branches.flatMap(({ projection, first, second }) => [projection, first, second]),
        model.sumLayer,
        ...Object.values(model.dense),
      ],
      TOKENS_MAX,
      kind,
    );
  }

  get dimensions(): number {
    return this.#model.dense.p3.rows;
  }

  /** Undefined for a text without a meaningful character. */
  encode(text: string): Float32Array | undefined {
    const { tokenizer, beginId, endId } = this.#model;
    const ids = tokenizer.tokenize(text);
    return ids.length === 0
      ? undefined
      : this.encodeTokens([beginId, ...ids.slice(0, TOKENS_MAX - 2), endId]);
  }

  /** Takes at most 128 token ids of the model. */
  encodeTokens(ids: readonly number[]): Float32Array {
    const tokens = new Float32Array(ids.length * this.#tokenSize);
    const seen = this.#look(ids, tokens);
    this.#model.branches.forEach((branch, at) => {
      this.#lookAround(branch, at, seen, ids.length, tokens);
    });
    normalizeRows(tokens, ids.length, this.#model.tokenNorm);
    const sum = new Float32Array(this.#tokenSize);
    for (let token = 0; token < ids.length; token++)
      for (let at = 0; at < this.#tokenSize; at++)
        sum[at] = (sum[at] as number) + (tokens[token * this.#tokenSize + at] as number);
    return this.#fromSum(sum, ids.length);
  }

  /** Writes the embedding of each token to the front of its slot, and returns the input of the branches. */
  #look(ids: readonly number[], tokens: Float32Array): Float32Array {
    const {
      table,
      tableScale,
      tableOffset,
      embeddingSize: size,
      projectionBias,
      branches,
      seenNorm,
    } = this.#model;
    const { input } = this.#products;
    ids.forEach((id, token) => {
      const [scale, offset] = scaleOf(id, tableScale, tableOffset);
      for (let at = 0; at < size; at++) {
        const value = table[id * size + at] as number;
        input[token * size + at] = value;
        tokens[token * this.#tokenSize + at] = value * scale + offset;
      }
    });
    const width = branches.length * this.#seenSize;
    const seen = new Float32Array(ids.length * width);
    branches.forEach(({ projection }, branch) => {
      const matrix = this.#products.get(projection);
      const found = this.#products.multiply(ids.length, matrix);
      ids.forEach((id, token) => {
        const [scale, offset] = scaleOf(id, tableScale, tableOffset);
        for (let row = 0; row < this.#seenSize; row++) {
          const at = branch * this.#seenSize + row;
          const product =
            scale * (found[token * this.#seenSize + row] as number) + offset * (matrix.sums[row] as number);
          seen[token * width + at] = matrix.step * product + (projectionBias[at] as number);
        }
      });
    });
    normalizeRows(seen, ids.length, seenNorm);
    return seen;
  }

  /** One branch: two residual convolutions over the token and its neighbours. */
  #lookAround(
    branch: Branch,
    position: number,
    seen: Float32Array,
    count: number,
    tokens: Float32Array,
  ): void {
    const size = this.#seenSize;
    const width = this.#model.branches.length * size;
    const state = new Float32Array(count * size);
    for (let token = 0; token < count; token++)
      state.set(
        seen.subarray(token * width + position * size, token * width + (position + 1) * size),
        token * size,
      );
    this.#windowLayer(branch, branch.first, branch.firstBias, state, count);
    this.#windowLayer(branch, branch.second, branch.secondBias, state, count);
    const from = this.#model.embeddingSize + position * size;
    for (let token = 0; token < count; token++)
      tokens.set(state.subarray(token * size, (token + 1) * size), token * this.#tokenSize + from);
  }

  /** Adds to every token the rectified convolution of it and its neighbours. */
  #windowLayer(
    { width, before }: Branch,
    layer: Matrix,
    bias: Float32Array,
    state: Float32Array,
    count: number,
  ): void {
    const size = this.#seenSize;
    const scale = inputScale(state);
    const whole = new Int16Array((count + width) * size);
    for (let at = 0; at < state.length; at++)
      whole[before * size + at] = Math.round((state[at] as number) * scale);
    // Positions outside the text are zeros.
    for (let token = 0; token < count; token++)
      this.#products.input.set(whole.subarray(token * size, (token + width) * size), token * width * size);
    const matrix = this.#products.get(layer);
    const found = this.#products.multiply(count, matrix);
    const factor = scale > 0 ? matrix.step / scale : 0;
    // Computed in place: each number is read once, before it is overwritten.
    for (let token = 0; token < count; token++)
      for (let at = 0; at < size; at++) {
        const position = token * size + at;
        const activation = (found[position] as number) * factor + (bias[at] as number);
        if (activation > 0) state[position] = (state[position] as number) + activation;
      }
  }

  /** The dense layers: two hidden ones, each with a shortcut around it. */
  #fromSum(sum: Float32Array, count: number): Float32Array {
    const { sumLayer, sumBias, dense } = this.#model;
    const mean = this.#dense(sumLayer, sum).map(
      (value, at) => (value + count * (sumBias[at] as number)) / Math.sqrt(count),
    );
    const first = positive(this.#dense(dense.d0, mean));
    const second = positive(added(this.#dense(dense.p1, mean), this.#dense(dense.d1, first)));
    const third = positive(this.#dense(dense.d2, second));
    const last = added(this.#dense(dense.p3, second), this.#dense(dense.d3, third)).map(Math.tanh);
    const length = Math.sqrt(last.reduce((squares, value) => squares + value * value, EPSILON));
    return last.map((value) => value / length);
  }

  #dense(layer: Matrix, row: Float32Array): Float32Array {
    const scale = inputScale(row);
    const { input } = this.#products;
    for (let at = 0; at < row.length; at++) input[at] = Math.round((row[at] as number) * scale);
    const matrix = this.#products.get(layer);
    const found = this.#products.multiply(1, matrix);
    const factor = scale > 0 ? matrix.step / scale : 0;
    const out = new Float32Array(found.length);
    for (let at = 0; at < found.length; at++) out[at] = (found[at] as number) * factor;
    return out;
  }
}

const scaleOf = (id: number, scales: Float32Array, offsets: Float32Array): [number, number] => {
  const at = id % scales.length;
  return [scales[at] as number, offsets[at] as number];
};

const positive = (values: Float32Array): Float32Array => values.map((value) => Math.max(0, value));

const added = (one: Float32Array, other: Float32Array): Float32Array =>
  one.map((value, at) => value + (other[at] as number));

/** Normalizes each row to mean 0 and variance 1, then scales it by learned factors. */
function normalizeRows(rows: Float32Array, count: number, { factor, addend }: Norm): void {
  const size = factor.length;
  for (let row = 0; row < count; row++) {
    const from = row * size;
    let sum = 0;
    for (let at = from; at < from + size; at++) sum += rows[at] as number;
    const mean = sum / size;
    let squares = 0;
    for (let at = from; at < from + size; at++) squares += ((rows[at] as number) - mean) ** 2;
    const scale = 1 / Math.sqrt(squares / size + EPSILON);
    for (let at = 0; at < size; at++)
      rows[from + at] =
        ((rows[from + at] as number) - mean) * scale * (factor[at] as number) + (addend[at] as number);
  }
}
