import {
  type AppliedArgument,
  type CallArguments,
  filtersIn,
  findIndustryByName,
  toFilterArgument,
} from '../planner/index.ts';
import { findTrades } from './trades.ts';

/** "Software for dentists": the companies are in the industry that is named first, and the others are their customers. */
export function industryForOthers(
  q: string,
): { readonly industry: string; readonly customers: string } | undefined {
  const [, head = '', customers = ''] = FOR_OTHERS.exec(q) ?? [];
  const industry = head === '' ? undefined : findIndustryByName(head);
  return industry !== undefined &&
    findTrades(head).trades.length === 0 &&
    findTrades(customers).trades.length > 0
    ? { industry, customers }
    : undefined;
}

/** The words for "for" in all languages. */
const FOR_OTHERS =
  /^(\S+(?:\s\S+)?)\s(?:for|für|pour|para|per|voor|dla)\s(?:(?:les|los|las|os|as|i|gli|le|de|die)\s)?(.+)$/iu;

/**
 * An industry that a message names by a trade with a sub-industry for itself is that one: "caterers for weddings" are no bakeries, although
 * both are in one industry.
 */
export function withinSubIndustry(args: CallArguments, applied: readonly AppliedArgument[]): CallArguments {
  const text = applied
    .filter(({ param, value }) => param === 'industry' && value === args.industry)
    .map((one) => one.text)
    .join(' ');
  const { trades, others } = findTrades(text);
  const [trade] = trades;
  const [industry, subIndustry] = trade?.part?.split(' > ') ?? [];
  return trades.length !== 1 || others.length > 0 || industry !== args.industry
    ? args
    : { ...args, filter: toFilterArgument([...filtersIn(args), `sub_industry:eq:${subIndustry}`]) };
}
