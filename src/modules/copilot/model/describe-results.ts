import type { ToolAnswer } from '../tools/tool.ts';
import { supportOf } from './checking/supported-sentences.ts';
import type { ChosenCall } from './choose-call.ts';
import type { ModelEndpoint } from './model-endpoint.ts';
import { factsOf } from './result-facts.ts';
import { sentencesOf } from './sentences.ts';

export interface Telling {
  readonly model: Pick<ModelEndpoint, 'tell'>;
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
 * The sentences in which the model tells what was found, each as soon as it is whole and checked. One that says a number, an address or
 * a mark that is not in the facts is left out. The model reads the user's message, the call and facts without a word of any page.
 */
export async function* describeResults(telling: Telling): AsyncGenerator<string> {
  const { model, message, call, answer, language, signal } = telling;
  const { facts, marks } = factsOf(call.name, answer.content);
  const framed = JSON.stringify({ call, facts });
  const asked = message.slice(0, MESSAGE_CHARACTERS_MAX);
  const findUnsupported = supportOf({ texts: [framed, asked], language });
  const turns = [{ role: 'user' as const, content: `The user asked:\n${asked}\n\nFacts:\n${framed}` }];
  let told = 0;
  for await (const sentence of sentencesOf(model.tell({ instructions, turns, signal }))) {
    const filled = fill(sentence, marks, (words) => findUnsupported(words) === undefined);
    if (filled === undefined) continue;
    yield filled;
    told += 1;
    if (told === SENTENCES_MAX) return;
  }
}

/** The sentence with its marks filled in; undefined when it has one that stands for nothing, or is not supported without them. */
function fill(
  sentence: string,
  marks: ReadonlyMap<string, string>,
  isSupported: (words: string) => boolean,
): string | undefined {
  const mark = /\[\[(\w+)\]\]/g;
  if ([...sentence.matchAll(mark)].some(([, name = '']) => !marks.has(name))) return undefined;
  const words = sentence.replace(mark, '…');
  if (/\[\[|\]\]/.test(words) || !isSupported(words)) return undefined;
  return sentence.replace(mark, (_, name: string) => marks.get(name) ?? '');
}
