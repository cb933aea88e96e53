import { definiteArticles } from '../dictionaries/dictionaries.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Language } from '../lexicon/meaning.ts';
import { firstToken, hasRole, type Item, withRoles } from './item.ts';

/** "Put Alder next to Birch" compares them. Elsewhere these words have no meaning of their own. */
export function resolveBeside(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex((item) => !(hasRole(item, 'filler', 'greeting') && !hasRole(item, 'puts')));
  const joint = items.findIndex((item, at) => at > verb + 1 && hasRole(item, 'beside'));
  const isComparison = hasRole(items[verb], 'puts') && joint > 0 && joint < items.length - 1;
  return items.map((item, at) => {
    if (isComparison && at === verb) return { ...withRoles(item, 'compare'), content: undefined };
    if (isComparison && at === joint) return { ...withRoles(item, 'and'), content: undefined };
    // "Put 1 and 3 side by side".
    if (
      at === verb &&
      hasRole(item, 'puts') &&
      items.some((one, place) => place !== at && hasRole(one, 'compare'))
    )
      return { ...withRoles(item, 'filler'), content: undefined };
    return hasRole(item, 'puts', 'beside') ? without(item, 'puts', 'beside') : item;
  });
}

/** "Compare 1 and 3": the numbers are rows. */
export function resolveRowNumbers(items: readonly Item[]): readonly Item[] {
  const rows = items.filter((item) => rowOf(item) !== undefined);
  const isComparison = items.some((item) => hasRole(item, 'compare') && !item.content);
  if (!isComparison || rows.length < 2 || items.some(({ content }) => content)) return items;
  return items.map((item) => {
    const row = rowOf(item);
    return row === undefined
      ? item
      : { ...withRoles(item, 'ordinals'), indexes: new Map<Role, number>([['ordinals', row]]) };
  });
}

const ROW_MAX = 10;
const rowOf = (item: Item): number | undefined => {
  const { kind, folded } = firstToken(item);
  const row = kind === 'number' ? Number(folded) : 0;
  return row >= 1 && row <= ROW_MAX ? row - 1 : undefined;
};

/** "Les deux", "muéstrame los dos": both lists, unless rows follow ("les deux premiers"). */
export function resolveTheTwo(items: readonly Item[], language: Language): readonly Item[] {
  const last = items.at(-1);
  const isTwo = last !== undefined && !last.content && last.indexes.get('numbers') === TWO;
  const [article, ...before] = items.slice(0, -1).reverse();
  const isAlone =
    isTwo &&
    definiteArticles[language].has(article?.tokens.at(-1)?.folded ?? '') &&
    before.every((item) => !item.content && hasRole(item, 'command', 'filler', 'instead'));
  return isAlone ? items.with(-1, withRoles(last, 'together')) : items;
}

/** The position of “two” in the list of numbers. */
const TWO = 1;

/** "Near" is a condition only before a place; alone ("hotels nearby") it is one that cannot be searched for. */
export const resolveNear = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    if (!hasRole(item, 'near')) return item;
    const kind = items[at + 1]?.content?.kind;
    return kind === 'place' || kind === 'country' ? without(item, 'unsupported') : without(item, 'near');
  });

const without = (item: Item, ...roles: Role[]): Item =>
  withRoles(item, ...[...item.roles].filter((role) => !roles.includes(role)));
