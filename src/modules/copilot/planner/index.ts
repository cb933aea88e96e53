/**
 * The built-in planner: finds out what a sentence in one of eight languages asks for, without a language model. It reads tokens (`text/`)
 * with dictionaries (`dictionaries/`, `lexicon/`) into units and these into a request (`reading/`), which becomes a call, together with the
 * last call if the message continues it (`follow-up/`). The service plans in a worker thread (`planner-thread.ts`), so `plan.ts` and the
 * lexicon, which take half a second to load, are not exported here. Start with `plan.ts`, then `reading/read-message.ts`. Decision 42 has
 * the figures.
 */
export {
  type AppliedArgument,
  type ArgumentValue,
  appliedDomains,
  type CallArguments,
  type ComparedItem,
  MESSAGE_CHARACTERS_MAX,
  type Plan,
  type PlannedCall,
  type RowPlan,
} from './call.ts';
export { type ConversationState, emptyConversation } from './conversation-state.ts';
export {
  businessNouns,
  columnLabel,
  functionWords,
  industryWords,
  passingWordsIn,
  regions,
} from './dictionaries/dictionaries.ts';
export {
  dealsIn,
  findGoodsByName,
  findSubjectByName,
  findTradeByName,
  NAME_WORDS_MAX,
  namesOfGoods,
  SUBJECT_WORDS_MAX,
} from './dictionaries/find-trade.ts';
export { areOneQualifier, findQualifier, namesOfQualifier, spellingOf } from './dictionaries/qualifiers.ts';
export { findIndustryByName, meansGoods, type Trade, trades } from './dictionaries/trades.ts';
export {
  isNumber as isNumberColumn,
  isWholeNumber,
  STATISTIC_PARTS,
} from './lexicon/group-fields.ts';
export {
  type AppSection,
  appSections,
  type Language,
  languages,
  type ToolTopic,
  toolTopics,
  unableRequests,
} from './lexicon/meaning.ts';
export { isOneTypoAway } from './lexicon/spelling-index.ts';
export { countryOfPlace, isWholeCountry, placeFilter, placesInFilter } from './place-names.ts';
export { callForRows, callForSimilarToRows, showsSelectedCompanies } from './plan-domains.ts';
export { PlannerThread } from './planner-thread.ts';
export type { Description } from './read-description.ts';
export type { Remarks } from './reading/request.ts';
export { forWords } from './reading/without-customers.ts';
export type { StatedFilter } from './stated-filters.ts';
export { isReservedName } from './text/tokenize.ts';
export { filtersIn, toFilterArgument } from './to-arguments.ts';
export { EVENT_TERMS, isEventCondition, splitCondition, withCondition } from './word-condition.ts';
