import {
  type AppliedArgument,
  appliedDomains,
  type CallArguments,
  type CallPlan,
  type Clarification,
  type Plan,
  type PlannedCall,
} from './call.ts';
import { isOffTopic, isUnclear, isVague, propose, replyTo, toolTopicOf } from './clarifications.ts';
import {
  asksAboutCompared,
  asksFactOfLastCompany,
  asksFactOfMissingCompany,
  asksFactOfRow,
  asksTechnologies,
  isOnlyReference,
  onlyCompany,
  refersToLastCompany,
  requestedFacts,
  rowsOfFacts,
} from './company-facts.ts';
import { findCompanyNames } from './company-names.ts';
import type { ConversationState } from './conversation-state.ts';
import { asksToMail, namesCompanies, searchToKeep, withoutScraps } from './declined-requests.ts';
import { continueCall, continuesLastCall, replacedFeatures } from './follow-up/continue-call.ts';
import { missingConditions, namesConditionsOf } from './follow-up/drop-conditions.ts';
import { findGroup } from './follow-up/find-group.ts';
import { comparedLists, planMove } from './follow-up/moves.ts';
import { inLastCountry, searchNewSubject } from './follow-up/new-subject.ts';
import { readRequest } from './follow-up/read-request.ts';
import { changesLastCall, mayBeRemark, repeatsLastCall, strayWords } from './follow-up/replies.ts';
import { STATISTIC_PARTS } from './lexicon/group-fields.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { namedPlaces, placesOf } from './places-alone.ts';
import { compareWithLast, includedSlots, planComparison, searchCompared } from './plan-comparison.ts';
import {
  asksForLookalikesOfRow,
  callForRows,
  callForSimilarToRows,
  comparesNamedDomains,
  compareWithShown,
  countedFromEnd,
  filtersOf,
  planForDomains,
  referencedRows,
  showsSelectedCompanies,
  unusedWords,
} from './plan-domains.ts';
import { shareOf, unknownShare } from './plan-share.ts';
import { isEmpty, type Request } from './reading/request.ts';
import { normalizeMessage } from './text/normalize-message.ts';
import { toArguments } from './to-arguments.ts';
import { askWhereSome } from './where-none.ts';
/** Decides what to do for a message, by its text and the earlier turns. Never throws, whatever the message contains. */
export function plan(message: string, lexicon: Lexicon, state: ConversationState): Plan {
  const text = normalizeMessage(message);
  const request = withoutScraps(askWhereSome(readRequest(text, lexicon, state)));
  const afterFirst =
    state.last &&
    planFirstClause(request, state, (known) =>
      plan(text.slice(0, request.secondClauseStart), lexicon, known),
    );
  if (afterFirst) return plan(text.slice(request.secondClauseStart), lexicon, afterFirst);
  const converted = toArguments(request);
  const language = request.answerLanguage ?? request.language;
  const asksWhyListed = isWhyListed(request, state);
  const interpretation = {
    language,
    applied: converted.applied,
    ignored: asksWhyListed ? [] : [...converted.ignored, ...request.reasonWords],
    financialTerms: request.financialTerms,
    remarks: { ...request.remarks, asksWhyListed },
    corrected: request.corrected,
    placeCandidates: request.placeCandidates,
    ownCountry: request.ownCountry,
    startsOver: request.roles.has('startOver'),
    wantsExport: request.roles.has('export'),
    facts: requestedFacts(request),
    asksFacts: request.isQuestion && !request.roles.has('contacts'),
  };
  const clarify = (reason: Clarification['reason']): Clarification => ({
    kind: 'clarify',
    reason,
    proposals: propose(request, state),
    company: findCompanyNames(text, request, lexicon),
    similarToName: request.similarToName,
    similarToArgs: filtersOf(converted.args),
    ...interpretation,
  });
  const notShared = unknownShare(request, interpretation.ignored);
  const call = (made: PlannedCall, applied: readonly AppliedArgument[] = converted.applied): CallPlan => {
    const compared = planComparison(request, made) ?? (list && compareWithLast(request, list, made));
    return {
      kind: 'call',
      call: compared ? searchCompared(made, compared) : made,
      compared,
      company:
        made.name === 'similar' || (showsSelectedCompanies(made) && !request.roles.has('compare'))
          ? undefined
          : findCompanyNames(text, request, lexicon),
      asksContacts: request.roles.has('contacts'),
      asksCount: request.roles.has('count'),
      asksShare: request.roles.has('share'),
      factsOfDescribed: made.name === 'search' ? request.factsOfDescribed : [],
      comparesRows: request.roles.has('compare') && request.sort !== undefined && request.limit !== undefined,
      shareOf: shareOf(
        request,
        made,
        list && (isEmpty(request) || continuesLastCall(request, list)) ? list : undefined,
        state.previousList,
      ),
      attributeWords: request.attributeWords,
      strayWords: list ? strayWords(request) : [],
      isOnlyStray: list !== undefined && mayBeRemark(request),
      joinsIndustry: request.joinsIndustry && made.args.industry === converted.args.industry,
      adjacentWords: made.args.mode === 'phrase' ? converted.adjacentWords : '',
      technologies: includedSlots(request, 'technology').flatMap(({ values }) => values),
      asksTechnologies: asksTechnologies(request),
      ...interpretation,
      remarks: {
        ...interpretation.remarks,
        ...(notShared !== undefined && { unknownShare: notShared }),
        // A fact of one company says nothing about the list that it is from.
        ...(list &&
          !showsSelectedCompanies(made) && {
            missingConditions: missingConditions(request, list),
            replacedConditions: continuesLastCall(request, list) ? replacedFeatures(request, list, made) : [],
          }),
      },
      ignored: [...interpretation.ignored, ...unusedWords(made, request, last)].filter(
        (text) => text !== notShared,
      ),
      applied,
    };
  };
  const last = request.roles.has('startOver')
    ? undefined
    : (onlyCompany(request, state) ?? namedPlaces(request, state));
  const list = last && showsSelectedCompanies(last) ? state.lastList : last;
  const before = { last, list, state };
  const group = last && findGroup(text, request.language, last);
  if (last && group)
    return { kind: 'group', ...group, from: last, ...interpretation, applied: [], ignored: [] };
  const beside = compareWithShown(request, last, state.shown);
  if (beside) return call(beside, appliedDomains(beside));
  const pointedAt =
    list &&
    !comparedLists(request, before) &&
    !comparesNamedDomains(request) &&
    !limitsList(request) &&
    (asksWhyListed || isOnlyReference(request) || asksFactOfRow(request) || asksForLookalikesOfRow(request))
      ? referencedRows(request)
      : [];
  const rows = list && pointedAt.length === 0 ? rowsOfFacts(request) : pointedAt;

  const lastRows =
    list?.name === 'search' && rowsOfFacts(request).length === 0 ? countedFromEnd(request) : undefined;
  if (list && lastRows !== undefined)
    return { kind: 'pick', rows: [], lastRows, from: list, ...interpretation };
  const topic = asksWhyListed ? undefined : toolTopicOf(request);
  if (topic !== undefined)
    return {
      ...clarify('about_tool'),
      topic,
      asksWhatItIs: topic === 'prices' && request.roles.has('aboutTool'),
      secondTopic: request.toolQuestion?.secondTopic,
      company: topic === 'prices' ? clarify('about_tool').company : undefined,
      proposals: [],
      ignored: [],
    };
  if (
    request.changeTarget !== undefined &&
    !(list && request.roles.has('everything')) &&
    !(
      list &&
      (namesConditionsOf(request, list) ||
        ((request.roles.has('adds') || (request.roles.has('instead') && request.ordinals.length === 0)) &&
          request.slots.length > 0))
    ) &&
    (request.domains.length === 0 || request.changeTarget !== 'results')
  )
    return {
      ...clarify('declined'),
      // "Save this list as Excel" asks for a file.
      section:
        request.roles.has('export') && request.changeTarget === 'lists' ? 'results' : request.changeTarget,
      keepsSearch: searchToKeep(request),
      proposals: [],
    };
  const hasNoRows = request.ordinals.length > 0 && isEmpty(request) && last === undefined;
  if (request.remarks.unable !== undefined && (hasNoRows || !namesCompanies(request)))
    return { ...clarify('declined'), ignored: [], proposals: [] };
  // "Thanks, great help" asks for none.
  const isThanks = request.roles.has('thanks') && !request.isQuestion;
  if (
    request.roles.has('aboutTool') &&
    !isThanks &&
    request.slots.length === 0 &&
    request.domains.length === 0
  )
    return clarify('about_tool');
  if (request.omitsBuyers && !OF_LIST.some((role) => request.roles.has(role)) && rows.length === 0)
    return {
      ...clarify('which_buyers'),
      ignored: [],
      proposals: placesOf(converted.args),
      company: undefined,
    };
  if (request.roles.has('export') && rows.length === 0 && (isEmpty(request) || asksToMail(request)))
    return { ...clarify('declined'), section: 'results', proposals: [] };
  if (last && asksFactOfLastCompany(request, last)) return call(last, []);
  if (last && rows.length === 0 && asksAboutCompared(request, last))
    return call(withOrder(last, request), []);
  if (list && asksFactOfMissingCompany(request, list, state))
    return { kind: 'pick', rows: [0], from: list, ...interpretation };
  // "How old is the oldest?" asks about the list.
  const isOrder = last !== undefined && request.sort !== undefined && isEmpty(request);
  if (!asksWhyListed && !isOrder && isOffTopic(request)) return clarify('off_topic');
  const about = rows.length > 0 ? undefined : planForDomains(request, converted.args, last);
  if (about && 'name' in about) return call(about, appliedTo(about, request, converted.applied));
  if (about) return clarify(about.clarify);
  if (list && rows.length > 0) {
    const besides = request.roles.has('compare') ? request.domains : [];
    const areShown = pointedAt.every((row) => row < state.shown.length);
    const chosen = !areShown
      ? undefined
      : request.roles.has('like')
        ? callForSimilarToRows(rows, state.shown, converted.args)
        : callForRows(rows, state.shown, besides);
    return chosen
      ? call(chosen, [
          ...appliedDomains(chosen),
          ...appliedTo(chosen, { ...request, domains: [] }, converted.applied),
        ])
      : {
          kind: 'pick',
          rows,
          isPointedAt: pointedAt.length > 0,
          besides,
          similarTo: request.roles.has('like') ? converted.args : undefined,
          from: list,
          asksTechnologies: asksTechnologies(request),
          ...interpretation,
        };
  }
  if (last?.name === 'lookup' && asksTechnologies(request) && refersToLastCompany(request))
    return call(last, []);
  if (list && asksWhatIsUsed(request))
    return call({ name: 'facets', args: countArguments(list.args, TECHNOLOGIES_USED) });
  if (request.groupBy) {
    const both = comparedLists(request, before);
    if (both) return call(both, []);
    const isCounted = list?.name === 'search' || list?.name === 'facets';
    const asked =
      isCounted && continuesLastCall(request, list)
        ? continueCall(list, request, converted.args, state.earlierLists)
        : { args: inLastCountry(request, list?.args, converted.args) };
    return call({ name: 'facets', args: countArguments(asked.args, request.groupBy) });
  }
  if (request.remarks.noWebsite !== undefined && isEmpty(request)) return clarify('unclear');
  const moved = planMove(request, converted.args, before);
  if (moved === 'nothing_before') return clarify(moved);
  if (moved) return call(moved, []);
  if (isEmpty(request) && last && (repeatsLastCall(request) || request.roles.has('contacts')))
    return call(last);
  const isOfAll = request.roles.has('count') && request.roles.has('company');
  // "How many have at least three languages?": all companies are no answer.
  if (isEmpty(request) && !last && isOfAll && interpretation.ignored.length > 0)
    return clarify('no_condition');
  if (isEmpty(request) && !last && (isOfAll || request.sort !== undefined))
    return call({ name: 'search', args: converted.args });
  // "Only those that export": no homepage says so, and the list stays.
  if (isEmpty(request) && list && request.roles.has('only') && interpretation.ignored.length > 0)
    return call(list);
  if (isEmpty(request) && !(last && changesLastCall(request)))
    return clarify(replyTo(request, last !== undefined));
  const ofNewSubject = list && searchNewSubject(request, list, converted.args);
  if (ofNewSubject) return call(ofNewSubject);
  if (list && continuesLastCall(request, list))
    return call(continueCall(list, request, converted.args, state.earlierLists));
  return isUnclear(request) || isVague(request)
    ? clarify('unclear')
    : call({ name: 'search', args: inLastCountry(request, list?.args, converted.args) });
}

