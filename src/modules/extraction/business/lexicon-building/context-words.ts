import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../../../lib/tables.ts';
import { signals } from '../matching/phrase.ts';

const folder = join(tablesFolder, 'industries', 'context');

/**
 * `data/industries/context/context-words.json`: words that change the meaning of their neighbours. "Restaurant software" is software, and
 * so is "software for restaurants"; a "school of dentistry" is a school. The head of the phrase names the business, the rest its subject.
 */
export const contextWordsSchema = z.strictObject({
  serving: z.string().describe('In "X for Y", Y is whom X serves.'),
  belonging: z.string().describe('In "X of Y", Y is what X is about; articles too.'),
  joining: z.string().describe('They continue a list, as in "for X, Y and Z".'),
  heads: z.string().describe('In "Y X" the second word is the business, and the first is only its subject.'),
  empty: z
    .string()
    .describe('Everyday phrases that contain a word of the lexicon but do not have its meaning.'),
});

/** `signals.json`: phrases per signal, in all languages. */
export const signalsSchema = z.record(z.enum(signals), z.string().min(1));

/** `audiences.json`: people and organisations that a page may address with "for …", by language. */
export const audiencesSchema = z.record(
  z.string().regex(/^[a-z]{2}$/),
  z.strictObject({
    organisations: z.string(),
    people: z.string(),
    after: z
      .string()
      .optional()
      .describe(
        'What follows the audience, in languages that say "X for"; in others the word for "for" comes first.',
      ),
  }),
);

/** Read when the lexicon is packed; no thread of the service needs them. */
export const readContextWords = () => readTable(join(folder, 'context-words.json'), contextWordsSchema);
export const readSignals = () => readTable(join(folder, 'signals.json'), signalsSchema);
export const readAudiences = () => readTable(join(folder, 'audiences.json'), audiencesSchema);
