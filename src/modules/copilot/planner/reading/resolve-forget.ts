import { definiteArticles } from '../dictionaries/dictionaries.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import type { Language } from '../lexicon/meaning.ts';
import { hasRole, type Item, isUnknown, withRoles } from './item.ts';

/**
 * "Forget" alone starts over; "forget that filter" and the German "vergiss das Land" drop a condition. "Scrap that. Dentists" starts over
 * too, because it names a trade after the object.
 */
export function resolveForget(items: readonly Item[], language: Language): readonly Item[] {
  const end = items.findIndex(({ breakBefore }, at) => at > 0 && breakBefore !== '');
  const first = items.findIndex((item) => hasRole(item, 'drop'));
  const dropsAll =
    first >= 0 &&
    first < end &&
    items
      .slice(0, end)
      .every((item) => !item.content && hasRole(item, 'drop', 'filler', 'greeting', 'but')) &&
    items.slice(end).some((item) => isIndustry(item) || isTradeItem(item)) &&
    !items.slice(end).some((item) => !item.content && hasRole(item, 'drop', 'without', 'not'));
  if (dropsAll) return items.with(first, withRoles(items[first] as Item, 'startOver'));
  return items.map((item, at) => {
    if (!hasRole(item, 'startOver')) return item;
    const next = items[at + 1];
    const endsWithArticle =
      item.tokens.length > 1 && definiteArticles[language].has(item.tokens.at(-1)?.folded ?? '');
    const hasObject = next?.breakBefore === '' && (next.content !== undefined || hasRole(next, 'parts'));
    const isOfCondition =
      hasRole(item, 'drop') &&
      items.some((other) => other !== item && !other.content && hasRole(other, 'drop'));
    return isOfCondition || (endsWithArticle && hasObject) ? withRoles(item, 'drop') : item;
  });
}

const isTradeItem = (item: Item): boolean => isUnknown(item) && findTradeByName(item.text) !== undefined;

const isIndustry = (item: Item): boolean => item.content?.kind === 'industry';
