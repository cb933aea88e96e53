import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readChosen } from './chosen-mutations.ts';

const root = new URL('../../', import.meta.url);

it('the code to be mutated is still in the sources, and the tests that find it still exist', () => {
  const stale = readChosen(undefined).filter(({ file, find, replace, tests = [] }) => {
    const source = readFileSync(new URL(file, root), 'utf8');
    return (
      source.split(find).length !== 2 ||
      find === replace ||
      !tests.every((test) => existsSync(new URL(test, root)))
    );
  });
  expect(stale.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
