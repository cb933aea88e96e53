import type { ToolAnswer } from '../tools/tool.ts';
import { createSupportCheck } from './checking/supported-sentences.ts';
import type { ChosenCall } from './choose-call.ts';
import type { ModelEndpoint } from './model-endpoint.ts';
import { factsOf } from './result-facts.ts';
import { sentencesOf } from './sentences.ts';

export interface ResultsToDescribe {
  readonly model: Pick<ModelEndpoint, 'describe'>;
  readonly message: string;
  readonly call: ChosenCall;
  readonly answer: ToolAnswer;
  readonly language: string | undefined;
  readonly signal: AbortSignal;
}

const SENTENCES_MAX = 8;
const MESSAGE_CHARACTERS_MAX = 2_000;

const instructions = [
  'You tell a user of Homedex, an index of the homepages of companies, what a call found. Write one to four plain sentences in the language',
  'of the user, without lists, headings or markup. Use only the facts given; every number must be one of them. Name a company only by its',
  'mark, such as [[1]], and a text of a profile only by its mark, such as [[city]]; the marks are filled in afterwards. Do not guess.',
].join(' ');

/**
 * Yields the model's description of the results, each sentence as soon as it is complete and checked. A sentence with a number, an address
 * or a placeholder that is not in the facts is dropped. The model sees the user's message, the call and facts, but no text from any page.
 */
export async function* describeResults(results: ResultsToDescribe): AsyncGenerator<string> {
  const { model, message, call, answer, language, signal } = results;
  const { facts, placeholders } = factsOf(call.name, answer.content);
  const givenFacts = JSON.stringify({ call, facts });
  const question = message.slice(0, MESSAGE_CHARACTERS_MAX);
  const findUnsupported = createSupportCheck({ texts: [givenFacts, question], language });
  const turns = [{ role: 'user' as const, content: `The user asked:\n${question}\n\nFacts:\n${givenFacts}` }];
  let written = 0;
  for await (const sentence of sentencesOf(model.describe({ instructions, turns, signal }))) {
    const filled = fillPlaceholders(sentence, placeholders, (words) => findUnsupported(words) === undefined);
    if (filled === undefined) continue;
    yield filled;
    written += 1;
    if (written === SENTENCES_MAX) return;
  }
}

/** Fills the placeholders of a sentence; undefined if one is unknown or the sentence is unsupported without them. */
function fillPlaceholders(
  sentence: string,
  placeholders: ReadonlyMap<string, string>,
  isSupported: (words: string) => boolean,
): string | undefined {
  const placeholder = /\[\[(\w+)\]\]/g;
  if ([...sentence.matchAll(placeholder)].some(([, name = '']) => !placeholders.has(name))) return undefined;
  const words = sentence.replace(placeholder, '…');
  if (/\[\[|\]\]/.test(words) || !isSupported(words)) return undefined;
  return sentence.replace(placeholder, (_, name: string) => placeholders.get(name) ?? '');
}
