import { join } from 'node:path';
import { z } from 'zod';
import { readTable, splitWords, tablesFolder } from '../../../lib/tables.ts';

const kinds = [
  'contact',
  'about',
  'team',
  'careers',
  'pricing',
  'blog',
  'login',
  'signup',
  'support',
  'faq',
  'press',
  'booking',
  'privacy',
  'terms',
  'imprint',
  'cookies',
  'cart',
  'demo',
  'trial',
  'buy',
  'shop',
  'sitemap',
] as const;
export type PageKind = (typeof kinds)[number];

/** `data/page-words/pages.json`: words by which sites name their pages, in menus and in addresses alike. */
export const pageWordsSchema = z.record(
  z.enum(kinds),
  z.strictObject({
    labels: z.string().describe('Whole labels: about us.'),
    words: z.string().describe('Words that suffice in a short label.'),
  }),
);

const table = readTable(join(tablesFolder, 'page-words', 'pages.json'), pageWordsSchema);

/** The kinds of pages with the words that name them, in the order of the table. */
export const pageKinds = Object.entries(table).map(([kind, { labels, words }]) => ({
  kind: kind as PageKind,
  labels: splitWords(labels),
  words: splitWords(words),
}));
