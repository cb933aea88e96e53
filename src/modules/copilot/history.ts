import { shownDomains } from './answers/write-answer.ts';
import type { EarlierTurn } from './model/user-words.ts';
import {
  type ArgumentValue,
  type ConversationState,
  emptyConversation,
  type Language,
  languages,
  MESSAGE_CHARACTERS_MAX,
  type Plan,
  type PlannedCall,
  showsSelectedCompanies,
} from './planner/index.ts';
import type { Tools } from './tools/tool.ts';

/** The longest history that is accepted; no real conversation is longer. */
export const HISTORY_TURNS_MAX = 200;
/** Counted without the turns' `results`, of which only the domains are read. */
export const HISTORY_CHARACTERS_MAX = 64 * 1024;
/** Messages without an answer in the history are planned again; only the last few can still matter. */
const PLANNED_TURNS_MAX = 6;
const PLANNED_CHARACTERS_MAX = 4_000;
const ARGUMENT_CHARACTERS_MAX = 5_000;

/** Earlier turns, read once for the planner and for a language model. */
export interface History {
  readonly state: ConversationState;
  readonly earlier: readonly EarlierTurn[];
}

interface HistoryDependencies {
  readonly tools: Tools;
  readonly plan: (message: string, state: ConversationState) => Promise<Plan>;
}

/**
 * Reads earlier turns as the client sends them: the copilot's answers with their `tool_call` and `results`, and messages
 * (`{role: 'user', content}`), which are planned again if they have no answer. Anything else is ignored.
 */
export async function readHistory(
  history: readonly unknown[],
  message: string,
  { tools, plan }: HistoryDependencies,
): Promise<History> {
  const turns = history.slice(-HISTORY_TURNS_MAX);
  // Some clients append the current message to the history.
  if (messageOf(turns.at(-1)) === message) turns.pop();
  const calls = turns.map((turn) => callOf(turn, tools));
  const answered = calls.findLastIndex((call) => call !== undefined);
  let state: ConversationState = {
    ...emptyConversation,
    last: calls[answered],
    lastMessage: turns
      .slice(0, Math.max(0, answered))
      .map(messageOf)
      .findLast((text) => text !== undefined),
    offered: offeredBy(turns.at(-1), tools),
    lastAnswerHadNoCall: turns.slice(answered + 1).some(isAnswer),
    ...listsBefore(turns, calls.slice(0, answered + 1)),
  };
  const language = languageOf(turns[answered]);
  if (language) state = { ...state, language };
  for (const unanswered of unansweredIn(turns, answered, language === undefined)) {
    const planned = await plan(unanswered.message, state);
    if (unanswered.isAnswered) state = { ...state, language: planned.language };
    else if (unanswered.hadNoCall && planned.kind === 'call')
      // What was answered without a call is no list that the next message could be about.
      state = { ...state, language: planned.language };
    else
      state = {
        ...state,
        last: planned.kind === 'call' ? planned.call : planned.startsOver ? undefined : state.last,
        lastMessage: planned.kind === 'call' ? unanswered.message : state.lastMessage,
        shown: planned.kind === 'call' ? [] : state.shown,
        language: planned.language,
      };
  }
  return { state, earlier: earlierTurns(turns, calls) };
}

interface UnansweredMessage {
  readonly message: string;
  /** Its call is known, so only its language needs to be detected. */
  readonly isAnswered: boolean;
  /** The answer says that it made no call. */
  readonly hadNoCall: boolean;
}

/** The messages after the last answer, oldest first; also the answered message if its answer does not state a language. */
function unansweredIn(
  turns: readonly unknown[],
  answered: number,
  wantsLanguage: boolean,
): UnansweredMessage[] {
  const found: UnansweredMessage[] = [];
  let characters = 0;
  for (let at = turns.length - 1; at >= 0 && found.length < PLANNED_TURNS_MAX; at -= 1) {
    const text = messageOf(turns[at]);
    if (text === undefined) continue;
    if (at < answered && !wantsLanguage) break;
    characters += text.length;
    if (characters > PLANNED_CHARACTERS_MAX) break;
    found.unshift({ message: text, isAnswered: at < answered, hadNoCall: madeNoCall(turns[at + 1]) });
    if (at < answered) break;
  }
  return found;
}