/** Words that refer to the companies of the last list. */
const OF_LIST = ['ofThem', 'only', 'also'] as const;

/** The companies side by side, in the order that the message asks about: "which one is older?" */
const withOrder = ({ name, args: { domains = '' } }: PlannedCall, { sort }: Request): PlannedCall => ({
  name,
  args: { domains, ...(sort !== undefined && { sort }) },
});

/** The conversation after the first of two requests in a message; undefined if it has only one. */
function planFirstClause(
  { secondClauseStart, language }: Request,
  state: ConversationState,
  planFirst: (state: ConversationState) => Plan,
): ConversationState | undefined {
  if (secondClauseStart === undefined) return undefined;
  const known = { ...state, language };
  const first = planFirst(known);
  return first.kind === 'call'
    ? { ...known, last: first.call, lastList: undefined, lastAnswerHadNoCall: false }
    : undefined;
}

/** "And what do they use instead?": the technologies of the list. */
const asksWhatIsUsed = (request: Request): boolean =>
  isEmpty(request) &&
  request.roles.has('uses') &&
  (request.isQuestion || request.roles.has('instead') || request.roles.has('and')) &&
  [...request.roles].every((role) => BESIDE_USES.has(role));

const TECHNOLOGIES_USED = { field: 'tech', size: undefined, isRanking: true } as const;
const BESIDE_USES: ReadonlySet<string> = new Set(
  'uses filler command and or but instead insteadOf its theirs ofThem about therefore'.split(' '),
);

