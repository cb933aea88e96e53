import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSentenceModel, readShared, SentenceEncoder } from './index.ts';
import type { SentenceModel } from './sentence-model.ts';

/**
 * Sentences of our own in some twenty languages, with their tokens by the sentencepiece library (0.2) and their vectors by the wheel's
 * own numpy code, as bytes. They are compared where 'homedex models add use-multilingual' has put the model into the default data
 * folder: it is too large to be part of the tests.
 */
const rows = readFileSync(new URL('original-vectors.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): { text: string; tokens: number[]; vector: string } => JSON.parse(line));
const file = new URL('../../../data/models/use-multilingual.bin', import.meta.url).pathname;

describe.skipIf(!existsSync(file))('USE-multilingual-v3 (skipped if the model is not installed)', () => {
  let model: SentenceModel;
  let encoder: SentenceEncoder;

  beforeAll(async () => {
    model = readSentenceModel(await readShared(file));
    encoder = new SentenceEncoder(model);
  });

  test('every sentence is split into the tokens of the original', () => {
    expect(rows.length).toBeGreaterThanOrEqual(50);
    for (const { text, tokens } of rows) expect(model.tokenizer.tokenize(text), text).toEqual(tokens);
  });

  test('every vector points in the direction of the original one', () => {
    for (const { text, vector } of rows) {
      const original = new Int8Array(Buffer.from(vector, 'base64'));
      const ours = encoder.encode(text) ?? new Float32Array(original.length);
      const dot = ours.reduce((sum, value, at) => sum + value * (original[at] as number), 0);
      expect(dot / Math.hypot(...original), text).toBeGreaterThan(0.999);
    }
  });
});
