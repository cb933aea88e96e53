import { definiteArticles } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';

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
      .every(
        (item) => !item.content && hasRole(item, 'drop', 'filler', 'greeting', 'but', 'no', 'startOver'),
      ) &&
    items.slice(end).some((item) => isIndustry(item) || isUnknown(item)) &&
    !items
      .slice(end)
      .some(
        (item) => !item.content && hasRole(item, 'drop', 'with', 'without', 'not', 'only', 'ofThem', 'also'),
      );
  if (dropsAll) return items.with(first, withRoles(items[first] as Item, 'startOver'));
  const [opener, next] = items;
  const isDismissal =
    hasRole(opener, 'drop') && (hasRole(opener, 'startOver') || (opener?.tokens.length ?? 0) > 1);
  // "Never mind, the whole of Belgium": what follows is for the same list.
  if (
    opener &&
    isDismissal &&
    /[,;.!–—]/.test(next?.breakBefore ?? '') &&
    namesOnlyConditions(items.slice(1))
  )
    return items.with(0, withRoles(opener, 'instead'));
  return items.map((item, at) => {
    if (!hasRole(item, 'startOver')) return item;
    if (hasRole(item, 'drop') && at === 0 && namesOnlyConditions(items.slice(1)))
      return withRoles(item, 'drop');
    const following = items[at + 1];
    const endsWithArticle =
      item.tokens.length > 1 && definiteArticles[language].has(item.tokens.at(-1)?.folded ?? '');
    const hasObject =
      following?.breakBefore === '' && (following.content !== undefined || hasRole(following, 'parts'));
    const isOfCondition =
      hasRole(item, 'drop') &&
      items.some((other) => other !== item && !other.content && hasRole(other, 'drop'));
    return isOfCondition || (endsWithArticle && hasObject) ? withRoles(item, 'drop') : item;
  });
}

/** The verbs of all languages. */
const LIMITING =
  /^(?:limit|restri[cnt]|restrein|confin|beschr|einschr|beperk|ogranicz|zawez|cantonn|cenirn|cinendo)/;
/** At most pronouns and the like come between them. */
const LIMITING_DISTANCE_MAX = 3;

/** "Without restricting ourselves to weddings" drops the weddings. */
export const resolveLimiting = (items: readonly Item[]): readonly Item[] => {
  const verb = items.findIndex((item) => !item.content && LIMITING.test(firstToken(item).folded));
  const before = items.findLastIndex((item, at) => at < verb && hasRole(item, 'without', 'not'));
  const isOf =
    before >= 0 &&
    verb - before <= LIMITING_DISTANCE_MAX &&
    items.slice(before + 1, verb).every((item) => !item.content && item.breakBefore === '');
  if (!isOf) return items;
  return items.map((item, at) =>
    at === before ? withRoles(item, 'drop') : at > before && at <= verb ? withRoles(item, 'filler') : item,
  );
};

/** In "now the same for dentists in Rome", nothing new begins. */
export const resolveNow = (items: readonly Item[]): readonly Item[] =>
  items.some((item) => hasRole(item, 'whatAbout') && !hasRole(item, 'now'))
    ? items.map((item) => (hasRole(item, 'now') ? withRoles(item, 'filler') : item))
    : items;

/** Whether a place, a feature, a part of the search or the like is named, and nothing that could be a new subject. */
const namesOnlyConditions = (items: readonly Item[]): boolean =>
  items.some(
    (item) => (item.content && !isIndustry(item)) || hasRole(item, 'parts', 'nationwide', 'anywhere'),
  ) && !items.some((item) => isIndustry(item) || isUnknown(item) || hasRole(item, 'company', 'shop'));

const isIndustry = (item: Item): boolean => item.content?.kind === 'industry';
