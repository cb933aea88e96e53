import { foldText } from '../../lib/text-analysis/index.ts';
import { textOf } from './answers/profile-text.ts';
import {
  type AppliedArgument,
  type ArgumentValue,
  appliedDomains,
  type CallArguments,
  filtersIn,
  isOneTypoAway,
  type Plan,
  type PlannedCall,
  toFilterArgument,
} from './planner/index.ts';
import type { CallContext, ToolAnswer, Tools } from './tools/tool.ts';

interface Dependencies {
  readonly tools: Tools;
  /** The call before this message. */
  readonly last: PlannedCall | undefined;
}

interface NamedCompany {
  readonly domain: string;
  readonly name: string;
}

/** What a plan becomes when the index has the companies that the message names. */
export interface NamedPlan {
  readonly call: PlannedCall;
  readonly applied: readonly AppliedArgument[];
  readonly ignored: readonly string[];
  readonly corrected: Plan['corrected'];
  readonly facts: readonly string[];
}

/** The call about the companies that a message names; undefined if it names none that the index has. */
export async function planForNamed(
  planned: Plan,
  context: CallContext,
  { tools, last }: Dependencies,
): Promise<NamedPlan | undefined> {
  const { company } = planned;
  if (company === undefined) return undefined;
  const known = await findByName(company.names, context, tools);
  const [exact] = known;
  if (company.purpose === 'compare') {
    const others = known.length < COMPARED_MIN ? await findAllByWords(company, context, tools) : [];
    const isKnown = ({ domain }: NamedCompany): boolean => known.some((one) => one.domain === domain);
    const all = [...known, ...others.filter((one) => !isKnown(one))];
    return planComparison(planned, company, all, last);
  }
  if (exact !== undefined && isAmbiguous(exact, known)) return undefined;
  const first = exact ?? (await findByWords(company, context, tools));
  if (first === undefined) return undefined;
  if (company.purpose === 'similar') {
    const args = argumentsBeside(planned, first.name);
    const call = { name: 'similar', args: { domain: first.domain, ...args } } as const;
    const applied = planned.applied.filter(({ param, text }) => param in args && !isPartOf(text, first.name));
    // Lookalikes are in the order of likeness.
    const orders = planned.applied.flatMap(({ param, text }) => (param === 'sort' ? [text] : []));
    const { ignored, corrected } = readWithout(planned, [first]);
    return {
      ignored: [...new Set([...ignored, ...orders])],
      corrected,
      call,
      applied: [...appliedDomains(call), ...applied],
      facts: [],
    };
  }
  const call = { name: 'lookup', args: { domain: first.domain } } as const;
  return { ...readWithout(planned, [first]), call, applied: appliedDomains(call), facts: company.facts };
}

/** The companies with one of these names, longest name first. */
async function findByName(
  names: readonly string[],
  context: CallContext,
  tools: Tools,
): Promise<NamedCompany[]> {
  const values = names
    .filter(({ length }) => length <= NAME_CHARACTERS_MAX)
    .map((name) => `"${name.replaceAll('"', '""')}"`)
    .join(',');
  if (values === '') return [];
  const found = await searchCompanies({ filter: `company_name:in:${values}` }, context, tools);
  return found.sort((one, other) => other.name.length - one.name.length);
}

/** The only company whose name has these words in another case or order, or with a slip; undefined if there are several. */
async function findByWords(
  company: NonNullable<Plan['company']>,
  context: CallContext,
  tools: Tools,
): Promise<NamedCompany | undefined> {
  const named = await findAllByWords(company, context, tools);
  return named.length === 1 ? named[0] : undefined;
}

/**
 * The companies whose names have these words in another case or order, or with a slip: "Kancelarię prawną Jaworokąt", "Praxis Lindners",
 * "stonegrov hotel". Every word of its name must be in the message, or every word of the message that no dictionary has in its name.
 */
