import { mapLanguages, toolQuestions } from '../dictionaries/dictionaries.ts';
import { type ToolTopic, toolTopics } from '../dictionaries/tool-topics.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

const splitList = (text: string): string[] =>
  foldWord(text)
    .split(',')
    .map((phrase) => phrase.trim());

/** For each topic the phrases that indicate it; of all parts of a phrase, one of the alternatives must occur. */
const questions = mapLanguages((language) => ({
  frames: splitList(toolQuestions[language].frames).map((frame) => ` ${frame} `),
  topics: toolTopics.map((topic) => ({
    topic,
    signs: splitList(toolQuestions[language].topics[topic]).map((sign) =>
      sign.split('+').map((part) => part.split('|').map((one) => ` ${one.trim()} `)),
    ),
  })),
}));

export interface ToolQuestion {
  readonly topic: ToolTopic;
  /** Whether the message starts like a question: "how", "where", "can I". */
  readonly startsAsQuestion: boolean;
}

/** Polite words may precede a question. */
const WORDS_BEFORE = 2;

/** What a message asks about the tool itself: its keys, its data, its prices. */
export function findToolQuestion(tokens: readonly Token[], language: Language): ToolQuestion | undefined {
  const { frames, topics } = questions[language];
  const textFrom = (at: number): string =>
    ` ${tokens
      .slice(at)
      .map(({ folded }) => folded)
      .join(' ')} `;
  const text = textFrom(0);
  const found = topics.find(({ signs }) =>
    signs.some((parts) => parts.every((part) => part.some((one) => text.includes(one)))),
  );
  const startsAsQuestion = Array.from({ length: WORDS_BEFORE + 1 }, (_, at) => textFrom(at)).some((rest) =>
    frames.some((frame) => rest.startsWith(frame)),
  );
  return found && { topic: found.topic, startsAsQuestion };
}
