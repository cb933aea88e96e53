import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../../test/factories/sign-up.ts';
import {
  type ModelReply,
  type ScriptedModel,
  startScriptedModel,
} from '../../../../test/harness/scripted-model.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
let model: ScriptedModel;
let address: string;
const body_text = 'We bake bread and rolls in a stone oven, every morning, for the whole town.';

beforeAll(async () => {
  model = await startScriptedModel();
  running = await buildTestApp({
    copilot: { endpoint: { url: model.url, model: 'scripted', key: undefined }, conversationCredits: 2 },
    companies: [
      { domain: 'rye.de', title: 'Rye bakery', company_name: 'Rye', country: 'DE', body_text },
      { domain: 'oat.at', title: 'Oat bakery', country: 'AT', body_text },
    ],
  });
  address = await running.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await running.app.close();
  await model.close();
});
beforeEach(() => {
  model.requests.length = 0;
});
/** Three failures in a row and the model is left alone: the next test needs it. */
afterEach(async () => {
  running.clock.advance(2 * 3_600_000);
  script(searching, { text: 'Fine.' });
  await ask({ message: 'bakeries' });
});

/** The first answer, the second and so on; the last is given again and again. */
function script(...replies: readonly ModelReply[]): void {
  const first = model.requests.length;
  model.script = (_request, count) => replies[Math.min(count - first, replies.length) - 1] ?? { text: '' };
}
const searching: ModelReply = { calls: [{ name: 'search', args: { q: 'bakery', country: ['DE', 'AT'] } }] };
const reading: ModelReply = { calls: [{ name: 'lookup', args: { domain: 'rye.de' } }] };

const ask = (payload: object, person?: Person, headers: Record<string, string> = {}) =>
  running.app.inject({
    method: 'POST',
    url: '/copilot/query',
    headers: { ...person?.headers, ...headers },
    payload,
  });

/** The events of a stream, in order. */
const eventsIn = (body: string): [string, Record<string, unknown>][] =>
  body
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      return [event, JSON.parse(data)];
    });

describe('POST /copilot/query with a language model', () => {
  it('answers with the model’s call and text', async () => {
    script(searching, { text: 'I found 2 bakeries, such as [[1]].' });
    const answer = (await ask({ message: 'bakeries in Germany and Austria' })).json();
    expect(answer).toMatchObject({
      answer: 'I found 2 bakeries, such as oat.at.',
      tool_call: { name: 'search', args: { q: 'bakery', country: 'DE,AT' } },
      results: { total_count: 2 },
      model: 'scripted',
      notice: null,
      credits: { spent: 0, message_max: 1, conversation_max: 2 },
      conversation_id: null,
    });
    const replayed = await running.app.inject(`/search?${new URLSearchParams(answer.tool_call.args)}`);
    expect(replayed.json().total_count).toBe(2);
  });

  it.each<[string, readonly ModelReply[]]>([
    ['an error', [{ status: 500, body: '' }]],
    ['an unknown tool', [{ calls: [{ name: 'rm', args: { path: '/' } }] }]],
    ['an invented number', [{ text: 'There are 4711 of them.' }]],
    ['a dropped connection', [{ cutText: 'Th' }]],
  ])('falls back to the built-in planner on %s, and reports it', async (_what, replies) => {
    script(...replies);
    expect((await ask({ message: 'bakery in Germany' })).json()).toMatchObject({
      answer: expect.stringContaining('1 company matches'),
      tool_call: { name: 'search' },
      model: 'builtin-planner',
      notice: expect.stringMatching(/^The language model .* The built-in planner answered instead\.$/),
    });
  });

  it('describes the results with built-in sentences if the model cannot', async () => {
    script(searching, { status: 503, body: '' });
    expect((await ask({ message: 'bakeries' })).json()).toMatchObject({
      answer: '2 companies match (bakery, Germany or Austria): oat.at and Rye (rye.de).',
      results: { total_count: 2 },
      model: 'scripted',
      notice: expect.stringContaining('could not be reached'),
    });
  });

  it('returns the model’s question or refusal, with the call that the planner would make', async () => {
    script({ text: 'I would rather not. Do you want another search?' });
    expect((await ask({ message: 'bakery in Germany' })).json()).toMatchObject({
      answer: 'I would rather not. Do you want another search?',
      tool_call: { name: 'none', args: {} },
      results: {},
      proposals: [{ name: 'search', args: { country: 'DE' } }],
      model: 'scripted',
    });
  });

  it('answers that a company is not indexed', async () => {
    script({ calls: [{ name: 'similar', args: { domain: 'missing.de' } }] });
    expect((await ask({ message: 'competitors of missing.de' })).json()).toMatchObject({
      answer: expect.stringContaining('missing.de is not indexed'),
      tool_call: { name: 'similar' },
      results: {},
    });
  });

  it('reports in its health that the model fails', async () => {
    script({ status: 500, body: '' });
    await ask({ message: 'bakery' });
    expect((await running.app.inject('/copilot/health')).json()).toMatchObject({
      available: true,
      provider: 'openai-compatible',
      model: 'scripted',
      reason: expect.stringContaining('built-in planner answers in the meantime'),
    });
  });
});

