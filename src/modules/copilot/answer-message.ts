import { AppError } from '../../platform/errors.ts';
import { activeConditions } from './answers/active-conditions.ts';
import { sentencesIn } from './answers/answer-texts.ts';
import { resultPage, searchPage, sectionPage } from './answers/app-pages.ts';
import { closeLookalikes } from './answers/close-lookalikes.ts';
import { fill } from './answers/fill.ts';
import { displayValue, labelOf } from './answers/labels.ts';
import { suggestNext } from './answers/suggest-next.ts';
import { shownDomains, sortedColumn, writeAnswer, writeCaveats } from './answers/write-answer.ts';
import { type ComparedTotal, VALUES_COUNTED, VALUES_NAMED, writeComparison } from './answers/write-counts.ts';
import { columnsOfFacts } from './answers/write-facts.ts';
import { callForGroup } from './call-for-group.ts';
import { answerWithoutCall, type CopilotAnswer, type RelaxedSearch } from './copilot-answer.ts';
import { planForNamed } from './named-companies.ts';
import {
  type AppliedArgument,
  type AppSection,
  appliedDomains,
  type CallArguments,
  type ComparedItem,
  callForRows,
  isNumberColumn,
  isReservedName,
  type Language,
  type Plan,
  type PlannedCall,
  type ToolTopic,
} from './planner/index.ts';
import { readStatistic } from './statistic.ts';
import { quoteWithWords } from './subject/quoted-words.ts';
import { type Relaxation, relax, widerLookalikes } from './subject/relax.ts';
import { type CountMatches, type ResolvedSearch, resolveSearch } from './subject/resolve-search.ts';
import { countChanges, findEmptyColumns } from './subject/why-nothing.ts';
import type { CallContext, ToolAnswer, Tools } from './tools/tool.ts';

/** The name that answers of the built-in planner give where others name their language model. */
export const BUILT_IN_MODEL = 'builtin-planner';

interface Dependencies {
  readonly tools: Tools;
  readonly count: CountMatches;
  /** How many companies resemble others, under the conditions of a call. */
  readonly countLookalikes: CountMatches;
  /** The call before this message. */
  readonly last: PlannedCall | undefined;
  /** The last call that showed a list. */
  readonly list: PlannedCall | undefined;
}

type Interpretation = Pick<Plan, 'language' | 'ignored' | 'financialTerms' | 'corrected' | 'remarks'> & {
  readonly wantsExport?: boolean;
  readonly applied: readonly AppliedArgument[];
  readonly technologies?: readonly string[];
  readonly asksTechnologies?: boolean;
  readonly facts?: readonly string[];
  readonly asksFacts?: boolean;
  readonly asksContacts?: boolean;
  readonly asksCount?: boolean;
  readonly comparesRows?: boolean;
  readonly shareOf?: PlannedCall | undefined;
  readonly adjacentWords?: string;
  readonly attributeWords?: readonly string[];
  readonly joinsIndustry?: boolean;
};

/**
 * Answers a message with the built-in planner. It makes at most one call, or two when the message points at a row that is not in the
 * history.
 */
export async function answerMessage(
  planned: Plan,
  context: CallContext,
  dependencies: Dependencies,
): Promise<CopilotAnswer> {
  const { tools } = dependencies;
  const named = await planForNamed(planned, context, dependencies);
  if (named) return run(named.call, { ...planned, ...named }, context, dependencies);
  if (planned.kind === 'clarify')
    return (await writeExport(planned, dependencies)) ?? writeClarification(planned);
  if (planned.kind === 'call' && planned.compared)
    return compare(planned.call, planned.compared, planned, context, dependencies);
  if (planned.kind === 'call') return run(planned.call, planned, context, dependencies);
  // A client need not return the rows that it was sent, so the list is made again as it was.
  const { call: list } = await resolveCall(planned.from, planned, dependencies.count);
  const { content } = await tools[list.name].run(list.args, context);
  const { noSuchRow, lastListEmpty } = sentencesIn(planned.language);
  const isGroup = planned.kind === 'group';
  const call = isGroup
    ? callForGroup(planned.from, planned.positions, content)
    : callForRows(planned.rows, shownDomains(content), planned.besides);
  if (call === undefined)
    return answerWithoutCall(
      isGroup || shownDomains(content).length > 0 ? noSuchRow : lastListEmpty,
      planned,
    );
  return run(
    call,
    { ...planned, applied: appliedDomains(call) },
    { ...context, isCounted: false },
    dependencies,
  );
}

