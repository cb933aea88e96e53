import type { Role } from '../dictionaries/grammar.ts';
import { hasRole, type Item, withRoles } from './item.ts';

/** "Put Alder next to Birch" compares them. Elsewhere these words have no meaning of their own. */
export function resolveBeside(items: readonly Item[]): readonly Item[] {
  const verb = items.findIndex((item) => !(hasRole(item, 'filler', 'greeting') && !hasRole(item, 'puts')));
  const joint = items.findIndex((item, at) => at > verb + 1 && hasRole(item, 'beside'));
  const isComparison = hasRole(items[verb], 'puts') && joint > 0 && joint < items.length - 1;
  return items.map((item, at) => {
    if (isComparison && at === verb) return { ...withRoles(item, 'compare'), content: undefined };
    if (isComparison && at === joint) return { ...withRoles(item, 'and'), content: undefined };
    return hasRole(item, 'puts', 'beside') ? without(item, 'puts', 'beside') : item;
  });
}

/** "Near" is a condition only before a place; alone ("hotels nearby") it is one that cannot be searched for. */
export const resolveNear = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    if (!hasRole(item, 'near')) return item;
    const kind = items[at + 1]?.content?.kind;
    return kind === 'place' || kind === 'country' ? without(item, 'unsupported') : without(item, 'near');
  });

const without = (item: Item, ...roles: Role[]): Item =>
  withRoles(item, ...[...item.roles].filter((role) => !roles.includes(role)));
