import type { CallArguments, PlannedCall } from './call.ts';
import type { ConversationState } from './conversation-state.ts';
import { hasTopic, type Request } from './reading/request.ts';

/** The places of a message that does not say which companies it wants: all companies there. */
export const placesOf = ({ country, filter }: CallArguments): PlannedCall[] => {
  const [place] = [filter ?? []].flat().filter((one) => PLACE_CONDITION.test(String(one)));
  return country === undefined
    ? []
    : [{ name: 'search', args: { country, ...(place !== undefined && { filter: place }) } }];
};

const PLACE_CONDITION = /^place:in:/;

/** "Firms with fewer than 20 employees" after such a message are those there. */
export function namedPlaces(request: Request, { last, offered }: ConversationState): PlannedCall | undefined {
  if (last !== undefined || offered === undefined || hasTopic(request)) return undefined;
  const isPlace = Object.entries(offered.args).every(
    ([name, value]) => name === 'country' || (name === 'filter' && PLACE_CONDITION.test(String(value))),
  );
  return isPlace && Object.hasOwn(offered.args, 'country') ? offered : undefined;
}
