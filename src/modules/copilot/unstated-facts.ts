import { sentencesIn } from './answers/answer-texts.ts';
import { writeCaveats } from './answers/write-answer.ts';
import { answerWithoutCall, type CopilotAnswer } from './copilot-answer.ts';
import type { Plan, PlannedCall } from './planner/index.ts';

type Interpretation = Pick<
  Plan,
  'language' | 'ignored' | 'financialTerms' | 'corrected' | 'remarks' | 'asksFacts'
>;

/**
 * Whether a message asks for a fact with words that are on no page together, and names no trade, place or column: companies with similar
 * pages are no answer to "who goes bankrupt next year?"
 */
export const asksUnstated = (
  { name, args }: PlannedCall,
  { asksFacts = false, financialTerms }: Interpretation,
): boolean =>
  (name === 'search' || name === 'facets') && isOnlyMeaning(args) && (asksFacts || financialTerms !== '');

/** Whether a search has nothing but words that no page has. */
const isOnlyMeaning = ({
  q: _q,
  mode,
  fields: _fields,
  size: _size,
  limit: _limit,
  offset: _offset,
  sort: _sort,
  ...conditions
}: PlannedCall['args']): boolean => mode === 'meaning' && Object.keys(conditions).length === 0;

/** Says that no homepage states it. */
export function writeUnstated(interpretation: Interpretation, ignored: readonly string[]): CopilotAnswer {
  const { language, financialTerms } = interpretation;
  const { unable, examples } = sentencesIn(language);
  const caveats = writeCaveats({ ...interpretation, ignored: [] });
  return {
    // That figures are not in the index says it already.
    ...answerWithoutCall([...(financialTerms === '' ? [unable.unknown] : []), ...caveats].join(' '), {
      language,
      ignored,
    }),
    suggestions: examples,
  };
}
