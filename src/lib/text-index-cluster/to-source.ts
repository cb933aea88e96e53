import { foldText, tokenize } from '../text-analysis/index.ts';
import type { IndexDocument, TextIndexSchema } from '../text-index/api.ts';
import { impactAt, lengthNorm, priorByteOf, priorFactor } from '../text-index/indexing/impact.ts';
import { foldFilterValue } from '../text-index/indexing/prepare-document.ts';
import { sortedPart } from '../text-index/search/sort-source.ts';
import { BETWEEN } from './mapping.ts';
import { sortField, sortOf } from './order.ts';

/** When a key was first and last written, by the clock and by generation. */
export interface Times {
  readonly first: number;
  readonly last: number;
  readonly born: number;
  readonly written: number;
}

const WRITTEN_CHARACTERS_MAX = 1_000;

/** A document in the form of the mapping. */
export function toSource(
  document: IndexDocument,
  schema: TextIndexSchema,
  times: Times,
): Record<string, unknown> {
  return {
    key: document.key,
    stored: Buffer.from(document.stored).toString('base64'),
    ...times,
    ...textSource(document, schema),
    ...filterSource(document, schema),
  };
}

function textSource(document: IndexDocument, schema: TextIndexSchema): Record<string, unknown> {
  const source: Record<string, unknown> = {};
  const weights = new Map<string, number>();
  let tokens = 0;
  for (const { name, boost } of schema.fields) {
    const lines: string[] = [];
    for (const text of valuesOf(document.text[name])) {
      const terms = tokenize(text).map(({ term }) => term);
      tokens += terms.length;
      for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + boost);
      if (terms.length > 0) lines.push(terms.join(' '));
    }
    if (lines.length > 0) source[`t_${name}`] = lines;
  }
  const prior = priorByteOf(document.prior);
  const [norm, factor] = [lengthNorm(tokens), priorFactor(prior)];
  const words = Array.from(weights, ([term, weight]) => `${term}|${impactAt(weight, norm, factor)}`);
  return { ...source, words: words.join(' '), tokens, prior };
}

function filterSource(document: IndexDocument, schema: TextIndexSchema): Record<string, unknown> {
  const source: Record<string, unknown> = {};
  for (const { name, kind } of schema.filters) {
    const value = document.filters[name] ?? null;
    if (value === null || value === '') continue;
    if (kind === 'flag' || kind === 'number') source[`f_${name}`] = value;
    else if (kind === 'text') {
      const folded = foldText(String(value));
      source[`f_${name}`] = folded;
      if (folded !== '' && !schema.absent?.includes(sortOf(name)))
        source[sortField(name)] = sortedPart(Buffer.from(folded)).toString();
    } else {
      const written = new Map<string, string>();
      for (const text of valuesOf(typeof value === 'object' ? value : String(value))) {
        const folded = foldFilterValue(text);
        if (folded !== '' && !written.has(folded))
          written.set(folded, text.trim().slice(0, WRITTEN_CHARACTERS_MAX));
      }
      source[`f_${name}`] = [...written.keys()];
      source[`w_${name}`] = Array.from(written, ([folded, text]) => folded + BETWEEN + text);
    }
  }
  return source;
}

const valuesOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;
