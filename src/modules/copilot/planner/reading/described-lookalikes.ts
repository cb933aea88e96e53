import { findSubjectByName, findTradeByName, SUBJECT_WORDS_MAX } from '../dictionaries/find-trade.ts';
import { hasRole } from './item.ts';
import { firstItem, type Unit } from './unit.ts';

interface Described {
  readonly units: readonly Unit[];
  /** Whether companies are wanted that are like one which the message only describes. */
  readonly isOfKind: boolean;
  /** What the message says of that one and the others need not have. */
  readonly left: readonly string[];
}

/**
 * "Wineries like those in Piedmont, but in Portugal", "companies like a small Japanese travel agency with guided tours in English": a
 * search for companies of that kind. Where the described one is does not matter if the message says where the others should be, and neither
 * do the words of its homepage and its languages.
 */
export function readDescribedLike(units: readonly Unit[]): Described {
  const unchanged = { units, isOfKind: false, left: [] };
  const like = units.findIndex((unit, at) => isLike(unit, units[at - 1]));
  const topic = units.find(isTrade) ?? units.find((unit, at) => at > like && unit.kind === 'words');
  if (like < 0 || topic === undefined || units.some(({ kind }) => kind === 'domain')) return unchanged;
  const but = units.findIndex((unit, at) => at > like && isGrammar(unit, 'but'));
  const end = but < 0 ? units.length : but;
  const isInside = (unit: Unit): boolean => {
    const at = units.indexOf(unit);
    return at > like && at < end;
  };
  const isElsewhere = units.some((unit) => isPlace(unit) && !isInside(unit));
  const left: string[] = [];
  const kept = units.flatMap((unit): Unit[] => {
    if (!isInside(unit)) return [unit];
    if (isPlace(unit)) return isElsewhere ? [] : [unit];
    const isOffered = isGrammar(units[units.indexOf(unit) - 1], 'with', 'sells', 'says', 'uses');
    const trade = unit.kind === 'words' && !isOffered ? tradeIn(unit.text) : undefined;
    const isDetail = unit.kind === 'words' || (unit.kind === 'filter' && unit.param === 'language');
    if (!isDetail || (unit === topic && trade === undefined)) return [unit];
    if (trade === undefined) left.push(unit.text);
    else
      left.push(
        ...unit.text
          .split(trade)
          .map((text) => text.trim())
          .filter((text) => /\p{L}{3}/u.test(text)),
      );
    return trade === undefined || unit.kind !== 'words' ? [] : [{ ...unit, text: trade }];
  });
  return { units: kept, isOfKind: true, left };
}

const isGrammar = (unit: Unit | undefined, ...roles: Parameters<typeof hasRole>[1][]): boolean =>
  unit?.kind === 'grammar' && hasRole(firstItem(unit), ...roles);

/** "Wie" and "come" also ask how, and "like" is also a verb: they compare only behind what is compared. */
const isLike = (unit: Unit, before: Unit | undefined): boolean =>
  isGrammar(unit, 'like') &&
  (!isAmbiguous(unit) || isGrammar(before, 'company', 'like') || (before !== undefined && isTrade(before)));

const isAmbiguous = (unit: Unit): boolean =>
  isGrammar(unit, 'filler') ||
  firstItem(unit)
    .tokens.map(({ folded }) => folded)
    .join(' ') === 'like';

const isPlace = (unit: Unit): boolean =>
  unit.kind === 'filter' && (unit.param === 'country' || unit.param === 'place');

const isTrade = (unit: Unit): boolean =>
  (unit.kind === 'filter' && unit.param === 'industry') ||
  (unit.kind === 'words' && tradeIn(unit.text) !== undefined);

/** The longest part of a text that names a trade: of "panadería artesanal", the first word. */
function tradeIn(text: string): string | undefined {
  const words = text.split(/\s+/);
  for (let length = Math.min(words.length, SUBJECT_WORDS_MAX); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(' ');
      if (findTradeByName(name) ?? findSubjectByName(name)) return name;
    }
  return undefined;
}
