import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { converse } from '../harness/converse.ts';
import { demoCompanies, demoCompaniesWith } from '../harness/demo-companies.ts';
import { judgeAnswers } from '../harness/score-copilot-answers.ts';
import { bySuite } from '../harness/suite.ts';
import { buildTestApp, type TestApp } from '../harness/test-app.ts';

/** Part of the demo index: what is found here is found in all of it. In `npm test` as many as other files need, and the restaurants. */
const [FIRST_SITES, SITES] = [bySuite(300, 700), 700];
const SEED = 1;

let running: TestApp;
beforeAll(async () => {
  const restaurants = demoCompaniesWith(
    ({ index, trade }) => index >= FIRST_SITES && trade === 'restaurant',
    SITES,
    SEED,
  );
  running = await buildTestApp({
    companies: [...demoCompanies(FIRST_SITES, SEED), ...restaurants].map(({ profile }) => profile),
    limits: { anonymousPerMinute: 100_000 },
  });
});
afterAll(() => running.app.close());

it('messages are answered by the requested companies, or by what to drop', async () => {
  const judged = await judgeAnswers('answers.tsv', running, bySuite(8, 1));
  const wrong = judged.filter(({ problem }) => problem !== undefined);
  process.stdout.write(`answers.tsv: ${judged.length - wrong.length} of ${judged.length} right\n`);
  expect(wrong).toEqual([]);
});

/** Those of the app: `src/modules/copilot/routes/shown-examples.test.ts`. */
describe('every example that is shown finds a company of the demo index', () => {
  const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

  it('in the README and the docs', async () => {
    const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: new URL('../..', import.meta.url) })];
    const examples = documents.flatMap((path) =>
      [...read(path).matchAll(/"message": ?"([^"]+)"/g)].map(([, text = '']) => text),
    );
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const message of examples) {
      const { results } = await converse(running.app, [message]);
      expect([message, Number(results.total_count) > 0]).toEqual([message, true]);
    }
  });

  it('in its own answers', async () => {
    const { sentencesIn } = await import('../../src/modules/copilot/answers/answer-texts.ts');
    const { languages } = await import('../../src/modules/copilot/planner/index.ts');
    for (const language of languages) {
      const { greeting } = sentencesIn(language);
      const message = greeting
        .slice(greeting.lastIndexOf(':') + 1)
        .replace(/[.。]$/, '')
        .trim();
      const { tool_call, results } = await converse(running.app, [message]);
      expect([message, tool_call.name, Number(results.total_count) > 0]).toEqual([message, 'search', true]);
    }
  });
});
