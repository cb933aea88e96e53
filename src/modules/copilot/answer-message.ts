import { AppError } from '../../platform/errors.ts';
import { activeConditions } from './answers/active-conditions.ts';
import { sentencesIn } from './answers/answer-texts.ts';
import { resultPage } from './answers/app-pages.ts';
import { closeLookalikes } from './answers/close-lookalikes.ts';
import { conditionsInWords } from './answers/conditions-in-words.ts';
import { fill } from './answers/fill.ts';
import { capitalise, displayValue, shortLabelOf } from './answers/labels.ts';
import { suggestNext } from './answers/suggest-next.ts';
import { shownDomains, sortedColumn, writeAnswer } from './answers/write-answer.ts';
import { type ComparedTotal, VALUES_COUNTED, VALUES_NAMED, writeComparison } from './answers/write-counts.ts';
import { columnsOfFacts } from './answers/write-facts.ts';
import { COMPARED_COLUMNS } from './answers/write-side-by-side.ts';
import { callForGroup, comparedGroups } from './call-for-group.ts';
import { answerWithoutCall, type CopilotAnswer } from './copilot-answer.ts';
import { countAll, countWholes } from './count-wholes.ts';
import { planForNamed } from './named-companies.ts';
import {
  type AppliedArgument,
  appliedDomains,
  type CallArguments,
  type ComparedItem,
  callForRows,
  callForSimilarToRows,
  isNumberColumn,
  isReservedName,
  type Language,
  type Plan,
  type PlannedCall,
  type RowPlan,
} from './planner/index.ts';
import { resolveCall, withOwnCountry, withoutOrderOfMeaning } from './resolve-call.ts';
import { readStatistic } from './statistic.ts';
import type { CountMatches } from './subject/counted-searches.ts';
import { unmetConditions } from './subject/relax.ts';
import { resolveSearch } from './subject/resolve-search.ts';
import { isFunctionWord } from './subject/trades.ts';
import { countChanges, findEmptyColumns, findNearestValue } from './subject/why-nothing.ts';
import { suggestRelaxations, suggestWiderLookalikes } from './suggest-relaxations.ts';
import type { CallContext, ToolAnswer, Tools } from './tools/tool.ts';
import { asksUnstated, writeUnstated } from './unstated-facts.ts';
import { writeClarification, writeExport } from './write-clarification.ts';

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
  /** The lists before that one, latest first. */
  readonly earlierLists: readonly PlannedCall[];
}

type Interpretation = Pick<
  Plan,
  'language' | 'ignored' | 'financialTerms' | 'corrected' | 'remarks' | 'ownCountry'
> & {
  readonly wantsExport?: boolean;
  readonly applied: readonly AppliedArgument[];
  readonly technologies?: readonly string[];
  readonly asksTechnologies?: boolean;
  readonly facts?: readonly string[];
  readonly asksFacts?: boolean;
  readonly factsOfDescribed?: readonly string[];
  readonly asksContacts?: boolean;
  readonly asksCount?: boolean;
  readonly asksShare?: boolean;
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
    return (await writeExport(planned, dependencies)) ?? writeClarification(planned, dependencies.list);
  if (planned.kind === 'call' && planned.compared)
    return compare(planned.call, planned.compared, planned, context, dependencies);
  if (planned.kind === 'call') return run(planned.call, planned, context, dependencies);
  // A client need not return the rows that it was sent, so the list is made again as it was.
  const isGroup = planned.kind === 'group';
  // After a breakdown, the first company is that of the list which it counted.
  const from = isGroup ? planned.from : listOf(planned.from);
  const { call: list } = await resolveCall(from, planned, dependencies.count);
  const { content } = await tools[list.name].run(list.args, context);
  const { noSuchRow, listShorter, lastListEmpty, lastListEmptyBefore } = sentencesIn(planned.language);
  if (planned.kind === 'pick' && planned.lastRows !== undefined) {
    const args = { ...planned.from.args, ...lastRows(planned.lastRows, planned.from, content) };
    return run({ name: planned.from.name, args }, planned, { ...context, isCounted: false }, dependencies);
  }
  const isEmpty = !isGroup && shownDomains(content).length === 0;
  const call = isGroup
    ? callForGroup(planned.from, planned.positions, content)
    : isEmpty
      ? await pickFromEarlier(planned, context, dependencies)
      : callForPicked(planned, shownDomains(content));
  if (call === undefined) return answerWithoutCall(isEmpty ? lastListEmpty : noSuchRow, planned);
  const compared =
    planned.kind === 'group' && planned.isCompared
      ? comparedGroups(planned.from, planned.positions, content)
      : undefined;
  if (compared) return compare(call, compared, planned, { ...context, isCounted: false }, dependencies);
  const answered = await run(
    call,
    { ...planned, applied: appliedDomains(call) },
    { ...context, isCounted: false },
    dependencies,
  );
  const isShorter =
    !isGroup &&
    planned.isPointedAt === true &&
    planned.rows.some((row) => row >= shownDomains(content).length);
  const before = isEmpty ? lastListEmptyBefore : isShorter ? listShorter : undefined;
  return before === undefined ? answered : { ...answered, answer: `${before} ${answered.answer}` };
}

