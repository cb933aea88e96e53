import { tokenize } from '../../lib/text-analysis/index.ts';
import type { TextExpression } from '../../lib/text-index/api.ts';
import type { DescribedConcept } from '../lookalikes/index.ts';

const CONCEPTS_MAX = 8;
const PLACES_MAX = 6;

/** A subject as a query of the text index: any of its concepts, each in any language it is known in. */
export function subjectQuery(
  concepts: readonly DescribedConcept[],
  language: string,
  places: readonly string[],
): TextExpression | undefined {
  const groups = [
    ...concepts.slice(0, CONCEPTS_MAX).map((concept) => anyOf(variantsOf(concept, language))),
    anyOf(places.slice(0, PLACES_MAX).map((text) => ({ text, language: undefined }))),
  ].flatMap((group) => group ?? []);
  return groups.length === 0 ? undefined : { op: 'any', of: groups };
}

interface Variant {
  readonly text: string;
  /** The language whose inflected forms of the word match too; undefined matches only the word itself. */
  readonly language: string | undefined;
}

/** The words that pages may use for a concept. */
function variantsOf({ word, concept, words }: DescribedConcept, language: string): Variant[] {
  const variants = [
    { text: word, language },
    { text: concept, language: 'en' },
    ...Object.entries(words).map(([code, text]) => ({ text, language: code })),
  ];
  return [...new Map(variants.reverse().map((variant) => [variant.text, variant])).values()].reverse();
}

function anyOf(variants: readonly Variant[]): TextExpression | undefined {
  const of = variants.flatMap(({ text, language }): TextExpression[] => {
    const slots = tokenize(text).map(({ term }) => ({
      word: term,
      ...(language !== undefined && { forms: [language] }),
    }));
    return slots.length === 0 ? [] : [{ op: 'text', slots }];
  });
  return of.length === 0 ? undefined : { op: 'any', of };
}
