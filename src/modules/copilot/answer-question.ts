import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../../access/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/network-address.ts';
import { answerMessage, BUILT_IN_MODEL } from './answer-message.ts';
import { activeConditions } from './answers/active-conditions.ts';
import { sentencesIn } from './answers/answer-texts.ts';
import { resultPage } from './answers/app-pages.ts';
import { closeLookalikes } from './answers/close-lookalikes.ts';
import { fill } from './answers/fill.ts';
import { suggestNext } from './answers/suggest-next.ts';
import { writeAnswer } from './answers/write-answer.ts';
import { answerWithoutCall, type CopilotAnswer } from './copilot-answer.ts';
import { readHistory } from './history.ts';
import { CallExceedsBudget, type CallListener, messageTools, type SpendingCap } from './message-tools.ts';
import { answerByModel, type ModelAnswer } from './model/answer-by-model.ts';
import type { ChosenCall } from './model/choose-call.ts';
import type { LanguageModel } from './model/language-model.ts';
import {
  type CallArguments,
  type ConversationState,
  type Language,
  languages,
  type Plan,
  type PlannedCall,
  type PlannerThread,
} from './planner/index.ts';
import type { CountMatches } from './subject/counted-searches.ts';
import { resolveSearch } from './subject/resolve-search.ts';
import { unresolve } from './subject/unresolve-search.ts';
import { suggestRelaxations } from './suggest-relaxations.ts';
import type { CallContext, Tools } from './tools/tool.ts';

/** Receives progress while an answer is being made. */
export interface AnswerListener extends CallListener {
  /** Called with each sentence of a language model's answer. */
  onSentence(sentence: string): void;
}

export interface Question {
  readonly message: string;
  readonly history: readonly unknown[];
  readonly acceptLanguage?: string | undefined;
  readonly context: CallContext;
  readonly cap: SpendingCap;
  readonly listener: AnswerListener;
}

export interface Reply extends CopilotAnswer {
  readonly model: string;
  /** Tells the user when the built-in planner answered instead of the model, and why. */
  readonly notice: string | null;
}

interface Dependencies {
  readonly planner: PlannerThread;
  readonly tools: Tools;
  readonly clock: Clock;
  /** Undefined if none is configured. */
  readonly model: LanguageModel | undefined;
}

