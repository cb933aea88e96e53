import { Random } from '../../bench/search/corpus/random.ts';
import type {
  Condition,
  ExcludedText,
  Filter,
  IndexDocument,
  TextIndexSchema,
  TextQuery,
} from '../../src/lib/text-index/index.ts';

export const worldSchema: TextIndexSchema = {
  fields: [
    { name: 'title', boost: 5 },
    { name: 'h2', boost: 2 },
    { name: 'body', boost: 1 },
  ],
  filters: [
    { name: 'country', kind: 'keyword' },
    { name: 'tech', kind: 'keywords' },
    { name: 'pricing', kind: 'flag' },
    { name: 'size', kind: 'number' },
    { name: 'heading', kind: 'text' },
  ],
};

const vocabulary = [
  'the',
  'of',
  'Café',
  'STRASSE',
  'straße',
  'c++',
  'c#',
  '.NET',
  'node.js',
  '24/7',
  '東京タワー',
  'กรุงเทพ',
  'e-mail',
  'naïve',
  // Several forms of one word.
  'bakery',
  'bakeries',
  'Müller',
  'Mueller',
];
for (let i = 0; i < 60; i++) vocabulary.push(`word${i}`);

/** Random documents, and queries that match often; the same for the same seed. */
export class World {
  readonly random: () => number;
  constructor(seed: number) {
    const generator = new Random(seed);
    this.random = () => generator.fraction();
  }
  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)] as T;
  }
  word(): string {
    return vocabulary[Math.floor(this.random() ** 3 * vocabulary.length)] as string;
  }
  text(words: number): string {
    return Array.from({ length: 1 + Math.floor(this.random() * words) }, () => this.word()).join(
      this.pick([' ', ' - ', ', ']),
    );
  }
  document(keys: number): IndexDocument {
    const key = `site-${Math.floor(this.random() * keys)}.${this.pick(['com', 'de', 'ÿz'])}`;
    const title = this.text(4);
    return {
      key,
      text: {
        title,
        h2: Array.from({ length: Math.floor(this.random() * 3) }, () => this.text(3)),
        body: this.text(40),
      },
      filters: {
        country: this.pick(['DE', 'us', 'Österreich', null]),
        tech: [this.pick(['React', 'react native', 'Vue']), this.pick(['nginx', 'Stripe'])],
        pricing: this.pick([true, false, null]),
        size: this.pick([1, 5, 10.5, null]),
        heading: title,
      },
      stored: Buffer.from(JSON.stringify({ key, title, noise: this.random() })),
      prior: this.random(),
    };
  }
  query(keys: readonly string[]): TextQuery {
    const filters: Filter[] = this.conditions(keys);
    if (this.random() < 0.3) filters.push({ op: 'none', filters: this.conditions(keys) });
    const mode = this.pick(['phrase', 'all', 'any'] as const);
    const query: TextQuery = { mode, filters, exclude: this.excluded() };
    return this.random() < 0.05 ? query : { ...query, text: this.text(mode === 'phrase' ? 3 : 4) };
  }
  private excluded(): ExcludedText[] {
    return Array.from({ length: Math.floor(this.random() ** 2 * 3) }, () => {
      const mode = this.pick(['phrase', 'all', 'any'] as const);
      return { mode, text: this.text(mode === 'any' ? 1 : 2) };
    });
  }
  private conditions(keys: readonly string[]): Condition[] {
    const filters: Condition[] = [];
    if (this.random() < 0.3)
      filters.push({ field: 'country', op: 'equals', value: this.pick(['de', 'US', 'osterreich']) });
    if (this.random() < 0.2)
      filters.push({ field: 'tech', op: 'contains', value: this.pick(['REACT', 'n', 'stripe']) });
    if (this.random() < 0.1)
      filters.push({ field: 'tech', op: 'starts', value: this.pick(['RE', 's', 'Vue', 'none']) });
    if (this.random() < 0.2) filters.push({ field: 'tech', op: 'in', values: ['vue', 'React'] });
    if (this.random() < 0.2) filters.push({ field: 'pricing', op: 'equals', value: this.random() < 0.5 });
    if (this.random() < 0.1) filters.push({ field: 'pricing', op: 'in', values: [true, false] });
    if (this.random() < 0.2)
      filters.push({ field: 'size', op: 'range', min: 2, ...(this.random() < 0.5 ? { max: 10 } : {}) });
    if (this.random() < 0.1)
      filters.push({ field: 'heading', op: 'contains', value: this.pick(['word1', 'cafe', 'e']) });
    if (this.random() < 0.1)
      filters.push({
        op: this.pick(['keys', 'not-keys'] as const),
        keys: [this.pick(keys), this.pick(keys), 'nobody'],
      });
    return filters;
  }
}