async function run(
  planned: PlannedCall,
  interpretation: Interpretation,
  context: CallContext,
  { tools, count, countLookalikes, last, list }: Dependencies,
): Promise<CopilotAnswer> {
  const reserved = reservedDomainIn(planned);
  if (reserved !== undefined)
    return answerWithoutCall(
      fill(sentencesIn(interpretation.language).reserved, { domain: reserved }),
      interpretation,
    );
  const {
    call,
    applied,
    widened,
    byNameOnly,
    wordCondition,
    ignored: left = [],
  } = await resolveCall(planned, interpretation, count);
  const { language } = interpretation;
  const ignored = [...interpretation.ignored, ...left];
  const made = {
    ...answerWithoutCall('', {
      language,
      ignored: interpretation.financialTerms === '' ? ignored : [...ignored, interpretation.financialTerms],
    }),
    tool_call: call,
    applied: activeConditions(call.args, applied, last, language),
    page: resultPage(call) ?? null,
  };
  try {
    const { content: found, credits }: ToolAnswer = await tools[call.name].run(
      withDetails(call, interpretation),
      context,
    );
    const { content, omitted } = closeLookalikes(call, found);
    const statistic = await readStatistic(call, content, tools, context);
    const changes = content.total_count === 0 ? await countChanges(call, count) : undefined;
    const relaxed =
      changes?.known === 0
        ? []
        : call.name === 'similar'
          ? await suggestWiderLookalikes(call, content, language, countLookalikes)
          : await suggestRelaxations(call, content, language, count, interpretation.applied);
    return {
      ...made,
      answer: writeAnswer(call, content, {
        language,
        ignored,
        financialTerms: interpretation.financialTerms,
        corrected: interpretation.corrected,
        remarks:
          content.total_count === 0
            ? { ...interpretation.remarks, hasLaterChanges: false }
            : { ...interpretation.remarks, usedWords: [] },
        list,
        relaxed,
        emptyColumns: await findEmptyColumns(call, count, Number(content.total_count)),
        changes,
        widened,
        byNameOnly,
        wordCondition,
        omitted,
        statistic,
        technologies: interpretation.technologies,
        asksTechnologies: interpretation.asksTechnologies,
        facts: interpretation.facts,
        asksFacts: interpretation.asksFacts,
        asksContacts: interpretation.asksContacts,
        asksCount: interpretation.asksCount,
        comparesRows: interpretation.comparesRows,
        shareOf: await countAll(interpretation, count),
        wantsExport: interpretation.wantsExport,
      }),
      results: content,
      relaxed,
      suggestions: [
        ...[interpretation.remarks.splitAverage ?? []].flat(),
        ...suggestNext(call, content, language),
      ],
      credits,
    };
  } catch (error) {
    // A missing domain, with the reason, is an answer; every other error is passed on as the endpoint threw it.
    if (error instanceof AppError && error.code === 'not_found')
      return { ...made, answer: notFoundAnswer(call, language, error) };
    throw error;
  }
}

/**
 * A list in the order of a column shows its values, companies side by side what is asked about them; a distribution says how many values it
 * does not name.
 */
function withDetails(
  { name, args }: PlannedCall,
  { facts = [], technologies = [], asksTechnologies }: Interpretation,
): CallArguments {
  const order = name === 'search' ? sortedColumn(args) : undefined;
  const usesTechnology = technologies.length > 0 || asksTechnologies === true;
  const asked =
    name === 'search' && args.domains !== undefined
      ? [...columnsOfFacts(facts), ...(usesTechnology ? ['technologies'] : [])]
      : [];
  const shown = [...new Set([...asked, ...(order === undefined ? [] : [order])])];
  if (shown.length > 0) return { ...args, columns: shown.join(',') };
  // The parts of a histogram are as many as are asked for.
  const isCounted = name === 'facets' && !isNumberColumn(String(args.fields));
  return isCounted && args.size === VALUES_NAMED ? { ...args, size: VALUES_COUNTED } : args;
}

/** Suggests conditions to drop when no lookalike meets them all. */
async function suggestWiderLookalikes(
  { name, args }: PlannedCall,
  content: ToolAnswer['content'],
  language: Language,
  count: CountMatches,
): Promise<RelaxedSearch[]> {
  if (Number(content.total_found) > 0) return [];
  const wider: RelaxedSearch[] = [];
  for (const { dropped, args: fewer } of widerLookalikes(args)) {
    const found = await count(fewer);
    if (found !== undefined && found > 0)
      wider.push({
        label: dropped.map(({ param, value }) => labelOf(param, value, language)).join(', '),
        isExclusion: false,
        total_count: found,
        tool_call: { name, args: fewer },
      });
  }
  return wider;
}

