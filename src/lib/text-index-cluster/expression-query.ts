import type { TextExpression, TextIndexSchema, WordSlot } from '../text-index/api.ts';

type Clause = Record<string, unknown>;
type Leaf = Extract<TextExpression, { op: 'text' | 'near' }>;

/** Something whose weight depends on how many documents match it. */
export interface Weighed {
  readonly name: string;
  readonly clause: Clause;
}

/** By `formsName`, the words of the index that a word with forms stands for. */
export type FoundForms = ReadonlyMap<string, readonly string[]>;

export const formsName = ({
  word,
  forms = [],
  languageFilter = '',
}: Extract<WordSlot, { word: string }>): string => `${languageFilter} ${forms}:${word}`;

/**
 * Translates an expression for OpenSearch. Its matches are exactly those of the embedded engine, except that words of two values are never
 * near each other. Its scores are the same for words, phrases and forms; a prefix, a row or a nearness of several words scores the sum of
 * its words.
 */
export class ExpressionQuery {
  /** What the scores depend on, in the order of the weights passed to `scored`. */
  readonly weighed: readonly Weighed[];
  private readonly expression: TextExpression;
  private readonly schema: TextIndexSchema;
  private readonly forms: FoundForms;
  private readonly holds: (condition: Extract<TextExpression, { op: 'filter' }>['condition']) => Clause;
  private readonly leaves: readonly Leaf[];

  constructor(
    expression: TextExpression,
    schema: TextIndexSchema,
    forms: FoundForms,
    holds: ExpressionQuery['holds'],
  ) {
    this.expression = expression;
    this.schema = schema;
    this.forms = forms;
    this.holds = holds;
    const leaves = new Map(leavesOf(expression).map((leaf) => [JSON.stringify(leaf), leaf]));
    this.leaves = [...leaves.values()];
    this.weighed = this.leaves.flatMap((leaf) =>
      slotsOf(leaf).map((slot) => ({ name: JSON.stringify(slot), clause: this.wordIn('words', slot) })),
    );
  }

  get isScored(): boolean {
    return this.leaves.length > 0;
  }

  matching(): Clause {
    return this.node(this.expression);
  }

  /** One clause for each text that scores, to be summed if it matches. */
  scored(weights: readonly number[]): Clause[] {
    let next = 0;
    return this.leaves.map((leaf) => {
      const own = slotsOf(leaf).map(() => weights[next++] ?? 1);
      const isPhrase = leaf.op === 'text' && leaf.slots.length > 1 && leaf.slots.every(isPlain);
      const must = isPhrase
        ? [this.scoredPhrase(leaf, own)]
        : slotsOf(leaf).map((slot, at) => this.scoredSlot(slot, own[at] ?? 1));
      return { bool: { must, filter: [this.leaf(leaf)] } };
    });
  }

  /** Names the fields that contain a text that scores. */
  naming(): Clause {
    return {
      bool: {
        must: [{ match_all: {} }],
        should: this.schema.fields.map(({ name }) => {
          const here = this.leaves.filter(({ fields }) => fields === undefined || fields.includes(name));
          return { bool: { ...anyOf(here.map((leaf) => this.leafIn(leaf, name))), _name: name } };
        }),
      },
    };
  }

  private node(expression: TextExpression): Clause {
    switch (expression.op) {
      case 'all':
        return { bool: { filter: expression.of.map((part) => this.node(part)) } };
      case 'any':
        return { bool: anyOf(expression.of.map((part) => this.node(part))) };
      case 'not':
        return { bool: { must_not: [this.node(expression.of)] } };
      case 'filter':
        return this.holds(expression.condition);
      default:
        return this.leaf(expression);
    }
  }

  private leaf(leaf: Leaf): Clause {
    const [slot] = slotsOf(leaf);
    if (slot !== undefined && slotsOf(leaf).length === 1 && leaf.fields === undefined)
      return this.wordIn('words', slot);
    const fields = leaf.fields ?? this.schema.fields.map(({ name }) => name);
    return { bool: anyOf(fields.map((field) => this.leafIn(leaf, field))) };
  }

