import type { CallContext, ToolAnswer, Tools } from '../tools/tool.ts';
import { supportOf } from './checking/supported-sentences.ts';
import { type Chosen, type ChosenCall, chooseCall } from './choose-call.ts';
import { describeResults } from './describe-results.ts';
import { type LanguageModel, ModelFailed } from './language-model.ts';
import { sentencesOf } from './sentences.ts';
import type { EarlierTurn } from './user-words.ts';

export interface ModelQuestion {
  readonly message: string;
  readonly earlier: readonly EarlierTurn[];
  /** The language of the message, if it is known. */
  readonly language: string | undefined;
  readonly by: CallContext;
  /** Called with each sentence as it comes. */
  readonly onSentence: (sentence: string) => void;
}

/** The outcome of asking a model. */
export type ModelAnswer =
  /** The call was made. If the text is missing, the model could not describe the results, and `trouble` says why. */
  | {
      readonly kind: 'called';
      readonly call: ChosenCall;
      readonly answer: ToolAnswer;
      readonly text: string;
      readonly trouble?: string;
    }
  /** The model made no call: it asks a question back, or declines. */
  | { readonly kind: 'text'; readonly text: string }
  /** The model returned nothing useful; `trouble` says why. */
  | { readonly kind: 'failed'; readonly trouble: string };

const noSense = 'The language model made no valid call.';
const noSentence = "The language model's answer was not supported by the results.";

/** Lets a model answer a message within its time limit: it chooses a call, then describes the result. */
export async function answerByModel(
  question: ModelQuestion,
  { model, tools }: { readonly model: LanguageModel; readonly tools: Tools },
): Promise<ModelAnswer> {
  const signal = AbortSignal.any([question.by.signal, model.deadline()]);
  let chosen: Chosen;
  try {
    chosen = await chooseCall({ ...question, model, tools, signal });
  } catch (error) {
    if (error instanceof ModelFailed) return { kind: 'failed', trouble: error.message };
    throw error;
  }
  if (chosen.kind === 'text') return ownWords(chosen.text, question);
  const { call, answer } = chosen;
  return { kind: 'called', call, answer, ...(await describeCall(call, answer)) };

  async function describeCall(
    made: ChosenCall,
    found: ToolAnswer,
  ): Promise<{ text: string; trouble?: string }> {
    const sentences: string[] = [];
    let trouble: string | undefined;
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
      trouble = error.message;
    }
    if (sentences.length > 0) return { text: sentences.join(' ') };
    return { text: '', trouble: trouble ?? noSentence };
  }
}

/** Checks text without a call: only the user's own words can support it. */
async function ownWords(text: string, { message, earlier, language }: ModelQuestion): Promise<ModelAnswer> {
  const findUnsupported = supportOf({ texts: [message, ...earlier.map((turn) => turn.message)], language });
  const sentences: string[] = [];
  for await (const sentence of sentencesOf(once(text)))
    if (sentences.length < 4 && findUnsupported(sentence) === undefined && !sentence.includes('[['))
      sentences.push(sentence);
  return sentences.length > 0
    ? { kind: 'text', text: sentences.join(' ') }
    : { kind: 'failed', trouble: noSense };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
