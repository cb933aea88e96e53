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
 * Words beside the name of a trade that has a sub-industry for itself: "caterers for weddings" are no bakeries, although both are in one
 * industry. Words that no page of the trade has are dropped. Undefined if the industry itself is named.
 */
export async function withinSubIndustry(
  { q, mode, ...filters }: CallArguments,
  applied: readonly AppliedArgument[],
  count: (args: CallArguments) => Promise<number | undefined>,
): Promise<{ readonly args: CallArguments; readonly ignored: readonly string[] } | undefined> {
  const text = applied
    .filter(({ param, value }) => param === 'industry' && value === filters.industry)
    .map((one) => one.text)
    .join(' ');
  const { trades, others } = findTrades(text);
  const [trade] = trades;
  const [industry, subIndustry] = trade?.part?.split(' > ') ?? [];
  if (trades.length !== 1 || others.length > 0 || industry !== filters.industry) return undefined;
  const args = {
    ...filters,
    filter: toFilterArgument([...filtersIn(filters), `sub_industry:eq:${subIndustry}`]),
  };
  const withWords = { ...args, q: String(q), ...(mode !== undefined && { mode }) };
  return ((await count(withWords)) ?? 0) > 0
    ? { args: withWords, ignored: [] }
    : { args, ignored: String(q).split(/\s+/) };
}
