import type { CallArguments, PlannedCall } from './call.ts';
import { isNumber } from './lexicon/group-fields.ts';
import type { Language } from './lexicon/meaning.ts';

/** What earlier turns asked for and showed. */
export interface ConversationState {
  readonly last: PlannedCall | undefined;
  /** The last call that showed a list, if the user has since looked at some of its companies. */
  readonly lastList?: PlannedCall | undefined;
  /** The list before that one. */
  readonly previousList?: PlannedCall | undefined;
  /** All lists before the last one, latest first. */
  readonly earlierLists?: readonly PlannedCall[] | undefined;
  /** The message that the last call answered. */
  readonly lastMessage?: string | undefined;
  /** Whether the last answer needed no call, so that it showed no list. */
  readonly lastAnswerHadNoCall?: boolean | undefined;
  /** The search that the last answer offered, such as the last one with fewer conditions. */
  readonly offered?: PlannedCall | undefined;
  /** Words that pages of the index have, so that they are no typos. */
  readonly knownWords?: readonly string[] | undefined;
  /** Parts of the message that are cities or regions although no list has them: companies of the index are there, or nothing else fits. */
  readonly knownPlaces?: readonly string[] | undefined;
  /** Words of the message that no company has that it could mean, so that they are named instead of searched for. */
  readonly unfoundWords?: readonly string[] | undefined;
  /** Domains that the last answer showed, in order. */
  readonly shown: readonly string[];
  readonly language: Language | undefined;
  /** The language of the caller's app; decides when the words fit several languages. */
  readonly callerLanguage?: Language | undefined;
  /** The current date, as in 2026-05-14; without it, no message is read as naming a period. */
  readonly today?: string | undefined;
}

export const emptyConversation: ConversationState = { last: undefined, shown: [], language: undefined };

/** The column that a call compares with a number. Years have words of their own. */
export const columnComparedIn = (args: CallArguments | undefined): string | undefined =>
  [args?.filter ?? []]
    .flat()
    .map((condition) => /^(\w+):(?:[lg]te?):/.exec(String(condition))?.[1])
    .findLast((column) => column !== undefined && isNumber(column) && !column.endsWith('_year'));
