import { afterAll, beforeEach, expect, it } from 'vitest';
import { draftOf, dropDraft, interruptDraft, keepDraft, takeInterrupted } from './note-draft.ts';

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

const draftOn = (domain: string, text: string) => ({
  company: { domain, company_name: '', note: '', tags: [] },
  text,
  tags: 'warm',
});
const ann = 'ann@acme.com';
const beta = draftOn('beta.com', 'Called on Monday');
const gamma = draftOn('gamma.com', 'Not now');

it('a note that was not saved is offered again to its account, until it is saved or discarded', () => {
  keepDraft(ann, draftOn('beta.com', 'Called'));
  keepDraft(ann, beta);
  expect(draftOf(ann, 'beta.com')).toEqual(beta);
  dropDraft(ann, 'beta.com');
  expect(draftOf(ann, 'beta.com')).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('each company has its own', () => {
  keepDraft(ann, beta);
  expect(draftOf(ann, 'gamma.com')).toBeUndefined();
  keepDraft(ann, gamma);
  dropDraft(ann, 'gamma.com');
  expect(draftOf(ann, 'beta.com')).toEqual(beta);
});

it('the one that was being written when the session ended is opened once, on its list', () => {
  keepDraft(ann, beta);
  keepDraft(ann, gamma);
  expect(takeInterrupted(ann, 1)).toBeUndefined();
  interruptDraft(ann, 'beta.com', 1);
  interruptDraft(ann, 'delta.com', 1);
  expect(takeInterrupted(ann, 2)).toBeUndefined();
  expect(takeInterrupted(ann, 1)).toEqual(beta.company);
  expect(takeInterrupted(ann, 1)).toBeUndefined();
  expect(draftOf(ann, 'beta.com')).toEqual(beta);
});

it('another account neither sees them nor leaves them behind', () => {
  keepDraft(ann, beta);
  expect(draftOf('bob@acme.com', 'beta.com')).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('what is no draft is ignored', () => {
  for (const text of ['', 'null', '{}', `{"account":"${ann}"}`, `{"account":"${ann}","drafts":[{}]}`, 'x']) {
    stored.set('homedex.note-drafts', text);
    expect(draftOf(ann, 'beta.com')).toBeUndefined();
  }
});
