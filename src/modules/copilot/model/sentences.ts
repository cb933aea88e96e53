/** Anything longer is not treated as a sentence. */
const SENTENCE_CHARACTERS_MAX = 600;
const TEXT_CHARACTERS_MAX = 4_000;

/** No locale is set, because the text may be in any language. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * Yields the complete sentences of a streamed text, as plain text. If the stream fails, an incomplete sentence is dropped and the error is
 * rethrown.
 */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  let characters = 0;
  for await (const piece of pieces) {
    characters += piece.length;
    if (characters > TEXT_CHARACTERS_MAX) return;
    waiting += piece;
    const begun = split(waiting);
    // The last sentence may continue in the next piece.
    waiting = begun.pop() ?? '';
    yield* begun.map(plain).filter(isSentence);
  }
  yield* split(waiting).map(plain).filter(isSentence);
}

const split = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Removes Markdown for emphasis, lists and headings, and invisible characters. */
const plain = (sentence: string): string =>
  sentence
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\*\*|__|`|^\s*(?:#+|[-*•])\s+/g, '')
    .trim();

const isSentence = (text: string): boolean =>
  /\p{L}|\p{N}/u.test(text) && text.length <= SENTENCE_CHARACTERS_MAX;
