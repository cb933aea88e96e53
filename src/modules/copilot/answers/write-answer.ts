import { columnLabel, type Language, type PlannedCall } from '../planner/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';
import type { AnswerContext } from './answer-context.ts';
import { labelsIn, quote, sentencesIn } from './answer-texts.ts';
import { searchInWords } from './conditions-in-words.ts';
import { describeLookup, writeTechnologies } from './describe-company.ts';
import { describeEmpty, writeEmptyColumns, writeOffers, writeUnordered } from './describe-empty.ts';
import { fill, joinWithAnd } from './fill.ts';
import { capitalise } from './labels.ts';
import { nameWithDomain, textOf } from './profile-text.ts';
import { addInBrackets, countSentence, writeDistribution, writeFound, writeShare } from './write-counts.ts';
import { factOf, NAMES_MAX, writeContacts, writeFacts } from './write-facts.ts';
import { writeRemarks } from './write-remarks.ts';
import { writeSideBySide } from './write-side-by-side.ts';
import { writeStatistic } from './write-statistic.ts';

const WORDS_SHOWN_MAX = 80;

/** Describes the result in the language of the message. Every number in the text comes from the result. */
export function writeAnswer(
  call: PlannedCall,
  content: ToolAnswer['content'],
  context: AnswerContext,
): string {
  const parts =
    call.name === 'lookup'
      ? describeLookup(content, context)
      : call.name === 'facets'
        ? (writeStatistic(call, context.statistic, content, context.language) ??
          writeDistribution(call, content, context.language, context.wholes) ??
          describeEmpty(call, context))
        : describeList(call, content, context);
  const total = Number(content.total_count);
  const named = total > 0 ? writeNameMatches(context) : [];
  const { wordCondition, tooLittleAlike } = sentencesIn(context.language);
  const words =
    context.wordCondition === undefined ? [] : [fill(wordCondition, { words: context.wordCondition })];
  const left = context.omitted
    ? [
        fill(tooLittleAlike, {
          count: new Intl.NumberFormat(context.language).format(context.omitted),
          domain: joinWithAnd(
            String(call.args.domain ?? call.args.domains ?? '').split(','),
            context.language,
          ),
        }),
      ]
    : [];
  const whereToExport = context.wantsExport ? [sentencesIn(context.language).whereToExport] : [];
  const contacts =
    context.asksContacts && call.name === 'search' ? writeContacts(content, context.language) : [];
  const facts =
    context.asksFacts && call.name === 'search' && total === 1 ? factsOfSingleResult(content, context) : [];
  const described = call.name === 'search' ? factsOfDescribed(call, content, total, context) : [];
  const share = call.name === 'search' ? writeShare(call, total, context.shareOf, context.language) : [];
  const unable = context.remarks?.unable;
  return [
    ...(unable === undefined ? [] : [sentencesIn(context.language).unable[unable]]),
    ...withoutCount(share, parts),
    ...words,
    ...left,
    ...facts,
    ...described,
    ...contacts,
    ...named,
    ...whereToExport,
    ...writeCaveats(context),
  ].join(' ');
}

/** The share says how many there are, so only the names of the companies are added to it. */
function withoutCount([share]: readonly string[], parts: readonly string[]): readonly string[] {
  if (share === undefined) return parts;
  const [names] = /\s?: (?=[^:]*$).*$/su.exec(parts[0] ?? '') ?? [];
  return names === undefined ? [share, ...parts.slice(1)] : [share.replace(/\.$/, names), ...parts.slice(1)];
}

/** The requested facts of the only company of a list. That it has a blog is why it was found, so only values are stated. */
function factsOfSingleResult(
  content: ToolAnswer['content'],
  { facts = [], language }: AnswerContext,
): string[] {
  const [row] = Array.isArray(content.results) ? (content.results as ToolAnswer['content'][]) : [];
  const { yes, no } = sentencesIn(language);
  if (row === undefined) return [];
  const stated = facts.filter((name) => ![undefined, yes, no].includes(factOf(row, name, language)));
  return writeFacts(row, stated, language);
}

/** So many described companies are stated with what is asked about them; of longer lists, those that the answer names. */
const DESCRIBED_MAX = 5;

