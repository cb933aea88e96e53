import type { CallArguments, PlannedCall } from '../call.ts';
import type { ConversationState } from '../conversation-state.ts';
import { comparesLastTwoLists } from '../plan-comparison.ts';
import { hasTopic, isEmpty, type Request } from '../reading/request.ts';
import { continueCall } from './continue-call.ts';
import {
  dropAllConditions,
  dropLastCondition,
  invertLastCondition,
  turnComparison,
} from './drop-conditions.ts';
import { findNamedList, listsToCompare, mergeLists } from './earlier-lists.ts';
import { turnPage } from './turn-page.ts';

/** What earlier turns asked for, as far as the message may refer to it. */
export interface Before {
  readonly last: PlannedCall | undefined;
  /** The last list, if `last` shows some of its companies. */
  readonly list: PlannedCall | undefined;
  readonly state: ConversationState;
}

/** The last two lists in one, if the message compares them; undefined otherwise. */
export const comparedLists = (request: Request, { list, state }: Before): PlannedCall | undefined =>
  list && (comparesLastTwoLists(request) || asksWhichHasMore(request, list))
    ? listsToCompare(list, state.previousList)
    : undefined;

/** "Which country has more?", also where it could be counted by country. */
const asksWhichHasMore = (request: Request, list: PlannedCall): boolean =>
  (isEmpty(request) && request.roles.has('than') && request.sort === undefined) ||
  (request.groupBy?.field === 'country' &&
    !isOfRegion(list) &&
    (request.roles.has('more') || request.groupBy.isRanking) &&
    isEmpty({ ...request, groupBy: undefined }));

/** The countries of a region are counted in one call. */
const isOfRegion = ({ args }: PlannedCall): boolean =>
  String(args.country ?? '').split(',').length > COMPARED_COUNTRIES_MAX;

const COMPARED_COUNTRIES_MAX = 5;

/**
 * The call for a message that names no condition and moves through the conversation instead: back, another page, without the last
 * condition, the other way round. 'nothing_before' if there is nothing to go back to; undefined if the message is something else.
 */
export function planMove(
  request: Request,
  requested: CallArguments,
  before: Before,
): PlannedCall | 'nothing_before' | undefined {
  const { last, list, state } = before;
  const { roles } = request;
  // After an answer without a list, "back to the hotels" means the last list of hotels.
  const lists = [...(state.lastAnswerHadNoCall && list ? [list] : []), ...(state.earlierLists ?? [])];
  if (!isEmpty(request)) {
    const named = (roles.has('backTo') || roles.has('back')) && findNamedList(request, requested, lists);
    return named || comparedLists(request, before) || changeEarlierList(request, requested, before);
  }
  if (roles.has('yes') && state.offered && isReply(request)) return state.offered;
  const both = comparedLists(request, before);
  if (both) return both;
  if (last && request.answerLanguage !== undefined) return last;
  if (list && asksForFirstList(request, list)) return state.earlierLists?.at(-1) ?? list;
  if (list && roles.has('together')) {
    const merged = mergeLists(list, state.previousList);
    if (merged) return merged;
  }
  const next = nextRow(request, before);
  if (next) return next;
  if (asksToGoBack(request)) return goBack(request, before) ?? 'nothing_before';
  if (!list) return undefined;
  // "Which has more?" after several countries were searched.
  if (list.name === 'search' && roles.has('than') && request.sort === undefined) return list;
  const changed = changeConditions(request, list, state);
  if (changed) return changed;
  return turnPage(list, request) ?? (showsAgain(request) ? list : undefined);
}

/** "Back to the previous list, but in Switzerland". */
function changeEarlierList(
  request: Request,
  requested: CallArguments,
  before: Before,
): PlannedCall | undefined {
  if (!request.roles.has('but') || hasTopic(request) || !asksToGoBack(request)) return undefined;
  const earlier = goBack(request, before);
  return earlier && continueCall(earlier, request, requested);
}

/** The number of rows of a page, unless the call says otherwise. */
const PAGE_ROWS = 100;

