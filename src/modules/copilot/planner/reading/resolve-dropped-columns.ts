import { anyWords } from '../dictionaries/dictionaries.ts';
import { partOfField } from '../lexicon/group-fields.ts';
import { hasRole, type Item, withRoles } from './item.ts';

/** "Any", "whichever": before the name of what may be anything. */
export const isAny = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.content === undefined &&
  anyWords.has(item.tokens.map(({ folded }) => folded).join(' '));

/** Whether a message drops something: "no matter which CMS", "any founding year is fine". */
export const dropsSomething = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      !item.content &&
      ((hasRole(item, 'drop', 'anywhere') && !startsOver(item, items[at + 1])) ||
        (isAny(item) && items[at + 1] !== undefined && hasRole(items[at + 1], 'fields', 'parts', 'orders'))),
  );

/** "Forget that: which payment providers …" */
const startsOver = (item: Item, next: Item | undefined): boolean =>
  hasRole(item, 'startOver') && next !== undefined && (next.breakBefore !== '' || hasRole(next, 'which'));

/** In a message that drops something, the name of a column is the condition on it, and no word to search for. */
export const resolveDroppedColumns = (items: readonly Item[]): readonly Item[] =>
  items.map((item) => {
    if (item.content || !hasRole(item, 'fields')) return item;
    const part = partOfField(item.indexes.get('fields'));
    const others = [...item.roles].filter((role) => role !== 'fields');
    return part === undefined || hasRole(item, 'parts')
      ? withRoles(item, ...others)
      : { ...withRoles(item, ...others, 'parts'), indexes: new Map([...item.indexes, ['parts', part]]) };
  });
