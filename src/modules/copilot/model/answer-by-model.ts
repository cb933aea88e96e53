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
  /** Of the message, where it is known. */
  readonly language: string | undefined;
  readonly by: CallContext;
  /** Called with each sentence as it comes. */
  readonly onSentence: (sentence: string) => void;
}

/** What a model made of a message. */
export type ModelAnswer =
  /** A call, made, with its results. Without a text the model could not describe them, and `trouble` is the reason. */
  | {
      readonly kind: 'called';
      readonly call: ChosenCall;
      readonly answer: ToolAnswer;
      readonly text: string;
      readonly trouble?: string;
    }
  /** No call: it asks back, or declines. */
  | { readonly kind: 'text'; readonly text: string }
  /** Nothing that helps; the sentence is the reason. */
  | { readonly kind: 'failed'; readonly trouble: string };

const noSense = 'The language model made no valid call.';
const noSentence = "The language model's answer was not supported by the results.";

/** Lets a model answer a message within its time: first it chooses a call, then it describes what the call found. */
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

/** Text without a call is supported by the user's words alone. */
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
