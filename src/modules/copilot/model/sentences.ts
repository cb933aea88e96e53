/** Anything longer is no sentence. */
const SENTENCE_CHARACTERS_MAX = 600;
const TEXT_CHARACTERS_MAX = 4_000;

/** Without a word of anybody's language, because the text may be in any. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * The whole sentences of a text that comes in pieces, as plain text. An incomplete sentence at a failure is dropped;
 * the failure is passed on.
 */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  let characters = 0;
  for await (const piece of pieces) {
    characters += piece.length;
    if (characters > TEXT_CHARACTERS_MAX) return;
    waiting += piece;
    const begun = split(waiting);
    // The last one may continue with the next piece.
    waiting = begun.pop() ?? '';
    yield* begun.map(plain).filter(isSentence);
  }
  yield* split(waiting).map(plain).filter(isSentence);
}

const split = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Marks of emphasis, lists and headings are for pages; invisible characters are dropped. */
const plain = (sentence: string): string =>
  sentence
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/\*\*|__|`|^\s*(?:#+|[-*•])\s+/g, '')
    .trim();

const isSentence = (text: string): boolean =>
  /\p{L}|\p{N}/u.test(text) && text.length <= SENTENCE_CHARACTERS_MAX;
