import { AppError } from '../../platform/errors.ts';
import { sentencesIn } from './answers/answer-texts.ts';
import { fill } from './answers/fill.ts';
import { type InForce, inForce } from './answers/in-force.ts';
import { labelOf, shownValue } from './answers/labels.ts';
import { type Page, pageOf, pageToChange } from './answers/page-of.ts';
import { textOf } from './answers/profile-text.ts';
import { suggestNext } from './answers/suggest-next.ts';
import { notUnderstood, shownDomains, writeAnswer } from './answers/write-answer.ts';
import { type Total, writeComparison } from './answers/write-comparison.ts';
import {
  type Applied,
  type Compared,
  isReservedName,
  type Language,
  namedIn,
  type Plan,
  type PlannedCall,
  readRows,
} from './planner/index.ts';
import { withWordsBeside } from './subject/quoted-words.ts';
import { type Relaxation, relax } from './subject/relax.ts';
import { type Count, type ResolvedSearch, resolveSearch } from './subject/resolve-search.ts';
import type { CallContext, ToolAnswer, Tools } from './tools/tool.ts';

/** The name that answers of the built-in planner give where others name their language model. */
export const BUILT_IN_MODEL = 'builtin-planner';

export interface CopilotAnswer {
  readonly answer: string;
  readonly language: Language;
  readonly tool_call: { readonly name: string; readonly args: Readonly<Record<string, unknown>> };
  readonly results: Readonly<Record<string, unknown>>;
  readonly applied: readonly InForce[];
  readonly ignored: readonly string[];
  /** If no call was made: calls that the user may have meant. */
  readonly proposals: readonly PlannedCall[];
  /** If nothing was found: what the search would find with some conditions dropped. */
  readonly relaxed: readonly Relaxed[];
  /** The app page that shows the full result, or where the user can do what the copilot declined to do. */
  readonly page: Page | null;
  /** Suggested next messages. */
  readonly suggestions: readonly string[];
  readonly credits: number;
}

export interface Relaxed {
  /** The dropped conditions, in the language of the message. */
  readonly label: string;
  readonly total_count: number;
  readonly tool_call: PlannedCall;
  /** Whether the dropped condition was an exclusion. */
  readonly isDenied: boolean;
}

interface Needs {
  readonly tools: Tools;
  readonly count: Count;
  /** The call before this message. */
  readonly last: PlannedCall | undefined;
}

type Understood = Pick<Plan, 'language' | 'ignored' | 'figures' | 'corrected' | 'remarks'> & {
  readonly wantsExport?: boolean;
  readonly applied: readonly Applied[];
  readonly technologies?: readonly string[];
  readonly asksTechnologies?: boolean;
  readonly facts?: readonly string[];
  readonly asksFacts?: boolean;
  readonly asksContacts?: boolean;
  readonly asksCount?: boolean;
  readonly beside?: string;
  readonly had?: readonly string[];
};

/**
 * Answers a message with the built-in planner. It makes at most one call, or two when the message points at a row that is not in the
 * history.
 */
export async function answerMessage(planned: Plan, by: CallContext, needs: Needs): Promise<CopilotAnswer> {
  const { tools } = needs;
  const named = planned.company && (await companyNamed(planned.company.names, by, needs));
  if (named) {
    const call = { name: 'lookup', args: { domain: named.domain } } as const;
    const { facts = [] } = planned.company ?? {};
    return run(call, { ...withoutName(planned, named.name), facts, applied: namedIn(call) }, by, needs);
  }
  if (planned.kind === 'clarify') {
    const like = planned.like && (await likeNamed(planned.like, by, needs));
    return like ? run(like, { ...planned, applied: namedIn(like) }, by, needs) : askBack(planned);
  }
  if (planned.kind === 'call' && planned.compared)
    return compare(planned.call, planned.compared, planned, by, needs);
  if (planned.kind === 'call') return run(planned.call, planned, by, needs);
  const { content } = await tools[planned.from.name].run(planned.from.args, by);
  const call = readRows(planned.rows, shownDomains(content));
  if (call === undefined) return saying(sentencesIn(planned.language).noSuchRow, planned);
  return run(call, { ...planned, applied: namedIn(call) }, { ...by, isCounted: false }, needs);
}

interface Named {
  readonly domain: string;
  readonly name: string;
}

