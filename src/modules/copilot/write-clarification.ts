import { AppError } from '../../platform/errors.ts';
import { quoteAll, sentencesIn } from './answers/answer-texts.ts';
import { type Page, resultPage, searchPage, searchPageWithForm, sectionPage } from './answers/app-pages.ts';
import { fill } from './answers/fill.ts';
import { orderLabel } from './answers/labels.ts';
import { writeCaveats } from './answers/write-answer.ts';
import { answerWithoutCall, type CopilotAnswer } from './copilot-answer.ts';
import type { AppSection, CallArguments, Language, Plan, PlannedCall, ToolTopic } from './planner/index.ts';
import type { CountMatches } from './subject/counted-searches.ts';

const REASONS = {
  greeting: 'greeting',
  thanks: 'thanks',
  acknowledged: 'acknowledged',
  about_tool: 'aboutTool',
  off_topic: 'offTopic',
  unclear: 'unclear',
  no_domain: 'noDomain',
  which_buyers: 'whichBuyers',
  nothing_before: 'nothingToContinue',
  started_over: 'startedOver',
} as const;

export function writeClarification(
  clarification: Extract<Plan, { kind: 'clarify' }>,
  list: PlannedCall | undefined,
): CopilotAnswer {
  const texts = sentencesIn(clarification.language);
  if (clarification.remarks.unable !== undefined) {
    const { unable } = clarification.remarks;
    return {
      ...answerWithoutCall(texts.unable[unable], clarification),
      ...(unable === 'unknown' ? { suggestions: texts.examples } : { page: sectionPage('results') }),
    };
  }
  if (clarification.reason === 'declined') {
    const section = clarification.section ?? 'results';
    // Only the operator can change the index.
    if (section === 'index')
      return { ...answerWithoutCall(texts.declinedIndex, clarification), suggestions: texts.examples };
    if (clarification.keepsSearch && (section === 'views' || section === 'monitors'))
      return {
        ...answerWithoutCall(section === 'views' ? texts.topics.saving : texts.topics.alerts, clarification),
        page: formPage(section, clarification, list),
      };
    const answer = `${texts.declined} ${texts.appSections[section]}`;
    return {
      ...answerWithoutCall(answer, clarification),
      page: sectionPage(section),
      suggestions: texts.examples,
    };
  }
  const { topic, secondTopic, asksWhatItIs, remarks, similarToName } = clarification;
  if (clarification.reason === 'no_domain' && similarToName !== undefined)
    return {
      ...answerWithoutCall(fill(texts.nameNotIndexed, { name: similarToName }), clarification),
      suggestions: texts.examples,
    };
  if (clarification.reason === 'no_condition')
    return {
      ...answerWithoutCall(
        fill(texts.noSuchCondition, { words: quoteAll(clarification.ignored, clarification.language) }),
        clarification,
      ),
      suggestions: texts.examples,
    };
  if (topic === 'order')
    return answerWithoutCall(
      list
        ? fill(texts.topics.order, { order: orderOf(list, clarification.language) })
        : texts.nothingToContinue,
      clarification,
    );
  const text = topic === undefined ? texts[REASONS[clarification.reason]] : texts.topics[topic];
  const second = secondTopic === undefined ? [] : [texts.topics[secondTopic]];
  const isAnswered = remarks.noWebsite !== undefined || clarification.financialTerms !== '';
  const first = topic !== undefined && asksWhatItIs ? [texts.aboutTool] : [];
  // Thanks, remarks and messages about something else have nothing to take into account.
  const caveats = /^(?:off_topic|thanks|acknowledged|greeting)$/.test(clarification.reason)
    ? writeCaveats({ ...clarification, ignored: [] })
    : writeCaveats(clarification);
  const answer = [...first, ...(isAnswered ? [] : [text]), ...second, ...caveats].join(' ');
  const { proposals } = clarification;
  const section = topic === undefined ? undefined : SECTIONS_OF_TOPICS[topic];
  return {
    ...answerWithoutCall(answer, clarification),
    ...(section !== undefined && {
      page:
        section === 'views' || (section === 'monitors' && topic !== 'endAlerts')
          ? formPage(section, clarification, list)
          : sectionPage(section),
    }),
    proposals,
    suggestions: proposals.length > 0 ? [] : texts.examples,
  };
}

/** What a list is in the order of. */
function orderOf({ name, args }: PlannedCall, language: Language): string {
  const isScored = args.q !== undefined || name === 'similar';
  return args.sort === undefined && !isScored
    ? sentencesIn(language).orderUnsorted
    : orderLabel(String(args.sort ?? 'score'), language);
}

/** The form that keeps the search in force, unless the message names another one. */
function formPage(
  section: 'views' | 'monitors',
  { keepsSearch = 'shown' }: Extract<Plan, { kind: 'clarify' }>,
  list: PlannedCall | undefined,
): Page {
  const isSearch = list?.name === 'search' || list?.name === 'facets';
  return isSearch && keepsSearch === 'shown' ? searchPageWithForm(section, list.args) : sectionPage(section);
}

interface ExportedList {
  /** The last call that showed a list. */
  readonly list: PlannedCall | undefined;
  readonly count: CountMatches;
  readonly countLookalikes: CountMatches;
}

/** Where to export the last list; undefined if the message asks for something else, or there is no list. */
export async function writeExport(
  planned: Extract<Plan, { kind: 'clarify' }>,
  { list, count, countLookalikes }: ExportedList,
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
  saving: 'views',
  integrations: 'keys',
  alerts: 'monitors',
  endAlerts: 'monitors',
  lists: 'lists',
  sharing: 'lists',
};
