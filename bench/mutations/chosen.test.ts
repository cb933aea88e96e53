import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Chosen {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const chosen: Chosen[] = JSON.parse(readFileSync(new URL('chosen.json', import.meta.url), 'utf8'));

it.each(chosen)('the code to be mutated is still in the sources: $name', ({ file, find, replace }) => {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(source.split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});
