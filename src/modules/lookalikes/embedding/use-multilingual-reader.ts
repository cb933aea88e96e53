import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readSentenceModel, SentenceEncoder } from '../../../lib/sentence-encoder/index.ts';
import { descriptionWords } from './describe-text.ts';
import { WORD_DIMENSIONS } from './english-words.ts';
import { defaultStatistics, GlossaryReader } from './glossary-reader.ts';
import { INDUSTRY_DIMENSIONS } from './industry-coordinates.ts';
import type { ReaderAnswer } from './page-readers.ts';
import { readPage } from './page-reading.ts';
import { industriesOf } from './page-trades.ts';
import { centredAt, withIndustries, wordsVector } from './page-vector.ts';
import type { PageText } from './page-words.ts';
import { fitMeans, joinMeans, meanOf, Statistics } from './statistics.ts';
import { wordMeanings } from './word-meanings.ts';

const SENTENCE_DIMENSIONS = 512;
/** The industry coordinates come last. */
export const INDUSTRY_FROM = WORD_DIMENSIONS + SENTENCE_DIMENSIONS;
export const USE_PAGE_DIMENSIONS = INDUSTRY_FROM + INDUSTRY_DIMENSIONS;

/** Share of the squared length that the sentences have; the words have the rest. Decision 53 has the figures for other values. */
const SENTENCE_PART = 0.5;
/** Usually longer than what the encoder reads. */
const TEXT_CHARACTERS_MAX = 1_200;
/** If the headings are shorter, text of the page is added. */
const HEADINGS_CHARACTERS_MIN = 500;
const FILLED_CHARACTERS = 600;
/** A page with too few meaningful words is compared by its sentences alone if they are at least this long. */
const ALONE_CHARACTERS_MIN = 30;
const HEADINGS_MAX = { h1: 3, h2: 12, h3: 12 };
/** Means need fewer pages than words do, and a sentence takes longer to encode. */
const FITTED_SENTENCES_MAX = 1_000;

/** Reads pages by their words, like the default model, and by their title and headings as sentences. */
export class UseMultilingualReader {
  readonly #meanings = wordMeanings();
  readonly #glossary = new GlossaryReader();
  readonly #encoder: SentenceEncoder;

  constructor(encoder: SentenceEncoder) {
    this.#encoder = encoder;
  }

  fit(pages: readonly PageText[]): Statistics {
    const every = Math.ceil(pages.length / FITTED_SENTENCES_MAX);
    const sentences = pages
      .filter((_, at) => at % every === 0)
      .flatMap((page) => {
        const vector = this.#encoder.encode(sentencesOf(page));
        return vector ? [{ language: page.language ?? 'en', vector }] : [];
      });
    return joinMeans(this.#glossary.fit(pages), fitMeans(sentences, defaultSentenceMeans()));
  }

  embed(page: PageText, statistics: Statistics): Float32Array | undefined {
    const reading = readPage(page, this.#meanings);
    const mean = meanOf(statistics, reading.language);
    const words = wordsVector(reading, statistics, this.#meanings);
    const text = sentencesOf(page);
    if (!words && text.length < ALONE_CHARACTERS_MIN) return undefined;
    const sentence = this.#encoder.encode(text);
    const textVector = joined(
      words && centredAt(words, mean, 0),
      sentence && centredAt(sentence, mean, WORD_DIMENSIONS),
    );
    return withIndustries(textVector, industriesOf(page));
  }

  embedDescription(text: string, language: string, statistics: Statistics): Float32Array | undefined {
    const words = descriptionWords(text, language, statistics, this.#meanings);
    return withIndustries(joined(words, this.#encoder.encode(text)), new Map());
  }
}

/** Answers the messages that the threads receive, with a model in memory. */
export function readByUseMultilingual(model: ArrayBufferLike): ReaderAnswer {
  const reader = new UseMultilingualReader(new SentenceEncoder(readSentenceModel(model)));
  return (message) => {
    if (message.kind === 'fit') return reader.fit(message.pages);
    if (message.kind === 'embedDescription')
      return reader.embedDescription(message.text, message.language, message.statistics);
    if (message.kind !== 'embed') throw new Error(`this model does not provide ${message.kind}`);
    return message.pages.map((page) => reader.embed(page, message.statistics));
  };
}

let defaults: Statistics | undefined;

/** The statistics that come with the model, fitted on the homepages that the demo generator writes in twelve languages. */
export function defaultUseStatistics(): Statistics {
  defaults ??= joinMeans(defaultStatistics(), defaultSentenceMeans());
  return defaults;
}

let sentenceMeans: Statistics | undefined;

function defaultSentenceMeans(): Statistics {
  const file = new URL('model-files/default-sentence-means.json.br', import.meta.url);
  sentenceMeans ??= Statistics.parse(JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')));
  return sentenceMeans;
}

/** The most informative text comes first, because the encoder truncates text that is too long for it. */
export function sentencesOf(page: PageText): string {
  const headings = (['h1', 'h2', 'h3'] as const).flatMap((level) =>
    page[level].slice(0, HEADINGS_MAX[level]),
  );
  const text = join([page.title, page.meta_description, ...headings]).slice(0, TEXT_CHARACTERS_MAX);
  if (text.length >= HEADINGS_CHARACTERS_MIN) return text;
  return join([text, (page.body_text ?? '').slice(0, FILLED_CHARACTERS - text.length)]);
}

const join = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part.trim() !== '').join('. ');

/** Each part gets its share of the length; if a page has only one part, that one gets all of it. */
function joined(
  words: Float32Array | undefined,
  sentence: Float32Array | undefined,
): Float32Array | undefined {
  if (!words && !sentence) return undefined;
  const part = !words ? 1 : !sentence ? 0 : SENTENCE_PART;
  const vector = new Float32Array(INDUSTRY_FROM);
  words?.forEach((value, at) => {
    vector[at] = value * Math.sqrt(1 - part);
  });
  sentence?.forEach((value, at) => {
    vector[WORD_DIMENSIONS + at] = value * Math.sqrt(part);
  });
  return vector;
}
