import { firstToken, type Item, isOf } from './item.ts';

/** Words for what has a language: of a site or page English says the language, of a company the country. */
const SITES =
  /^(web)?(site|page|seite|pagina|sitio|sito|siti|strona|strony|stron|witryn|homepage|website|internetseite)/;

/**
 * Whether "Italian" is the language here and not the people: in Italian, written in Italian, Italian-speaking; an Italian site where a
 * country is named as well.
 */
export function isLanguageName(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  const after = items[at + 1];
  if (isOf(after, 'language') && (after?.isJoined === true || !isOf(after, 'in'))) return true;
  if (isOf(before, 'language') && !isOf(before, 'in', 'filler', 'uses')) return true;
  if (isOf(before, 'in', 'language') && !isNoun(after)) return true;
  const isOfSite = isSite(before) || isSite(after);
  const content = items[at]?.content;
  if (!isOfSite || content?.kind !== 'people') return false;
  return content.language === 'en' || items.some((_, other) => other !== at && saysWhere(items, other));
}

/** Says where the company is, not what its site is like. */
function saysWhere(items: readonly Item[], at: number): boolean {
  const kind = items[at]?.content?.kind;
  return kind === 'country' || (kind === 'people' && !isSite(items[at - 1]) && !isSite(items[at + 1]));
}

const isNoun = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.breakBefore === '' &&
  (isOf(item, 'company', 'shop') ||
    item.content?.kind === 'industry' ||
    (item.roles.size === 0 && item.content === undefined && firstToken(item).kind === 'word'));

const isSite = (item: Item | undefined): boolean =>
  item !== undefined && isOf(item, 'company') && SITES.test(firstToken(item).folded);