/** The company with the longest of these names; undefined if the index has no such company, or several. */
async function companyNamed(
  names: readonly string[],
  by: CallContext,
  { tools }: Needs,
): Promise<Named | undefined> {
  const values = names
    .filter(({ length }) => length <= NAME_CHARACTERS_MAX)
    .map((name) => `"${name.replaceAll('"', '""')}"`)
    .join(',');
  if (values === '') return undefined;
  const { content } = await tools.search.run(
    { filter: `company_name:in:${values}`, limit: NAMED_MAX },
    { ...by, isCounted: false },
  );
  const rows = (Array.isArray(content.results) ? content.results : []) as ToolAnswer['content'][];
  const found = rows.map((row) => ({ domain: textOf(row, 'domain'), name: textOf(row, 'company_name') }));
  const longest = Math.max(...found.map(({ name }) => name.length));
  const [company, ...others] = found.filter(({ name }) => name.length === longest);
  return others.length > 0 ? undefined : company;
}

const NAMED_MAX = 20;
/** The longest value that a filter takes. */
const NAME_CHARACTERS_MAX = 200;

/** Words of the company's name were not left out, whatever else they could have meant. */
function withoutName<Read extends Understood>(planned: Read, name: string): Read {
  const words = new Set(name.toLowerCase().split(/\s+/));
  const isOfName = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/\s+/)
      .some((word) => words.has(word));
  return {
    ...planned,
    ignored: planned.ignored.filter((text) => !isOfName(text)),
    corrected: planned.corrected.filter(({ written }) => !isOfName(written)),
  };
}

/** A call for companies similar to the one with this name. */
async function likeNamed(
  { name, args }: NonNullable<Extract<Plan, { kind: 'clarify' }>['like']>,
  by: CallContext,
  needs: Needs,
): Promise<PlannedCall | undefined> {
  const company = await companyNamed([name], by, needs);
  return company && { name: 'similar', args: { domain: company.domain, ...args } };
}

async function run(
  planned: PlannedCall,
  understood: Understood,
  by: CallContext,
  { tools, count, last }: Needs,
): Promise<CopilotAnswer> {
  const reserved = reservedIn(planned);
  if (reserved !== undefined)
    return saying(fill(sentencesIn(understood.language).reserved, { domain: reserved }), understood);
  const {
    call,
    applied,
    widened,
    byNameOnly,
    ignored: left = [],
  } = await resolveCall(planned, understood, count);
  const { language } = understood;
  const ignored = [...understood.ignored, ...left];
  const made = {
    ...saying('', {
      language,
      ignored: understood.figures === '' ? ignored : [...ignored, understood.figures],
    }),
    tool_call: call,
    applied: inForce(call.args, applied, last, language),
    page: pageOf(call) ?? null,
  };
  try {
    const { content, credits }: ToolAnswer = await tools[call.name].run(call.args, by);
    const relaxed = await relaxedIn(call, content, language, count, understood.applied);
    return {
      ...made,
      answer: writeAnswer(call, content, {
        language,
        ignored,
        figures: understood.figures,
        corrected: understood.corrected,
        remarks: understood.remarks,
        relaxed,
        widened,
        byNameOnly,
        technologies: understood.technologies,
        asksTechnologies: understood.asksTechnologies,
        facts: understood.facts,
        asksFacts: understood.asksFacts,
        asksContacts: understood.asksContacts,
        asksCount: understood.asksCount,
        wantsExport: understood.wantsExport,
      }),
      results: content,
      relaxed,
      suggestions: suggestNext(call, content, language),
      credits,
    };
  } catch (error) {
    // A missing domain, with the reason, is an answer; every other error is passed on as the endpoint threw it.
    if (error instanceof AppError && error.code === 'not_found')
      return { ...made, answer: notFoundAnswer(call, language, error) };
    throw error;
  }
}

/** A domain in the call that is reserved, so that nobody can register it. */
const reservedIn = ({ args }: PlannedCall): string | undefined =>
  [args.domain, args.domains]
    .flatMap((names) => String(names ?? '').split(','))
    .find((name) => isReservedName(name));

/** Facet counts must cover the same companies that the search would find, so both are resolved in the same way. */
async function resolveCall(
  planned: PlannedCall,
  understood: Understood,
  count: Count,
): Promise<ResolvedSearch> {
  if (planned.name !== 'facets') return resolveSearch(withBeside(planned, understood), understood, count);
  const { fields = '', size = '', ...args } = withBeside(planned, understood).args;
  const resolved = await resolveSearch({ name: 'search', args }, understood, count);
  return { ...resolved, call: { name: 'facets', args: { ...resolved.call.args, fields, size } } };
}

