import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import { generateDemoSites } from './generate-demo-sites.ts';
import { type PhraseField, plantWords, sharedPhrases } from './planted-phrases.ts';

const fields: readonly PhraseField[] = ['title', 'meta', 'h1', 'h2', 'h3', 'body'];
const inline = new Set(['a', 'span', 'strong', 'br', 'time', 'cite', 'meta', 'input']);
const sites = [...generateDemoSites({ sites: bySuite(120, 250), seed: 5 })].map((site) => ({
  ...site,
  text: readFields(site.html),
}));

describe('planted phrases', () => {
  it('occur on their page once, in the field the truth names', () => {
    for (const { domain, truth, text } of sites) {
      for (const { phrase, field } of truth.phrases) {
        const found = fields.flatMap((name) =>
          text[name].map((passage) => [name, count(passage, phrase)] as const),
        );
        const holding = found.filter(([, times]) => times > 0);
        expect(holding, `${phrase} on ${domain}`).toEqual([[field, 1]]);
      }
    }
  });

  it('occur nowhere else', () => {
    for (const { domain, truth, text } of sites) {
      const own = new Set(truth.phrases.map(({ phrase }) => phrase));
      const all = fields.flatMap((field) => text[field]);
      for (const { phrase } of sharedPhrases) {
        if (own.has(phrase)) continue;
        expect(
          all.some((passage) => count(passage, phrase) > 0),
          `${phrase} on ${domain}`,
        ).toBe(false);
      }
    }
  });

  it('have a first word that only holders of the phrase or of its scattered words use', () => {
    for (const { domain, truth, text } of sites) {
      const passages = fields.flatMap((field) => text[field]);
      const holds = new Set([...truth.phrases.map(({ phrase }) => phrase), ...truth.scattered]);
      for (const { phrase } of sharedPhrases) {
        const [first = ''] = phrase.split(' ');
        expect(
          passages.some((passage) => count(passage, first) > 0),
          `${first} on ${domain}`,
        ).toBe(holds.has(phrase));
      }
    }
  });

  it('are scattered on some pages that hold all words but not the phrase', () => {
    const scattered = sites.filter(({ truth }) => truth.scattered.length > 0);
    expect(scattered.length).toBeGreaterThan(20);
    for (const { truth, text } of scattered) {
      for (const word of truth.scattered.flatMap((phrase) => phrase.split(' '))) {
        expect(
          text.body.some((passage) => count(passage, word) > 0),
          word,
        ).toBe(true);
      }
    }
  });

  it('that are unique read like names, and none holds another, however many sites there are', () => {
    const phrases = Array.from(
      { length: 12_000 },
      (_, index) => plantWords(9, index).phrases[0]?.phrase ?? '',
    );
    expect(phrases.slice(0, 4_800).filter((phrase) => /\d/.test(phrase))).toEqual([]);
    const holders = new Set(phrases);
    expect(holders.size).toBe(phrases.length);
    const heldIn = (phrase: string): string[] => {
      const words = phrase.split(' ');
      const starts = words.map((_, length) => words.slice(0, length).join(' ')).slice(2);
      return starts.filter((start) => holders.has(start));
    };
    expect(phrases.flatMap(heldIn)).toEqual([]);
  });

  it('are unique to a site or about as frequent as declared', () => {
    const unique = new Set(
      sites.flatMap(({ truth }) =>
        truth.phrases.filter(({ kind }) => kind === 'unique').map(({ phrase }) => phrase),
      ),
    );
    expect(unique.size).toBe(sites.length);
    const planting = Array.from({ length: 6_000 }, (_, index) => plantWords(9, index).phrases);
    for (const planted of sharedPhrases) {
      const holders = planting.filter((phrases) =>
        phrases.some(({ phrase }) => phrase === planted.phrase),
      ).length;
      expect(holders / 6_000 / planted.share).toBeGreaterThan(0.3);
      expect(holders / 6_000 / planted.share).toBeLessThan(2);
    }
  });
});

type Fields = Record<PhraseField, string[]>;

/** Reads a page with another parser than the extractor's, so that both cannot be wrong alike; headings are not body here. */
function readFields(html: string): Fields {
  const read: Fields = { title: [], meta: [], h1: [], h2: [], h3: [], body: [''] };
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (name === 'meta' && attributes.name === 'description') read.meta.push(attributes.content ?? '');
      if (isField(name)) read[name].push('');
      else if (!inline.has(name)) read.body.push('');
    },
    ontext(text) {
      if (open.includes('script') || open.includes('style') || open.includes('noscript')) return;
      const field = open.find(isField) ?? (open.includes('body') ? 'body' : undefined);
      if (field !== undefined) read[field].push((read[field].pop() ?? '') + text);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  for (const field of fields) read[field] = read[field].map(words);
  return read;
}

function isField(name: string): name is 'title' | 'h1' | 'h2' | 'h3' {
  return name === 'title' || name === 'h1' || name === 'h2' || name === 'h3';
}

/** How often the words of the phrase follow each other in a passage that `words` has prepared. */
function count(passage: string, phrase: string): number {
  return passage.split(words(phrase)).length - 1;
}

function words(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}
