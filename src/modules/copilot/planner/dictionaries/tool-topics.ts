import { z } from 'zod';
import { wordList as words } from './grammar.ts';

/** Topics of questions about the tool itself. */
export const toolTopics = [
  'integrations',
  'keys',
  'saving',
  'endAlerts',
  'alerts',
  'languages',
  'source',
  'freshness',
  'prices',
  'export',
  'lists',
] as const;
export type ToolTopic = (typeof toolTopics)[number];

export const questionsSchema = z.strictObject({
  frames: words.describe('Openings of questions about the tool: how, where, can I.'),
  topics: z
    .record(z.enum(toolTopics), words)
    .describe(
      'Words of such questions, by topic. Of "data + come from" both parts must occur, of "alert|alerts + delete|stop" one word of each.',
    ),
});