/** Adds the words next to a quoted text to the search for that text. */
const withBeside = ({ name, args }: PlannedCall, { beside = '' }: Understood): PlannedCall =>
  beside === '' || args.mode !== 'phrase'
    ? { name, args }
    : { name, args: { ...args, q: withWordsBeside(String(args.q), beside), mode: 'query' } };

/** Lookalikes need a company in the index; for a lookup, the endpoint's own message explains why there is none. */
const notFoundAnswer = ({ name, args }: PlannedCall, language: Language, { message }: AppError): string =>
  name === 'similar' && args.domain !== undefined
    ? fill(sentencesIn(language).notIndexed, { domain: String(args.domain) })
    : message;

/** Suggests conditions to drop when a search found nothing. */
export async function relaxedIn(
  call: PlannedCall,
  content: ToolAnswer['content'],
  language: Language,
  count: Count,
  applied: readonly Applied[] = [],
): Promise<Relaxed[]> {
  if ((call.name !== 'search' && call.name !== 'facets') || content.total_count !== 0) return [];
  const isIndustryNamed = ['industry', 'q'].every((name) => applied.some(({ param }) => param === name));
  return (await relax(call, language, count, isIndustryNamed)).map(
    ({ dropped, call: fewer, found }: Relaxation) => ({
      label: dropped.map(({ param, value }) => labelOf(...wantedOf(param, value), language)).join(', '),
      isDenied: dropped.every(
        ({ param, value }) => wantedOf(param, value)[0] !== param || wantedOf(param, value)[1] !== value,
      ),
      total_count: found,
      tool_call: fewer,
    }),
  );
}

/** Turns an exclusion into the condition that it excludes; any other condition is returned unchanged. */
function wantedOf(param: string, value: string): [param: string, value: string] {
  if (param.startsWith('not_')) return [param.slice('not_'.length), value];
  if (param !== 'filter') return [param, value];
  return [param, value.replace(/^(\w+):missing$/, '$1:exists').replace(/^(\w+):ne:/, '$1:eq:')];
}

/** States which of the compared things has more, then what the call found. */
async function compare(
  call: PlannedCall,
  compared: readonly Compared[],
  planned: Understood,
  by: CallContext,
  needs: Needs,
): Promise<CopilotAnswer> {
  const totals: Total[] = [];
  for (const { field, value, call: one } of compared.slice(0, COMPARED_MAX)) {
    // Each search keeps only its own one of the compared values.
    const applied = planned.applied.filter((one) => one.param !== field || one.value === value);
    const { args } = (await resolveSearch(one, { ...planned, applied }, needs.count)).call;
    const found = await needs.count(args);
    if (found !== undefined) totals.push({ name: shownValue(field, value, planned.language), found });
  }
  const answered = await run(call, planned, by, needs);
  return { ...answered, answer: `${writeComparison(totals, planned.language)} ${answered.answer}`.trim() };
}

const COMPARED_MAX = 5;

const REASONS = {
  greeting: 'greeting',
  thanks: 'thanks',
  about_tool: 'aboutTool',
  off_topic: 'offTopic',
  unclear: 'unclear',
  no_domain: 'noDomain',
  nothing_before: 'nothingBefore',
  started_over: 'startedOver',
} as const;

function askBack(clarification: Extract<Plan, { kind: 'clarify' }>): CopilotAnswer {
  const texts = sentencesIn(clarification.language);
  if (clarification.reason === 'declined') {
    const place = clarification.place ?? 'results';
    // Only the operator can change the index.
    if (place === 'index')
      return { ...saying(texts.declinedIndex, clarification), suggestions: texts.examples };
    const answer = fill(texts.declined, { place: texts.places[place] });
    return { ...saying(answer, clarification), page: pageToChange(place), suggestions: texts.examples };
  }
  const { topic } = clarification;
  const said = topic === undefined ? texts[REASONS[clarification.reason]] : texts.topics[topic];
  const answer = [said, ...notUnderstood(clarification)].join(' ');
  const { proposals } = clarification;
  return {
    ...saying(answer, clarification),
    proposals,
    suggestions: proposals.length > 0 ? [] : texts.examples,
  };
}

/** An answer that needs no call. */
export const saying = (
  answer: string,
  { language, ignored }: Pick<Plan, 'language' | 'ignored'>,
): CopilotAnswer => ({
  answer,
  language,
  tool_call: { name: 'none', args: {} },
  results: {},
  applied: [],
  ignored,
  proposals: [],
  relaxed: [],
  page: null,
  suggestions: [],
  credits: 0,
});