/** The last list, the one before it, and the rows shown. A user who opens some of the companies can still refer to the rest of the list. */
function listsBefore(
  turns: readonly unknown[],
  calls: readonly (PlannedCall | undefined)[],
): Pick<ConversationState, 'lastList' | 'previousList' | 'earlierLists' | 'shown'> {
  const lists = calls.flatMap((call, at) =>
    call && !showsSelectedCompanies(call) ? [{ call, shown: shownDomainsOf(turns[at]) }] : [],
  );
  const last = lists.at(-1);
  if (last === undefined) return { shown: [] };
  const others = lists.filter(({ call }) => !isSameList(call, last.call));
  // A page past the end shows no rows, so "the second one" still means the page before it.
  const listed = lists.findLast((list) => isSameList(list.call, last.call) && list.shown.length > 0) ?? last;
  return {
    lastList: listed.call,
    previousList: others.at(-1)?.call,
    earlierLists: others.map(({ call }) => call).reverse(),
    shown: listed.shown,
  };
}

/** Whether two calls differ only in their page. */
const isSameList = (one: PlannedCall, other: PlannedCall): boolean => {
  const conditions = ({ name, args: { offset: _offset, ...args } }: PlannedCall): string =>
    JSON.stringify([name, Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return conditions(one) === conditions(other);
};

/** The history for a language model: the user's messages and the calls they became, without any answer text. */
function earlierTurns(
  history: readonly unknown[],
  calls: readonly (PlannedCall | undefined)[],
): EarlierTurn[] {
  const turns: { message: string; call?: PlannedCall }[] = [];
  history.forEach((turn, at) => {
    const call = calls[at];
    const text = messageOf(turn);
    const last = turns.at(-1);
    if (call && last && !last.call) last.call = call;
    else if (call) turns.push({ message: '', call });
    else if (text !== undefined) turns.push({ message: text });
  });
  return turns;
}

/** Whether a client sends more history than is read. */
export const isHistoryTooLong = (turns: readonly Readonly<Record<string, unknown>>[]): boolean => {
  let characters = 0;
  for (const { results: _results, ...turn } of turns) {
    characters += JSON.stringify(turn).length;
    if (characters > HISTORY_CHARACTERS_MAX) return true;
  }
  return false;
};

const languageOf = (turn: unknown): Language | undefined =>
  isObject(turn) ? languages.find((language) => language === turn.language) : undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const madeNoCall = (turn: unknown): boolean =>
  isAnswer(turn) && isObject(turn) && isObject(turn.tool_call) && turn.tool_call.name === 'none';

const isAnswer = (turn: unknown): boolean => isObject(turn) && turn.role === 'assistant';

function messageOf(turn: unknown): string | undefined {
  if (!isObject(turn) || turn.role === 'assistant' || turn.role === 'system') return undefined;
  const text = turn.content ?? turn.message;
  return typeof text === 'string' && text.length <= MESSAGE_CHARACTERS_MAX ? text : undefined;
}

/** Reads a call that a client sent back. It can contain anything, so only the tool's own arguments are kept. */
function callOf(turn: unknown, tools: Tools): PlannedCall | undefined {
  const call = isObject(turn) ? turn.tool_call : undefined;
  if (!isObject(call) || !isObject(call.args)) return undefined;
  const { name } = call;
  if (name !== 'search' && name !== 'lookup' && name !== 'similar' && name !== 'facets') return undefined;
  const known = tools[name].schema.shape;
  const args = Object.entries(call.args).flatMap(([key, value]): [string, ArgumentValue][] =>
    Object.hasOwn(known, key) && isArgument(key, value) ? [[key, value]] : [],
  );
  return { name, args: Object.fromEntries(args) };
}

/** The first of the searches that an answer offered: one with fewer conditions, or one that an unclear message may have meant. */
function offeredBy(turn: unknown, tools: Tools): PlannedCall | undefined {
  if (!isObject(turn)) return undefined;
  const [relaxed] = Array.isArray(turn.relaxed) ? turn.relaxed : [];
  if (relaxed !== undefined) return callOf(relaxed, tools);
  const isUnanswered = isObject(turn.tool_call) && turn.tool_call.name === 'none';
  const [proposal] = isUnanswered && Array.isArray(turn.proposals) ? turn.proposals : [];
  return callOf({ tool_call: proposal }, tools);
}

const FILTERS_MAX = 30;

function isArgument(name: string, value: unknown): value is ArgumentValue {
  if (Array.isArray(value))
    return name === 'filter' && value.length <= FILTERS_MAX && value.every((one) => isText(one));
  return typeof value === 'number' || isText(value);
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= ARGUMENT_CHARACTERS_MAX;

const shownDomainsOf = (turn: unknown): string[] =>
  isObject(turn) && isObject(turn.results) ? shownDomains(turn.results) : [];
