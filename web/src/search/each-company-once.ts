import type { Suggestion } from '../api/api.ts';

/** A company may be suggested by its name and by its domain, but both lead to the same profile. */
export function eachCompanyOnce(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const firstOf = new Map(suggestions.toReversed().map((suggestion) => [suggestion.domain, suggestion]));
  return suggestions.filter(
    (suggestion) => suggestion.domain === '' || firstOf.get(suggestion.domain) === suggestion,
  );
}