/** Answers a message with the language model if one is configured, and with the built-in planner if there is none or it fails. */
export async function answerQuestion(question: Question, dependencies: Dependencies): Promise<Reply> {
  const { message, history, context, cap, listener } = question;
  const { planner, model } = dependencies;
  let lastCall: ChosenCall | undefined;
  const { tools, spent } = messageTools(dependencies.tools, cap, {
    ...listener,
    onCall(call, credits) {
      lastCall = call as ChosenCall;
      listener.onCall(call, credits);
    },
  });
  const planOptions = { tenant: tenantOf(context.caller), signal: context.signal };
  const callerLanguage = firstSupportedLanguage(question.acceptLanguage ?? '');
  const today = new Date(dependencies.clock.now()).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const plan = (text: string, known: ConversationState): Promise<Plan> =>
    planner.plan({ message: text, state: { ...known, callerLanguage, today } }, planOptions);
  const { state, earlier } = await readHistory(history, message, { tools, plan });
  const unresolved = {
    ...state,
    last: state.last && unresolve(state.last),
    lastList: state.lastList && unresolve(state.lastList),
    previousList: state.previousList && unresolve(state.previousList),
    earlierLists: state.earlierLists?.map(unresolve),
  };
  const count = createCounter(dependencies.tools, context);
  const first = await plan(message, unresolved);
  const knownWords = await wordsOnPages(first.corrected, count);
  const knownPlaces = await findKnownPlaces(first.placeCandidates, count);
  const known = { ...unresolved, knownWords, knownPlaces };
  const spelled = knownWords.length + knownPlaces.length > 0 ? await plan(message, known) : first;
  const unfoundWords = await wordsWithoutCompany(spelled, createCounter(dependencies.tools, context));
  const without = unfoundWords.length > 0 ? await plan(message, { ...known, unfoundWords }) : spelled;
  const understood = without.kind === 'call' || isRemark(spelled) ? without : spelled;
  const offered = await offeredAgain(understood, state, count);
  const planned = offered ? await plan(message, { ...unresolved, offered }) : understood;
  try {
    return { ...(await (model ? byModel(model) : byPlanner(null))), credits: spent() };
  } catch (error) {
    if (error instanceof CallExceedsBudget) return overBudgetReply(error, planned);
    throw error;
  }

  async function byPlanner(notice: string | null): Promise<Reply> {
    const answer = await answerMessage(planned, context, {
      tools,
      count,
      countLookalikes: createLookalikeCounter(dependencies.tools, context),
      last: state.last,
      list: state.lastList ?? state.last,
      earlierLists: state.earlierLists ?? [],
    });
    return { ...answer, proposals: answer.proposals.map(asMade), model: BUILT_IN_MODEL, notice };
  }

  /** A proposal to make the last call again is that call as it was made, with what the service added to the user's words. */
  function asMade(proposal: PlannedCall): PlannedCall {
    return isDeepStrictEqual(proposal, unresolved.last) ? (state.last ?? proposal) : proposal;
  }

  async function byModel(chosenModel: LanguageModel): Promise<Reply> {
    const { language } = planned;
    const onSentence = listener.onSentence.bind(listener);
    const nothing = answerWithoutCall('', { language, ignored: [] });
    try {
      const answer = await answerByModel(
        { message, earlier, language, context, onSentence },
        { model: chosenModel, tools },
      );
      if (answer.kind === 'failed')
        return byPlanner(`${answer.failureReason} The built-in planner answered instead.`);
      return { ...nothing, ...(await toReply(answer)), model: chosenModel.name };
    } catch (error) {
      // A missing company, with the reason, is an answer.
      if (!(error instanceof AppError && error.code === 'not_found' && lastCall)) throw error;
      return {
        ...nothing,
        answer: error.message,
        tool_call: lastCall,
        model: chosenModel.name,
        notice: null,
      };
    }
  }

  /** Converts the model's answer into the common reply format. */
  async function toReply(made: Exclude<ModelAnswer, { kind: 'failed' }>): Promise<ModelReply> {
    if (made.kind === 'text')
      return {
        answer: made.text,
        tool_call: { name: 'none', args: {} },
        proposals:
          planned.kind === 'call' ? [planned.call] : planned.kind === 'clarify' ? planned.proposals : [],
        notice: null,
      };
    const { call, answer, text, failureReason } = made;
    const { language } = planned;
    const relaxed = await suggestRelaxations(call, answer.content, language, count);
    return {
      answer: text || writeAnswer(call, answer.content, { language, ignored: [], relaxed }),
      tool_call: call,
      results: answer.content,
      // The planner knows which words set the arguments that it shares with the model; the model chose the other arguments itself.
      applied: activeConditions(call.args, planned.applied, state.last, language),
      relaxed,
      page: resultPage(call) ?? null,
      suggestions: suggestNext(call, answer.content, language),
      notice:
        failureReason === undefined
          ? null
          : `${failureReason} The results are those of its call, in the planner's words.`,
    };
  }
}

/** The first accepted language that the planner can read. */
const firstSupportedLanguage = (acceptLanguage: string): Language | undefined =>
  acceptLanguage
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase())
    .flatMap((code) => languages.find((language) => language === code) ?? [])[0];

/** The tenant for the planner's fair queue: a network for anonymous callers, otherwise an account with all its keys. */
const tenantOf = (caller: Caller): string =>
  caller.kind === 'anonymous'
    ? networkOf(caller.address)
    : caller.kind === 'account'
      ? `account:${caller.accountId}`
      : caller.kind;

type ModelReply = Pick<Reply, 'answer' | 'tool_call' | 'notice'> & Partial<Reply>;

/** How many extra searches one message may count. */
const COUNTS_MAX = 32;

/**
 * Counts matches on behalf of the request. The counts are part of the answer, so they use up no rate limit; their number is bounded
 * instead.
 */
function createCounter(tools: Tools, context: CallContext): CountMatches {
  let made = 0;
  return async ({ limit: _limit, offset: _offset, sort: _sort, ...args }: CallArguments) => {
    if (made >= COUNTS_MAX) return undefined;
    made += 1;
    const { content } = await tools.count.run(args, { ...context, isCounted: true });
    return Number(content.total_results);
  };
}

/** Counts close lookalikes on behalf of the request, in the same way. */
function createLookalikeCounter(tools: Tools, context: CallContext): CountMatches {
  return async (args: CallArguments) => {
    const { content } = await tools.similar.run(args, { ...context, isCounted: true });
    return Number(closeLookalikes({ name: 'similar', args }, content).content.total_found);
  };
}

/** A word that is at least this often on pages, compared with the one that it would be a typo of, is a word of its own. */
const KNOWN_SHARE_MIN = 0.2;

