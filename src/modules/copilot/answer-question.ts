import { AppError } from '../../platform/errors.ts';
import { answerMessage, BUILT_IN_MODEL, type CopilotAnswer } from './answer-message.ts';
import { sentences } from './answers/sentences.ts';
import { fill, writeAnswer } from './answers/write-answer.ts';
import { readHistory } from './history.ts';
import { type CallListener, CallTooDear, messageTools, type SpendingCap } from './message-tools.ts';
import { answerByModel, type ModelAnswer } from './model/answer-by-model.ts';
import type { ChosenCall } from './model/choose-call.ts';
import type { LanguageModel } from './model/language-model.ts';
import { type Applied, type Lexicon, type Plan, plan } from './planner/index.ts';
import type { OnBehalf, Tools } from './tools/tool.ts';

/** Hears how an answer comes about. */
export interface AnswerListener extends CallListener {
  /** A sentence of a language model's answer. */
  onSentence(sentence: string): void;
}

export interface Question {
  readonly message: string;
  readonly history: readonly unknown[];
  readonly by: OnBehalf;
  readonly cap: SpendingCap;
  readonly listener: AnswerListener;
}

export interface Reply extends CopilotAnswer {
  readonly model: string;
  /** What the user should know of how the answer was made: that the built-in planner answered instead of the model, and why. */
  readonly notice: string | null;
}

interface Needs {
  readonly lexicon: Lexicon;
  readonly tools: Tools;
  /** Undefined where none is configured. */
  readonly model: LanguageModel | undefined;
}

/** Answers a message by the language model, if there is one, and by the built-in planner where that fails. */
export async function answerQuestion(question: Question, needs: Needs): Promise<Reply> {
  const { message, history, by, cap, listener } = question;
  const { lexicon, model } = needs;
  let lastCall: ChosenCall | undefined;
  const { tools, spent } = messageTools(needs.tools, cap, {
    ...listener,
    onCall(call, credits) {
      lastCall = call as ChosenCall;
      listener.onCall(call, credits);
    },
  });
  const { before, earlier } = await readHistory(history, message, {
    tools,
    plan: (said, known) => plan(said, lexicon, known),
  });
  const planned = plan(message, lexicon, before);
  try {
    return { ...(await (model ? byModel(model) : byPlanner(null))), credits: spent() };
  } catch (error) {
    if (error instanceof CallTooDear) return tooDear(error, planned);
    throw error;
  }

  async function byPlanner(notice: string | null): Promise<Reply> {
    const answer = await answerMessage(planned, by, tools);
    return { ...answer, model: BUILT_IN_MODEL, notice };
  }

  async function byModel(asked: LanguageModel): Promise<Reply> {
    const { language } = planned;
    const onSentence = listener.onSentence.bind(listener);
    const nothing = { results: {}, applied: [], ignored: [], proposals: [], credits: 0 };
    try {
      const answer = await answerByModel(
        { message, earlier, language, by, onSentence },
        { model: asked, tools },
      );
      if (answer.kind === 'failed')
        return byPlanner(`${answer.trouble} The built-in planner answered instead.`);
      return { ...nothing, ...told(answer, planned), model: asked.name };
    } catch (error) {
      // That a company is not there, and why, is an answer.
      if (!(error instanceof AppError && error.code === 'not_found' && lastCall)) throw error;
      return { ...nothing, answer: error.message, tool_call: lastCall, model: asked.name, notice: null };
    }
  }
}

type Told = Pick<Reply, 'answer' | 'tool_call' | 'notice'> & Partial<Reply>;

/** What the model made of the message, in the form of every answer. */
function told(made: Exclude<ModelAnswer, { kind: 'failed' }>, planned: Plan): Told {
  if (made.kind === 'said')
    return {
      answer: made.text,
      tool_call: { name: 'none', args: {} },
      proposals: planned.kind === 'call' ? [planned.call] : planned.kind === 'ask' ? planned.proposals : [],
      notice: null,
    };
  const { call, answer, text, trouble } = made;
  return {
    answer: text || writeAnswer(call, answer.content, { language: planned.language, ignored: [] }),
    tool_call: call,
    results: answer.content,
    applied: appliedBy(call, planned),
    notice:
      trouble === undefined ? null : `${trouble} The results are those of its call, in the planner's words.`,
  };
}

/** The planner knows which words stand for an argument where it reads the message alike; the rest the model found by itself. */
const appliedBy = ({ args }: ChosenCall, { applied }: Plan): Applied[] =>
  Object.entries(args).map(([param, value]) => {
    const same = applied.find((known) => known.param === param && known.value === String(value));
    return same ?? { text: '', param, value: String(value) };
  });

/** Nothing was spent: the call is proposed with its price, and whoever wants it makes it. */
const tooDear = ({ call, credits, allowed }: CallTooDear, { language }: Plan): Reply => ({
  answer: fill(sentences[language].tooDear, { credits: String(credits), allowed: String(allowed) }),
  tool_call: { name: 'none', args: {} },
  results: {},
  applied: [],
  ignored: [],
  // Planner and model call with plain values alone.
  proposals: [call as ChosenCall],
  credits: 0,
  model: BUILT_IN_MODEL,
  notice: null,
});
