/**
 * The built-in planner: finds out what a sentence in one of eight languages asks for, without a language model. It reads tokens (`text/`)
 * with dictionaries (`dictionaries/`, `lexicon/`) into units and these into a request (`reading/`), which becomes a call, together with the
 * last call if the message continues it (`follow-up/`). The service plans in a worker thread (`planner-thread.ts`). Start with `plan.ts`,
 * then `reading/read-message.ts`. ADR 42 has the figures.
 */
export { isAboutRows, readRows } from './about-domains.ts';
export type { Applied, ArgumentValue, CallArguments, Compared, Plan, PlannedCall } from './call.ts';
export type { ChangePlace } from './dictionaries/dictionaries.ts';
export {
  businessNouns,
  changePlaces,
  industryWords,
  smallWords,
  toolTopics,
  writtenTrades,
} from './dictionaries/dictionaries.ts';
export { NAME_WORDS_MAX, tradeNamed } from './dictionaries/find-trade.ts';
export { industryNamed, type Trade, trades } from './dictionaries/trades.ts';
export { buildLexicon } from './lexicon/build-lexicon.ts';
export type { Lexicon } from './lexicon/lexicon.ts';
export { type Language, languages } from './lexicon/meaning.ts';
export { countryOfPlace, placesNamed } from './place-names.ts';
export { type Before, MESSAGE_CHARACTERS_MAX, namedIn, nothingBefore, plan } from './plan.ts';
export { PlannerThread } from './planner-thread.ts';
export type { Description, StatedFilter } from './read-description.ts';
export type { Remarks } from './reading/request.ts';
export { isReservedName } from './text/tokenize.ts';
export { asFilter, filtersIn } from './to-arguments.ts';
