import { mapLanguages, openingWords } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import { type Phrases, phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';

const phrases = mapLanguages((language) => {
  const { open, days, questions, around } = openingWords[language];
  return {
    open: foldPhrases(open),
    days: foldPhrases(days),
    questions: foldPhrases(questions),
    around: foldPhrases(around),
  };
});

/** A word of one piece that the lexicon has for this. */
export const OPENING_HOURS = 'offnungszeiten';

interface Merged {
  readonly tokens: readonly Token[];
  /** The day or hour that a message asks about, as it was written; empty if there is none. */
  readonly day: string;
  /** Whether it asks when companies are open. */
  readonly asksHours: boolean;
}

/**
 * "Open on Sundays", "what time does it close": the words for open and for a day or a question about the hour become one token that the
 * lexicon has for opening hours. The name of a company may come between them.
 */
export function mergeOpeningPhrase(tokens: readonly Token[], message: string, language: Language): Merged {
  const { open, days, questions, around } = phrases[language];
  const first = (list: Phrases): Span | undefined => {
    for (const at of tokens.keys()) {
      const length = phraseLengthAt(tokens, list, at);
      if (length > 0) return { start: at, end: at + length };
    }
    return undefined;
  };
  const [opened, question] = [first(open), first(questions)];
  const day = first(days);
  if (opened === undefined || (question === undefined && day === undefined))
    return { tokens, day: '', asksHours: false };
  // "Alle wann auf": a question comes first.
  if (day === undefined && question !== undefined && question.start > opened.start)
    return { tokens, day: '', asksHours: false };
  const removed = new Set<number>();
  for (const span of [question, day, opened]) if (span) addAll(removed, span);
  for (const span of [day, opened]) if (span) extend(removed, span, tokens, around);
  // "Hoe laat gaat Maplegate open".
  if (question && phraseLengthAt(tokens, around, question.end) === 1) removed.add(question.end);
  const [token] = tokens.slice(opened.start);
  const text = message.slice(tokens[opened.start]?.start, tokens[opened.end - 1]?.end);
  return {
    tokens: tokens.flatMap((one, at) =>
      at === opened.start && token
        ? [{ ...token, text, folded: OPENING_HOURS, breakBefore: one.breakBefore }]
        : removed.has(at)
          ? []
          : [one],
    ),
    day: day === undefined ? '' : message.slice(tokens[day.start]?.start, tokens[day.end - 1]?.end),
    asksHours: day === undefined,
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function addAll(positions: Set<number>, { start, end }: Span): void {
  for (let at = start; at < end; at += 1) positions.add(at);
}

/** Adds the words before a span that only lead to it: "on the" before a day. */
function extend(positions: Set<number>, { start }: Span, tokens: readonly Token[], around: Phrases): void {
  for (let at = start - 1; at > 0 && phraseLengthAt(tokens, around, at) === 1; at -= 1) positions.add(at);
}
