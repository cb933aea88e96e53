import { expect, test } from 'vitest';
import { identifierKinds, identifierOfPath, parseIdentifier } from './identifier-kinds.ts';

test('every value that a page can have can be asked for', () => {
  for (const [kind, { samples }] of identifierKinds)
    for (const value of samples.flatMap(({ values }) => values)) {
      expect(parseIdentifier(`${kind}:${value}`)).toEqual({ kind, value });
      expect(identifierOfPath({ kind, value })).toEqual({ kind, value });
    }
  expect(parseIdentifier('register:SE Håby 12-34/5')).toEqual({ kind: 'register', value: 'SE HÅBY 12-34/5' });
});
