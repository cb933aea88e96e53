import type { CallArguments, PlannedCall } from '../call.ts';
import { rowPronouns } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Role } from '../dictionaries/grammar.ts';
import { isEmpty, type Request } from '../reading/request.ts';
import { tokenize } from '../text/tokenize.ts';
import { filtersIn } from '../to-arguments.ts';

/** Reads what only the last call explains: "show them", and "schools, not gyms" after a search for gyms. */
export function resolveReply(request: Request, message: string, last: PlannedCall): Request {
  if (isEmpty(request)) return endsWithPronoun(request, message) ? withRole(request, 'ofThem') : request;
  return replacesSubject(request, last.args);
}

const withRole = (request: Request, role: Role): Request => ({
  ...request,
  roles: new Set([...request.roles, role]),
});

/** "Affiche-les": elsewhere the pronoun is an article, "affiche les hôtels". */
const endsWithPronoun = ({ roles, language }: Request, message: string): boolean =>
  roles.has('command') && rowPronouns[language].has(tokenize(message).at(-1)?.folded ?? '');

/** What is not wanted was the subject of the last call, so the rest of that call is kept. */
function replacesSubject(request: Request, before: CallArguments): Request {
  const { words, excluded, slots } = request;
  const isTradeNamed =
    words.some((text) => findTradeByName(text) !== undefined) ||
    slots.some(({ param, isExcluded }) => param === 'industry' && !isExcluded);
  const isReplacedSlot = (slot: Request['slots'][number]): boolean =>
    slot.param === 'industry' && slot.isExcluded && slot.values.includes(String(before.industry));
  const left = excluded.filter(({ text }) => !isSubject(text, before));
  const keptSlots = slots.filter((slot) => !isReplacedSlot(slot));
  const isReplaced = left.length < excluded.length || keptSlots.length < slots.length;
  return isTradeNamed && isReplaced
    ? withRole({ ...request, excluded: left, slots: keptSlots }, 'instead')
    : request;
}

function isSubject(text: string, before: CallArguments): boolean {
  const trade = findTradeByName(text);
  if (trade === undefined) return false;
  const [industry, section] = trade.part?.split(' > ') ?? [
    trade.isIndustry ? trade.industries[0] : undefined,
  ];
  return (
    (before.q !== undefined && findTradeByName(String(before.q)) === trade) ||
    (industry !== undefined &&
      before.industry === industry &&
      (section === undefined || filtersIn(before).includes(`sub_industry:eq:${section}`)))
  );
}

/**
 * Whether a message names a trade and a place of its own, so that nothing of the last call is meant: "show me theatres in London instead",
 * "and how many bakeries are there in Rome?" "Show me theatres instead" keeps the place, and "the same for bakeries in Rome" and "and
 * bakeries in Rome?" keep the other conditions.
 */
export function changesSubject({ roles, slots, words, conditionWords }: Request): boolean {
  const isWholeSentence = roles.has('instead') || roles.has('command') || roles.has('count');
  if (!isWholeSentence || KEEPING_ROLES.some((role) => roles.has(role))) return false;
  const wanted = slots.filter(({ isExcluded }) => !isExcluded);
  const namesTrade =
    wanted.some(({ param }) => param === 'industry') ||
    words.some((text) => !conditionWords.includes(text) && findTradeByName(text) !== undefined);
  return namesTrade && wanted.some(({ param }) => param === 'country' || param === 'place');
}

/** Words that say what is kept of the last call. */
const KEEPING_ROLES = ['also', 'only', 'ofThem', 'drop', 'insteadOf', 'like', 'replace'] as const;
