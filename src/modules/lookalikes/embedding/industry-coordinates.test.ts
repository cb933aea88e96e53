import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { industries } from '../../extraction/business/taxonomy.ts';
import { coordinateOf, INDUSTRY_DIMENSIONS } from './industry-coordinates.ts';

test('every industry has a coordinate of its own', () => {
  const coordinates = industries.map(({ name }) => coordinateOf(name));
  expect(new Set(coordinates).size).toBe(industries.length);
  expect(coordinates.every((at) => at !== undefined && at < INDUSTRY_DIMENSIONS)).toBe(true);
  expect(coordinateOf('plumbing')).toBeUndefined();
});

test('stored vectors keep their meaning, because industries are only added at the end', () => {
  // If an industry was removed or moved, give both models new names, so that vectors with the old order are not compared with new ones.
  const first = industries.slice(0, 45).map(({ name }) => name);
  expect(hash('sha256', first.join('\n')).slice(0, 16)).toBe('690eb303f51b41aa');
});
