import type { Weighed } from './expression-query.ts';
import { counted, type QueryBudget } from './query-budget.ts';

const WEIGHT_STEPS = 64;
const CACHED_WORDS_MAX = 50_000;

/**
 * Weights of words, from how many live documents of the whole index contain them, as in the embedded engine. They are cached as long as the
 * index is unchanged, and counted over the whole index instead of per shard, so that all copies of all shards agree.
 */
export class WordWeights {
  private counts = new Map<string, number>();
  private documents: number | undefined;
  private generation = -1;

  async of(weighed: readonly Weighed[], generation: number, budget: QueryBudget): Promise<readonly number[]> {
    if (this.generation !== generation || this.counts.size > CACHED_WORDS_MAX) {
      this.counts = new Map();
      this.documents = undefined;
      this.generation = generation;
    }
    const { counts } = this;
    const missing = [...new Map(weighed.map((one) => [one.name, one])).values()].filter(
      ({ name }) => !counts.has(name),
    );
    if (missing.length > 0) {
      const [all, ...each] = await budget.searchMany([
        counted({ match_all: {} }),
        ...missing.map(({ clause }) => counted(clause)),
      ]);
      // The value for this query, even with concurrent ones.
      this.documents ??= all?.hits.total?.value ?? 0;
      missing.forEach(({ name }, at) => {
        counts.set(name, each[at]?.hits.total?.value ?? 0);
      });
    }
    const documents = this.documents ?? 0;
    return weighed.map(({ name }) => {
      const having = counts.get(name) ?? 0;
      const rarity = Math.log(1 + (documents - having + 0.5) / (having + 0.5));
      return Math.max(1, Math.round(rarity * WEIGHT_STEPS));
    });
  }
}
