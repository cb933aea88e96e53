import type { Deadline } from '../../deadline.ts';
import type { FormsOfWord, TextIndexSchema, TextQuery } from '../api.ts';
import type { ByteCache } from '../format/byte-cache.ts';
import type { SegmentView } from '../views/segment-view.ts';
import type { TailView } from '../views/tail-view.ts';
import { countValuesOf } from './count-values.ts';
import { SlotExpansion } from './expand-slots.ts';
import type { ExpandedSlot } from './match/expression-plan.ts';
import type { IndexView } from './match/index-view.ts';
import { KeyPlaces } from './match/key-places.ts';
import { Matcher } from './match/matcher.ts';
import { planQuery, type QueryPlan } from './match/query-plan.ts';

/** Steps of a word's weight per unit of its logarithm. Scores are whole numbers, so that no sum depends on the order of its terms. */
const weightSteps = 64;
/** The score of a word that every document has, with an impact of 255: one step of its weight. */
export const scoreUnit = weightSteps * 255;

/** The whole index as of one moment. */
export class Snapshot {
  readonly generation: number;
  readonly views: readonly IndexView[];
  readonly documents: number;
  private readonly segmentViews: readonly SegmentView[];
  private readonly schema: TextIndexSchema;
  /** Results computed from views that do not change. */
  readonly cache: ByteCache;
  private readonly expansion: SlotExpansion;
  private readonly places: KeyPlaces;

  constructor(
    generation: number,
    segmentViews: readonly SegmentView[],
    tailViews: readonly TailView[],
    schema: TextIndexSchema,
    cache: ByteCache,
  ) {
    this.generation = generation;
    this.segmentViews = segmentViews;
    this.views = [...segmentViews, ...tailViews];
    this.documents = this.views.reduce((sum, view) => sum + view.documents, 0);
    this.schema = schema;
    this.cache = cache;
    this.places = new KeyPlaces(this.views);
    this.expansion = new SlotExpansion(
      this.views,
      schema.fields.length,
      cache,
      (key) => this.liveCount(key),
      (key, name, deadline) => countValuesOf(key, this.views, { name, schema, cache }, deadline),
    );
  }

  /** Plans a query for this snapshot: prefixes expand to the words that exist in it. */
  plan(query: TextQuery, deadline: Deadline): QueryPlan {
    return planQuery(query, this.schema, (slot) => this.expansion.of(slot, deadline));
  }

  /** The forms of words used by a query. */
  formsIn({ expression }: QueryPlan): readonly FormsOfWord[] {
    return expression === undefined ? [] : this.expansion.formsIn(expression);
  }

  /** Keeps the files of this moment readable until `release`. */
  retain(): this {
    for (const view of this.segmentViews) view.segment.retain();
    return this;
  }

  release(): void {
    for (const view of this.segmentViews) view.segment.release();
  }

  /** Reads what every query on a segment needs, which its first query would otherwise have to do. */
  warm(): void {
    for (const { segment } of this.segmentViews) segment.warm();
  }

  liveCount(key: string): number {
    let documents = 0;
    for (const view of this.views) documents += view.liveCount(key);
    return documents;
  }

  /** The number of matches of a text of one word, or of words with one prefix, which planning has already counted. */
  knownCount({ words, expression }: QueryPlan): number | undefined {
    const [word] = words;
    if (words.length === 1 && word !== undefined) return this.liveCount(word);
    const [leaf] = expression?.leaves ?? [];
    const [slot] = leaf?.slots ?? [];
    return leaf?.slots.length === 1 && !leaf.isScoped ? slot?.documents : undefined;
  }

  /** Weights of the words by how many documents of the whole index have them: the rarer, the heavier. */
  weights(plan: QueryPlan, deadline: Deadline): number[] {
    if (plan.mode !== 'expression')
      return plan.words.map((word) => {
        deadline.check();
        return this.weight(this.liveCount(word));
      });
    const { leaves = [], scored = [] } = plan.expression ?? {};
    return scored.map((leaf) => {
      const slots: readonly ExpandedSlot[] = leaves[leaf]?.slots ?? [];
      return slots.reduce((sum, { documents }) => sum + this.weight(documents), 0);
    });
  }

  private weight(documents: number): number {
    const rarity = Math.log(1 + (this.documents - documents + 0.5) / (documents + 0.5));
    return Math.max(1, Math.round(rarity * weightSteps));
  }

  matchers(plan: QueryPlan, weights: readonly number[], deadline: Deadline): Matcher[] {
    return this.views.map((view) => this.matcher(view, plan, weights, deadline));
  }

  matcher(view: IndexView, plan: QueryPlan, weights: readonly number[], deadline: Deadline): Matcher {
    return new Matcher(view, plan, weights, this.schema, this.cache, deadline, this.places);
  }
}

/** The score as callers see it. */
export function visibleScore(plan: QueryPlan, score: number): number {
  return (score * scoreScale(plan)) / scoreUnit;
}

/** Makes scores of queries with and without a text comparable: a prior counts from 0 to 1, like a common word. */
export function scoreScale(plan: QueryPlan): number {
  return plan.mode === 'everything' ? weightSteps : 1;
}