describe('the spending limit of a message', () => {
  const balance = async (person: Person) =>
    (await running.app.inject({ url: '/auth/credits', headers: person.headers })).json().balance;

  it.each<[string, ModelReply]>([
    ['the model', reading],
    ['the planner', { status: 500, body: '' }],
  ])('applies to %s: a call that costs more is proposed, not made', async (_who, reply) => {
    const ann = await signUp(running, { tier: 'pro', credits: 5 });
    script(reply);
    const answer = (await ask({ message: 'rye.de', credits_max: 0 }, ann)).json();
    expect(answer).toMatchObject({
      answer: expect.stringContaining('up to 1 credits'),
      tool_call: { name: 'none', args: {} },
      proposals: [{ name: 'lookup', args: { domain: 'rye.de' } }],
      credits: { spent: 0, message_max: 0 },
    });
    expect(await balance(ann)).toBe(5);
  });

  it('is announced before the call, and adds up over the conversation', async () => {
    const bob = await signUp(running, { tier: 'pro', credits: 5 });
    script(reading, { text: 'Here it is.' });
    const streamed = await ask({ message: 'rye.de' }, bob, { accept: 'text/event-stream' });
    const events = eventsIn(streamed.body);
    expect(events[0]).toEqual([
      'call',
      { tool_call: { name: 'lookup', args: { domain: 'rye.de' } }, credits_max: 1 },
    ]);
    expect(events.at(-1)?.[1]).toMatchObject({
      credits: { spent: 1, conversation_spent: 1, conversation_max: 2 },
    });
    const history = [1, 1].map((spent) => ({ role: 'assistant', content: '', credits: { spent } }));
    script(reading);
    const third = (await ask({ message: 'rye.de', history }, bob)).json();
    expect(third).toMatchObject({ tool_call: { name: 'none' }, credits: { conversation_spent: 2 } });
    expect(await balance(bob)).toBe(4);
  });

  it('does not apply to callers who pay nothing', async () => {
    script(reading, { text: 'Here it is.' });
    expect((await ask({ message: 'rye.de', credits_max: 0 })).json().tool_call.name).toBe('lookup');
  });
});

