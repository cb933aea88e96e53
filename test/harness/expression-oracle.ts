import { foldText, tokenize } from '../../src/lib/text-analysis/index.ts';
import type { Condition, IndexDocument, TextExpression, WordSlot } from '../../src/lib/text-index/index.ts';
import { impactOf, priorByteOf } from '../../src/lib/text-index/indexing/impact.ts';
import { WordForms } from '../../src/lib/word-forms/index.ts';
import { compareBytes } from './fts5-oracle.ts';
import { type World, worldSchema } from './random-world.ts';

type Leaf = Extract<TextExpression, { op: 'text' | 'near' }>;

/** A word with its field and its position in the document. One position is left free between two values. */
interface Place {
  readonly term: string;
  readonly field: number;
  readonly at: number;
}

interface Read {
  readonly document: IndexDocument;
  readonly places: readonly Place[];
  readonly terms: ReadonlySet<string>;
  /** What is known about the leaves of the current expression. */
  readonly leaves: Map<Leaf, { impact: number; mask: number }>;
}

export interface Expected {
  readonly key: string;
  readonly score: number;
  readonly fields: readonly string[];
}

/** Evaluates expressions document by document, from the words of each document alone. */
export class ExpressionOracle {
  private readonly documents = new Map<string, Read>();

  upsert(document: IndexDocument): void {
    const places: Place[] = [];
    let at = 0;
    worldSchema.fields.forEach(({ name }, field) => {
      for (const value of [document.text[name] ?? []].flat()) {
        const tokens = tokenize(value);
        for (const { term } of tokens) places.push({ term, field, at: at++ });
        if (tokens.length > 0) at++;
      }
    });
    const terms = new Set(places.map(({ term }) => term));
    this.documents.set(document.key, { document, places, terms, leaves: new Map() });
  }

  delete(key: string): void {
    this.documents.delete(key);
  }

  document(key: string): IndexDocument {
    const read = this.documents.get(key);
    if (read === undefined) throw new Error(`there is no document ${key}`);
    return read.document;
  }

  keys(): string[] {
    return [...this.documents.keys()].sort(compareBytes);
  }

  /** Every match, in result order. */
  matches(expression: TextExpression): Expected[] {
    const scored = scoredLeaves(expression);
    const weights = new Map([...scored].map(([name, leaf]) => [name, this.weight(leaf)]));
    const found: Expected[] = [];
    for (const read of this.documents.values()) {
      read.leaves.clear();
      if (!holds(read, expression)) continue;
      let [score, fields] = [0, 0];
      if (scored.size === 0) score = (priorByteOf(read.document.prior) * 64) / (64 * 255);
      for (const [name, leaf] of scored) {
        const { impact, mask } = leafIn(read, leaf);
        if (mask === 0) continue;
        score += (impact * (weights.get(name) ?? 0)) / (64 * 255);
        fields |= mask;
      }
      const names = worldSchema.fields.filter((_, at) => (fields & (1 << at)) !== 0).map(({ name }) => name);
      found.push({ key: read.document.key, score: rounded(score), fields: names });
    }
    return found.sort((a, b) => b.score - a.score || compareBytes(a.key, b.key));
  }

  private weight({ op, slots }: Leaf): number {
    const unique = op === 'near' ? uniqueSlots(slots) : slots;
    let weight = 0;
    for (const slot of unique) {
      let documents = 0;
      for (const { terms } of this.documents.values())
        if ([...terms].some((term) => fits(slot, term))) documents++;
      const all = this.documents.size;
      weight += Math.max(1, Math.round(64 * Math.log(1 + (all - documents + 0.5) / (documents + 0.5))));
    }
    return weight;
  }
}

/** Scores are sums of whole numbers that are divided in a different order here, so they are rounded. */
export const rounded = (score: number): number => Math.round(score * 1e9) / 1e9;

