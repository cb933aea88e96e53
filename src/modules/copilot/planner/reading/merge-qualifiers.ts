import { findTradeByName } from '../dictionaries/find-trade.ts';
import { qualifierLengthAt } from '../dictionaries/qualifiers.ts';
import { findIndustryByName } from '../dictionaries/trades.ts';
import type { Token } from '../text/token.ts';

/**
 * "Gluten-free", "sin gluten", "a conduzione familiare", "24 hours": what narrows a trade becomes one word, so that its parts are no
 * number, place or condition of their own. "Tax law firms" are law firms, so there it is not.
 */
export function mergeQualifiers(tokens: readonly Token[]): readonly Token[] {
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = qualifierLengthAt(tokens, at);
    const [first, last] = [tokens[at] as Token, tokens[at + length - 1]];
    const isPhrase = length > 1 && last !== undefined && !endsWithTrade(tokens, at + length - 1);
    if (isPhrase) {
      const words = tokens.slice(at, at + length).map((token) => token.text);
      // "24/7": numbers alone are no search words.
      const text = /\p{L}/u.test(words.join('')) ? words.join('-') : `${words.join('-')}h`;
      const folded = text.toLowerCase();
      merged.push({
        ...first,
        kind: 'word',
        text,
        searchedText: text,
        folded,
        isTradeModifier: true,
        end: last.end,
      });
    } else merged.push(first);
    at += isPhrase ? length : 1;
  }
  return merged;
}

const endsWithTrade = (tokens: readonly Token[], at: number): boolean => {
  const [last, next] = tokens.slice(at);
  const name = `${last?.text} ${next?.text}`;
  return next?.breakBefore === '' && (findTradeByName(name) ?? findIndustryByName(name)) !== undefined;
};
