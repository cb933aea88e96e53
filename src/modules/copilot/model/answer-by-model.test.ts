import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ModelReply,
  type ScriptedModel,
  startScriptedModel,
} from '../../../../test/harness/scripted-model.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { createBreaker } from '../../../platform/breaker.ts';
import { systemClock } from '../../../platform/clock.ts';
import { messageTools } from '../message-tools.ts';
import { answerByModel, type ModelQuestion } from './answer-by-model.ts';
import { createLanguageModel } from './language-model.ts';

let running: TestApp;
let server: ScriptedModel;
const body_text = 'We bake bread and rolls in a stone oven, every morning, for the whole town.';

beforeAll(async () => {
  running = await buildTestApp({
    companies: [
      {
        domain: 'rye.de',
        title: 'Rye bakery',
        country: 'DE',
        industry: 'Food & Beverage',
        body_text,
        city: 'Kiel',
      },
      { domain: 'oat.at', title: 'Oat bakery', country: 'AT', industry: 'Food & Beverage', body_text },
      { domain: 'spelt.ch', title: 'Spelt bakery', country: 'CH', body_text },
    ],
  });
});
afterAll(() => running.app.close());
beforeEach(async () => {
  server = await startScriptedModel();
});
afterEach(() => server.close());

const modelOf = (deadline = new AbortController().signal) =>
  createLanguageModel({
    settings: { url: server.url, model: 'scripted', key: 'secret' },
    deadline: () => deadline,
    breaker: createBreaker(systemClock),
    logger: running.services.logger,
  });

function ask(message: string, about: Partial<ModelQuestion> = {}, model = modelOf()) {
  const question: ModelQuestion = {
    message,
    earlier: [],
    language: 'en',
    context: {
      caller: { kind: 'anonymous', address: '203.0.113.9' },
      signal: new AbortController().signal,
      isCounted: true,
    },
    onSentence: () => undefined,
    ...about,
  };
  const cap = { messageMax: 0, conversationMax: 0, conversationSpent: 0 };
  const { tools } = messageTools(running.services.copilot.tools, cap, {
    onCall: () => undefined,
    onResults: () => undefined,
  });
  return answerByModel(question, { model, tools });
}

/** First the calls, then the text. */
const script = (...replies: readonly ModelReply[]) => {
  server.script = (_request, count) => replies[Math.min(count, replies.length) - 1] ?? { text: '' };
};
const bakeries = { calls: [{ name: 'search', args: { q: 'bakery' } }] };

