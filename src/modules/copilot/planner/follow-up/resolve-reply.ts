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