/** How many companies there are of which the message asks a share. */
async function countAll(interpretation: Interpretation, count: CountMatches): Promise<number | undefined> {
  const { shareOf } = interpretation;
  return shareOf && count((await resolveSearch(shareOf, interpretation, count)).call.args);
}

/** A domain in the call that is reserved, so that nobody can register it. */
const reservedDomainIn = ({ args }: PlannedCall): string | undefined =>
  [args.domain, args.domains]
    .flatMap((names) => String(names ?? '').split(','))
    .find((name) => isReservedName(name));

/** Facet counts must cover the same companies that the search would find, so both are resolved in the same way. */
async function resolveCall(
  planned: PlannedCall,
  interpretation: Interpretation,
  count: CountMatches,
): Promise<ResolvedSearch> {
  if (planned.name !== 'facets')
    return resolveSearch(withAdjacentWords(planned, interpretation), interpretation, count);
  const { fields = '', size = '', ...args } = withAdjacentWords(planned, interpretation).args;
  const resolved = await resolveSearch({ name: 'search', args }, interpretation, count);
  return { ...resolved, call: { name: 'facets', args: { ...resolved.call.args, fields, size } } };
}

/** Adds the words next to a quoted text to the search for that text. */
const withAdjacentWords = (
  { name, args }: PlannedCall,
  { adjacentWords = '' }: Interpretation,
): PlannedCall =>
  adjacentWords === '' || args.mode !== 'phrase'
    ? { name, args }
    : { name, args: { ...args, q: quoteWithWords(String(args.q), adjacentWords), mode: 'query' } };

/** Lookalikes need a company in the index; for a lookup, the endpoint's own message explains why there is none. */
const notFoundAnswer = ({ name, args }: PlannedCall, language: Language, { message }: AppError): string =>
  name === 'similar' && args.domain !== undefined
    ? fill(sentencesIn(language).notIndexed, { domain: String(args.domain) })
    : message;

/** Suggests conditions to drop when a search found nothing. */
export async function suggestRelaxations(
  call: PlannedCall,
  content: ToolAnswer['content'],
  language: Language,
  count: CountMatches,
  applied: readonly AppliedArgument[] = [],
): Promise<RelaxedSearch[]> {
  if ((call.name !== 'search' && call.name !== 'facets') || content.total_count !== 0) return [];
  const isIndustryNamed = ['industry', 'q'].every((name) => applied.some(({ param }) => param === name));
  return (await relax(call, language, count, isIndustryNamed)).map(
    ({ dropped, call: fewer, found }: Relaxation) => {
      const isExclusion = dropped.every(
        ({ param, value }) =>
          positiveCondition(param, value)[0] !== param || positiveCondition(param, value)[1] !== value,
      );
      return {
        // "Without “No: HTTPS, Place: Rotterdam”": beside another condition, an exclusion stays one.
        label: dropped
          .map(({ param, value }) =>
            labelOf(...(isExclusion ? positiveCondition(param, value) : ([param, value] as const)), language),
          )
          .join(', '),
        isExclusion,
        total_count: found,
        tool_call: fewer,
      };
    },
  );
}

/** Turns an exclusion into the condition that it excludes; any other condition is returned unchanged. */
function positiveCondition(param: string, value: string): [param: string, value: string] {
  if (param.startsWith('not_')) return [param.slice('not_'.length), value];
  if (param !== 'filter') return [param, value];
  return [param, value.replace(/^(\w+):missing$/, '$1:exists').replace(/^(\w+):ne:/, '$1:eq:')];
}

