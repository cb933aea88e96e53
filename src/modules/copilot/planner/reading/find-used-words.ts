import { hasRole, isUnknown } from './item.ts';
import { firstItem, type Unit } from './unit.ts';

/** Single words that companies "use", which may therefore be technologies that the index does not know: "using Foo", "die Foo einsetzen". */
export const findUsedWords = (units: readonly Unit[]): string[] =>
  units.flatMap((unit, at) => {
    const [item, ...others] = unit.items;
    const isWord = unit.kind === 'words' && item !== undefined && others.length === 0 && isUnknown(item);
    return isWord && (isUse(units[at - 1]) || isUse(units[at + 1])) ? [unit.text] : [];
  });

const isUse = (unit: Unit | undefined): boolean =>
  unit?.kind === 'grammar' &&
  hasRole(firstItem(unit), 'uses') &&
  !hasRole(firstItem(unit), 'in', 'of', 'with', 'filler');