/** Those of the corrected words that pages have often enough to be no typos: "productos", which is not "productor". */
async function wordsOnPages(corrected: Plan['corrected'], count: CountMatches): Promise<string[]> {
  const known: string[] = [];
  for (const { written, meant } of corrected) {
    if (/\s/.test(written)) continue;
    const found = (await count({ q: written, mode: 'single' })) ?? 0;
    if (found > 0 && found >= KNOWN_SHARE_MIN * ((await count({ q: meant, mode: 'single' })) ?? 0))
      known.push(written);
  }
  return known;
}

/** A word that may be a noun is a place if at least this share of the companies whose pages have it are there. */
const PLACE_SHARE_MIN = 0.1;

/** Those of the possible places that companies of the index are in, and those that can be nothing else: no page has them. */
async function findKnownPlaces(candidates: Plan['placeCandidates'], count: CountMatches): Promise<string[]> {
  const known: string[] = [];
  for (const { text, isOnlyPlace, mayBeNoun } of candidates) {
    const names = [...new Set([text, text.replaceAll(' ', '-'), text.replaceAll('-', ' ')])].join(',');
    const found =
      (await count({ filter: `city:in:${names}` })) || (await count({ filter: `region:in:${names}` })) || 0;
    if (found > 0 && !mayBeNoun) known.push(text);
    else if (found > 0 || isOnlyPlace) {
      const mentioned = (await count({ q: text, mode: 'phrase' })) ?? 0;
      if (found > 0 ? found >= PLACE_SHARE_MIN * mentioned : mentioned === 0) known.push(text);
    }
  }
  return known;
}

const isRemark = (planned: Plan): boolean => planned.kind === 'call' && planned.isOnlyStray === true;

/** The words that may only be about the last list, if no company has them that the message could mean. */
async function wordsWithoutCompany(planned: Plan, count: CountMatches): Promise<readonly string[]> {
  if (planned.kind !== 'call' || planned.strayWords === undefined || planned.strayWords.length === 0)
    return [];
  if (!isCountable(planned.call)) return [];
  // "I can't find anything": what is negated is on no page, so it rules nothing out.
  const negated = isRemark(planned) && planned.call.args.exclude !== undefined;
  if (negated) {
    const found = await count({ q: planned.strayWords.join(' '), mode: 'any' });
    return found === 0 ? planned.strayWords : [];
  }
  const call = isRemark(planned) ? (await resolveSearch(planned.call, planned, count)).call : planned.call;
  // Companies related to several words say little about whether they were asked for.
  const isGuess = call.args.mode === 'meaning' && /\s/.test(planned.strayWords.join(' '));
  return isGuess || (await count(searched(call.args))) === 0 ? planned.strayWords : [];
}

/** Whether `count` takes the arguments of a call: those of lookups and lookalikes name a domain. */
const isCountable = ({ name }: PlannedCall): boolean => name === 'search' || name === 'facets';

const searched = ({ fields: _fields, size: _size, ...args }: CallArguments): CallArguments => args;

/**
 * What the last answer offered, for a "yes" in a history that has only the calls: stored conversations, and clients that
 * return no `relaxed`.
 */
async function offeredAgain(
  planned: Plan,
  { last, offered, lastAnswerHadNoCall }: ConversationState,
  count: CountMatches,
): Promise<PlannedCall | undefined> {
  const isReply = planned.kind === 'clarify' && planned.reason === 'acknowledged';
  if (!isReply || !last || offered || lastAnswerHadNoCall || !isCountable(last)) return undefined;
  if ((await count(searched(last.args))) !== 0) return undefined;
  const made = { language: planned.language, applied: [] };
  const { unfound } = await resolveSearch({ ...unresolve(last), name: 'search' }, made, count);
  const [offer] = await suggestRelaxations(last, { total_count: 0 }, planned.language, count, [], unfound);
  return offer?.tool_call;
}

/** Nothing was spent: the call is proposed with its price, and the user decides. */
const overBudgetReply = ({ call, credits, allowed }: CallExceedsBudget, planned: Plan): Reply => ({
  ...answerWithoutCall(
    fill(sentencesIn(planned.language).exceedsBudget, { credits: String(credits), allowed: String(allowed) }),
    { language: planned.language, ignored: [] },
  ),
  // Planner and model only pass plain values.
  proposals: [call as ChosenCall],
  model: BUILT_IN_MODEL,
  notice: null,
});
