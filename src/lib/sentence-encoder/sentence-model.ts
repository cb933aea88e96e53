import { CharacterMap } from './character-map.ts';
import { ModelDamaged } from './errors.ts';
import { type Matrix, ModelParts } from './model-file.ts';
import { UnigramTokenizer } from './unigram-tokenizer.ts';

/** How many tokens each of the three branches looks at together, and how many of them come before the current one. */
export const windows = [
  { width: 2, before: 0 },
  { width: 3, before: 1 },
  { width: 5, before: 2 },
] as const;

/** A layer that looks at each token with its neighbours, twice, and adds its output to its input each time. */
export interface Branch {
  readonly width: number;
  readonly before: number;
  /** Projects a token's embedding to the input of this branch. */
  readonly projection: Matrix;
  readonly first: Matrix;
  readonly firstBias: Float32Array;
  readonly second: Matrix;
  readonly secondBias: Float32Array;
}

/** A sentence encoder like Google's USE-multilingual-v3: tokens, three branches over neighbours, their sum, four dense layers. */
export interface SentenceModel {
  readonly tokenizer: UnigramTokenizer;
  /** Tokens placed around every text. */
  readonly beginId: number;
  readonly endId: number;
  /** A row of bytes for each token. Row r is scaled by `tableScale` and shifted by its offset, both at r modulo their length. */
  readonly table: Uint8Array;
  readonly tableScale: Float32Array;
  readonly tableOffset: Float32Array;
  readonly embeddingSize: number;
  readonly projectionBias: Float32Array;
  readonly branches: readonly Branch[];
  readonly seenNorm: Norm;
  readonly tokenNorm: Norm;
  readonly sumLayer: Matrix;
  readonly sumBias: Float32Array;
  readonly dense: Readonly<Record<DenseName, Matrix>>;
}

/** Normalization to mean 0 and variance 1, then scaling by these values. */
export interface Norm {
  readonly factor: Float32Array;
  readonly addend: Float32Array;
}

export const denseNames = ['d0', 'd1', 'd2', 'd3', 'p1', 'p3'] as const;
type DenseName = (typeof denseNames)[number];

/** Reads a packed model. Throws `ModelDamaged` if a byte has changed or the parts do not fit together. */
export function readSentenceModel(buffer: ArrayBufferLike): SentenceModel {
  const parts = new ModelParts(buffer);
  const [unknownId, beginId, endId] = parts.integers('specials');
  if (unknownId === undefined || beginId === undefined || endId === undefined)
    throw new ModelDamaged('the model has no tokens for the start and end of a text');
  const norm = (name: string): Norm => ({
    factor: parts.numbers(`${name}.factor`),
    addend: parts.numbers(`${name}.addend`),
  });
  const model: SentenceModel = {
    tokenizer: readTokenizer(parts, unknownId),
    beginId,
    endId,
    table: parts.bytes('table'),
    tableScale: parts.numbers('table.scale'),
    tableOffset: parts.numbers('table.offset'),
    embeddingSize: parts.matrix('branch0.projection').columns,
    projectionBias: parts.numbers('projection.bias'),
    branches: windows.map((window, at) => ({
      ...window,
      projection: parts.matrix(`branch${at}.projection`),
      first: parts.matrix(`branch${at}.first`),
      firstBias: parts.numbers(`branch${at}.first.bias`),
      second: parts.matrix(`branch${at}.second`),
      secondBias: parts.numbers(`branch${at}.second.bias`),
    })),
    seenNorm: norm('seen'),
    tokenNorm: norm('token'),
    sumLayer: parts.matrix('sum'),
    sumBias: parts.numbers('sum.bias'),
    dense: Object.fromEntries(denseNames.map((name) => [name, parts.matrix(name)])) as Record<
      DenseName,
      Matrix
    >,
  };
  checkShapes(model);
  return model;
}

function readTokenizer(parts: ModelParts, unknownId: number): UnigramTokenizer {
  const pieces = parts.text('pieces').split('\n');
  const [ids, scores] = [parts.integers('pieces.ids'), parts.numbers('pieces.scores')];
  if (ids.length !== pieces.length || scores.length !== pieces.length)
    throw new ModelDamaged('the model does not have as many pieces as scores');
  return new UnigramTokenizer(new CharacterMap(parts.bytes('characters')), {
    pieces,
    ids,
    scores,
    unknownId,
  });
}

/** Checks that each layer accepts the output of the one before, because the inner loops do not check bounds. */
function checkShapes(model: SentenceModel): void {
  const { embeddingSize: size, branches, dense, sumLayer } = model;
  const seen = branches[0]?.projection.rows ?? 0;
  const all = size + branches.length * seen;
  const hidden = dense.d0.rows;
  const fits = (matrix: Matrix, rows: number, columns: number): boolean =>
    matrix.rows === rows && matrix.columns === columns && columns % 16 === 0 && rows % 2 === 0;
  const isWhole =
    model.tableScale.length > 0 &&
    model.tableOffset.length === model.tableScale.length &&
    model.table.length % size === 0 &&
    model.projectionBias.length === branches.length * seen &&
    branches.every(
      ({ width, projection, first, firstBias, second, secondBias }) =>
        fits(projection, seen, size) &&
        fits(first, seen, width * seen) &&
        fits(second, seen, width * seen) &&
        firstBias.length === seen &&
        secondBias.length === seen,
    ) &&
    [model.seenNorm.factor, model.seenNorm.addend].every(({ length }) => length === branches.length * seen) &&
    [model.tokenNorm.factor, model.tokenNorm.addend].every(({ length }) => length === all) &&
    fits(sumLayer, sumLayer.rows, all) &&
    model.sumBias.length === sumLayer.rows &&
    fits(dense.d0, hidden, sumLayer.rows) &&
    fits(dense.p1, hidden, sumLayer.rows) &&
    fits(dense.d1, hidden, hidden) &&
    fits(dense.d2, dense.d2.rows, hidden) &&
    fits(dense.p3, dense.p3.rows, hidden) &&
    fits(dense.d3, dense.p3.rows, dense.d2.rows);
  if (!isWhole) throw new ModelDamaged('the layers of the model do not fit together');
}