const callForPicked = (
  { rows, besides, similarTo }: RowPlan,
  shown: readonly string[],
): PlannedCall | undefined =>
  similarTo ? callForSimilarToRows(rows, shown, similarTo) : callForRows(rows, shown, besides);

const EARLIER_LISTS_MAX = 5;

/** The rows of the latest list that has companies, if the last one has none. */
async function pickFromEarlier(
  planned: RowPlan,
  context: CallContext,
  { tools, earlierLists }: Dependencies,
): Promise<PlannedCall | undefined> {
  for (const earlier of earlierLists.slice(0, EARLIER_LISTS_MAX)) {
    const { name, args } = listOf(earlier);
    const shown = shownDomains((await tools[name].run(args, context)).content);
    if (shown.length > 0) return callForPicked(planned, shown);
  }
  return undefined;
}

const listOf = ({ name, args: { fields: _fields, size: _size, ...args } }: PlannedCall): PlannedCall => ({
  name: name === 'facets' ? 'search' : name,
  args,
});

/** "The last ten": a page of its own, which ends with the list. */
function lastRows(count: number, { args }: PlannedCall, content: ToolAnswer['content']): CallArguments {
  const total = Number(content.total_count ?? 0);
  const end =
    args.limit === undefined ? total : Math.min(total, Number(args.offset ?? 0) + Number(args.limit));
  return {
    offset: Math.max(Number(args.limit === undefined ? 0 : (args.offset ?? 0)), end - count),
    limit: count,
  };
}

