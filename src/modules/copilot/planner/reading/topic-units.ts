import { technologyNouns } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import { firstToken, hasRole, isUnknown } from './item.ts';
import type { Request } from './request.ts';
import { isTradeName } from './trade-words.ts';
import { firstItem, type Unit } from './unit.ts';

/** The search words. Next to a technology, words for shops and for its purpose add nothing. */
export function searchWordsIn(
  units: readonly Unit[],
  topic: readonly Unit[],
  changesTechnology: boolean,
): Unit[] {
  const hasTechnology = changesTechnology || topic.some(isTechnology);
  const isShopImplied =
    hasTechnology || topic.some((unit) => unit.kind === 'filter' && unit.values[0] === 'ecommerce');
  // "Shops that sell wine": what they sell says more.
  const isSold = topic.some((unit) => unit.kind === 'words' && !unit.isShopOnly && isSoldBy(units, unit));
  return topic.filter(
    (unit) =>
      unit.kind === 'words' &&
      !((isShopImplied || isSold) && unit.isShopOnly) &&
      !(hasTechnology && technologyNouns.has(foldWord(unit.text))),
  );
}

/** Whether "with" precedes the unit, ignoring articles. */
export const followsWith = (units: readonly Unit[], unit: Unit): boolean => {
  const before = units
    .slice(0, units.indexOf(unit))
    .findLast(
      (one) =>
        !(
          one.kind === 'grammar' &&
          hasRole(firstItem(one), 'filler', 'its') &&
          !hasRole(firstItem(one), 'with', 'and', 'or')
        ),
    );
  if (before?.kind !== 'grammar') return false;
  if (hasRole(firstItem(before), 'with')) return true;
  // "With a spa and a restaurant".
  const first = units[units.indexOf(before) - 1];
  return hasRole(firstItem(before), 'and', 'or') && first?.kind === 'words' && followsWith(units, first);
};

/** Whether a verb for selling precedes the unit, or follows it where verbs come last: "photographers selling prints" are no printers. */
export function isSoldBy(units: readonly Unit[], unit: Unit, language?: Language): boolean {
  const at = units.indexOf(unit);
  const isSale = (one: Unit | undefined): boolean =>
    one?.kind === 'grammar' &&
    hasRole(firstItem(one), 'sells') &&
    !hasRole(firstItem(one), 'of', 'in', 'and');
  // "Die Wein online verkaufen".
  const next = units.slice(at + 1).find((one) => one.kind !== 'filter');
  const before = units.slice(0, at).findLast((one) => isSale(one) || !isAlso(one));
  return isSale(before) || ((language === 'de' || language === 'nl') && isSale(next));
}

/** "That also sell olive oil". */
const isAlso = (unit: Unit): boolean => unit.kind === 'grammar' && hasRole(firstItem(unit), 'also');

/** Whether nothing but "and" or "or" is between an industry and search words. */
export const joinsIndustry = (units: readonly Unit[], words: readonly Unit[]): boolean =>
  units.some((unit, at) => {
    const [before, after] = [units[at - 1], units[at + 1]];
    if (unit.kind !== 'grammar' || !hasRole(firstItem(unit), 'and', 'or') || !before || !after) return false;
    return (isIndustry(before) && words.includes(after)) || (isIndustry(after) && words.includes(before));
  });

const isIndustry = (unit: Unit): boolean => unit.kind === 'filter' && unit.param === 'industry';

export const isLanguage = (unit: Unit): boolean => unit.kind === 'filter' && unit.param === 'language';

/** Whether "and" joins the units of a group: "versions in English and German". */
export function isJoinedByAnd(units: readonly Unit[], group: readonly Unit[]): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || group.length < 2) return false;
  const between = units.slice(units.indexOf(first) + 1, units.indexOf(last));
  return between.some((unit) => unit.kind === 'grammar' && hasRole(firstItem(unit), 'and'));
}

export const isTechnology = (unit: Unit): boolean => unit.kind === 'filter' && unit.param === 'technology';

/** "Without hotels" may mean a trade; 'without "hotel"' and "that do not mention hotels" mean the word. */
export function excludedText(unit: Unit, units: readonly Unit[]): Request['excluded'] {
  if (unit.kind === 'phrase') return [{ text: unit.text, isWord: true }];
  if (unit.kind !== 'words') return [];
  const before = units[units.indexOf(unit) - 1];
  const isWord = before?.kind === 'grammar' && hasRole(firstItem(before), 'says', 'word');
  return [{ text: unit.text, isWord }];
}

/** The text that the title should contain: a quoted text, or else the first words after the word for title, or else those before it. */
export function findTitle(units: readonly Unit[]): Unit | undefined {
  const at = units.findIndex((unit) => unit.kind === 'grammar' && hasRole(firstItem(unit), 'title'));
  if (at < 0) return undefined;
  const isText = (unit: Unit) => unit.kind === 'phrase' || unit.kind === 'words';
  return units.find((unit) => unit.kind === 'phrase') ?? units.slice(at).find(isText) ?? units.find(isText);
}

/** The units of a group that "or" joins, and those that a comma adds to them: one of them is enough. */
export function findAlternatives(units: readonly Unit[], group: readonly Unit[]): ReadonlySet<Unit> {
  const alternatives = new Set<Unit>();
  for (const [index, next] of [...group.entries()].reverse()) {
    const one = group[index - 1];
    if (!one) continue;
    const between = units.slice(units.indexOf(one) + 1, units.indexOf(next));
    const isNamed = (unit: Unit): boolean => unit.kind !== 'grammar';
    // In "vets in Ireland or the UK with a link", it joins the countries.
    const isEither = between.some(
      (unit, at) =>
        !isNamed(unit) &&
        hasRole(firstItem(unit), 'or') &&
        !(between.slice(0, at).some(isNamed) && between.slice(at).some(isNamed)),
    );
    const isListed = alternatives.has(next) && between.length === 0 && firstItem(next).breakBefore === ',';
    if (isEither || isListed) alternatives.add(one).add(next);
  }
  return alternatives;
}

/**
 * Single words that companies "use", which may therefore be technologies that the index does not know: "using Foo", "die Foo einsetzen".
 */
export const findUsedWords = (units: readonly Unit[]): string[] =>
  units.flatMap((unit, at) => {
    const [item, ...others] = unit.items;
    const isWord =
      unit.kind === 'words' &&
      item !== undefined &&
      others.length === 0 &&
      isUnknown(item) &&
      // "Which technology do dentists use most?"
      !isTradeName(firstToken(item));
    return isWord && (isUse(units[at - 1]) || isUse(units[at + 1])) ? [unit.text] : [];
  });

const isUse = (unit: Unit | undefined): boolean =>
  unit?.kind === 'grammar' &&
  hasRole(firstItem(unit), 'uses') &&
  !hasRole(firstItem(unit), 'in', 'of', 'with', 'filler');
