import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { technologyNames } from '../extraction/technologies/built-in-rules.ts';
import { readHistory } from './history.ts';
import { type ConversationState, emptyConversation } from './planner/index.ts';
import { buildLexicon } from './planner/lexicon/build-lexicon.ts';
import { plan } from './planner/plan.ts';

const lexicon = buildLexicon(technologyNames());
let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ companies: [] });
});
afterAll(() => running.app.close());

const user = (content: string) => ({ role: 'user', content });
const answer = (args: object, rest: object = {}) => ({
  role: 'assistant',
  tool_call: { name: 'search', args },
  ...rest,
});

/** Reads a history and counts the plans that it took, with the characters in them. */
async function read(history: readonly unknown[], message = 'hi') {
  const planned: string[] = [];
  const { state, earlier } = await readHistory(history, message, {
    tools: running.services.copilot.tools,
    plan: async (text: string, known: ConversationState) => {
      planned.push(text);
      return plan(text, lexicon, known);
    },
  });
  return { state, earlier, planned };
}

describe('reading a history', () => {
  it('plans six of two hundred messages, 4,000 characters at most', async () => {
    const { planned } = await read(Array.from({ length: 200 }, (_, turn) => user(`bakeries ${turn}`)));
    expect(planned).toHaveLength(6);
    const long = await read(Array.from({ length: 100 }, () => user('a '.repeat(995))));
    expect(long.planned).toHaveLength(2);
    expect(long.planned.join('').length).toBeLessThanOrEqual(4_000);
  });

  it('plans no message before the last answer, except the answered one to detect its language', async () => {
    const old = Array.from({ length: 50 }, () => user('a '.repeat(100)));
    const history = [...old, user('Bäckereien in Deutschland'), answer({ country: 'DE' })];
    const { planned, state } = await read(history);
    expect(planned).toEqual(['Bäckereien in Deutschland']);
    expect(state).toMatchObject({ last: { args: { country: 'DE' } }, language: 'de' });
    expect((await read([...old, answer({ country: 'DE' }, { language: 'de' })])).planned).toEqual([]);
  });

  it('knows what the last answer offered, and nothing that an earlier one did', async () => {
    const offer = { label: 'Has: blog', tool_call: { name: 'search', args: { country: 'DE', nonsense: 1 } } };
    const empty = answer({ country: 'DE', has: 'blog' }, { language: 'en', relaxed: [offer] });
    expect((await read([empty])).state.offered).toEqual({ name: 'search', args: { country: 'DE' } });
    expect((await read([empty, answer({ q: 'bakery' })])).state.offered).toBeUndefined();
    const unclear = {
      role: 'assistant',
      tool_call: { name: 'none', args: {} },
      proposals: [{ name: 'search', args: { q: 'rye' } }],
    };
    expect((await read([unclear])).state.offered).toEqual({ name: 'search', args: { q: 'rye' } });
    expect((await read([answer({}, { relaxed: 'yes', proposals: [7] })])).state.offered).toBeUndefined();
  });

  it('keeps the list of a company that was opened', async () => {
    const list = answer(
      { q: 'bakery' },
      { results: { results: [{ domain: 'rye.de' }, { domain: 'oat.at' }] } },
    );
    const looked = {
      tool_call: { name: 'lookup', args: { domain: 'rye.de' } },
      results: { domain: 'rye.de' },
    };
    expect((await read([list, looked])).state).toMatchObject({
      last: { name: 'lookup' },
      shown: ['rye.de', 'oat.at'],
    });
  });
});

describe('the work of one plan', () => {
  it.each([
    ['single letters', 'a '],
    ['joined letters', "a'"],
    ['hyphens', 'a-'],
    ['typos after prepositions of place', 'in germny '],
    ['conjunctions', 'foo, or '],
    ['negations', 'in or not a '],
  ])('is bounded and grows no faster than the message: %s', (_, part) => {
    const work = (characters: number): number => {
      const visits = vi.spyOn(lexicon, 'matchesAt');
      plan(part.repeat(1_000).slice(0, characters), lexicon, emptyConversation);
      const made = visits.mock.calls.reduce((sum, [tokens]) => sum + Math.min(tokens.length, 1), 0);
      visits.mockRestore();
      return made;
    };
    expect(work(2_000)).toBeLessThanOrEqual(4 * 400);
    expect(work(800)).toBeLessThanOrEqual(2.2 * work(400));
  });

  it('reports the part of an overlong message that was not read', () => {
    const planned = plan(`bakeries in Germany ${'a '.repeat(900)}`, lexicon, emptyConversation);
    expect(planned.ignored.at(-1)).toMatch(/^(?:a )+/);
  });
});
