import { readFileSync } from 'node:fs';
import { foldText } from '../../src/lib/text-analysis/index.ts';
import {
  type ConversationState,
  countryOfPlace,
  emptyConversation,
  filtersIn,
  type Plan,
  type PlannedCall,
  placesInFilter,
} from '../../src/modules/copilot/planner/index.ts';
import { buildLexicon } from '../../src/modules/copilot/planner/lexicon/build-lexicon.ts';
import { plan } from '../../src/modules/copilot/planner/plan.ts';
import { technologyNames } from '../../src/modules/extraction/technologies/built-in-rules.ts';

/** How many messages of a file became the expected call, and those that did not. */
export interface Score {
  readonly right: number;
  readonly total: number;
  readonly wrongDomains: number;
  readonly medianMs: number;
  readonly wrong: readonly Mistake[];
}

interface Mistake {
  readonly language: string;
  readonly message: string;
  readonly expected: string;
  readonly got: string;
}

interface Line {
  readonly language: string;
  readonly message: string;
  readonly expected: string;
}

const folder = new URL('../fixtures/copilot-messages/', import.meta.url);
const lexicon = buildLexicon(technologyNames());
/** Domains that an earlier answer may have shown, for messages that refer to it. */
const SHOWN = ['first-shown.com', 'second-shown.com', 'third-shown.com'];

/** Scores single messages, one per line. */
export function scoreMessages(file: string): Score {
  const lines = readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return score(lines.map((line) => [readLine(line)]));
}

/** Scores conversations: blocks of lines, each turn followed by its whole call. Every turn counts. */
export function scoreChains(file: string): Score {
  const blocks = readFileSync(new URL(file, folder), 'utf8')
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '');
  return score(
    blocks.map((block) =>
      block
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(readLine),
    ),
  );
}

function readLine(line: string): Line {
  const [language = '', message = '', expected = ''] = line.split('\t');
  return { language, message, expected };
}

function score(conversations: readonly (readonly Line[])[]): Score {
  const wrong: Mistake[] = [];
  const times: number[] = [];
  let total = 0;
  let wrongDomains = 0;
  for (const lines of conversations) {
    let before: ConversationState = emptyConversation;
    for (const { language, message, expected } of lines) {
      const started = performance.now();
      const planned = plan(message, lexicon, before);
      times.push(performance.now() - started);
      total += 1;
      if (!isRight(planned, expected)) wrong.push({ language, message, expected, got: show(planned) });
      if (hasWrongDomain(planned, expected)) wrongDomains += 1;
      before = {
        last: planned.kind === 'call' ? planned.call : before.last,
        shown: SHOWN,
        language: planned.language,
      };
    }
  }
  return { right: total - wrong.length, total, wrongDomains, medianMs: median(times), wrong };
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const callOf = (planned: Plan): PlannedCall | undefined =>
  planned.kind === 'call' ? planned.call : undefined;

const show = (planned: Plan): string => {
  const call = callOf(planned);
  return call
    ? `${call.name} ${JSON.stringify(call.args)}`
    : `${planned.kind} ${JSON.stringify(planned.ignored)}`;
};

/** Keys that only count if an expectation names them. */
const FREE = new Set(['mode', 'limit', 'offset']);

function isRight(planned: Plan, expected: string): boolean {
  const [tool, ...terms] = expected.trim().split(/\s+/);
  const call = callOf(planned);
  if (tool === 'none') return call === undefined;
  if (!call || call.name !== tool) return false;
  const named = terms.map(readTerm);
  const args = withPlaceApart(call);
  const isEveryTermMet = named.every(({ key, values, isRequired }) => {
    const got = args[key];
    return got === undefined
      ? !isRequired
      : values.includes('*') || values.some((value) => isSame(key, String(got), value));
  });
  return (
    isEveryTermMet &&
    Object.keys(args).every((key) => FREE.has(key) || named.some((term) => term.key === key))
  );
}

/**
 * In a call, a city is a condition like any other. Expectations have it as `place`, with the name that was used and without the
 * country it implies.
 */
function withPlaceApart({ args }: PlannedCall): Readonly<Record<string, unknown>> {
  const { filter: _filter, ...others } = args;
  const conditions = filtersIn(args).filter((condition) => placesInFilter(condition).length === 0);
  const named = (operator: string): string[] =>
    filtersIn(args).flatMap((one) => (one.startsWith(`place:${operator}:`) ? placesInFilter(one) : []));
  const [places, avoided] = [named('in'), named('ne')];
  const { country, ...rest } = others;
  const isImplied = country === [...new Set(places.flatMap((name) => countryOfPlace(name) ?? []))].join(',');
  return {
    ...rest,
    ...(country !== undefined && !(isImplied && places.length > 0) && { country }),
    ...(conditions.length > 0 && { filter: conditions.join(',') }),
    ...(places.length > 0 && { place: places.join(',') }),
    ...(avoided.length > 0 && { not_place: avoided.join(',') }),
  };
}

function readTerm(term: string) {
  const isRequired = !term.startsWith('?');
  const [key = '', ...rest] = (isRequired ? term : term.slice(1)).split(':');
  return { key, isRequired, values: rest.join(':').replaceAll('_', ' ').split('/') };
}

/** Lists are compared as sets; case, accents, punctuation and white space are ignored. */
function isSame(key: string, got: string, wanted: string): boolean {
  if (key === 'q' || key === 'title' || key === 'exclude') return plain(got) === plain(wanted);
  const set = (list: string) => list.split(',').map(plain).sort().join(',');
  return set(got) === set(wanted);
}

const plain = (text: string): string =>
  foldText(text.toLowerCase())
    .replace(/["'’]/g, '')
    .replace(/[-_\s]+/g, ' ')
    .trim();

/** Whether the plan has a domain that the expectation does not name. */
function hasWrongDomain(planned: Plan, expected: string): boolean {
  const call = callOf(planned);
  const domains = [call?.args.domain, call?.args.domains].flatMap((value) =>
    value === undefined ? [] : String(value).split(','),
  );
  return !/domains?:\*/.test(expected) && domains.some((domain) => !expected.includes(domain));
}