async function run(
  requested: PlannedCall,
  interpretation: Interpretation,
  context: CallContext,
  dependencies: Dependencies,
): Promise<CopilotAnswer> {
  const { tools, count, countLookalikes, last, list } = dependencies;
  const planned = await withOwnCountry(requested, interpretation, tools, context);
  const reserved = reservedDomainIn(planned);
  if (reserved !== undefined)
    return answerWithoutCall(
      fill(sentencesIn(interpretation.language).reserved, { domain: reserved }),
      interpretation,
    );
  const {
    call,
    applied,
    unfound,
    byNameOnly,
    wordCondition,
    ignored: left = [],
  } = withoutOrderOfMeaning(await resolveCall(planned, interpretation, count));
  const { language } = interpretation;
  const ignored = [...interpretation.ignored, ...left].filter((text) => !isFunctionWord(text));
  if (asksUnstated(call, interpretation)) return writeUnstated(interpretation, ignored);
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
          : await suggestRelaxations(call, content, language, count, interpretation.applied, unfound);
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
            : {
                ...interpretation.remarks,
                usedWords: [],
                // The hours of one company are shown for every day, and what is known of its owner is stated.
                ...(call.name === 'lookup' && { openOn: undefined, positions: undefined }),
              },
        list,
        relaxed,
        nearest:
          call.name === 'search' && content.total_count === 0 && changes === undefined && relaxed.length === 0
            ? await findNearestValue(call, (args) => tools.search.run(args, { ...context, isCounted: true }))
            : undefined,
        unmet:
          content.total_count === 0 && changes === undefined && relaxed.length === 0
            ? conditionsInWords(await unmetConditions(call, count), language)
            : [],
        emptyColumns: await findEmptyColumns(call, count, Number(content.total_count)),
        changes,
        unfoundWords: unfound?.words,
        byNameOnly,
        wordCondition,
        omitted,
        statistic,
        technologies: interpretation.technologies,
        asksTechnologies: interpretation.asksTechnologies,
        facts: interpretation.facts,
        asksFacts: interpretation.asksFacts,
        factsOfDescribed: interpretation.factsOfDescribed,
        asksContacts: interpretation.asksContacts,
        asksCount: interpretation.asksCount,
        comparesRows: interpretation.comparesRows,
        shareOf: call.name === 'search' ? await countAll(interpretation, count) : undefined,
        asksShare: interpretation.asksShare === true && interpretation.applied.length === 0,
        wholes: await countWholes(call, interpretation, dependencies, context),
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
  { facts = [], factsOfDescribed = [], technologies = [], asksTechnologies, comparesRows }: Interpretation,
): CallArguments {
  const order = name === 'search' ? sortedColumn(args) : undefined;
  const usesTechnology = technologies.length > 0 || asksTechnologies === true;
  const ofCompared =
    name === 'search' && args.domains !== undefined
      ? [...columnsOfFacts(facts), ...(usesTechnology ? ['technologies'] : [])]
      : [];
  const ofDescribed = name === 'search' ? columnsOfFacts(factsOfDescribed) : [];
  const shown = [...new Set([...ofCompared, ...ofDescribed, ...(order === undefined ? [] : [order])])];
  const isCompared = name === 'search' && (args.domains !== undefined || comparesRows === true);
  const columns = isCompared && ofCompared.length === 0 ? [...COMPARED_COLUMNS, ...shown] : shown;
  if (columns.length > 0) return { ...args, columns: [...new Set(columns)].join(',') };
  // The parts of a histogram are as many as are asked for.
  const isCounted = name === 'facets' && !isNumberColumn(String(args.fields));
  return isCounted && args.size === VALUES_NAMED ? { ...args, size: VALUES_COUNTED } : args;
}

/** A domain in the call that is reserved, so that nobody can register it. */
const reservedDomainIn = ({ args }: PlannedCall): string | undefined =>
  [args.domain, args.domains]
    .flatMap((names) => String(names ?? '').split(','))
    .find((name) => isReservedName(name));

/** Lookalikes need a company in the index; for a lookup, the endpoint's own message, which is English, explains why there is none. */
function notFoundAnswer({ name, args }: PlannedCall, language: Language, { message }: AppError): string {
  const { notIndexed, notFetched } = sentencesIn(language);
  const domain = String(args.domain);
  if (name === 'similar' && args.domain !== undefined) return fill(notIndexed, { domain });
  return language === 'en' ? message : fill(notFetched, { domain });
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
  const whole = planned.asksShare ? await countAll(planned, dependencies.count) : undefined;
  let leader: { readonly item: ComparedItem; readonly found: number } | undefined;
  for (const item of compared.slice(0, COMPARED_MAX)) {
    const { field, value } = item;
    // Each search keeps only its own one of the compared values.
    const applied = planned.applied.filter((one) => one.param !== field || one.value === value);
    const { args } = (await resolveSearch(item.call, { ...planned, applied }, dependencies.count)).call;
    const found = await dependencies.count(args);
    if (found === undefined) continue;
    const name = LABELLED_FIELDS.has(field)
      ? capitalise(shortLabelOf(field, value, planned.language))
      : displayValue(field, value, planned.language);
    totals.push({ name, found });
    if (found > (leader?.found ?? 0)) leader = { item, found };
  }
  // If the compared things cannot be shown together, the companies of the one with the most are.
  const shown = call === compared[0]?.call ? (leader?.item.call ?? call) : call;
  const answered = await run(shown, planned, context, dependencies);
  return {
    ...answered,
    answer: `${writeComparison(totals, planned.language, {
      asksCount: planned.asksCount,
      whole,
    })} ${answered.answer}`.trim(),
  };
}

const COMPARED_MAX = 5;
/** Conditions that need more than their value to be understood: "does not have: blog". */
const LABELLED_FIELDS: ReadonlySet<ComparedItem['field']> = new Set([
  'filter',
  'has',
  'not_has',
  'not_technology',
]);
