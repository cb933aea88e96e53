/**
 * The built-in planner: finds out what a sentence in one of eight languages asks for, without a language model. It reads tokens (`text/`)
 * with dictionaries (`dictionaries/`, `lexicon/`) into units and these into a request (`reading/`), which becomes a call, together with the
 * last call if the message continues it (`follow-up/`). The service plans in a worker thread (`planner-thread.ts`), so `plan.ts` and the
 * lexicon, which take half a second to load, are not exported here. Start with `plan.ts`, then `reading/read-message.ts`. ADR 42 has the
 * figures.
 */
export { isAboutRows, readRows } from './about-domains.ts';
export {
  type Applied,
  type ArgumentValue,
  type CallArguments,
  type Compared,
  MESSAGE_CHARACTERS_MAX,
  namedIn,
  type Plan,
  type PlannedCall,
} from './call.ts';
export { type Before, nothingBefore } from './conversation-state.ts';
export {
  businessNouns,
  industryWords,
  smallWords,
} from './dictionaries/dictionaries.ts';
export { NAME_WORDS_MAX, tradeNamed } from './dictionaries/find-trade.ts';
export { industryNamed, type Trade, trades } from './dictionaries/trades.ts';
export { type ChangePlace, changePlaces, type Language, languages, toolTopics } from './lexicon/meaning.ts';
export { countryOfPlace, placesNamed } from './place-names.ts';
export { PlannerThread } from './planner-thread.ts';
export type { Description, StatedFilter } from './read-description.ts';
export type { Remarks } from './reading/request.ts';
export { isReservedName } from './text/tokenize.ts';
export { asFilter, filtersIn } from './to-arguments.ts';
