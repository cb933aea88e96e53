import type { CallContext, ToolAnswer, Tools } from '../tools/tool.ts';
import { createSupportCheck } from './checking/supported-sentences.ts';
import { type Choice, type ChosenCall, chooseCall } from './choose-call.ts';
import { describeResults } from './describe-results.ts';
import { type LanguageModel, ModelFailed } from './language-model.ts';
import { sentencesOf } from './sentences.ts';
import type { EarlierTurn } from './user-words.ts';

export interface ModelQuestion {
  readonly message: string;
  readonly earlier: readonly EarlierTurn[];
  /** The language of the message, if it is known. */
  readonly language: string | undefined;
  readonly context: CallContext;
  /** Called with each sentence as it comes. */
  readonly onSentence: (sentence: string) => void;
}

/** The outcome of asking a model. */
export type ModelAnswer =
  /** The call was made. If the text is missing, the model could not describe the results, and `failureReason` says why. */
  | {
      readonly kind: 'called';
      readonly call: ChosenCall;
      readonly answer: ToolAnswer;
      readonly text: string;
      readonly failureReason?: string;
    }
  /** The model made no call: it asks a question back, or declines. */
  | { readonly kind: 'text'; readonly text: string }
  /** The model returned nothing useful; `failureReason` says why. */
  | { readonly kind: 'failed'; readonly failureReason: string };

const NO_VALID_CALL = 'The language model made no valid call.';
const UNSUPPORTED_ANSWER = "The language model's answer was not supported by the results.";

/** Lets a model answer a message within its time limit: it chooses a call, then describes the result. */
export async function answerByModel(
  question: ModelQuestion,
  { model, tools }: { readonly model: LanguageModel; readonly tools: Tools },
): Promise<ModelAnswer> {
  const signal = AbortSignal.any([question.context.signal, model.deadline()]);
  let chosen: Choice;
  try {
    chosen = await chooseCall({ ...question, model, tools, signal });
  } catch (error) {
    if (error instanceof ModelFailed) return { kind: 'failed', failureReason: error.message };
    throw error;
  }
  if (chosen.kind === 'text') return checkTextAnswer(chosen.text, question);
  const { call, answer } = chosen;
  return { kind: 'called', call, answer, ...(await describeCall(call, answer)) };

  async function describeCall(
    made: ChosenCall,
    found: ToolAnswer,
  ): Promise<{ text: string; failureReason?: string }> {
    const sentences: string[] = [];
    let failureReason: string | undefined;
    try {
      const { message, language } = question;
      for await (const sentence of describeResults({
        model,
        message,
        call: made,
        answer: found,
        language,
        signal,
      })) {
        sentences.push(sentence);
        question.onSentence(sentence);
      }
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      failureReason = error.message;
    }
    if (sentences.length > 0) return { text: sentences.join(' ') };
    return { text: '', failureReason: failureReason ?? UNSUPPORTED_ANSWER };
  }
}

/** Checks text without a call: only the user's own words can support it. */
async function checkTextAnswer(
  text: string,
  { message, earlier, language }: ModelQuestion,
): Promise<ModelAnswer> {
  const findUnsupported = createSupportCheck({
    texts: [message, ...earlier.map((turn) => turn.message)],
    language,
  });
  const sentences: string[] = [];
  for await (const sentence of sentencesOf(once(text)))
    if (sentences.length < 4 && findUnsupported(sentence) === undefined && !sentence.includes('[['))
      sentences.push(sentence);
  return sentences.length > 0
    ? { kind: 'text', text: sentences.join(' ') }
    : { kind: 'failed', failureReason: NO_VALID_CALL };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
