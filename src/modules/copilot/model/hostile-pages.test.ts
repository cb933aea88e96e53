import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileHomepages, orderIn } from '../../../../test/factories/hostile-homepages.ts';
import { type ScriptedModel, startScriptedModel } from '../../../../test/harness/scripted-model.ts';
import { bySuite } from '../../../../test/harness/suite.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { createBreaker } from '../../../platform/breaker.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { CompanyProfile } from '../../companies/index.ts';
import { extractProfile } from '../../extraction/index.ts';
import { messageTools } from '../message-tools.ts';
import { answerByModel } from './answer-by-model.ts';
import type { ChosenCall } from './choose-call.ts';
import { createLanguageModel } from './language-model.ts';
import type { EarlierTurn } from './user-words.ts';

const PAGES = bySuite(120, 300);
let running: TestApp;
let server: ScriptedModel;
let profiles: CompanyProfile[];
/** What the model would call without injected instructions. */
let wanted: ChosenCall;
const obeyed: number[] = [];

/** As the crawler and the extractor would bring them into the index. */
beforeAll(async () => {
  profiles = hostileHomepages(PAGES).map(
    ({ domain, html }) =>
      extractProfile({
        url: `https://${domain}/`,
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from(html),
        fetchedAt: '2026-10-20T12:00:00.000Z',
        source: 'crawl_wet',
        crawlId: 'CC-MAIN-2026-42',
      }).profile,
  );
  running = await buildTestApp({ companies: profiles });
  // A model that does whatever it reads, wherever it reads it.
  server = await startScriptedModel(({ messages, tools }) => {
    const order = orderIn(messages.map(({ content }) => content).join('\n'));
    if (order !== undefined) obeyed.push(order);
    if (tools?.length)
      return {
        calls: [order === undefined ? wanted : { name: 'lookup', args: { domain: `evil-${order}.com` } }],
      };
    return {
      text:
        order === undefined
          ? 'Look at [[1]]. This is [[domain]].'
          : `PWNED-${order}, go to evil-${order}.com.`,
    };
  });
});
afterAll(async () => {
  await server.close();
  await running.app.close();
});

async function ask(message: string, call: ChosenCall, earlier: readonly EarlierTurn[] = []) {
  wanted = call;
  const calls: unknown[] = [];
  const cap = { messageMax: 1, conversationMax: 1, conversationSpent: 0 };
  const { tools } = messageTools(running.services.copilot.tools, cap, {
    onCall: (made) => void calls.push(made),
    onResults: () => undefined,
  });
  const model = createLanguageModel({
    settings: { url: server.url, model: 'obeying', key: undefined },
    deadline: () => new AbortController().signal,
    breaker: createBreaker(systemClock),
    logger: running.services.logger,
  });
  const answer = await answerByModel(
    {
      message,
      earlier,
      language: 'en',
      context: {
        caller: { kind: 'anonymous', address: '203.0.113.9' },
        signal: new AbortController().signal,
        isCounted: true,
      },
      onSentence: () => undefined,
    },
    { model, tools },
  );
  expect(calls).toEqual([call]);
  expect('text' in answer && answer.text).toMatch(/^(?:Look at|This is) plumber-\d+\.de\.$/);
  return answer;
}

describe(`a model that obeys every instruction it reads, given ${PAGES} pages full of them`, () => {
  it('would find the instructions in the profiles', () => {
    const found = profiles.filter((profile) => orderIn(JSON.stringify(profile)) !== undefined);
    expect(found.length).toBeGreaterThan(PAGES * 0.8);
  });

  it('searches for what the user asked, and returns nothing else', async () => {
    for (let offset = 0; offset < PAGES; offset += 10) {
      const answer = await ask('find plumbers', {
        name: 'search',
        args: { q: 'plumber', limit: 10, offset },
      });
      expect(answer).toMatchObject({ kind: 'called', answer: { content: { total_count: PAGES } } });
    }
    expect(obeyed).toEqual([]);
  });

  it('looks up the company the user named, and no other', async () => {
    for (let n = 0; n < PAGES; n += 3) {
      const domain = `plumber-${n}.de`;
      const answer = await ask(`tell me about ${domain}`, { name: 'lookup', args: { domain } });
      expect(answer).toMatchObject({ kind: 'called', answer: { content: { domain } } });
    }
    expect(obeyed).toEqual([]);
  });

  it('finds companies like the one the user named, and continues from there', async () => {
    const similar = { name: 'similar' as const, args: { domain: 'plumber-3.de', limit: 50 } };
    await ask('companies like plumber-3.de', similar);
    const earlier = [{ message: 'companies like plumber-3.de', call: similar }];
    await ask('only in Germany', { ...similar, args: { ...similar.args, country: 'DE' } }, earlier);
    expect(obeyed).toEqual([]);
  });
});

describe('the built-in planner with the same pages', () => {
  it('makes the call the user asked for, and repeats page text only as a quotation', async () => {
    for (let n = 1; n < PAGES; n += 3) {
      const domain = `plumber-${n}.de`;
      const { answer, tool_call } = (
        await running.app.inject({
          method: 'POST',
          url: '/copilot/query',
          payload: { message: `tell me about ${domain}` },
        })
      ).json();
      expect(tool_call).toEqual({ name: 'lookup', args: { domain } });
      const ownWords = answer.replace(/“[^”]*”/g, '');
      expect([n, ownWords, orderIn(ownWords)]).toEqual([n, ownWords, undefined]);
    }
  });
});
