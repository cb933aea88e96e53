import type { FormsOfWord, TextExpression, WordSlot } from '../text-index/api.ts';
import { InvalidQuery } from '../text-index/errors.ts';
import { formsInOneLanguage, WordForms } from '../word-forms/index.ts';
import { type FoundForms, formSlots, formsName } from './expression-query.ts';
import { counted, type QueryBudget } from './query-budget.ts';
import { type ReadDocument, sampleWords } from './sample-words.ts';

/** Each round reads documents that contain none of the forms known so far. */
const ROUNDS_MAX = 8;
const FORMS_MAX = 1_024;
const WORDS_KEPT_MAX = 10_000;

/**
 * The forms of words that the index contains. OpenSearch has no list of its words, so forms are taken from documents that contain a word
 * with the same beginning. A form that only occurs together with more common ones may be missed. Results are cached as long as the index
 * does not change.
 */
export class FormFinder {
  private readonly readDocument: ReadDocument;
  private known = new Map<string, readonly string[]>();
  private generation = -1;

  constructor(readDocument: ReadDocument) {
    this.readDocument = readDocument;
  }

  async of(expression: TextExpression, generation: number, budget: QueryBudget): Promise<FoundForms> {
    if (this.generation !== generation || this.known.size > WORDS_KEPT_MAX) {
      this.known = new Map();
      this.generation = generation;
    }
    const { known } = this;
    const found = new Map<string, readonly string[]>();
    for (const slot of formSlots(expression)) {
      const name = formsName(slot);
      const forms = known.get(name) ?? (await this.find(slot, budget));
      known.set(name, forms);
      found.set(name, forms);
    }
    return found;
  }

  private async find(
    { word, forms = [], languageFilter }: Extract<WordSlot, { word: string }>,
    budget: QueryBudget,
  ): Promise<readonly string[]> {
    const wanted = new WordForms(word, forms);
    const found = new Set([word]);
    const seen = new Set([word]);
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const sampled = await sampleWords(
        {
          should: wanted.prefixes.map((prefix) => ({ prefix: { words: prefix } })),
          minimum_should_match: 1,
          must_not: [{ terms: { words: [...seen] } }],
        },
        this.readDocument,
        budget,
      );
      if (sampled.length === 0) break;
      for (const words of sampled)
        for (const candidate of words) {
          if (!wanted.prefixes.some((prefix) => candidate.startsWith(prefix))) continue;
          seen.add(candidate);
          if (wanted.matches(candidate)) found.add(candidate);
        }
      if (found.size > FORMS_MAX)
        throw new InvalidQuery(
          `${JSON.stringify(word)} has more than ${FORMS_MAX.toLocaleString('en')} forms; search without forms`,
        );
      // The limit for a list of values.
      if (seen.size > 50_000) break;
    }
    if (languageFilter === undefined) return [...found];
    return [...formsInOneLanguage(word, await countLanguages([...found], languageFilter, budget), forms)];
  }
}

/** Languages that a word is counted in; the others have too few of its documents to matter. */
const LANGUAGES_COUNTED = 200;

/** How many documents of each language have each of the words. */
async function countLanguages(
  words: readonly string[],
  filter: string,
  budget: QueryBudget,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const answers = await budget.searchMany(
    words.map((word) => ({
      ...counted({ term: { words: word } }),
      aggs: { languages: { terms: { field: `f_${filter}`, size: LANGUAGES_COUNTED } } },
    })),
  );
  return new Map(
    words.map((word, at) => [
      word,
      new Map(answers[at]?.aggregations?.languages?.buckets?.map(({ key, doc_count }) => [key, doc_count])),
    ]),
  );
}

/** How many documents have each of the forms, by word. */
export async function countForms(
  expression: TextExpression,
  forms: FoundForms,
  budget: QueryBudget,
): Promise<readonly FormsOfWord[]> {
  const words = new Map(formSlots(expression).map((slot) => [slot.word, forms.get(formsName(slot)) ?? []]));
  const asked = [...new Set([...words.values()].flat())];
  const answers = await budget.searchMany(asked.map((form) => counted({ term: { words: form } })));
  const counts = new Map(asked.map((form, at) => [form, answers[at]?.hits.total?.value ?? 0]));
  return Array.from(words, ([word, found]) => ({
    word,
    forms: found
      .map((form) => ({ form, count: counts.get(form) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.form < b.form ? -1 : 1)),
  }));
}
