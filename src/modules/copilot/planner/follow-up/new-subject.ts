import type { CallArguments, PlannedCall } from '../call.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import { placesInFilter } from '../place-names.ts';
import { hasTopic, type Request } from '../reading/request.ts';
import { filtersIn } from '../to-arguments.ts';
import { PLACE, placeIn } from './drop-parts.ts';

/** What a message says of another trade is all that is asked of its companies. */
const OWN_CONDITIONS: ReadonlySet<string> = new Set(['has', 'column', 'technology', 'language', 'tld']);
/** Words that say that the conditions of the last call are meant too. */
const REFERRING = [
  'also',
  'only',
  'ofThem',
  'drop',
  'instead',
  'insteadOf',
  'like',
  'replace',
  'compare',
] as const;

/**
 * The search for a trade that a message names with conditions of its own, where the last companies were: "and restaurants with a
 * newsletter?" after Shopify shops in Germany, "now hotels in the same country" after their breakdown. Undefined if the message goes on
 * with the last call.
 */
export function searchNewSubject(
  request: Request,
  { args: before }: PlannedCall,
  asked: CallArguments,
): PlannedCall | undefined {
  if (!hasTopic(request) || request.groupBy || request.domains.length > 0) return undefined;
  if (request.staysInCountry) return { name: 'search', args: inLastCountry(request, before, asked) };
  const { roles, slots, words, conditionWords } = request;
  const isJoined = (roles.has('and') || roles.has('whatAbout')) && request.startsWithConnector;
  if (!isJoined || REFERRING.some((role) => roles.has(role))) return undefined;
  const wanted = slots.filter(({ isExcluded }) => !isExcluded);
  const namesTrade =
    wanted.some(({ param }) => param === 'industry') ||
    words.some((text) => !conditionWords.includes(text) && findTradeByName(text) !== undefined);
  if (!namesTrade || !slots.some(({ param }) => OWN_CONDITIONS.has(param))) return undefined;
  return { name: 'search', args: { ...placeOf(before, asked), ...asked } };
}

/** "The companies in that country": where the last ones were. */
export const inLastCountry = (
  { staysInCountry }: Request,
  before: CallArguments | undefined,
  asked: CallArguments,
): CallArguments =>
  staysInCountry && before?.country !== undefined ? { country: before.country, ...asked } : asked;

/** The country and the city of the last call, unless the message names a place itself. */
function placeOf(before: CallArguments, asked: CallArguments): CallArguments {
  if (asked.country !== undefined || placeIn(asked) !== undefined) return {};
  const place = filtersIn(before).find((one) => one.startsWith(`${PLACE}:in:`));
  const isKept = place !== undefined && placesInFilter(place).length > 0 && asked.filter === undefined;
  return {
    ...(before.country !== undefined && { country: before.country }),
    ...(isKept && { filter: place }),
  };
}
