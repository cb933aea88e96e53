import type { Plan } from '../call.ts';
import type { ConversationState } from '../conversation-state.ts';
import type { Request } from '../reading/request.ts';

/** The conversation after the first of two requests in a message; undefined if it has only one. */
export function planFirstClause(
  { secondClauseStart, language }: Request,
  state: ConversationState,
  planFirst: (state: ConversationState) => Plan,
): ConversationState | undefined {
  if (secondClauseStart === undefined) return undefined;
  const known = { ...state, language };
  const first = planFirst(known);
  return first.kind === 'call'
    ? { ...known, last: first.call, lastList: undefined, lastAnswerHadNoCall: false }
    : undefined;
}
