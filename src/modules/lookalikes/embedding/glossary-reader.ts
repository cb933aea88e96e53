import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describeText, descriptionVector, type TextDescription } from './describe-text.ts';
import type { ReaderAnswer } from './page-readers.ts';
import { type PageReading, readPage } from './page-reading.ts';
import { ALL_TERMS_MAX, pageTerms, type Term } from './page-terms.ts';
import { industriesOf } from './page-trades.ts';
import { pageVector, wordsVector } from './page-vector.ts';
import type { PageText } from './page-words.ts';
import { fitStatistics, Statistics } from './statistics.ts';
import { wordMeanings } from './word-meanings.ts';

/** The default model itself: reads pages with the glossary, on the calling thread. */
export class GlossaryReader {
  readonly #meanings = wordMeanings();
  /** An ingest into a new index embeds the pages that it has fitted the statistics on next, so they are read once. */
  #fitted = new Map<string, PageReading>();

  fit(pages: readonly PageText[]): Statistics {
    const readings = pages.map((page) => readPage(page, this.#meanings));
    this.#fitted = new Map(pages.map((page, at) => [JSON.stringify(page), readings[at] as PageReading]));
    return fitStatistics(readings, defaultStatistics(), (reading, statistics) =>
      wordsVector(reading, statistics, this.#meanings),
    );
  }

  embed(page: PageText, statistics: Statistics): Float32Array | undefined {
    const reading = this.#takeFitted(page) ?? readPage(page, this.#meanings);
    return pageVector(reading, industriesOf(page), statistics, this.#meanings);
  }

  #takeFitted(page: PageText): PageReading | undefined {
    if (this.#fitted.size === 0) return undefined;
    const key = JSON.stringify(page);
    const reading = this.#fitted.get(key);
    // Another page comes next, so the rest would only take memory.
    if (reading === undefined) this.#fitted.clear();
    else this.#fitted.delete(key);
    return reading;
  }

  terms(page: PageText, statistics: Statistics): Term[] {
    return pageTerms(readPage(page, this.#meanings), statistics, this.#meanings);
  }

  allTerms(page: PageText, statistics: Statistics): Term[] {
    return pageTerms(readPage(page, this.#meanings), statistics, this.#meanings, ALL_TERMS_MAX);
  }

  describe(
    text: string,
    languages: readonly string[],
    into: readonly string[],
    statistics: Statistics,
  ): TextDescription {
    return describeText(text, languages, into, statistics, this.#meanings);
  }

  embedDescription(text: string, language: string, statistics: Statistics): Float32Array | undefined {
    return descriptionVector(text, language, statistics, this.#meanings);
  }

  wordsFor(language: string, concepts: readonly string[]): string[] {
    return this.#meanings.wordsFor(language, concepts);
  }
}

/** Answers the messages that the threads receive. */
export function readByGlossary(): ReaderAnswer {
  const reader = new GlossaryReader();
  return (message) => {
    if (message.kind === 'fit') return reader.fit(message.pages);
    if (message.kind === 'words') return reader.wordsFor(message.language, message.concepts);
    if (message.kind === 'describe')
      return reader.describe(message.text, message.languages, message.into, message.statistics);
    if (message.kind === 'embedDescription')
      return reader.embedDescription(message.text, message.language, message.statistics);
    const { kind, pages, statistics } = message;
    return pages.map((page) => reader[kind](page, statistics));
  };
}

let defaults: Statistics | undefined;

/** The statistics that come with the model, fitted on the homepages that the demo generator writes in twelve languages. */
export function defaultStatistics(): Statistics {
  const file = new URL('model-files/default-statistics.json.br', import.meta.url);
  defaults ??= Statistics.parse(JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')));
  return defaults;
}
