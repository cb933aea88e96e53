import type { PlannedCall } from './call.ts';
import { dropLastCondition } from './follow-up/drop-conditions.ts';
import { isEmpty, type Request } from './reading/request.ts';
import { toArguments } from './to-arguments.ts';

/** The search for all companies of which a message asks the share; undefined if it asks for none. */
export function shareOf(
  request: Request,
  { name, args }: PlannedCall,
  list: PlannedCall | undefined,
  previous: PlannedCall | undefined,
): PlannedCall | undefined {
  const { sharePart } = request;
  // Words that no column knows, such as "HTTPS", are seldom written on pages: a share of them would be false.
  if (!sharePart || sharePart.words.length > 0 || (name !== 'search' && name !== 'facets')) return undefined;
  // "What share is that?" is about what the last condition left of the list.
  if (list && isEmpty(request)) return dropLastCondition(list, previous);
  if (list) return list.name === 'search' && name === 'search' ? list : undefined;
  const all = toArguments({
    ...request,
    slots: request.slots.filter((slot) => !sharePart.slots.includes(slot)),
    words: request.words.filter((text) => !sharePart.words.includes(text)),
    founded: [],
    employees: [],
    amounts: [],
    excluded: [],
    eitherCondition: '',
  });
  const { fields: _fields, size: _size, ...part } = args;
  return JSON.stringify(all.args) === JSON.stringify(part) ? undefined : { name: 'search', args: all.args };
}

/** “What share have a site in several languages?”: the words of the counted part, if it has nothing that can be counted. */
export const unknownShare = (
  { sharePart, roles, groupBy }: Request,
  ignored: readonly string[],
): string | undefined =>
  sharePart?.slots.length === 0 && sharePart.words.length === 0 && roles.has('share') && !groupBy
    ? ignored[0]
    : undefined;
