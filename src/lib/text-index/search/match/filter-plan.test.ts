import { expect, test } from 'vitest';
import type { TextIndexSchema } from '../../api.ts';
import { planFilters } from './filter-plan.ts';

test('a beginning is folded and cut as the stored values are, so that a long value starts with itself', () => {
  const schema = { filters: [{ name: 'city', kind: 'keyword' }] } as unknown as TextIndexSchema;
  const prefixOf = (value: string): string => {
    const [plan] = planFilters([{ field: 'city', op: 'starts', value }], schema);
    return plan?.kind === 'values' ? (plan.prefixes[0] ?? '') : '';
  };
  const equal = planFilters([{ field: 'city', op: 'equals', value: 'Ä'.repeat(5_000) }], schema)[0];
  expect(equal?.kind === 'values' && equal.prefixes[0]?.startsWith(prefixOf('Ä'.repeat(5_000)))).toBe(true);
  // Behind a zero, the dictionary has the value as it was written.
  expect(prefixOf('leeds\0Leeds').slice(1)).not.toContain('\0');
});
