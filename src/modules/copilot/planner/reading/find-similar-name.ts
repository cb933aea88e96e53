import { findTradeByName } from '../dictionaries/find-trade.ts';
import { firstToken, hasRole } from './item.ts';
import { firstItem, type Unit } from './unit.ts';

/** A capitalised name or a technology after "like" or "competitors of", whichever nouns are between them: "similar companies to". */
export function findSimilarToName(units: readonly Unit[]): string | undefined {
  const at = units.findIndex((unit) => unit.kind === 'grammar' && hasRole(firstItem(unit), 'like'));
  const next =
    at < 0
      ? undefined
      : units
          .slice(at + 1)
          .find(
            (unit) => unit.kind !== 'grammar' || !hasRole(firstItem(unit), 'filler', 'of', 'company', 'like'),
          );
  if (!next) return undefined;
  // "Ähnlich wie ein Hofladen", "wie Hotels": in German, all nouns have capitals.
  const before = units[units.indexOf(next) - 1];
  const isDescribed =
    (before !== undefined && firstItem(before).indexes.get('numbers') === 0) ||
    findTradeByName(next.text) !== undefined;
  const isName =
    next.kind === 'words'
      ? firstToken(firstItem(next)).isCapitalised && !isDescribed
      : next.kind === 'filter' && next.param === 'technology';
  return isName ? fullName(units, units.indexOf(next)) : undefined;
}

/** A name with the words directly after it: "Tannenstein Steuerberatung". */
function fullName(units: readonly Unit[], at: number): string {
  const rest = units.slice(at);
  const end = rest.findIndex(
    (unit, place) => place > 0 && (unit.kind === 'grammar' || firstItem(unit).breakBefore !== ''),
  );
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map(({ text }) => text)
    .join(' ');
}
