import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCompanies, demoCompaniesWith } from '../../../../test/harness/demo-companies.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { sentencesIn } from '../answers/answer-texts.ts';
import { languages } from '../planner/index.ts';

const page = readFileSync(new URL('../../../../web/src/copilot/copilot-page.tsx', import.meta.url), 'utf8');
const { messages: german } = JSON.parse(
  readFileSync(new URL('../../../../web/locales/de.json', import.meta.url), 'utf8'),
) as { messages: Readonly<Record<string, string>> };
const list = /const examples = \[([^\]]*)\]/.exec(page)?.[1] ?? '';
const english = Array.from(list.matchAll(/t\('([^']+)'\)/g), ([, text = '']) => text);

it('an answer without a call suggests what to ask, in the language of the message', async () => {
  for (const [message, language] of [
    ['hallo, wat kun je?', 'nl'],
    ['usuń moje konto', 'pl'],
  ] as const) {
    const answer = await running.app.inject({ method: 'POST', url: '/copilot/query', payload: { message } });
    expect(answer.json()).toMatchObject({
      tool_call: { name: 'none' },
      suggestions: sentencesIn(language).examples,
    });
  }
});

/** As many as other tests read too. */
const FIRST_SITES = 300;
let running: TestApp;
beforeAll(async () => {
  // Part of the two thousand of a first start: what is found among these is found there.
  const inSpain = demoCompaniesWith(({ index, country }) => index >= FIRST_SITES && country === 'ES', 900, 1);
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [...demoCompanies(FIRST_SITES, 1), ...inSpain].map(({ truth, profile }) => ({
      ...profile,
      domain: truth.domain,
    })),
  });
});
afterAll(() => running.app.close());

it('the page has examples, each with its translation', () => {
  expect(english.length).toBeGreaterThan(2);
  expect(english.filter((text) => german[text] === undefined)).toEqual([]);
});

const suggested = languages.flatMap((language) => sentencesIn(language).examples);

it.each([...english.flatMap((text) => [text, german[text] ?? '']), ...suggested])(
  'an example that is shown finds companies of the demo: %s',
  async (message) => {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/copilot/query',
      payload: { message },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().results.total_count).toBeGreaterThan(0);
  },
);
