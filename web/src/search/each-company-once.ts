import type { Suggestion } from '../api/api.ts';

/** A company is found by its name and by its domain, and both lead to the same profile. */
export function eachCompanyOnce(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const firstOf = new Map(suggestions.toReversed().map((suggestion) => [suggestion.domain, suggestion]));
  return suggestions.filter(
    (suggestion) => suggestion.domain === '' || firstOf.get(suggestion.domain) === suggestion,
  );
}
