import { knowledgeWords } from './knowledge-and-society.ts';
import { lifeWords } from './life-and-leisure.ts';
import { makingWords } from './making-and-building.ts';
import { serviceWords } from './services.ts';
import type { TradeWords } from './trade-words.ts';

/** Words of trades in some thirty languages, beside those in the industry files: one table a group, so that a language can be read across. */
export const tradeWords: readonly TradeWords[] = [serviceWords, makingWords, lifeWords, knowledgeWords];