function scoredLeaves(expression: TextExpression, found = new Map<string, Leaf>()): Map<string, Leaf> {
  if (expression.op === 'all' || expression.op === 'any')
    for (const part of expression.of) scoredLeaves(part, found);
  if (expression.op === 'text' || expression.op === 'near') found.set(JSON.stringify(expression), expression);
  return found;
}

function holds(read: Read, expression: TextExpression): boolean {
  switch (expression.op) {
    case 'all':
      return expression.of.every((part) => holds(read, part));
    case 'any':
      return expression.of.some((part) => holds(read, part));
    case 'not':
      return !holds(read, expression.of);
    case 'filter':
      return passes(read.document, expression.condition);
    default:
      return leafIn(read, expression).mask !== 0;
  }
}

/** The requested fields that contain the text, and how much the text counts over all fields. */
function leafIn(read: Read, leaf: Leaf): { impact: number; mask: number } {
  const known = read.leaves.get(leaf) ?? findLeaf(read, leaf);
  read.leaves.set(leaf, known);
  return known;
}

function findLeaf(read: Read, leaf: Leaf): { impact: number; mask: number } {
  const hasAll = leaf.slots.every((slot) =>
    'word' in slot && slot.forms === undefined
      ? read.terms.has(slot.word)
      : [...read.terms].some((term) => fits(slot, term)),
  );
  if (!hasAll) return { impact: 0, mask: 0 };
  const fields = leaf.op === 'near' ? nearIn(read.places, leaf) : rowsIn(read.places, leaf.slots);
  const isOneSlot = leaf.slots.length === 1 || (leaf.op === 'near' && uniqueSlots(leaf.slots).length === 1);
  let mask = 0;
  for (const field of fields) mask |= 1 << field;
  const scope = leaf.fields?.reduce(
    (bits, name) => bits | (1 << worldSchema.fields.findIndex((field) => field.name === name)),
    0,
  );
  if (isOneSlot) return { impact: bestWord(read, leaf.slots[0] as WordSlot), mask: mask & (scope ?? 255) };
  return { impact: impactIn(read, fields), mask: mask & (scope ?? 255) };
}

/** The impact of the word that counts most among those that fit a slot. */
function bestWord(read: Read, slot: WordSlot): number {
  const fieldsOf = new Map<string, number[]>();
  for (const { term, field } of read.places)
    if (fits(slot, term)) fieldsOf.set(term, [...(fieldsOf.get(term) ?? []), field]);
  return Math.max(0, ...[...fieldsOf.values()].map((fields) => impactIn(read, fields)));
}

function impactIn({ places, document }: Read, fields: readonly number[]): number {
  const weight = fields.reduce((sum, field) => sum + (worldSchema.fields[field]?.boost ?? 0), 0);
  return impactOf(weight, places.length, priorByteOf(document.prior));
}

/** The field of every occurrence of the slots in a row. */
function rowsIn(places: readonly Place[], slots: readonly WordSlot[]): number[] {
  return places.flatMap(({ field, at }, first) =>
    slots.every((slot, offset) => {
      const place = places[first + offset];
      return place !== undefined && place.at === at + offset && fits(slot, place.term);
    })
      ? [field]
      : [],
  );
}

/** The field of every word that completes a window with all words, once for each slot that the word fills. */
function nearIn(places: readonly Place[], leaf: Extract<Leaf, { op: 'near' }>): number[] {
  const slots = uniqueSlots(leaf.slots);
  const widest = leaf.distance + slots.length;
  return places.flatMap((end, index) => {
    const taken = slots.filter((slot) => fits(slot, end.term)).length;
    const stretch = places
      .slice(0, index + 1)
      .filter(({ field, at }) => field === end.field && end.at - at < widest);
    // A word that fills two slots is visited once for each; at the first visit the other slot may still be missing.
    let complete = 0;
    const before = stretch.slice(0, -1);
    const ownSlots = slots.filter((slot) => fits(slot, end.term));
    for (let own = 1; own <= taken; own++) {
      const known = (slot: WordSlot): boolean =>
        before.some(({ term }) => fits(slot, term)) || ownSlots.slice(0, own).includes(slot);
      if (slots.every(known)) complete++;
    }
    return Array.from({ length: complete }, () => end.field);
  });
}