/** States which of the compared things has more, then what the call found. */
async function compare(
  call: PlannedCall,
  compared: readonly ComparedItem[],
  planned: Interpretation,
  context: CallContext,
  dependencies: Dependencies,
): Promise<CopilotAnswer> {
  const totals: ComparedTotal[] = [];
  let leader: { readonly item: ComparedItem; readonly found: number } | undefined;
  for (const item of compared.slice(0, COMPARED_MAX)) {
    const { field, value } = item;
    // Each search keeps only its own one of the compared values.
    const applied = planned.applied.filter((one) => one.param !== field || one.value === value);
    const { args } = (await resolveSearch(item.call, { ...planned, applied }, dependencies.count)).call;
    const found = await dependencies.count(args);
    if (found === undefined) continue;
    const name =
      field === 'filter'
        ? labelOf(field, value, planned.language)
        : displayValue(field, value, planned.language);
    totals.push({ name, found });
    if (found > (leader?.found ?? 0)) leader = { item, found };
  }
  // If the compared things cannot be shown together, the companies of the one with the most are.
  const shown = call === compared[0]?.call ? (leader?.item.call ?? call) : call;
  const answered = await run(shown, planned, context, dependencies);
  return {
    ...answered,
    answer: `${writeComparison(totals, planned.language, planned.asksCount)} ${answered.answer}`.trim(),
  };
}

const COMPARED_MAX = 5;

const REASONS = {
  greeting: 'greeting',
  thanks: 'thanks',
  acknowledged: 'acknowledged',
  about_tool: 'aboutTool',
  off_topic: 'offTopic',
  unclear: 'unclear',
  no_domain: 'noDomain',
  nothing_before: 'nothingToContinue',
  started_over: 'startedOver',
} as const;

function writeClarification(clarification: Extract<Plan, { kind: 'clarify' }>): CopilotAnswer {
  const texts = sentencesIn(clarification.language);
  if (clarification.reason === 'declined') {
    const section = clarification.section ?? 'results';
    // Only the operator can change the index.
    if (section === 'index')
      return { ...answerWithoutCall(texts.declinedIndex, clarification), suggestions: texts.examples };
    if (section === 'contact')
      return { ...answerWithoutCall(texts.cannotContact, clarification), page: sectionPage('results') };
    const answer = fill(texts.declined, { place: texts.appSections[section] });
    return {
      ...answerWithoutCall(answer, clarification),
      page: sectionPage(section),
      suggestions: texts.examples,
    };
  }
  const { topic, secondTopic, asksWhatItIs, remarks } = clarification;
  const text = topic === undefined ? texts[REASONS[clarification.reason]] : texts.topics[topic];
  const second = secondTopic === undefined ? [] : [texts.topics[secondTopic]];
  const isAnswered = remarks.noWebsite !== undefined;
  const first = topic !== undefined && asksWhatItIs ? [texts.aboutTool] : [];
  const answer = [...first, ...(isAnswered ? [] : [text]), ...second, ...writeCaveats(clarification)].join(
    ' ',
  );
  const { proposals } = clarification;
  const section = topic === undefined ? undefined : SECTIONS_OF_TOPICS[topic];
  return {
    ...answerWithoutCall(answer, clarification),
    ...(section !== undefined && { page: sectionPage(section) }),
    proposals,
    suggestions: proposals.length > 0 ? [] : texts.examples,
  };
}

/** Where to export the last list; undefined if the message asks for something else, or there is no list. */
async function writeExport(
  planned: Extract<Plan, { kind: 'clarify' }>,
  { list, count, countLookalikes }: Dependencies,
): Promise<CopilotAnswer | undefined> {
  const isExport = planned.reason === 'declined' && planned.section === 'results' && planned.wantsExport;
  if (!isExport || list === undefined) return undefined;
  const { whereToExport, nothingToExport } = sentencesIn(planned.language);
  if (list.name === 'similar' || list.name === 'lookup')
    return list.name === 'similar' && (await countIndexed(countLookalikes, list.args)) === 0
      ? answerWithoutCall(nothingToExport, planned)
      : { ...answerWithoutCall(whereToExport, planned), page: resultPage(list) ?? null };
  const { fields: _fields, size: _size, ...args } = list.args;
  return (await count(args)) === 0
    ? answerWithoutCall(nothingToExport, planned)
    : { ...answerWithoutCall(whereToExport, planned), page: searchPage(args) };
}

/** A company that is not indexed has no lookalikes. */
async function countIndexed(countLookalikes: CountMatches, args: CallArguments): Promise<number | undefined> {
  try {
    return await countLookalikes(args);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return 0;
    throw error;
  }
}

/** The section of the app that an answer about the tool names. */
const SECTIONS_OF_TOPICS: Readonly<Partial<Record<ToolTopic, AppSection>>> = {
  keys: 'keys',
  integrations: 'keys',
  alerts: 'monitors',
  endAlerts: 'monitors',
  lists: 'lists',
  sharing: 'lists',
};