describe('a streamed answer', () => {
  it('is a stream of events that ends with the answer', async () => {
    script(searching, { text: 'There are 2 bakeries. One is [[1]].' });
    const answer = await ask({ message: 'bakeries' }, undefined, { accept: 'text/event-stream' });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(answer.headers['x-request-id']).toBeDefined();
    const events = eventsIn(answer.body);
    expect(events.map(([event]) => event)).toEqual(['call', 'results', 'sentence', 'sentence', 'answer']);
    expect(events[2]?.[1]).toEqual({ text: 'There are 2 bakeries.' });
    expect(events.at(-1)?.[1]).toMatchObject({ answer: 'There are 2 bakeries. One is oat.at.' });
  });

  it('is one event if nothing is called, and not a stream if it is refused', async () => {
    script({ text: 'What do you look for?' });
    const events = eventsIn((await ask({ message: 'hm' }, undefined, { accept: 'text/event-stream' })).body);
    expect(events.map(([event]) => event)).toEqual(['answer']);
    const refused = await ask({ message: '' }, undefined, { accept: 'text/event-stream' });
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([
      422,
      expect.stringContaining('json'),
    ]);
    const json = await ask({ message: 'hm' }, undefined, { accept: 'application/json, text/event-stream' });
    expect(json.json().answer).toBe('What do you look for?');
  });

  it('ends with an error event if something fails after the start', async () => {
    const poor = await signUp(running, { tier: 'pro' });
    script(reading);
    const events = eventsIn((await ask({ message: 'rye.de' }, poor, { accept: 'text/event-stream' })).body);
    expect(events).toMatchObject([
      ['call', {}],
      ['error', { status: 402, detail: expect.stringMatching(/credit/i) }],
    ]);
  });

  it('stops when the client disconnects', async () => {
    script(searching, { silence: true });
    const leaving = new AbortController();
    const response = await fetch(`${address}/copilot/query`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'bakeries' }),
      signal: leaving.signal,
    });
    await response.body?.getReader().read();
    leaving.abort();
    // Its slot is free again, and no failure of the model was recorded.
    const isIdle = async () => /requests_in_flight 0\b/.test(await running.services.metrics.text());
    await expect.poll(isIdle).toBe(true);
    expect((await running.app.inject('/copilot/health')).json().reason).toBeNull();
  });
});

describe('a stored conversation', () => {
  const keep = (person: Person) =>
    running.app.inject({
      method: 'PUT',
      url: '/copilot/conversations',
      headers: person.headers,
      payload: { keep: true },
    });

  it('continues after its last turn, also for the model', async () => {
    const ann = await signUp(running);
    await keep(ann);
    script(searching, { text: 'There are 2.' });
    const first = (await ask({ message: 'bakeries' }, ann)).json();
    expect(first.conversation_id).toBeGreaterThan(0);
    const { conversation_id } = first;
    model.requests.length = 0;
    script({ calls: [{ name: 'search', args: { q: 'bakery', country: 'DE' } }] }, { text: 'One is left.' });
    const second = (await ask({ message: 'only in Germany', conversation_id }, ann)).json();
    expect(second.conversation_id).toBe(conversation_id);
    const contents = model.requests[0]?.messages
      .filter(({ role }) => role !== 'system')
      .map(({ content }) => content);
    expect(contents).toEqual(['bakeries', 'search({"q":"bakery","country":"DE,AT"})', 'only in Germany']);
    const stored = await running.app.inject({
      url: `/copilot/conversations/${conversation_id}`,
      headers: ann.headers,
    });
    expect(stored.json().turns).toMatchObject([
      { message: 'bakeries', answer: 'There are 2.', model: 'scripted', credits: 0 },
      { message: 'only in Germany', tool_call: { args: { country: 'DE' } } },
    ]);
  });

  it('is private to its owner, and needs an account', async () => {
    const [ann, bob] = [await signUp(running), await signUp(running)];
    await keep(ann);
    script(searching, { text: 'There are 2.' });
    const { conversation_id } = (await ask({ message: 'bakeries' }, ann)).json();
    expect((await ask({ message: 'more', conversation_id }, bob)).statusCode).toBe(404);
    expect((await ask({ message: 'more', conversation_id })).statusCode).toBe(404);
    expect((await ask({ message: 'bakeries' }, bob)).json().conversation_id).toBeNull();
  });
});
