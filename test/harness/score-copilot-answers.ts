import { readFileSync } from 'node:fs';
import { filtersIn, placesInFilter } from '../../src/modules/copilot/planner/index.ts';
import { findTrades } from '../../src/modules/copilot/subject/trades.ts';
import { tradesInText } from '../../src/modules/extraction/business/trades-in-text.ts';
import { type CopilotTurn, converse } from './converse.ts';
import type { TestApp } from './test-app.ts';

/** The verdict on one line of a file; `problem` is undefined if the answer is right. */
export interface Judged {
  readonly language: string;
  readonly message: string;
  readonly problem: string | undefined;
}

const folder = new URL('../fixtures/copilot-messages/', import.meta.url);

/** Sends every message of a file, or every nth one, with all turns of its conversation, and judges the last answer. */
export async function judgeAnswers(
  file: string,
  { app }: Pick<TestApp, 'app'>,
  every = 1,
): Promise<Judged[]> {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
  const judged: Judged[] = [];
  for (const line of lines.filter((text, at) => text.trim() !== '' && at % every === 0)) {
    const [language = '', message = '', expected = ''] = line.split('\t');
    judged.push({
      language,
      message,
      problem: problemOf(await converse(app, message.split(' || ')), expected),
    });
  }
  return judged;
}

/** Arguments that are not judged: they concern how results are presented, or were derived from a trade. */
const FREE = new Set(['forms', 'mode', 'limit', 'offset', 'q', 'industry', 'filter']);

function problemOf(turn: CopilotTurn, expected: string): string | undefined {
  const [kind = '', ...terms] = expected.split(' ');
  const { tool_call: call, page } = turn;
  const got = `${call.name} ${JSON.stringify(call.args)}`;
  if (kind === 'none') return call.name === 'none' ? undefined : got;
  if (kind === 'decline') return call.name === 'none' && page ? undefined : got;
  if (kind === 'page:compare') return page?.name === 'compare' ? undefined : got;
  if (call.name !== kind) return got;
  const wanted = terms.map((term): [string, string[]] => {
    const [key = '', ...rest] = term.split(':');
    return [key, rest.join(':').replaceAll('_', ' ').replaceAll('not has', 'not_has').split('/')];
  });
  const keys = new Set(wanted.map(([key]) => key.replaceAll(' ', '_')));
  const unmet = wanted.find(([key, values]) => !isMet(turn, key, values));
  if (unmet) return `${unmet[0]} is not met by ${got}`;
  const unrequested = Object.keys(call.args).find((key) => !FREE.has(key) && !keys.has(key));
  if (unrequested) return `${unrequested} was not requested: ${got}`;
  const total = Number(turn.results.total_count ?? turn.results.total_found);
  return total > 0 || turn.relaxed.length > 0
    ? undefined
    : `nothing was found, and it was not reported: ${got}`;
}

/** Whether a filter selects the sub-industry that a trade belongs to, according to the classification of homepages. */
const isPart = (filter: string, trade: string): boolean =>
  Object.keys(tradesInText(trade, ['en']).subIndustries).some((part) =>
    filter.endsWith(`sub_industry:eq:${part.split(' > ')[1]}`),
  );

function isMet(
  { tool_call: { args }, ignored }: CopilotTurn,
  key: string,
  values: readonly string[],
): boolean {
  const { q = '', industry = '' } = args;
  if (key === 'about')
    return values.some(
      (value) =>
        industry.split(',').includes(value) ||
        findTrades(q).trades.some(({ name }) => name === value) ||
        filtersIn(args).some((condition) => isPart(condition, value)),
    );
  if (key === 'place') return filtersIn(args).flatMap(placesInFilter).join(',') === values.join(',');
  if (key === 'words') return values.every((value) => q.split(' ').includes(value));
  if (key === 'unclear') return values.every((value) => ignored.includes(value));
  const listed = (list: string): string => list.toLowerCase().split(',').sort().join(',');
  return values.some((value) => listed(args[key] ?? '') === listed(value));
}
