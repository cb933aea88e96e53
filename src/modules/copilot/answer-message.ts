import { AppError } from '../../platform/errors.ts';
import { sentences } from './answers/sentences.ts';
import { shownDomains, writeAnswer } from './answers/write-answer.ts';
import type { Applied, Plan, PlannedCall } from './planner/index.ts';
import type { OnBehalf, ToolAnswer, Tools } from './tools/tool.ts';

/** What the built-in planner calls itself where a language model would have its name. */
export const BUILT_IN_MODEL = 'builtin-planner';

export interface CopilotAnswer {
  readonly answer: string;
  readonly tool_call: { readonly name: string; readonly args: Readonly<Record<string, unknown>> };
  readonly results: Readonly<Record<string, unknown>>;
  readonly applied: readonly Applied[];
  readonly ignored: readonly string[];
  /** Calls that may have been meant, where nothing was called. */
  readonly proposals: readonly PlannedCall[];
  readonly credits: number;
}

/** A message as the built-in planner answers it: one call at most, or two where it points at a row that is not in the history. */
export async function answerMessage(planned: Plan, by: OnBehalf, tools: Tools): Promise<CopilotAnswer> {
  if (planned.kind === 'ask') return askBack(planned);
  if (planned.kind === 'call' && planned.compared)
    return compare(planned.call, planned.compared, planned, by, tools);
  if (planned.kind === 'call') return run(planned.call, planned, by, tools);
  const { content } = await tools[planned.from.name].run(planned.from.args, by);
  const domain = shownDomains(content)[planned.position];
  if (domain === undefined) return saying(sentences[planned.language].noSuchRow, planned);
  const applied = [{ text: domain, param: 'domain', value: domain }];
  return run(
    { name: 'lookup', args: { domain } },
    { ...planned, applied },
    { ...by, isCounted: false },
    tools,
  );
}

async function run(
  call: PlannedCall,
  planned: Pick<Plan, 'language' | 'applied' | 'ignored'>,
  by: OnBehalf,
  tools: Tools,
): Promise<CopilotAnswer> {
  const made = { tool_call: call, applied: planned.applied, ignored: planned.ignored, proposals: [] };
  try {
    const { content, credits }: ToolAnswer = await tools[call.name].run(call.args, by);
    return { ...made, answer: writeAnswer(call, content, planned), results: content, credits };
  } catch (error) {
    // That a domain is not there, and why, is an answer; everything else is a failure as it is at the endpoint.
    if (error instanceof AppError && error.code === 'not_found')
      return { ...made, answer: error.message, results: {}, credits: 0 };
    throw error;
  }
}

/** The call with the totals of what is compared before what it found; counting takes from the bucket that counts have. */
async function compare(
  call: PlannedCall,
  compared: readonly PlannedCall[],
  planned: Pick<Plan, 'language' | 'applied' | 'ignored'>,
  by: OnBehalf,
  tools: Tools,
): Promise<CopilotAnswer> {
  const totals: string[] = [];
  for (const { args } of compared.slice(0, COMPARED_MAX)) {
    const { content } = await tools.count.run(args, { ...by, isCounted: false });
    const name = String(args.technology ?? args.country);
    totals.push(`${name}: ${new Intl.NumberFormat(planned.language).format(Number(content.total_results))}`);
  }
  const answered = await run(call, planned, by, tools);
  return { ...answered, answer: `${totals.join(' · ')}. ${answered.answer}` };
}

const COMPARED_MAX = 5;

const REASONS = {
  greeting: 'greeting',
  off_topic: 'offTopic',
  unclear: 'unclear',
  no_domain: 'noDomain',
  nothing_before: 'nothingBefore',
} as const;

const askBack = (asked: Extract<Plan, { kind: 'ask' }>): CopilotAnswer => ({
  ...saying(sentences[asked.language][REASONS[asked.reason]], asked),
  proposals: asked.proposals,
});

const saying = (answer: string, { ignored }: Pick<Plan, 'ignored'>): CopilotAnswer => ({
  answer,
  tool_call: { name: 'none', args: {} },
  results: {},
  applied: [],
  ignored,
  proposals: [],
  credits: 0,
});