describe('a model', () => {
  it('chooses a call and describes what it found, with the names filled in', async () => {
    script(bakeries, { text: 'There are 3 bakeries. The first is [[1]], from Austria.' });
    const streamed: unknown[] = [];
    const answer = await ask('find bakeries', {
      onSentence: (sentence) => streamed.push(sentence),
    });
    expect(answer).toMatchObject({
      kind: 'called',
      call: { name: 'search', args: { q: 'bakery' } },
      answer: { content: { total_count: 3 }, credits: 0 },
      text: 'There are 3 bakeries. The first is oat.at, from Austria.',
    });
    expect(streamed).toEqual(['There are 3 bakeries.', 'The first is oat.at, from Austria.']);
    expect(server.requests.map(({ authorization }) => authorization)).toEqual([
      'Bearer secret',
      'Bearer secret',
    ]);
  });

  it('is offered tools to choose a call, and none to describe the facts', async () => {
    script(bakeries, { text: 'There are 3 of them.' });
    await ask('find bakeries');
    const [choosing, describing] = server.requests;
    expect(choosing?.tools?.map(({ function: { name } }) => name)).toEqual(['search', 'lookup', 'similar']);
    expect(JSON.stringify(choosing?.tools)).not.toContain('"save"');
    expect(describing?.tools ?? []).toEqual([]);
    expect(JSON.stringify(describing?.messages)).not.toMatch(/Rye|oat\.at|stone oven/);
  });

  it('sees earlier messages and calls, but no earlier answers', async () => {
    script(bakeries, { text: 'There are 3 of them.' });
    await ask('only in Germany', {
      earlier: [{ message: 'find bakeries', call: { name: 'search', args: { q: 'bakery' } } }],
    });
    const contents = server.requests[0]?.messages
      .filter(({ role }) => role !== 'system')
      .map(({ content }) => content);
    expect(contents).toEqual(['find bakeries', 'search({"q":"bakery"})', 'only in Germany']);
  });

  it('makes the first valid call of several', async () => {
    const calls = [
      { name: 'delete_account', args: {} },
      { name: 'search', args: { q: 'bakery', country: 'DE' } },
      { name: 'search', args: { q: 'oven' } },
    ];
    script({ calls }, { text: 'There is one, [[1]].' });
    expect(await ask('bakeries in Germany')).toMatchObject({
      call: { args: { country: 'DE' } },
      text: 'There is one, rye.de.',
    });
  });

  it('gets the error of a call, and corrects it', async () => {
    script(
      { calls: [{ name: 'search', args: '{"q": "bak' }] },
      { calls: [{ name: 'search', args: { q: 'bakery', country: 'Germany' } }] },
      { calls: [{ name: 'search', args: { q: 'bakery', country: 'DE' } }] },
      { text: 'One was found.' },
    );
    expect(await ask('bakeries in Germany')).toMatchObject({
      kind: 'called',
      call: { args: { country: 'DE' } },
    });
    expect(JSON.stringify(server.requests[2]?.messages)).toContain('not a two-letter country code');
  });

  it.each<[string, ModelReply]>([
    ['calls that never work', { calls: [{ name: 'search', args: { colour: 'red' } }] }],
    ['arguments that are not an object', { calls: [{ name: 'search', args: '[1]' }] }],
    ['an empty answer', { text: ' ' }],
    ['invented numbers', { text: 'I know 4,711 bakeries.' }],
    ['an invented address', { text: 'See https://evil.com/bakeries for more.' }],
    ['invalid JSON', { status: 200, body: '<html>' }],
    ['JSON of another shape', { status: 200, body: '{"choices":[]}' }],
    ['an error', { status: 500, body: '{"error":{"message":"out of memory"}}' }],
    ['a wrong key', { status: 401, body: '{}' }],
    ['a redirect', { status: 307, body: '' }],
    ['a dropped connection', { cutText: 'There' }],
  ])('that returns %s has failed, with an explanation', async (_what, reply) => {
    script(reply);
    expect(await ask('find bakeries')).toEqual({
      kind: 'failed',
      failureReason: expect.stringMatching(/^The language model .*\.$/),
    });
    expect(server.requests.length).toBeLessThanOrEqual(3);
  });

  it('may ask for clarification or decline in its own words', async () => {
    script({ text: 'I can only find companies. Which kind do you look for?' });
    expect(await ask('write a poem')).toEqual({
      kind: 'text',
      text: 'I can only find companies. Which kind do you look for?',
    });
  });

  it.each<[string, ModelReply, string]>([
    [
      'keeps the complete sentences when the stream breaks off',
      { cutText: 'There are 3 bakeries. Most of th' },
      'There are 3 bakeries.',
    ],
    [
      'drops invented numbers',
      { text: 'There are 3 bakeries. They bake 900 loaves. All are fine.' },
      'There are 3 bakeries. All are fine.',
    ],
    [
      'drops invented numbers in words',
      { text: 'There are dozens of bakeries. Here they are.' },
      'Here they are.',
    ],
    ['drops names and addresses', { text: 'Try evil.com. There are 3.' }, 'There are 3.'],
    [
      'drops unknown placeholders',
      { text: 'See [[9]]. There are 3 [[here. Look at [[3]].' },
      'Look at spelt.ch.',
    ],
    ['ignores a call after the facts', { calls: [{ name: 'lookup', args: { domain: 'rye.de' } }] }, ''],
    ['is empty when everything was invented', { text: 'There are 77.' }, ''],
    ['is empty when it fails', { status: 503, body: '' }, ''],
    ['stops reading an endless answer', { endless: true }, ''],
  ])('%s', async (_what, reply, text) => {
    script(bakeries, reply);
    const answer = await ask('find bakeries');
    expect(answer).toMatchObject({ kind: 'called', answer: { content: { total_count: 3 } }, text });
    expect('failureReason' in answer).toBe(text === '');
  });

  it('quotes profile texts without seeing them', async () => {
    script({ calls: [{ name: 'lookup', args: { domain: 'rye.de' } }] }, { text: 'It sits in [[city]].' });
    expect(await ask('where is rye.de?')).toMatchObject({ text: 'It sits in “Kiel”.' });
    expect(JSON.stringify(server.requests[1]?.messages)).not.toContain('Kiel');
  });

  it('looks up no domain that the user has not named', async () => {
    script({ calls: [{ name: 'lookup', args: { domain: 'oat.at' } }] });
    expect(await ask('tell me about rye.de')).toMatchObject({ kind: 'failed' });
    script({ calls: [{ name: 'lookup', args: { domain: 'rye.de' } }] }, { text: 'Here it is.' });
    server.requests.length = 0;
    expect(await ask("what is Rye's address?")).toMatchObject({ call: { args: { domain: 'rye.de' } } });
  });

  it.each([1, 2])('does not exceed its time limit (request %i)', async (late) => {
    const time = new AbortController();
    server.script = (_request, count) => {
      if (count < late) return bakeries;
      time.abort(new DOMException('over', 'TimeoutError'));
      return { silence: true };
    };
    const answer = await ask('find bakeries', {}, modelOf(time.signal));
    expect(answer).toMatchObject({ failureReason: 'The language model did not answer in time.' });
    expect(answer.kind).toBe(late === 1 ? 'failed' : 'called');
  });

  it('is paused after three failures', async () => {
    script({ status: 500, body: '' });
    const model = modelOf();
    for (let message = 0; message < 4; message += 1) await ask('find bakeries', {}, model);
    expect(server.requests).toHaveLength(3);
    expect(model.failureReason()).toContain('could not be reached');
  });

  it('that cannot be reached has failed', async () => {
    await server.close();
    expect(await ask('find bakeries')).toMatchObject({ kind: 'failed' });
  });

  it('is stopped when the client disconnects', async () => {
    const leaving = new AbortController();
    server.script = () => {
      leaving.abort(new Error('gone'));
      return { silence: true };
    };
    const model = modelOf();
    const context = {
      caller: { kind: 'anonymous' as const, address: '203.0.113.9' },
      signal: leaving.signal,
      isCounted: true,
    };
    await expect(ask('find bakeries', { context }, model)).rejects.toThrow('gone');
    expect(model.failureReason()).toBeUndefined();
  });

  it('makes no call over the spending limit', async () => {
    script({ calls: [{ name: 'lookup', args: { domain: 'rye.de' } }] });
    const context = {
      caller: { kind: 'account' as const, accountId: 1, tier: 'pro' as const, isAdmin: false },
      signal: new AbortController().signal,
      isCounted: true,
    };
    await expect(ask('rye.de', { context })).rejects.toMatchObject({
      name: 'CallExceedsBudget',
      credits: 1,
      allowed: 0,
    });
  });
});
