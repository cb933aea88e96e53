import { hasRole, type Item } from './item.ts';
import { firstItem, type Unit } from './unit.ts';

/**
 * Where a second request starts in a message that first changes or names a list: "remove WordPress | and show those with a blog", "back to
 * the law firms | just those without a blog". Undefined for any other message.
 */
export function findSecondClause(units: readonly Unit[]): number | undefined {
  const isGrammar = (unit: Unit | undefined, ...roles: Parameters<typeof hasRole>[1][]): boolean =>
    unit?.kind === 'grammar' && hasRole(firstItem(unit), ...roles);
  const first = units.findIndex((unit) => isGrammar(unit, 'drop', 'backTo'));
  if (first < 0) return undefined;
  const named = units.findIndex((unit, at) => at > first && unit.kind !== 'grammar');
  const isBack = isGrammar(units[first], 'backTo');
  const at = units.findIndex(
    (unit, place) =>
      named >= 0 &&
      place > named &&
      (isBack
        ? isGrammar(unit, 'only', 'ofThem')
        : isGrammar(units[place - 1], 'and') && isGrammar(unit, 'command', 'only', 'ofThem')),
  );
  const start: Item | undefined = at < 0 ? undefined : firstItem(units[at] as Unit);
  const isComplete = start !== undefined && units.slice(at).some(({ kind }) => kind !== 'grammar');
  return isComplete ? start.start : undefined;
}
