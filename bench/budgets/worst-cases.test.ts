import { expect, it } from 'vitest';
import { routes } from '../../src/app/index.ts';
import { worstCases } from './worst-cases.ts';

it('every endpoint has its largest legal request in the table, and the table has no other', () => {
  const named = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(worstCases).sort(), 'a row for each in bench/budgets/worst-cases.ts').toEqual(
    named.sort(),
  );
});
