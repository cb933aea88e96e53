import { hasRole, type Item } from './item.ts';
import { firstItem, type Unit } from './unit.ts';

/**
 * Where a second request starts in a message that first changes or names a list: "remove WordPress | and show those with a blog", "drop the
 * blog | and add Facebook", "no bookings | and show those with Instagram", "back to the law firms | just those without a blog". Undefined
 * for any other message.
 */
export function findSecondClause(units: readonly Unit[]): number | undefined {
  const first = units.findIndex(
    (unit, at) =>
      isGrammar(unit, 'drop', 'backTo', 'instead', 'adds') || (at === 0 && isGrammar(unit, 'without')),
  );
  if (first < 0) return undefined;
  // "WooCommerce weg, lieber Shopify": in German, what is dropped comes before the verb.
  const isBefore = isGrammar(units[first], 'drop') && isGrammar(units[first + 1], 'instead') && first > 0;
  // "Usuń ten warunek" is one phrase.
  const named =
    isBefore || isGrammar(units[first], 'condition')
      ? first
      : units.findIndex(
          (unit, at) => at > first && (unit.kind !== 'grammar' || isGrammar(unit, 'parts', 'condition')),
        );
  const at = units.findIndex(
    (_unit, place) => named >= 0 && place > named && startsClause(units, place, units[first]),
  );
  const start: Item | undefined = at < 0 ? undefined : firstItem(units[at] as Unit);
  const isComplete = start !== undefined && units.slice(at).some(({ kind }) => kind !== 'grammar');
  return isComplete ? start.start : undefined;
}

const isGrammar = (unit: Unit | undefined, ...roles: Parameters<typeof hasRole>[1][]): boolean =>
  unit?.kind === 'grammar' && hasRole(firstItem(unit), ...roles);

/** Whether nothing but a "with" or "rather" comes before what is asked for. */
function asksForOther(units: readonly Unit[]): boolean {
  const named = units.findIndex(({ kind }) => kind !== 'grammar');
  return named > 0 && units.slice(0, named).some((unit) => isGrammar(unit, 'with', 'instead'));
}

function startsClause(units: readonly Unit[], at: number, first: Unit | undefined): boolean {
  const unit = units[at];
  if (unit === undefined) return false;
  if (isGrammar(first, 'backTo')) return isGrammar(unit, 'only', 'ofThem');
  const isJoined = isGrammar(units[at - 1], 'and', 'but') || firstItem(unit).breakBefore === ',';
  if (!isJoined) return false;
  // "Drop the blog and delete the newsletter" is one request, and so is "add Spain and add France".
  if (isGrammar(first, 'drop'))
    return (
      // "Any platform, but with a blog", "remove WooCommerce, rather Shopify".
      isGrammar(units[at - 1], 'but') ||
      isGrammar(unit, 'instead') ||
      // "Laat de blog maar zitten, wel graag met webshop".
      (firstItem(unit).breakBefore === ',' && asksForOther(units.slice(at))) ||
      // "Never mind the region, the whole of Spain".
      (isGrammar(units[at - 1], 'parts') && firstItem(unit).breakBefore === ',') ||
      isGrammar(unit, 'adds', 'only', 'ofThem', 'count', 'about') ||
      (isGrammar(unit, 'command') && !isGrammar(unit, 'drop'))
    );
  if (isGrammar(first, 'without')) return isGrammar(unit, 'command') && !isGrammar(unit, 'drop');
  return (
    isGrammar(unit, 'drop', 'only', 'ofThem') || (isGrammar(first, 'instead') && isGrammar(unit, 'adds'))
  );
}