/** "Why is the first one in the list?" */
const isWhyListed = (
  { reasonWords, ordinals, roles, domains }: Request,
  { shown }: ConversationState,
): boolean =>
  reasonWords.length > 0 &&
  (ordinals.length > 0 || roles.has('lastOne') || domains.some((domain) => shown.includes(domain)));

/** "Just the first two" asks for a shorter list; "the first two" are opened side by side. */
const limitsList = ({ roles, limit }: Request): boolean => roles.has('only') && limit !== undefined;

const COUNTED_VALUES = 10;
const COUNTED_VALUES_MAX = 50;

const countArguments = (
  { limit: _limit, offset: _offset, sort: _sort, ...args }: CallArguments,
  { field, size = COUNTED_VALUES }: NonNullable<Request['groupBy']>,
): CallArguments => ({
  ...args,
  fields: field,
  size: size === STATISTIC_PARTS ? size : Math.min(Math.max(1, size), COUNTED_VALUES_MAX),
});

const appliedTo = (
  { args }: PlannedCall,
  { domains }: Request,
  applied: readonly AppliedArgument[],
): AppliedArgument[] => [
  ...domains.map((domain) => ({
    text: domain,
    param: 'domain' in args ? 'domain' : 'domains',
    value: domain,
  })),
  ...applied.filter(({ param }) => Object.hasOwn(args, param)),
];
