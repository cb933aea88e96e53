import type { Clarification, PlannedCall } from './call.ts';
import type { ConversationState } from './conversation-state.ts';
import { functionWords, vagueNouns, vaguePurposes } from './dictionaries/dictionaries.ts';
import type { Role } from './dictionaries/grammar.ts';
import { isReply } from './follow-up/moves.ts';
import type { Request, Slot } from './reading/request.ts';
import { foldWord } from './text/fold.ts';

/** More unknown words than this make a message unclear. */
const WORDS_MAX = 6;

/** The topic of a question about the tool, unless it asks for companies: "how do I export", but not "how do I export hotels in Spain". */
export function toolTopicOf(request: Request): Clarification['topic'] {
  const { toolQuestion, slots, roles, domains, changeTarget, isQuestion, words, namesTrade } = request;
  if (!toolQuestion || domains.length > 0) return undefined;
  const { topic } = toolQuestion;
  // "In order of age, which are the first?"
  if (topic === 'order' && (request.sort !== undefined || request.facts.length > 0 || request.groupBy))
    return undefined;
  // "What data do you store": the verb is also a word for shops.
  if (namesTrade && topic !== 'contents') return undefined;
  if (roles.has('company') && !/alerts$|^lists$|^sharing$|^contents$/i.test(topic)) return undefined;
  // "Can I connect this to HubSpot" names the other program, not a technology of companies.
  const isOfTopic = ({ param }: Slot): boolean =>
    param === 'has' ||
    param === 'column' ||
    param === 'language' ||
    (topic === 'contents' && param === 'industry') ||
    (topic === 'integrations' && param === 'technology');
  if (!slots.every(isOfTopic)) return undefined;
  // "List them" is a request, although it has the word for a list.
  const isShort = words.length <= 1 && roles.size <= 2 && !roles.has('ofThem');
  // "I want no more alerts" asks how to end them, however it is put.
  const isPlain =
    isQuestion || isShort || roles.has('aboutTool') || /^(?:endAlerts|saving|order)$/.test(topic);
  return toolQuestion.startsAsQuestion || (changeTarget === undefined && isPlain) ? topic : undefined;
}

/** Replies to messages that name nothing, by the role of their words. */
const REPLIES: readonly (readonly [Role, Clarification['reason']])[] = [
  ['startOver', 'started_over'],
  ['thanks', 'thanks'],
  ['greeting', 'greeting'],
  ['nextPage', 'nothing_before'],
];

/** In the middle of a conversation, "cool" and "no" are no greetings. */
export function replyTo(request: Request, isFollowUp: boolean): Clarification['reason'] {
  const reason = REPLIES.find(([role]) => request.roles.has(role))?.[1] ?? 'unclear';
  const isAcknowledged = isFollowUp && (reason === 'greeting' || reason === 'unclear') && isReply(request);
  return isAcknowledged && (reason === 'greeting' || request.roles.has('no') || request.roles.has('yes'))
    ? 'acknowledged'
    : reason;
}

/** Weather, jokes, the account: not about finding companies, unless the message names something that only companies have. */
export const isOffTopic = (request: Request): boolean => {
  const { roles, slots, domains, phrases } = request;
  if (domains.length > 0) return false;
  // "How do I reach them?", "how do the first two differ?"
  if (roles.has('contacts') || (request.ordinals.length > 0 && roles.has('compare'))) return false;
  // "I would like to export the hotels, how do I do that?"
  if (roles.has('export') && request.namesTrade) return false;
  if (!roles.has('offTopic'))
    return (
      request.asksHowWhyOrWhen &&
      request.groupBy === undefined &&
      request.factsOfDescribed.length === 0 &&
      hasOnlyPlainWords(request) &&
      request.facts.length === 0
    );
  if (phrases.length > 0 && roles.has('company')) return false;
  return !slots.some(
    ({ param }) =>
      param === 'technology' ||
      param === 'industry' ||
      param === 'tld' ||
      (param === 'has' && roles.has('company')),
  );
};

/** Names nothing that could be a filter: "how do I cook pasta", but not "how is it in Italy". */
const hasOnlyPlainWords = ({ slots, phrases, similarToName, roles }: Request): boolean =>
  slots.length === 0 && phrases.length === 0 && similarToName === undefined && !roles.has('company');

/** Has many unknown words, and none that asks for companies. */
export const isUnclear = ({ words, slots, phrases, title, roles }: Request): boolean =>
  slots.length === 0 &&
  phrases.length === 0 &&
  title === undefined &&
  words.join(' ').split(/\s+/).length > WORDS_MAX &&
  !roles.has('company');

/** Says only that it should be nice, or what it is for: "something nice for my mother", "cool startups", "what's new". */
export const isVague = (request: Request): boolean =>
  request.slots.length === 0 &&
  request.phrases.length === 0 &&
  request.title === undefined &&
  isAllVague(request.words.flatMap((text) => foldWord(text).split(/[\s'’-]+/)));

const isAllVague = (words: readonly string[]): boolean =>
  words.some((word) => vaguePurposes.has(word)) &&
  words.every((word) => vaguePurposes.has(word) || vagueNouns.has(word) || functionWords.has(word));

const PROPOSALS_MAX = 3;

/** Proposes calls that an unclear message may have meant, ready to be made. */
export function propose(request: Request, { last }: ConversationState): PlannedCall[] {
  if (request.roles.has('startOver')) return [];
  const words = request.words.join(' ').slice(0, 200).trim();
  const proposals: PlannedCall[] = [];
  if (words !== '' && !isVague(request)) {
    proposals.push({ name: 'search', args: { q: words, mode: 'any' } });
    if (/\s/.test(words)) proposals.push({ name: 'search', args: { q: words, mode: 'single' } });
  }
  if (last) proposals.push(last);
  return proposals.slice(0, PROPOSALS_MAX);
}