  private leafIn(leaf: Leaf, name: string): Clause {
    const field = `t_${name}`;
    const slots = slotsOf(leaf);
    const [slot] = slots;
    if (slot !== undefined && slots.length === 1) return this.wordIn(field, slot);
    if (leaf.op === 'text' && slots.every(isPlain)) return { match_phrase: { [field]: phraseOf(slots) } };
    const clauses = slots.map((one) => this.spanIn(field, one));
    return leaf.op === 'near'
      ? { span_near: { clauses, slop: leaf.distance, in_order: false } }
      : { span_near: { clauses, slop: 0, in_order: true } };
  }

  private wordIn(field: string, slot: WordSlot): Clause {
    if ('prefix' in slot) return { prefix: { [field]: { value: slot.prefix } } };
    return isPlain(slot) ? { term: { [field]: slot.word } } : { terms: { [field]: this.wordsOf(slot) } };
  }

  /** OpenSearch refuses more words than a query may have clauses, and so does this. */
  private spanIn(field: string, slot: WordSlot): Clause {
    if ('prefix' in slot) return { span_multi: { match: { prefix: { [field]: { value: slot.prefix } } } } };
    const clauses = this.wordsOf(slot).map((word) => ({ span_term: { [field]: word } }));
    return clauses.length === 1 ? (clauses[0] as Clause) : { span_or: { clauses } };
  }

  private scoredSlot(slot: WordSlot, boost: number): Clause {
    if ('prefix' in slot)
      return { prefix: { words: { value: slot.prefix, boost, rewrite: 'scoring_boolean' } } };
    const queries = this.wordsOf(slot).map((value) => ({ term: { words: { value, boost } } }));
    return queries.length === 1 ? (queries[0] as Clause) : { dis_max: { queries } };
  }

  private scoredPhrase({ slots }: Leaf, weights: readonly number[]): Clause {
    const should = this.schema.fields.map(({ name, boost }) => ({
      match_phrase: { [`t_${name}`]: { query: phraseOf(slots), boost } },
    }));
    return phraseScore({ bool: { should, minimum_should_match: 1 } }, slots.length, weights);
  }

  private wordsOf(slot: Extract<WordSlot, { word: string }>): readonly string[] {
    if (isPlain(slot)) return [slot.word];
    const found = this.forms.get(formsName(slot)) ?? [];
    return found.length === 0 ? [slot.word] : found;
  }
}

/** The score of a phrase, from the boosts of its positions: the similarity sums them over its words; the rest is `document/impact.ts`. */
export function phraseScore(query: Clause, terms: number, weights: readonly number[]): Clause {
  return {
    script_score: {
      query,
      script: {
        source: `double w = _score / params.terms;
          double norm = 1.2 * (1 - 0.75 + (0.75 * doc["tokens"].value) / 300.0);
          double factor = 255 * (1 - 0.1 + (0.1 * doc["prior"].value) / 255.0);
          return Math.max(1, Math.round((w / (w + norm)) * factor)) * params.weight;`,
        params: { weight: weights.reduce((sum, one) => sum + one, 0), terms },
      },
    },
  };
}

/** The slots of all words that match by their forms. */
export function formSlots(expression: TextExpression): Extract<WordSlot, { word: string }>[] {
  switch (expression.op) {
    case 'all':
    case 'any':
      return expression.of.flatMap(formSlots);
    case 'not':
      return formSlots(expression.of);
    case 'filter':
      return [];
    default:
      return expression.slots.flatMap((slot) => ('word' in slot && slot.forms !== undefined ? [slot] : []));
  }
}

function leavesOf(expression: TextExpression): Leaf[] {
  if (expression.op === 'all' || expression.op === 'any') return expression.of.flatMap(leavesOf);
  return expression.op === 'text' || expression.op === 'near' ? [expression] : [];
}

/** A nearness requires each word once. */
const slotsOf = ({ op, slots }: Leaf): readonly WordSlot[] =>
  op === 'text' ? slots : [...new Map(slots.map((slot) => [JSON.stringify(slot), slot])).values()];

const isPlain = (slot: WordSlot): boolean => 'word' in slot && slot.forms === undefined;

const phraseOf = (slots: readonly WordSlot[]): string =>
  slots.map((slot) => ('word' in slot ? slot.word : slot.prefix)).join(' ');

const anyOf = (should: readonly Clause[]): Clause =>
  should.length === 0 ? { must_not: [{ match_all: {} }] } : { should, minimum_should_match: 1 };