async function findAllByWords(
  { properNames, names }: NonNullable<Plan['company']>,
  context: CallContext,
  tools: Tools,
): Promise<NamedCompany[]> {
  if (properNames.length === 0 || properNames.length > NAME_WORDS_MAX) return [];
  const forms = [...new Set(properNames.flatMap((word) => [word, word.replace(/s$/, '')]))];
  const written = [...new Set(names.flatMap(wordsOf))];
  const isNamed = ({ name }: NamedCompany): boolean => {
    const words = wordsOf(name);
    // "Sonnengarten Lindner" is enough for "Sonnengarten Lindner Zahnarztpraxis".
    const hasProperNames =
      properNames.length > 1 && properNames.every((one) => words.some((word) => isFormOf(one, word)));
    return (
      hasProperNames ||
      (words.length > 1 && words.every((word) => written.some((one) => isFormOf(one, word))))
    );
  };
  const found = await searchCompanies({ q: forms.join(' '), mode: 'single' }, context, tools);
  const named = found.filter(isNamed);
  if (named.length > 0) return named;
  const starts = properNames.map((word) => `${word.slice(0, Math.max(FORM_MIN, word.length - ENDING_MAX))}*`);
  if (starts.some((start) => !/^[\p{L}\p{N}]+\*$/u.test(start))) return [];
  return (await searchCompanies({ q: starts.join(' OR '), mode: 'query' }, context, tools)).filter(isNamed);
}

/** A question names one company, with few words that no dictionary has. */
const NAME_WORDS_MAX = 6;

/** Whether a word may be a form of a word of a name, all but its ending, or a slip for it. */
function isFormOf(text: string, name: string): boolean {
  const [written, word] = [foldName(text), foldName(name)];
  return (
    written === word ||
    (word.length >= FORM_MIN &&
      Math.abs(written.length - word.length) <= ENDING_MAX &&
      written.startsWith(word.slice(0, Math.max(FORM_MIN, word.length - ENDING_MAX)))) ||
    (word.length > FORM_MIN && isOneTypoAway(written, word))
  );
}

/** Without accents, and with umlauts in either spelling. */
const foldName = (word: string): string => foldText(word).replace(/([aou])e/g, '$1');

const FORM_MIN = 4;
const ENDING_MAX = 2;

/** The companies that a search finds first. */
async function searchCompanies(
  args: CallArguments,
  context: CallContext,
  tools: Tools,
): Promise<NamedCompany[]> {
  const { content } = await tools.search.run(
    { ...args, limit: NAME_MATCHES_MAX },
    { ...context, isCounted: false },
  );
  const rows = (Array.isArray(content.results) ? content.results : []) as ToolAnswer['content'][];
  return rows.map((row) => ({ domain: textOf(row, 'domain'), name: textOf(row, 'company_name') }));
}

const NAME_MATCHES_MAX = 20;
/** The longest value that a filter takes. */
const NAME_CHARACTERS_MAX = 200;

/** Whether another company has a name of the same length, so that it is not known which one is meant. */
const isAmbiguous = ({ name, domain }: NamedCompany, known: readonly NamedCompany[]): boolean =>
  known.some((other) => other.name.length === name.length && other.domain !== domain);

const COMPARED_MIN = 2;
const COMPARED_MAX = 5;

/**
 * The named companies side by side, with the domains that the message gives; a single one is compared with the company looked at last. If
 * there is nothing to compare it with, it is shown alone and the other name is reported.
 */
