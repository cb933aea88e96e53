import { join } from 'node:path';
import { embedIndex } from '../../src/modules/lookalikes/index.ts';
import type { DemoCompany } from '../../test/harness/demo-companies.ts';
import { buildTestApp } from '../../test/harness/test-app.ts';
import { type Expected, isPlanted, judgedConversations } from './judged.ts';

interface Answer {
  readonly answer: string;
  readonly tool_call: { readonly name: string; readonly args: Readonly<Record<string, unknown>> };
  readonly results: {
    readonly total_count?: number;
    readonly results?: readonly { readonly domain: string }[];
  };
  readonly ignored: readonly string[];
  readonly relaxed: readonly unknown[];
  readonly page: { readonly name: string } | null;
  readonly language: string;
}

/** The share of the first results that must be right. */
const RIGHT_MIN = 0.8;
const LOOKED_AT = 5;
/** The share of the planted companies that must be counted. If no trade was requested, the allowed error of the count. */
const COUNTED_MIN = 0.5;
const COUNT_ERROR_MAX = 0.2;

/** How many of the judged messages and conversations the built-in copilot answers correctly on the demo. */
export async function measureMessages(
  demo: readonly DemoCompany[],
  showsFailures: boolean,
  print: (line: string) => void,
): Promise<void> {
  const sites = new Map(demo.map((site) => [site.profile.domain, site]));
  const { app, index, vectorIndex, services, directory } = await buildTestApp({
    limits: { anonymousPerMinute: 100_000 },
    companies: demo.map(({ profile }) => profile),
    embeddingThreads: 1,
  });
  const { signal } = new AbortController();
  const { model } = services.companyVectors;
  await embedIndex({ index, vectors: vectorIndex, model, fitFile: join(directory, 'fit.json'), signal });
  try {
    for (const [title, conversations] of Object.entries(judgedConversations())) {
      const turns = new Map<string, boolean[]>();
      const whole: boolean[] = [];
      for (const { language, turns: asked } of conversations) {
        const own: boolean[] = [];
        const history: object[] = [];
        for (const { message, expected } of asked) {
          const response = await app.inject({
            method: 'POST',
            url: '/copilot/query',
            payload: { message, history },
          });
          const answer: Answer = response.json();
          const wrong = response.statusCode === 200 ? faultOf(expected, answer, language) : response.body;
          own.push(wrong === undefined);
          if (wrong !== undefined && showsFailures)
            print(
              `wrong (${language}, turn ${own.length}): ${message} → ${wrong}; ${JSON.stringify(answer.tool_call)} ${answer.results?.total_count ?? ''} ${answer.page?.name ?? ''} “${answer.answer}”`,
            );
          history.push({ role: 'user', content: message }, { role: 'assistant', ...answer });
        }
        turns.set(language, [...(turns.get(language) ?? []), ...own]);
        whole.push(own.every(Boolean));
      }
      print(`\n| ${title} in | messages | right |\n|---|---|---|`);
      for (const [language, own] of [...turns, ['all', [...turns.values()].flat()] as const])
        print(`| ${language} | ${own.length} | ${share(own)} |`);
      if (whole.length < [...turns.values()].flat().length)
        print(`conversations right from the first message to the last: ${share(whole)} of ${whole.length}`);
    }
  } finally {
    await app.close();
  }

  /** Why an answer is wrong; undefined if it is right. */
  function faultOf(expected: Expected, turn: Answer, language: string): string | undefined {
    const { tool_call, results, page, ignored, relaxed } = turn;
    if (turn.language !== language) return `answered in ${turn.language}`;
    if (expected.call !== undefined && tool_call.name !== expected.call) return `not ${expected.call}`;
    if (expected.domain !== undefined && tool_call.args.domain !== expected.domain) return 'another domain';
    if (expected.page === 'any' ? page === null : expected.page && page?.name !== expected.page)
      return `not the page ${expected.page}`;
    if (expected.ignored && !isIgnored(expected.ignored, ignored)) return 'a vague word is not named';
    const { found } = expected;
    if (!found) return undefined;
    if (expected.call === 'similar')
      return tool_call.args.country === found.country ? undefined : 'another country';
    const planted = demo.filter(({ truth, profile }) => isPlanted(truth, profile, found)).length;
    const total = results.total_count ?? 0;
    // If there is no such company, the right answer finds nothing and says which condition to drop.
    if (planted === 0) return total === 0 && relaxed.length > 0 ? undefined : 'there is no such company';
    if (total < COUNTED_MIN * planted) return `${total} of ${planted}`;
    if (found.trade === undefined && Math.abs(total - planted) > Math.max(1, COUNT_ERROR_MAX * planted))
      return `${total} in place of ${planted}`;
    const shown = (results.results ?? [])
      .slice(0, LOOKED_AT)
      .flatMap(({ domain }) => sites.get(domain) ?? []);
    const right = shown.filter(({ truth, profile }) => isPlanted(truth, profile, found)).length;
    return shown.length > 0 && right / shown.length >= RIGHT_MIN
      ? undefined
      : `${right} of the first ${shown.length} are right`;
  }
}

const isIgnored = (expected: boolean | string, ignored: readonly string[]): boolean =>
  typeof expected === 'string'
    ? ignored.some((words) => words.toLowerCase().includes(expected.toLowerCase()))
    : ignored.length > 0;

const share = (own: readonly boolean[]): string => (own.filter(Boolean).length / own.length).toFixed(3);
