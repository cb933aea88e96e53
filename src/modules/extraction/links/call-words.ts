import { join } from 'node:path';
import { z } from 'zod';
import { readTable, splitWords, tablesFolder } from '../../../lib/tables.ts';

/** `data/page-words/calls-to-action.json`: words on links and buttons. */
export const callWordsSchema = z.strictObject({
  dealing: z
    .string()
    .describe(
      'Verbs for dealing with the company: book, buy, order, ask, call, join, give. A button with one is a call to action wherever it is.',
    ),
  looking: z
    .string()
    .describe('Verbs for looking further. They count only if the page makes the link a button.'),
  controls: z
    .string()
    .describe('Words of controls: an element with one of these operates the page, whatever else it says.'),
  empty: z.string().describe('Whole labels that may lead to anything and so mean nothing.'),
});

const table = readTable(join(tablesFolder, 'page-words', 'calls-to-action.json'), callWordsSchema);

export const callWords = {
  dealing: splitWords(table.dealing),
  looking: splitWords(table.looking),
  controls: splitWords(table.controls),
  empty: splitWords(table.empty),
};
