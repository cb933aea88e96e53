import { hasRole, type Item, isUnknown, withRoles } from './item.ts';

/** "Without the newsletter condition", "no more blog filter": the condition goes, so nothing is excluded. */
export const resolveNamedCondition = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    hasRole(item, 'without', 'not') && !item.content && isConditionNext(items.slice(at + 1))
      ? withRoles(item, 'drop')
      : item,
  );

/** Whether a value and the word for condition come next, in either order, and end this part of the message. */
function isConditionNext(items: readonly Item[]): boolean {
  const [first, second, third] = items.filter(
    (item) => item.content || !hasRole(item, 'filler', 'of', 'more'),
  );
  const isEnd = third === undefined || third.breakBefore !== '' || hasRole(third, 'and');
  if (!first || !second || second.breakBefore !== '' || !isEnd) return false;
  return (
    (first.content !== undefined && isConditionNoun(second)) ||
    (isConditionNoun(first) && second.content !== undefined)
  );
}

const isConditionNoun = (item: Item): boolean => !item.content && hasRole(item, 'condition');

/** "Without a booking is fine too": the condition goes. "Berlin is fine too" adds Berlin. */
export function resolveTolerated(items: readonly Item[]): readonly Item[] {
  if (!items.some((item) => hasRole(item, 'tolerated'))) return items;
  const without = items.findIndex((item) => hasRole(item, 'without') && !item.content);
  // A message that names something before it is a search of its own: "hotels in Spain without a blog".
  const isAbsence =
    without >= 0 && items.slice(0, without).every((item) => !item.content && !isUnknown(item));
  return items.map((item, at) => {
    // "Me da igual la plataforma" drops what it names.
    const next = items.slice(at + 1).find((one) => one.content || !hasRole(one, 'filler'));
    if (hasRole(item, 'tolerated') && hasRole(item, 'drop') && hasRole(next, 'parts') && !next?.content)
      return withRoles(item, 'drop');
    if (hasRole(item, 'tolerated'))
      return isAbsence ? withRoles(item, 'drop') : withRoles(item, 'also', 'tolerated');
    return isAbsence && at === without ? withRoles(item, 'filler') : item;
  });
}
