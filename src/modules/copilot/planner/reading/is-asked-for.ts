import { firstToken, hasRole, type Item, isUnknown } from './item.ts';

/** Whether a word asks for a fact. Those for a website and for VAT are as often about the companies of a list: "VAT advisers". */
export function isAskedFor(fact: string, items: readonly Item[], at: number): boolean {
  if (fact === 'vat_number') return !isNarrowing(items, at);
  return fact !== 'website' || isOfOneCompany(items, at);
}

/** "VAT advice", "VAT consultants": the next word says what about it. */
function isNarrowing(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  if (next?.breakBefore !== '' || firstToken(next).isCapitalised) return false;
  return isUnknown(next) || next.content?.kind === 'industry';
}

/** "The website of Maplegate", "its website", "phone and website". */
function isOfOneCompany(items: readonly Item[], at: number): boolean {
  const before = items.slice(0, at).filter((item) => !isArticle(item));
  const after = items.slice(at + 1).filter((item) => !isArticle(item));
  const [next, second] = after;
  const isName =
    next !== undefined && isUnknown(next) && firstToken(next).isCapitalised && next.breakBefore === '';
  return (
    next === undefined ||
    isName ||
    hasRole(next, 'of') ||
    hasRole(before.at(-1), 'its') ||
    (hasRole(next, 'and') && isFact(second)) ||
    (hasRole(before.at(-1), 'and') && isFact(before.at(-2)))
  );
}

const isFact = (item: Item | undefined): boolean =>
  item?.content?.kind === 'feature' || hasRole(item, 'facts');

/** A filler with no other role: of "the", "of the" and "and", only the first is skipped. */
const isArticle = (item: Item): boolean =>
  item.content === undefined && item.roles.size === 1 && hasRole(item, 'filler');
