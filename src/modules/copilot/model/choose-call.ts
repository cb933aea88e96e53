import { AppError } from '../../../platform/errors.ts';
import type { ArgumentValue, PlannedCall } from '../planner/index.ts';
import type { CallContext, ToolAnswer, ToolArguments, Tools } from '../tools/tool.ts';
import type { ModelEndpoint, Turn, WrittenCall } from './model-endpoint.ts';
import type { EarlierTurn } from './user-words.ts';
import { isNamedByUser } from './user-words.ts';

/** The tools offered to the model, by their API names. */
const offeredNames = ['search', 'lookup', 'similar'] as const;

/** Like a planner's call: one of the offered tools with plain values, so that it can be replayed. */
export type ChosenCall = PlannedCall;

export interface ChoiceContext {
  readonly model: Pick<ModelEndpoint, 'choose'>;
  readonly tools: Tools;
  readonly message: string;
  readonly earlier: readonly EarlierTurn[];
  readonly signal: AbortSignal;
  /** On whose behalf the call is made. */
  readonly context: CallContext;
}

export type Choice =
  | { readonly kind: 'called'; readonly call: ChosenCall; readonly answer: ToolAnswer }
  | { readonly kind: 'text'; readonly text: string };

/** Attempts to write a valid call; each attempt sees the error of the one before. */
const STEPS_MAX = 3;
const EARLIER_TURNS_MAX = 8;
const TURN_CHARACTERS_MAX = 2_000;

const instructions = [
  'You turn a request of a user into one call of one tool of Homedex, an index of the homepages of companies.',
  'search finds companies by words (q) and filters; prefer filters (technology, industry, country, language, tld, has) to words where one fits.',
  'lookup reads one company whose domain the user names. similar finds companies like the one whose domain the user names.',
  'A message may refine the call before it: then repeat that call with the change.',
  'Call exactly one tool, with only the arguments that the user asked for. If the request is not about finding or reading companies,',
  'or too unclear for a call, ask back in one or two sentences, in the language of the user.',
].join(' ');

/**
 * Lets the model choose a call. The model sees only the user's own words and no title, text or answer from earlier turns, so no page can
 * influence the tool or its arguments. A domain is refused unless the user named it.
 */
export async function chooseCall(choice: ChoiceContext): Promise<Choice> {
  const { model, tools, signal } = choice;
  const offered = offeredNames.map((name) => tools[name]);
  const turns = turnsOf(choice);
  for (let step = 1; ; step += 1) {
    const { calls, text } = await model.choose({ instructions, turns, tools: offered, signal });
    if (calls.length === 0) return { kind: 'text', text };
    const problems: string[] = [];
    // A message costs at most one call, so only the first one that works is made.
    for (const written of calls.slice(0, STEPS_MAX)) {
      const tried = await tryCall(written, choice);
      if (typeof tried !== 'string') return tried;
      problems.push(`${written.name}: ${tried}`);
    }
    if (step === STEPS_MAX) return { kind: 'text', text: '' };
    turns.push(
      { role: 'assistant', content: calls.map(asText).join('\n').slice(0, TURN_CHARACTERS_MAX) },
      {
        role: 'user',
        content: `(That call was refused. ${problems.join(' ').slice(0, TURN_CHARACTERS_MAX)})`,
      },
    );
  }
}

/** Makes the call; returns the error message if its arguments are invalid. */
async function tryCall(written: WrittenCall, choice: ChoiceContext): Promise<Choice | string> {
  const { tools, message, earlier, context } = choice;
  const name = offeredNames.find((offered) => offered === written.name);
  if (!name) return 'there is no such tool.';
  if (typeof written.args !== 'object' || written.args === null || Array.isArray(written.args))
    return 'the arguments are not a JSON object.';
  const args = plainArguments(written.args as ToolArguments);
  if (!args) return 'an argument is neither a text, a number, a truth value nor a list of texts.';
  const unnamed = domainsIn(args).find((domain) => !isNamedByUser(domain, message, earlier));
  if (unnamed !== undefined) return 'the user names no such domain.';
  try {
    // Runs without the model's deadline: a call that costs credits is not aborted halfway.
    return { kind: 'called', call: { name, args }, answer: await tools[name].run(args, context) };
  } catch (error) {
    // The user must learn of all other errors: no credits, no such company, too many requests.
    if (error instanceof AppError && error.code === 'invalid_input') return error.message;
    throw error;
  }
}

/** Turns lists into comma-separated text, as in query strings; null counts as absent. */
function plainArguments(args: ToolArguments): ChosenCall['args'] | undefined {
  const plain: Record<string, ArgumentValue> = {};
  for (const [name, value] of Object.entries(args)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'string' || typeof value === 'number') plain[name] = value;
    else if (typeof value === 'boolean') plain[name] = String(value);
    else if (name === 'filter' && isTextList(value)) plain[name] = value;
    else if (isTextList(value))
      plain[name] = value
        .map((item) => (/[,"]/.test(item) ? `"${item.replaceAll('"', ' ')}"` : item))
        .join(',');
    else return undefined;
  }
  return plain;
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const domainsIn = ({ domain, domains, not }: ToolArguments): string[] =>
  [domain, domains, not].flatMap((given) => String(given ?? '').split(/[\s,"]+/)).filter(Boolean);

function turnsOf({ message, earlier }: Pick<ChoiceContext, 'message' | 'earlier'>): Turn[] {
  const before = earlier.slice(-EARLIER_TURNS_MAX).flatMap(({ message: text, call }): Turn[] => [
    { role: 'user', content: text.slice(0, TURN_CHARACTERS_MAX) },
    { role: 'assistant', content: call ? asText(call).slice(0, TURN_CHARACTERS_MAX) : '(no call)' },
  ]);
  return [...before, { role: 'user', content: message.slice(0, TURN_CHARACTERS_MAX) }];
}

const asText = ({ name, args }: WrittenCall): string => `${name}(${JSON.stringify(args)})`;
