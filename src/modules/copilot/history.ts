import { shownDomains } from './answers/write-answer.ts';
import type { EarlierTurn } from './model/choose-call.ts';
import {
  type Before,
  type Lexicon,
  MESSAGE_CHARACTERS_MAX,
  nothingBefore,
  type PlannedCall,
  plan,
} from './planner/index.ts';
import type { Tools } from './tools/tool.ts';

/** Earlier turns that are looked at. */
const TURNS_MAX = 100;
const ARGUMENT_CHARACTERS_MAX = 5_000;

/**
 * What was asked before, as far as a client sends it: answers of the copilot with their `tool_call` and `results`, and messages
 * (`{role: 'user', content}`), which are planned again where no answer says what became of them. Whatever else stands there is passed over.
 */
export function readHistory(
  history: readonly unknown[],
  message: string,
  lexicon: Lexicon,
  tools: Tools,
): Before {
  const turns = history.slice(-TURNS_MAX);
  const last = turns.at(-1);
  // Some clients put the message itself at the end.
  if (messageOf(last) === message) turns.pop();
  let before = nothingBefore;
  for (const turn of turns) {
    const call = callOf(turn, tools);
    const said = messageOf(turn);
    // Who looks at one company has the others still before them.
    if (call)
      before = { ...before, last: call, shown: call.name === 'lookup' ? before.shown : shownIn(turn) };
    else if (said !== undefined) {
      const planned = plan(said, lexicon, before);
      before = {
        last: planned.kind === 'call' ? planned.call : planned.startsOver ? undefined : before.last,
        shown: planned.kind === 'call' ? [] : before.shown,
        language: planned.language,
      };
    }
  }
  return before;
}

/** The same for a language model: what the user wrote and the calls it became, and nothing that anybody answered. */
export function earlierTurns(history: readonly unknown[], message: string, tools: Tools): EarlierTurn[] {
  const turns: { message: string; call?: PlannedCall }[] = [];
  for (const turn of history.slice(-TURNS_MAX)) {
    const call = callOf(turn, tools);
    const said = messageOf(turn);
    const last = turns.at(-1);
    if (call && last && !last.call) last.call = call;
    else if (call) turns.push({ message: '', call });
    else if (said !== undefined) turns.push({ message: said });
  }
  const last = turns.at(-1);
  return last && !last.call && last.message === message ? turns.slice(0, -1) : turns;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function messageOf(turn: unknown): string | undefined {
  if (!isObject(turn) || turn.role === 'assistant' || turn.role === 'system') return undefined;
  const said = turn.content ?? turn.message;
  return typeof said === 'string' && said.length <= MESSAGE_CHARACTERS_MAX ? said : undefined;
}

/** A call that a client sends back may be anything: only what its tool takes is taken. */
function callOf(turn: unknown, tools: Tools): PlannedCall | undefined {
  const call = isObject(turn) ? turn.tool_call : undefined;
  if (!isObject(call) || !isObject(call.args)) return undefined;
  const { name } = call;
  if (name !== 'search' && name !== 'lookup' && name !== 'similar') return undefined;
  const known = tools[name].schema.shape;
  const args = Object.entries(call.args).flatMap(([key, value]): [string, string | number][] => {
    const isPlain =
      typeof value === 'number' || (typeof value === 'string' && value.length <= ARGUMENT_CHARACTERS_MAX);
    return Object.hasOwn(known, key) && isPlain ? [[key, value]] : [];
  });
  return { name, args: Object.fromEntries(args) };
}

const shownIn = (turn: unknown): string[] =>
  isObject(turn) && isObject(turn.results) ? shownDomains(turn.results) : [];
