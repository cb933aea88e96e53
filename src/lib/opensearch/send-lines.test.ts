import { expect, it } from 'vitest';
import { EngineUnreachable } from '../query-errors.ts';
import { tokenize } from '../text-analysis/index.ts';
import { indexBody } from '../text-index-cluster/mapping.ts';
import { toSource } from '../text-index-cluster/to-source.ts';
import type { OpenSearchClient } from './client.ts';
import { sendDocuments, sendLines } from './send-lines.ts';

const answering = (...items: readonly object[]): OpenSearchClient =>
  ({ call: async () => ({ errors: true, items: items.map((item) => ({ index: item })) }) }) as never;

const done = { _id: 'a', status: 201 };
const later = { _id: 'b', status: 409, error: { type: 'version_conflict_engine_exception' } };
const immense = {
  _id: 'c',
  status: 400,
  error: { type: 'illegal_argument_exception', reason: 'immense term' },
};
const busy = { _id: 'd', status: 429, error: { type: 'rejected_execution_exception' } };
const failed = { _id: 'e', status: 503, error: { type: 'unavailable_shards_exception' } };

it('a refused document is returned, and the others count as written', async () => {
  expect(await sendDocuments(answering(done, later, immense), 'index', [{}])).toEqual([
    { id: 'c', reason: 'illegal_argument_exception: immense term' },
  ]);
});

it.each([busy, failed])('a temporary refusal is an error: %j', async (item) => {
  await expect(sendDocuments(answering(done, immense, item), 'index', [{}])).rejects.toBeInstanceOf(
    EngineUnreachable,
  );
});

it('a refusal is an error where none is allowed', async () => {
  await expect(sendLines(answering(immense), 'index', [{}])).rejects.toThrow('refused c');
});

const schema = {
  fields: [{ name: 'body', boost: 1 }],
  filters: [{ name: 'country', kind: 'keyword' }],
} as const;

it('OpenSearch is sent the tokens of the embedded engine, which it can only cut at spaces', () => {
  const text = `Ｃ＋＋ ｶﾞﾗｽ Preis¹ | 85 m² a|3 \u0e01${'\u0e38'.repeat(5_000)}`;
  const document = { key: 'k', text: { body: text }, filters: {}, stored: new Uint8Array(), prior: 0 };
  const source = toSource(document, schema, { first: 0, last: 0, born: 0, written: 0 });
  const terms = tokenize(text).map(({ term }) => term);
  expect(String((source.t_body as string[])[0]).split(' ')).toEqual(terms);
  for (const term of terms) {
    expect(term).not.toMatch(/[\s|]/u);
    // OpenSearch cuts longer ones itself.
    expect(term.length).toBeLessThan(255);
  }
});

it('Lucene refuses no document because of a long value', () => {
  const { mappings } = indexBody(schema, { shards: 1, replicas: 0 }) as {
    mappings: { properties: Record<string, { ignore_above?: number }> };
  };
  for (const name of ['f_country', 'w_country'])
    expect((mappings.properties[name]?.ignore_above ?? Number.POSITIVE_INFINITY) * 4).toBeLessThan(32_766);
});
