import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TextIndex } from '../../src/lib/text-index/api.ts';
import { openTextIndex } from '../../src/lib/text-index/index.ts';
import { Random } from '../search/corpus/random.ts';
import { type KillWrite, killDocument, killSchema } from './kill-documents.ts';
import { KillModel } from './kill-model.ts';
import { runOracle } from './oracle.ts';
import { findMistake } from './oracle-check.ts';
import { oracleDocument, oracleSchema } from './oracle-corpus.ts';
import { OracleModel } from './oracle-model.ts';

let directory: string;
let index: TextIndex | undefined;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'torture-test-'));
});

afterEach(async () => {
  await index?.close();
  index = undefined;
  rmSync(directory, { recursive: true, force: true });
});

async function opened(schema: typeof oracleSchema): Promise<TextIndex> {
  index = await openTextIndex({ directory, schema, workers: 0, compaction: false });
  return index;
}

describe('the oracle', () => {
  test('agrees with the index over a small corpus that changes', async () => {
    expect(await runOracle({ queries: 80, docs: 40, seed: 3, workers: 0, log: () => {} })).toBeUndefined();
  });

  test('names a document that the index should have found', async () => {
    const text = await opened(oracleSchema);
    const model = new OracleModel();
    const random = new Random(1);
    const document = { ...oracleDocument(random, 'lost.example'), text: { title: 'book a demo' } };
    model.put(document);
    const mistake = await findMistake(text, model, { text: 'book a demo', mode: 'phrase' }, random);
    expect(mistake).toBe('expected 1 documents, missing lost.example, too many none');
  });

  test('finds no phrase across two headings', () => {
    const model = new OracleModel();
    const document = oracleDocument(new Random(1), 'site.example');
    model.put({ ...document, text: { h2: ['contact', 'us'] } });
    expect(model.matches({ text: 'contact us', mode: 'phrase' }).size).toBe(0);
    expect(model.matches({ text: 'contact us', mode: 'all' }).size).toBe(1);
  });
});

describe('the crash test', () => {
  const put: KillWrite = {
    channel: 'single',
    number: 1,
    operation: 'put',
    keys: ['single-1.example', 'single-2.example'],
  };

  test('accepts an unacknowledged write that is applied completely, or not at all', async () => {
    const text = await opened(killSchema);
    const model = new KillModel();
    model.receive({ kind: 'begin', write: put });
    expect(await model.settle(text)).toEqual([]);
    model.receive({ kind: 'begin', write: put });
    await text.upsert(put.keys.map((key) => killDocument(key, put.number)));
    expect(await model.settle(text)).toEqual([]);
  });

  test('reports half of a write', async () => {
    const text = await opened(killSchema);
    const model = new KillModel();
    model.receive({ kind: 'begin', write: put });
    await text.upsert([killDocument('single-1.example', put.number)]);
    expect((await model.settle(text)).join()).toContain('neither with nor without the last one');
  });

  test('reports an acknowledged write that is missing', async () => {
    const text = await opened(killSchema);
    const model = new KillModel();
    model.receive({ kind: 'begin', write: put });
    model.receive({ kind: 'done', channel: 'single', number: put.number });
    expect((await model.settle(text)).join()).toContain('single-1.example is of write none, not 1');
  });

  test('reports documents of a bulk commit without its checkpoint', async () => {
    const text = await opened(killSchema);
    const model = new KillModel();
    const write: KillWrite = { channel: 'bulk', number: 7, operation: 'put', keys: ['bulk-1.example'] };
    model.receive({ kind: 'begin', write });
    await text.upsert([killDocument('bulk-1.example', 7)]);
    expect((await model.settle(text)).join()).toContain(
      'checkpoint undefined although the documents are those of 7',
    );
  });
});
