import type { Condition, ExcludedText, Filter, MatchMode, TextQuery } from '../../src/lib/text-index/api.ts';
import type { Random } from '../search/corpus/random.ts';
import { countryNames, oracleText, techNames } from './oracle-corpus.ts';
import { fold, type OracleModel, terms } from './oracle-model.ts';

const modes: readonly MatchMode[] = ['phrase', 'all', 'any'];

export function randomQuery(random: Random, model: OracleModel): TextQuery {
  const filters = Array.from({ length: random.chance(0.4) ? 0 : random.between(1, 3) }, () =>
    randomFilter(random, model),
  );
  const exclude = Array.from({ length: random.chance(0.7) ? 0 : random.between(1, 2) }, () =>
    excludedText(random, model),
  );
  const restrictions = {
    ...(filters.length > 0 ? { filters } : {}),
    ...(exclude.length > 0 ? { exclude } : {}),
  };
  const mode = random.pick(modes);
  if (random.chance(0.05)) return { mode, ...restrictions };
  return { text: searchableText(random, model), mode, ...restrictions };
}

function excludedText(random: Random, model: OracleModel): ExcludedText {
  return { text: searchableText(random, model), mode: random.pick(modes) };
}

function searchableText(random: Random, model: OracleModel): string {
  for (;;) {
    const text = queryText(random, model);
    if (terms(text).length > 0) return text;
  }
}

/** Random words, or a part of a document, so that long phrases are found as well. */
function queryText(random: Random, model: OracleModel): string {
  const keys = model.keys();
  if (keys.length === 0 || random.chance(0.5)) return oracleText(random, random.between(1, 4));
  const body = String(model.find(random.pick(keys))?.text.body ?? '');
  const pieces = body.split(' ');
  const start = random.below(pieces.length);
  const text = pieces.slice(start, start + random.between(1, 5)).join(' ');
  return random.chance(0.3) ? fold(text) : text;
}

const conditionMakers: readonly ((random: Random, model: OracleModel) => Condition)[] = [
  (random) => ({ field: 'country', op: 'equals', value: otherSpelling(random, random.pick(countryNames)) }),
  (random) => ({ field: 'tech', op: 'equals', value: otherSpelling(random, random.pick(techNames)) }),
  (random) => ({ field: random.pick(['has_blog', 'has_phone']), op: 'equals', value: random.chance(0.7) }),
  (random) => ({
    field: 'country',
    op: 'in',
    values: countryNames.filter(() => random.chance(0.3)).map((name) => otherSpelling(random, name)),
  }),
  (random) => ({ field: 'tech', op: 'in', values: techNames.filter(() => random.chance(0.3)) }),
  (random) => ({
    field: 'tech',
    op: 'contains',
    value: random.pick(['c', 'act', 'REACT', 'café', 'js', '+', 'zz']),
  }),
  (random) => ({ field: 'country', op: 'contains', value: random.pick(['e', 'ster', 'ÖST', 'u', 'qq']) }),
  (random, model) => ({ field: 'page_title', op: 'contains', value: titlePiece(random, model) }),
  (random) => {
    const low = random.between(-1100, 1100) / 4;
    const sides = random.below(3);
    if (sides === 0) return { field: 'first_indexed', op: 'range', min: low };
    if (sides === 1) return { field: 'first_indexed', op: 'range', max: low };
    return { field: 'first_indexed', op: 'range', min: low, max: low + random.below(200) };
  },
  (random, model) => ({ op: 'keys', keys: someKeys(random, model) }),
  (random, model) => ({ op: 'not-keys', keys: someKeys(random, model) }),
];

function randomFilter(random: Random, model: OracleModel): Filter {
  const condition = (): Condition => random.pick(conditionMakers)(random, model);
  if (random.chance(0.8)) return condition();
  return { op: 'none', filters: Array.from({ length: random.below(4) }, condition) };
}

function someKeys(random: Random, model: OracleModel): string[] {
  const keys = model.keys();
  const chosen = Array.from({ length: random.below(60) }, () =>
    keys.length > 0 ? random.pick(keys) : 'none',
  );
  return [...new Set([...chosen, 'not-there.example'])];
}

function titlePiece(random: Random, model: OracleModel): string {
  const keys = model.keys();
  const title = String(keys.length > 0 ? (model.find(random.pick(keys))?.text.title ?? '') : '');
  const word = title.split(/\s+/u).find((part) => /^[a-zA-Z]{2,}$/u.test(part)) ?? 'demo';
  return otherSpelling(random, word.slice(0, random.between(1, word.length)));
}

function otherSpelling(random: Random, text: string): string {
  if (random.chance(0.5)) return text;
  return random.chance(0.5) ? text.toUpperCase() : fold(text);
}

/** Simpler queries to try when one fails: without one filter, one excluded text, or one word. */
export function simplerQueries(query: TextQuery): TextQuery[] {
  const { text, filters = [], exclude = [] } = query;
  const fewerFilters = filters.map((_, at) => ({ ...query, filters: filters.toSpliced(at, 1) }));
  const fewerExcluded = exclude.map((_, at) => ({ ...query, exclude: exclude.toSpliced(at, 1) }));
  const words = text?.split(/\s+/u) ?? [];
  const fewerWords = words
    .map((_, at) => words.toSpliced(at, 1).join(' '))
    .filter((shorter) => terms(shorter).length > 0)
    .map((shorter) => ({ ...query, text: shorter }));
  return [...fewerFilters, ...fewerExcluded, ...fewerWords];
}