function changeConditions(
  request: Request,
  list: PlannedCall,
  { previousList: previous, shown }: ConversationState,
): PlannedCall | undefined {
  const isComplete = shown.length < Number(list.args.limit ?? PAGE_ROWS);
  if (request.roles.has('everything')) return dropAllConditions(list);
  if (request.turnsComparison) return turnComparison(list);
  if (request.roles.has('reverse')) return reverseOrder(list) ?? invertLastCondition(list);
  if (request.endsWithNegation || (request.roles.has('others') && isComplete)) {
    const inverted = invertLastCondition(list);
    if (inverted) return inverted;
  }
  const fewer = dropsUnnamedCondition(request) ? dropLastCondition(list, previous) : undefined;
  return fewer && withSort(fewer, request.sort);
}

/** Roles of the words that can accompany "yes" and "no". */
const REPLY_ROLES: ReadonlySet<string> = new Set([
  'yes',
  'no',
  'greeting',
  'thanks',
  'filler',
  'without',
  'not',
  'command',
  'unsupported',
  'its',
  'instead',
  'drop',
  'only',
]);

/** Whether a message is nothing but "yes", "no" or the like. */
export const isReply = (request: Request): boolean =>
  isEmpty(request) && [...request.roles].every((role) => REPLY_ROLES.has(role));

const showsAgain = ({ roles, sort, limit, parts }: Request): boolean =>
  roles.has('again') &&
  !roles.has('startOver') &&
  !roles.has('anywhere') &&
  sort === undefined &&
  limit === undefined &&
  parts.length === 0;

/** The row below the company that was shown last. */
function nextRow({ roles }: Request, { last, state }: Before): PlannedCall | undefined {
  if (last?.name !== 'lookup' || !roles.has('nextRow')) return undefined;
  const at = state.shown.indexOf(String(last.args.domain));
  const domain = at < 0 ? undefined : state.shown[at + 1];
  return domain === undefined ? undefined : { name: 'lookup', args: { domain } };
}

const asksToGoBack = ({ roles, limit }: Request): boolean =>
  (roles.has('steps') && limit !== undefined) ||
  (['back', 'backTo', 'previousPage'] as const).some((role) => roles.has(role));

/** "Back to the start" of a later page is its first page. */
const asksForFirstList = ({ roles }: Request, { args }: PlannedCall): boolean =>
  roles.has('firstList') && !(roles.has('firstPage') && Number(args.offset ?? 0) > 0);

/** Goes back from companies to their list, from a page to the page before, or from a list to the list before. */
function goBack({ roles, limit: steps }: Request, { last, list, state }: Before): PlannedCall | undefined {
  if (state.lastAnswerHadNoCall && !roles.has('previousPage') && list) return list;
  if (steps !== undefined && steps > 1 && list)
    return state.earlierLists?.[steps - 1] ?? state.earlierLists?.at(-1) ?? list;
  if (last !== list || list === undefined) return list;
  const isPage = Number(list.args.offset ?? 0) > 0;
  return isPage ? turnPage(list, { roles: new Set(['previousPage']) }) : (state.previousList ?? list);
}

/** "Without that condition", if the message does not name the condition. */
const dropsUnnamedCondition = (request: Request): boolean =>
  (request.roles.has('drop') || (request.roles.has('without') && request.roles.has('filler'))) &&
  !(['startOver', 'thanks', 'greeting', 'nextPage', 'command', 'no'] as const).some((role) =>
    request.roles.has(role),
  ) &&
  request.parts.length === 0 &&
  request.limit === undefined;

/** Applies "… and sort by name". */
const withSort = ({ name, args }: PlannedCall, sort: string | undefined): PlannedCall => ({
  name,
  args: sort === undefined ? args : { ...args, sort },
});

function reverseOrder({ name, args }: PlannedCall): PlannedCall | undefined {
  const { offset: _offset, ...others } = args;
  const { sort } = args;
  if (typeof sort !== 'string') return undefined;
  return { name, args: { ...others, sort: sort.startsWith('-') ? sort.slice(1) : `-${sort}` } };
}
