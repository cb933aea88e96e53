import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { columnReference } from './column-reference.ts';
import { columns } from './registry.ts';

it('docs/reference/columns.md is generated from the registry and the last measured fill rates (npm run generate rewrites it)', () => {
  const fillRates = JSON.parse(readFileSync('docs/reference/columns-fill-rates.json', 'utf8'));
  expect(readFileSync('docs/reference/columns.md', 'utf8')).toBe(columnReference(fillRates));
});

it('the reference has a row for every column', () => {
  const reference = columnReference({ pages: 1, rates: { title: 0.5 } });
  for (const { name } of columns) expect(reference).toContain(`| \`${name}\` |`);
  expect(reference).toContain('| 50 % |');
  expect(reference).toMatch(/\| `company_name` \|.*\| \d+ of \d+ \|$/m);
});