/** What is asked of companies that are described: of the oldest or largest, about one. */
function factsOfDescribed(
  { args }: PlannedCall,
  content: ToolAnswer['content'],
  total: number,
  { factsOfDescribed: facts = [], language }: AnswerContext,
): string[] {
  if (facts.length === 0) return [];
  const count = args.sort !== undefined ? 1 : total > DESCRIBED_MAX ? NAMES_MAX : total;
  return rowsOf(content)
    .slice(0, count)
    .flatMap((row) =>
      writeFacts({ ...row, ...(row.columns as ToolAnswer['content'] | undefined) }, facts, language),
    );
}

/** States how many companies were found by the name of their trade instead of their sub-industry. */
const writeNameMatches = ({ byNameOnly, language }: AnswerContext): string[] => {
  if (byNameOnly === undefined) return [];
  const { byNameAll, byNameSome } = sentencesIn(language);
  return [
    byNameOnly === 'all'
      ? byNameAll
      : fill(byNameSome, { count: new Intl.NumberFormat(language).format(byNameOnly) }),
  ];
};

/** Lists the words that had no effect, so that the user does not misread the answer. */
export function writeCaveats({
  language,
  ignored,
  financialTerms = '',
  corrected = [],
  remarks,
  list,
}: AnswerContext): string[] {
  const texts = sentencesIn(language);
  // That a name is no known technology says that it had no effect.
  const words = joinWithAnd(
    ignored
      .filter((text) => !remarks?.usedWords?.includes(text) && text !== remarks?.positions)
      .map((text) => quote(text.slice(0, WORDS_SHOWN_MAX), language)),
    language,
  );
  return [
    ...(remarks ? writeRemarks(remarks, language, list) : []),
    // What was not searched for was read as nothing.
    ...corrected
      .filter(({ meant }) => !ignored.includes(meant))
      .map(({ written, meant }) => fill(texts.typoCorrected, { written, meant })),
    ...(financialTerms === ''
      ? []
      : [fill(texts.noFinancials, { words: financialTerms.slice(0, WORDS_SHOWN_MAX) })]),
    ...(words === '' ? [] : [fill(texts.ignored, { words })]),
  ];
}

function describeList(call: PlannedCall, content: ToolAnswer['content'], context: AnswerContext): string[] {
  const { language } = context;
  const { noMore, firstResults, similar, noneSimilar, mostSimilar } = sentencesIn(language);
  const number = new Intl.NumberFormat(language);
  const isSimilar = call.name === 'similar';
  const total = Number(isSimilar ? content.total_found : content.total_count);
  const domain = joinWithAnd(String(call.args.domain ?? call.args.domains ?? '').split(','), language);
  if (!(total > 0))
    return isSimilar
      ? [
          addInBrackets(fill(noneSimilar, { domain }), searchInWords(call.args, language)),
          ...writeOffers(context.relaxed ?? [], language),
        ]
      : describeEmpty(call, context);
  const rows = shownDomains(content);
  // Similarity falls off gradually, so the number of slightly similar companies means nothing.
  const isCut = isSimilar && rows.length > 1 && rows.length < total;
  const sentence = isSimilar
    ? addInBrackets(
        isCut
          ? fill(mostSimilar, { count: number.format(rows.length), domain })
          : countSentence(similar, total, language, domain),
        searchInWords(call.args, language),
      )
    : writeFound(call, total, language);
  const names = namesOf(call, content, language).slice(0, NAMES_MAX);
  const stated = factsOfCompared(call, content, context);
  if (stated.length > 0 && rows.length > 1) return stated;
  if (call.name === 'search' && (call.args.domains !== undefined || context.comparesRows) && rows.length > 1)
    return writeSideBySide(
      inRequestedOrder(content.results as ToolAnswer['content'][], call.args.domains),
      language,
    );
  if (names.length === 0)
    return Number(call.args.offset ?? 0) > 0 ? [countSentence(noMore, total, language)] : [sentence];
  // A short list names all its companies, so it needs no "the first are".
  const ordering = sortedColumn(call.args);
  const isOrdered =
    ordering === undefined ||
    rowsOf(content).some((row) => valueInOrder(row, ordering, language) !== undefined);
  const unordered = [
    ...(isOrdered ? [] : writeUnordered(ordering, context)),
    ...writeEmptyColumns(
      (context.emptyColumns ?? []).filter((column) => column !== ordering),
      language,
    ),
  ];
  if (total === names.length)
    return [
      sentence.replace(/[.]$/, () => `${language === 'fr' ? ' ' : ''}: ${joinWithAnd(names, language)}.`),
      ...unordered,
    ];
  const order = labelsIn(language).orders[String(call.args.sort)];
  const offset = Number(call.args.offset ?? 0);
  const shown = `${number.format(offset + 1)}–${number.format(offset + rows.length)}`;
  const first =
    offset > 0 && rows.length > 1
      ? `${shown}${language === 'fr' ? '\u00a0' : ''}: ${names.join(', ')}${rows.length > names.length ? ', …' : '.'}`
      : order === undefined || ordering === undefined || !isOrdered
        ? fill(firstResults, { names: names.join(', ') })
        : `${capitalise(order)}${language === 'fr' ? ' ' : ''}: ${names.join(', ')}.`;
  return [sentence, first, ...unordered];
}

