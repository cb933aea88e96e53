import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';
import { isTradeName } from './trade-words.ts';

/**
 * Treats unknown words before the verb of the request or before "which" as polite filler: "would you be so kind as to list bakeries". This
 * applies only if the trade comes after them and nothing to search for comes before.
 */
export function stripCarrierPhrase(items: readonly Item[]): readonly Item[] {
  const end = items.findLastIndex((_, at) => endsCarrierPhrase(items, at));
  if (end <= 0) return items;
  const carrierPhrase = items.slice(0, end);
  if (carrierPhrase.some((item, at) => isTopic(item) || (at > 0 && isName(item)))) return items;
  return items.map((item, at) => (at < end && isUnknown(item) ? withRoles(item, 'filler') : item));
}

function endsCarrierPhrase(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (!item || item.content) return false;
  const isBeforeTrade = isTrade(items[at + 1]);
  if (hasRole(item, 'command')) return items.slice(at + 1).some(isTrade);
  if (
    /^(?:which|what|welche[nrs]?|quel(?:le)?s?|que|cuales|qual[ei]?|quais|welke?|ktore|ktorzy|jakie)$/.test(
      firstToken(item).folded,
    )
  )
    return isBeforeTrade;
  return false;
}

const isTrade = (item: Item | undefined): boolean =>
  item !== undefined && (item.content?.kind === 'industry' || item.tokens.some(isTradeName));

const isTopic = (item: Item): boolean => item.content !== undefined || isTrade(item);

const isName = (item: Item): boolean => isUnknown(item) && firstToken(item).isCapitalised;
