import type { Condition, TextExpression, TextIndexSchema, WordSlot } from '../../api.ts';
import { InvalidQuery } from '../../errors.ts';
import { type FilterPlan, filterKey, planFilters } from './filter-plan.ts';
import type { IndexView } from './index-view.ts';

/** The indexed words that a slot expands to. */
export interface ExpandedSlot {
  /** Equal names mean equal words within a view that does not change. */
  readonly name: string;
  /** The word whose forms these are, if forms were requested. */
  readonly formsOf?: string;
  /** Dictionary keys. */
  readonly keys: readonly string[];
  /** Number of live documents in the whole index that have one of the words. */
  readonly documents: number;
  /** The keys that a view may have. */
  keysIn(view: IndexView): readonly string[];
}

export type ExpandSlot = (slot: WordSlot) => ExpandedSlot;

/** A word, a phrase or a group of nearby words, in which each slot matches one of several words. */
export interface LeafPlan {
  readonly slots: readonly ExpandedSlot[];
  /** Number of other words allowed in between; undefined means that the slots are in a row. */
  readonly distance: number | undefined;
  /** Bits of the fields in which it may occur. */
  readonly scope: number;
  readonly isScoped: boolean;
  /** Identifies its matches within a view that does not change. */
  readonly name: string;
}

export type PlanNode =
  | { readonly kind: 'leaf'; readonly leaf: number }
  | { readonly kind: 'filter'; readonly filters: readonly FilterPlan[]; readonly filterKey: string }
  | { readonly kind: 'and' | 'or'; readonly of: readonly PlanNode[] }
  | { readonly kind: 'not'; readonly of: PlanNode };

export interface ExpressionPlan {
  readonly root: PlanNode;
  /** Each leaf once, however often the expression contains it. */
  readonly leaves: readonly LeafPlan[];
  /** The leaves that count in the score. */
  readonly scored: readonly number[];
  /** Whether a document can match without matching a scored leaf. */
  readonly matchesUnscored: boolean;
}

const slotsMax = 64;
const levelsMax = 64;

export function planExpression(
  expression: TextExpression,
  schema: TextIndexSchema,
  expand: ExpandSlot,
): ExpressionPlan {
  const planner = new Planner(schema, expand);
  const root = planner.node(expression, true, 0);
  return {
    root,
    leaves: planner.leaves,
    scored: [...planner.scored].sort((a, b) => a - b),
    matchesUnscored: !needsScored(root),
  };
}

class Planner {
  readonly leaves: LeafPlan[] = [];
  readonly scored = new Set<number>();
  private readonly schema: TextIndexSchema;
  private readonly expand: ExpandSlot;
  private readonly known = new Map<string, number>();
  private slots = 0;

  constructor(schema: TextIndexSchema, expand: ExpandSlot) {
    this.schema = schema;
    this.expand = expand;
  }

  node(expression: TextExpression, isWanted: boolean, level: number): PlanNode {
    if (level > levelsMax) throw new InvalidQuery(`an expression can have at most ${levelsMax} levels`);
    switch (expression.op) {
      case 'text':
      case 'near': {
        const leaf = this.leaf(expression);
        if (isWanted) this.scored.add(leaf);
        return { kind: 'leaf', leaf };
      }
      case 'filter': {
        const filters = planFilters([allowedInside(expression.condition)], this.schema);
        return { kind: 'filter', filters, filterKey: filterKey(filters) };
      }
      case 'not':
        return { kind: 'not', of: this.node(expression.of, false, level + 1) };
      default:
        if (expression.of.length === 0) throw new InvalidQuery(`the expression '${expression.op}' is empty`);
        return {
          kind: expression.op === 'all' ? 'and' : 'or',
          of: expression.of.map((view) => this.node(view, isWanted, level + 1)),
        };
    }
  }

  private leaf(expression: Extract<TextExpression, { op: 'text' | 'near' }>): number {
    const distance = expression.op === 'near' ? expression.distance : undefined;
    if (expression.slots.length === 0) throw new InvalidQuery('a text of an expression has no words');
    if (distance !== undefined && !(Number.isSafeInteger(distance) && distance >= 0))
      throw new InvalidQuery('the distance between words must be a whole number of at least 0');
    this.slots += expression.slots.length;
    if (this.slots > slotsMax) throw new InvalidQuery(`an expression can have at most ${slotsMax} words`);
    const expanded = expression.slots.map((slot) => this.expand(slot));
    const slots =
      distance === undefined ? expanded : [...new Map(expanded.map((slot) => [slot.name, slot])).values()];
    const everywhere = (1 << this.schema.fields.length) - 1;
    const scope = expression.fields === undefined ? everywhere : this.scopeOf(expression.fields);
    const name = `${distance ?? ''}:${scope}:${slots.map((slot) => slot.name).join(' ')}`;
    let leaf = this.known.get(name);
    if (leaf === undefined) {
      leaf = this.leaves.push({ slots, distance, scope, isScoped: scope !== everywhere, name }) - 1;
      this.known.set(name, leaf);
    }
    return leaf;
  }

  private scopeOf(fields: readonly string[]): number {
    let scope = 0;
    for (const name of fields) {
      const at = this.schema.fields.findIndex((field) => field.name === name);
      if (at < 0) throw new InvalidQuery(`there is no text field ${name}`);
      scope |= 1 << at;
    }
    return scope;
  }
}

export function allowedInside(condition: Condition): Condition {
  if (condition.op === 'keys' || condition.op === 'not-keys')
    throw new InvalidQuery('keys are filters of the whole query and cannot be part of an expression');
  return condition;
}

/** Whether every match contains a text that scores. */
function needsScored(node: PlanNode): boolean {
  if (node.kind === 'leaf') return true;
  if (node.kind === 'and') return node.of.some(needsScored);
  return node.kind === 'or' && node.of.every(needsScored);
}
