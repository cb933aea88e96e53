import type { Request } from './reading/request.ts';

const FIELDS: ReadonlySet<string> = new Set(['country', 'city', 'industry']);
/** As many as are counted at once: a value that is not listed must not exist. */
const VALUES_MAX = 50;

/**
 * "Which countries have no church?" asks where there is none, not where there are other companies. It is answered by where there are some:
 * the others have none.
 */
export function askWhereSome(request: Request): Request {
  const { groupBy, slots, excluded, words, phrases, roles } = request;
  const isAsked =
    groupBy !== undefined &&
    FIELDS.has(groupBy.field) &&
    !groupBy.isRanking &&
    request.isQuestion &&
    words.length + phrases.length === 0 &&
    slots.every(({ isExcluded, param }) => isExcluded && param !== 'country' && param !== 'place') &&
    slots.length + excluded.length === 1 &&
    !(['company', 'ofThem', 'and', 'count'] as const).some((role) => roles.has(role));
  if (!isAsked) return request;
  return {
    ...request,
    groupBy: { ...groupBy, size: VALUES_MAX },
    slots: slots.map((slot) => ({ ...slot, isExcluded: false })),
    words: excluded.map(({ text }) => text),
    excluded: [],
    roles: new Set([...roles].filter((role) => role !== 'without' && role !== 'not')),
    remarks: { ...request.remarks, othersHaveNone: true },
  };
}
