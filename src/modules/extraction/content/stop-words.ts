import { join } from 'node:path';
import { z } from 'zod';
import { readTable, splitWords, tablesFolder } from '../../../lib/tables.ts';

/** `data/page-words/stop-words.json`, by language or subject. */
export const stopWordsSchema = z.record(z.string(), z.string().min(1));

const table = readTable(join(tablesFolder, 'page-words', 'stop-words.json'), stopWordsSchema);

/** Words too common to say what a page is about: function words of many languages, and words every website uses. */
export const stopWords: ReadonlySet<string> = new Set(Object.values(table).flatMap(splitWords));
