import { grammars, mapLanguages, toolQuestions } from '../dictionaries/dictionaries.ts';
import { type Language, type ToolTopic, toolTopics } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';

const splitList = (text: string): string[] =>
  foldWord(text)
    .split(',')
    .map((phrase) => phrase.trim());

/** For each topic the phrases that indicate it; of all parts of a phrase, one of the alternatives must occur. */
const questions = mapLanguages((language) => ({
  and: splitList(grammars[language].and).map((word) => ` ${word} `),
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
  /** The second thing that it asks: "how do I save a list and export it?" */
  readonly secondTopic: ToolTopic | undefined;
  /** Whether the message starts like a question: "how", "where", "can I". */
  readonly startsAsQuestion: boolean;
}

/** Polite words may precede a question. */
const WORDS_BEFORE = 2;

/** What a message asks about the tool itself: its keys, its data, its prices. */
export function findToolQuestion(tokens: readonly Token[], language: Language): ToolQuestion | undefined {
  const { and, frames, topics } = questions[language];
  const textFrom = (at: number): string =>
    ` ${tokens
      .slice(at)
      .map(({ folded }) => folded)
      .join(' ')} `;
  const text = textFrom(0);
  const matches = ({ signs }: (typeof topics)[number]): boolean =>
    signs.some((parts) => parts.every((part) => part.some((one) => text.includes(one))));
  const [first, ...others] = topics.filter(matches).map(({ topic }) => topic);
  const isJoined = and.some((word) => text.includes(word));
  // The price of anything is another question: "what does the API cost?"
  const second = others.find((topic) => (isJoined && !isCovered(topic, first)) || topic === 'prices');
  const startsAsQuestion = Array.from({ length: WORDS_BEFORE + 1 }, (_, at) => textFrom(at)).some((rest) =>
    frames.some((frame) => rest.startsWith(frame)),
  );
  return first && { topic: first, secondTopic: second, startsAsQuestion };
}

/** Whether the first answer is also one to the second topic: to end alerts is about alerts. */
const isCovered = (topic: ToolTopic, first: ToolTopic | undefined): boolean =>
  (first === 'endAlerts' && topic === 'alerts') || (first === 'integrations' && topic === 'keys');
