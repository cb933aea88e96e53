import { join } from 'node:path';
import { embedIndex } from '../../src/modules/lookalikes/index.ts';
import type { DemoCompany } from '../../test/harness/demo-companies.ts';
import { buildTestApp } from '../../test/harness/test-app.ts';
import { isPlanted, judgedMessages, type Message } from './judged.ts';

interface Turn {
  readonly tool_call: { readonly name: string; readonly args: Readonly<Record<string, unknown>> };
  readonly results: {
    readonly total_count?: number;
    readonly results?: readonly { readonly domain: string }[];
  };
  readonly ignored: readonly string[];
  readonly relaxed: readonly unknown[];
  readonly page: { readonly name: string } | null;
}

/** Of the first results, so many must be what was asked for. */
const RIGHT_MIN = 0.8;
const LOOKED_AT = 5;

/** How many of the judged messages the built-in copilot answers right, over the demo. */
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
  const right = new Map<string, number[]>();
  try {
    for (const message of judgedMessages()) {
      const answer = await app.inject({
        method: 'POST',
        url: '/copilot/query',
        payload: { message: message.message },
      });
      const turn: Turn = answer.json();
      const isRight = answer.statusCode === 200 && isAnswered(message, turn);
      right.set(message.language, [...(right.get(message.language) ?? []), Number(isRight)]);
      if (!isRight && showsFailures)
        print(
          `wrong (${message.language}): ${message.message} → ${JSON.stringify(turn.tool_call)} ${turn.results?.total_count ?? ''} ${turn.page?.name ?? ''}`,
        );
    }
  } finally {
    await app.close();
  }
  print('\n| copilot messages in | messages | right |\n|---|---|---|');
  const all = [...right.values()].flat();
  for (const [language, own] of [...right, ['all', all] as const])
    print(`| ${language} | ${own.length} | ${share(own)} |`);

  function isAnswered({ expected }: Message, { tool_call, results, page, ignored, relaxed }: Turn): boolean {
    if (expected.call !== undefined && tool_call.name !== expected.call) return false;
    if (expected.domain !== undefined && tool_call.args.domain !== expected.domain) return false;
    if (expected.page !== undefined && page?.name !== expected.page) return false;
    if (expected.ignored && ignored.length === 0) return false;
    const { found } = expected;
    if (!found) return true;
    // Where there is no such company, the answer is none, and which condition to drop.
    if (!demo.some(({ truth, profile }) => isPlanted(truth, profile, found)))
      return results.total_count === 0 && relaxed.length > 0;
    const shown = (results.results ?? [])
      .slice(0, LOOKED_AT)
      .flatMap(({ domain }) => sites.get(domain) ?? []);
    const planted = shown.filter(({ truth, profile }) => isPlanted(truth, profile, found)).length;
    return shown.length > 0 && planted / shown.length >= RIGHT_MIN;
  }
}

const share = (own: readonly number[]): string =>
  (own.reduce((sum, one) => sum + one, 0) / own.length).toFixed(2);
