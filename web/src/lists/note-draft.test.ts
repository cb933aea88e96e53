import { afterAll, beforeEach, expect, it } from 'vitest';
import { draftOf, dropDraft, keepDraft } from './note-draft.ts';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
});
beforeEach(() => stored.clear());
afterAll(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

const draft = {
  account: 'ann@acme.com',
  company: { domain: 'beta.com', company_name: 'Beta', note: '', tags: [] },
  text: 'Called on Monday',
  tags: 'warm',
};

it('a note that was not saved is offered again to its account, until it is saved or discarded', () => {
  keepDraft(draft);
  expect(draftOf('ann@acme.com')).toEqual(draft);
  dropDraft();
  expect(draftOf('ann@acme.com')).toBeUndefined();
});

it('another account neither sees it nor leaves it behind', () => {
  keepDraft(draft);
  expect(draftOf('bob@acme.com')).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('what is no draft is ignored', () => {
  for (const text of ['', 'null', '{}', '{"account":"ann@acme.com"}', 'x']) {
    stored.set('homedex.note-draft', text);
    expect(draftOf('ann@acme.com')).toBeUndefined();
  }
});
