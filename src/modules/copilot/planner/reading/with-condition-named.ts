import { type Item, isOf, withRoles } from './item.ts';

/** "Without the newsletter condition", "sans condition de newsletter": the condition goes, so nothing is excluded. */
export const withConditionNamed = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) =>
    isOf(item, 'without') && !item.content && isConditionNext(items.slice(at + 1))
      ? withRoles(item, 'filler')
      : item,
  );

/** Whether a value and the word for condition come next, in either order, and end this part of the message. */
function isConditionNext(items: readonly Item[]): boolean {
  const [first, second, third] = items.filter((item) => item.content || !isOf(item, 'filler', 'of'));
  const isEnd = third === undefined || third.breakBefore !== '' || isOf(third, 'and');
  if (!first || !second || second.breakBefore !== '' || !isEnd) return false;
  return (
    (first.content !== undefined && isCondition(second)) ||
    (isCondition(first) && second.content !== undefined)
  );
}

const isCondition = (item: Item): boolean => !item.content && isOf(item, 'drop');