function planComparison(
  planned: Plan,
  { names, order }: NonNullable<Plan['company']>,
  known: readonly NamedCompany[],
  last: PlannedCall | undefined,
): NamedPlan | undefined {
  const companies = known
    .filter(
      (one) =>
        !known.some((other) => other !== one && sameText(other.name, one.name)) &&
        // "Graniteden" is part of "Graniteden Recruitment".
        !known.some((other) => other.name.length > one.name.length && isPartOf(one.name, other.name)),
    )
    .sort((one, other) => positionOf(one, names) - positionOf(other, names))
    .slice(0, COMPARED_MAX);
  if (order !== undefined) return companies.length > 1 ? inOrder(planned, companies, order) : undefined;
  const args = planned.kind === 'call' ? planned.call.args : {};
  const given = String(args.domains ?? args.domain ?? '');
  const before = companies.length === 1 && given === '' && last?.name === 'lookup' ? last.args.domain : given;
  const others = String(before ?? '')
    .split(',')
    .filter((domain) => domain !== '');
  const domains = [...new Set([...others, ...companies.map(({ domain }) => domain)])];
  if (companies.length === 0) return undefined;
  const read = { ...readWithout(planned, companies), facts: [] };
  if (domains.length > 1) {
    const call = { name: 'search', args: { domains: domains.join(',') } } as const;
    return { ...read, call, applied: appliedDomains(call) };
  }
  const compared = planned.kind === 'call' ? (planned.compared ?? []) : [];
  // Countries, technologies and trades are compared by their numbers of companies.
  if (compared.some(({ field }) => field !== 'q')) return undefined;
  const call = { name: 'lookup', args: { domain: domains[0] ?? '' } } as const;
  const missing = compared
    .map(({ value }) => value)
    .filter((value) => !companies.some(({ name }) => isPartOf(value, name) || isPartOf(name, value)));
  return {
    ...read,
    call,
    applied: appliedDomains(call),
    ignored: [...read.ignored, ...missing],
  };
}

/** "Is A older than B?": the companies side by side, the oldest first. */
function inOrder(planned: Plan, companies: readonly NamedCompany[], sort: string): NamedPlan {
  const call = {
    name: 'search',
    args: { domains: companies.map(({ domain }) => domain).join(','), sort },
  } as const;
  return { ...readWithout(planned, companies), ignored: [], facts: [], call, applied: appliedDomains(call) };
}

const positionOf = ({ name }: NamedCompany, names: readonly string[]): number =>
  names.findIndex((written) => sameText(written, name));

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/);
const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const isPartOf = (text: string, name: string): boolean =>
  ` ${name.toLowerCase()} `.includes(` ${text.toLowerCase()} `);
const sharesWord = (text: string, name: string): boolean => {
  const words = new Set(wordsOf(name));
  return wordsOf(text).some((word) => words.has(word));
};

/** Words of the companies' names were understood, so they are not reported as ignored or corrected. */
const readWithout = (
  planned: Plan,
  companies: readonly NamedCompany[],
): Pick<NamedPlan, 'ignored' | 'corrected'> => ({
  ignored: planned.ignored.filter((text) => !companies.some(({ name }) => sharesWord(text, name))),
  corrected: planned.corrected.filter(
    ({ written }) => !companies.some(({ name }) => sharesWord(written, name)),
  ),
});

/** The filters of a plan, without those that were read from the company's name: "Fliederhain Software" names no industry. */
function argumentsBeside(planned: Plan, name: string): CallArguments {
  const known =
    planned.kind === 'call'
      ? planned.call.args
      : planned.kind === 'clarify'
        ? planned.similarToArgs
        : undefined;
  const {
    q: _q,
    mode: _mode,
    sort: _sort,
    fields: _fields,
    size: _size,
    ...args
  }: Record<string, ArgumentValue> = { ...known };
  const drop = planned.applied.filter(({ text }) => isPartOf(text, name));
  for (const { param, value } of drop) {
    const left =
      param === 'filter'
        ? filtersIn(args).filter((one) => one !== value)
        : String(args[param] ?? '')
            .split(',')
            .filter((one) => one !== '' && !value.split(',').includes(one));
    if (left.length === 0) delete args[param];
    else args[param] = param === 'filter' ? toFilterArgument(left) : left.join(',');
  }
  return args;
}
