import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp();
});
afterAll(() => running.app.close());

/** The script of the page for a used link, run with as much of a document as it needs; returns what it shows after its form was sent. */
async function outcomeOf(answer: () => Promise<{ readonly ok: boolean; readonly status: number }>) {
  const { body, statusCode } = await running.app.inject('/auth/verify?token=used');
  expect(statusCode).toBe(400);
  const script = [...body.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text).at(-1);
  const words = ['sent', 'busy', 'refused', 'unreachable'];
  for (const word of words) expect(body).toMatch(new RegExp(`data-${word}="[^"]+"`));
  const outcome = { textContent: '' };
  const form = { dataset: Object.fromEntries(words.map((word) => [word, word])) };
  let submit: ((event: object) => Promise<void>) | undefined;
  const elements = {
    outcome,
    again: {
      addEventListener: (_event: string, listener: typeof submit) => {
        submit = listener;
      },
    },
  };
  const document = { getElementById: (id: keyof typeof elements) => elements[id] };
  const FormData = class {
    get = () => 'ann@company.example';
  };
  const requests: unknown[] = [];
  const fetch = (path: string, { body: sent }: { readonly body: string }) => {
    requests.push([path, JSON.parse(sent)]);
    return answer();
  };
  runInNewContext(script ?? '', { document, FormData, fetch });
  await submit?.({ preventDefault: () => undefined, target: form });
  expect(requests).toEqual([['/auth/login-link', { email: 'ann@company.example' }]]);
  return outcome.textContent;
}

describe('the page of a link that no longer works', () => {
  it.each([
    [200, 'sent'],
    [429, 'busy'],
    [422, 'refused'],
  ])('asks for another link and says how that ended: %i is "%s"', async (status, outcome) => {
    expect(await outcomeOf(async () => ({ ok: status === 200, status }))).toBe(outcome);
  });

  it('says so if the server cannot be reached', async () => {
    expect(await outcomeOf(() => Promise.reject(new TypeError('fetch failed')))).toBe('unreachable');
  });
});
