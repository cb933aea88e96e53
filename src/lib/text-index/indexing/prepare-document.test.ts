import { expect, test } from 'vitest';
import type { IndexDocument, TextIndexSchema } from '../api.ts';
import { FilterKeys, prepareDocument } from './prepare-document.ts';

const schema: TextIndexSchema = {
  fields: [{ name: 'title', boost: 1 }],
  filters: [
    { name: 'tech', kind: 'keywords' },
    { name: 'history', kind: 'keywords' },
  ],
};

const document = (at: number): IndexDocument => ({
  key: `${at}.example`,
  text: { title: 'Oak' },
  // The same text in two filters, spellings that fold to the same, values of one document only, and nothing.
  filters: {
    tech: ['WordPress', 'wordpress', ' Café ', `only ${at}`, '\u00ad'],
    history: ['WordPress', `only ${at}`, 'CAFÉ'],
  },
  stored: new Uint8Array(1),
});

test('documents have the same filter keys when those of other documents are remembered, also after they were forgotten', () => {
  const keys = new FilterKeys();
  for (let at = 0; at < 30_000; at += 1) {
    const { filterKeys } = prepareDocument(document(at), schema, 1, 1, 0, keys);
    if (at % 997 === 0) expect(filterKeys).toEqual(prepareDocument(document(at), schema, 1, 1).filterKeys);
  }
});
