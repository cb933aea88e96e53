import { type Language, languages } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';
import { asksToCreate, asksToSave, findChangeTarget, removesFromList } from './find-change-target.ts';
import { isIndexChange } from './find-index-change.ts';
import { asksForAlert, asksToSend, isInstructionOverride } from './find-send-request.ts';
import type { Request } from './request.ts';
import { isTradeName } from './trade-words.ts';

/** The page for what a message wants to change or send; undefined if it asks for companies. `isFirst`: no list was shown before. */
export function findRequestedChange(
  tokens: readonly Token[],
  language: Language,
  isFirst = false,
): Request['changeTarget'] {
  if (isInstructionOverride(tokens, language) || isIndexChange(tokens, language)) return 'index';
  if (asksForAlert(tokens, language)) return 'monitors';
  const change = findChangeTarget(tokens, language);
  // "Save this search" makes a view; "delete my searches" is about the history.
  if (change === 'history' && asksToSave(tokens, language)) return 'views';
  if (change !== undefined) return change;
  if (isFirst && removesFromList(tokens, language)) return 'lists';
  // With a domain, the verb decides, in whichever language the other words are.
  if (tokens.some(({ kind }) => kind === 'domain') && languages.some((one) => isIndexChange(tokens, one)))
    return 'index';
  return asksToSend(tokens, language) && !tokens.some(isTradeName) ? 'results' : undefined;
}

/** "Alert me when there are new ones", "set up an alert": unlike "delete my alert", it is about a search. */
export const asksForNewAlert = (tokens: readonly Token[], language: Language): boolean =>
  asksForAlert(tokens, language) ||
  (findChangeTarget(tokens, language) === 'monitors' && asksToCreate(tokens));
