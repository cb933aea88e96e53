import { expect, test } from 'vitest';
import { readPackedTable } from '../../../../lib/tables.ts';
import { packLexicon } from './pack-lexicon.ts';

test('the packed lexicon equals the lists', () => {
  expect(readPackedTable('lexicon.bin').equals(packLexicon())).toBe(true);
});