const uniqueSlots = (slots: readonly WordSlot[]): WordSlot[] => [
  ...new Map(slots.map((slot) => [JSON.stringify(slot), slot])).values(),
];

function fits(slot: WordSlot, term: string): boolean {
  if ('prefix' in slot) return term.startsWith(slot.prefix);
  if (slot.forms === undefined) return slot.word === term;
  const pair = `${slot.word} ${slot.forms} ${term}`;
  const known = formPairs.get(pair) ?? new WordForms(slot.word, slot.forms).matches(term);
  formPairs.set(pair, known);
  return known;
}

const formPairs = new Map<string, boolean>();

function passes({ filters }: IndexDocument, condition: Condition): boolean {
  if (condition.op === 'keys' || condition.op === 'not-keys') throw new Error('not in an expression');
  const value = filters[condition.field] ?? null;
  if (condition.op === 'range')
    return typeof value === 'number' && value >= (condition.min ?? -1e9) && value <= (condition.max ?? 1e9);
  const texts = value === null ? [] : (typeof value === 'object' ? [...value] : [value]).map(folded);
  if (condition.op === 'contains') return texts.some((text) => text.includes(folded(condition.value)));
  if (condition.op === 'starts') return texts.some((text) => text.startsWith(folded(condition.value)));
  const wanted = condition.op === 'equals' ? [condition.value] : condition.values;
  return wanted.some((one) => texts.includes(folded(one)));
}

const folded = (value: string | boolean | number): string => foldText(String(value));

/** A random expression that some documents of the world match and others do not. */
export function randomExpression(world: World, depth: number): TextExpression {
  const roll = world.random();
  if (depth > 0 && roll < 0.5) {
    const of = Array.from({ length: 2 + Math.floor(world.random() * 2) }, () =>
      randomExpression(world, depth - 1),
    );
    return { op: world.pick(['all', 'any'] as const), of };
  }
  if (depth > 0 && roll < 0.62) return { op: 'not', of: randomExpression(world, depth - 1) };
  if (roll < 0.72) return { op: 'filter', condition: randomCondition(world) };
  const fields = world.random() < 0.3 ? { fields: [world.pick(['title', 'h2', 'body'])] } : {};
  const slots = randomSlots(world, world.pick([1, 1, 1, 2, 2, 3]));
  if (slots.length > 1 && world.random() < 0.4)
    return { op: 'near', slots, distance: world.pick([0, 1, 3, 8]), ...fields };
  return { op: 'text', slots, ...fields };
}

function randomSlots(world: World, words: number): WordSlot[] {
  return Array.from({ length: words }, () => tokenize(world.word())).flatMap((tokens) =>
    tokens.map(({ term }): WordSlot => {
      if (world.random() < 0.2 && /^[a-z]{3}/.test(term))
        return { prefix: term.slice(0, world.pick([2, 3, 5])) };
      return world.random() < 0.15 ? { word: term, forms: world.pick([[], ['de']]) } : { word: term };
    }),
  );
}

function randomCondition(world: World): Condition {
  return world.pick<() => Condition>([
    () => ({ field: 'country', op: 'equals', value: world.pick(['de', 'US', 'osterreich', 'FR']) }),
    () => ({ field: 'tech', op: 'in', values: ['vue', 'Stripe'] }),
    () => ({ field: 'tech', op: 'contains', value: 'REACT' }),
    () => ({ field: 'tech', op: 'starts', value: world.pick(['RE', 's', 'Vue', 'none']) }),
    () => ({ field: 'pricing', op: 'equals', value: world.random() < 0.5 }),
    () => ({ field: 'size', op: 'range', min: 2, ...(world.random() < 0.5 ? { max: 10 } : {}) }),
    () => ({ field: 'heading', op: 'contains', value: world.pick(['word1', 'cafe', 'e']) }),
  ])();
}