/** What was asked about companies that are shown side by side, for each of them. */
function factsOfCompared(
  { name, args }: PlannedCall,
  content: ToolAnswer['content'],
  context: AnswerContext,
): string[] {
  if (name !== 'search' || args.domains === undefined || context.asksContacts) return [];
  const order = sortedColumn(args);
  const rows = content.results as ToolAnswer['content'][];
  const facts = [...new Set([...(context.facts ?? []), ...(order === undefined ? [] : [order])])];
  return (order === undefined ? inRequestedOrder(rows, args.domains) : rows).flatMap((row) => {
    const profile = { ...row, ...(row.columns as ToolAnswer['content'] | undefined) };
    return [...writeTechnologies(profile, context), ...writeFacts(profile, facts, context.language)];
  });
}

/** The column with numbers that a list is in the order of. */
export const sortedColumn = ({ sort = '' }: PlannedCall['args']): string | undefined => {
  const column = String(sort).replace(/^-/, '');
  return column === 'founded_year' || columnLabel(column, 'en') !== undefined ? column : undefined;
};

const rowsOf = (content: ToolAnswer['content']): readonly ToolAnswer['content'][] => {
  const rows = content.results ?? content.competitors;
  return Array.isArray(rows) ? (rows as ToolAnswer['content'][]) : [];
};

/** What a company states of the column that its list is in the order of. */
const valueInOrder = (
  row: ToolAnswer['content'],
  column: string | undefined,
  language: Language,
): string | undefined =>
  column === undefined ? undefined : factOf((row.columns ?? {}) as ToolAnswer['content'], column, language);

/** The companies to name; a list in the order of a column states its values. */
function namesOf({ args }: PlannedCall, content: ToolAnswer['content'], language: Language): string[] {
  const rows = rowsOf(content);
  const column = sortedColumn(args);
  const values = rows.map((row) => valueInOrder(row, column, language));
  const isKnown = values.some((value) => value !== undefined);
  return rows.map((row, at) =>
    nameWithDomain(row, isKnown ? [values[at] ?? labelsIn(language).unknown] : []),
  );
}

/** The companies of a comparison in the order in which they were named. */
const inRequestedOrder = (
  rows: readonly ToolAnswer['content'][],
  domains: unknown,
): ToolAnswer['content'][] => {
  if (domains === undefined) return [...rows];
  const order = String(domains).split(',');
  const placeOf = (row: ToolAnswer['content']): number => order.indexOf(textOf(row, 'domain'));
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The domains of the result rows, in order. */
export function shownDomains(content: Readonly<Record<string, unknown>>): string[] {
  const rows = Array.isArray(content.results) ? content.results : content.competitors;
  if (!Array.isArray(rows)) return typeof content.domain === 'string' ? [content.domain] : [];
  return rows.flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'domain' in row && typeof row.domain === 'string'
      ? [row.domain]
      : [],
  );
}
