import { z } from 'zod';

const trace = z
  .string()
  .min(1)
  .optional()
  .describe(
    'HTML. %id% stands for a made-up identifier, %ID% for it in capitals, %number% for it as a number; %ID:7% takes its first 7 letters.',
  );

/** A service or library that a site uses in addition to its builder, with the traces it leaves. */
const technologySchema = z.strictObject({
  name: z.string().min(1),
  kind: z.enum([
    'analytics',
    'advertising',
    'chat',
    'consent',
    'delivery',
    'fonts',
    'forms',
    'library',
    'payment',
    'plugin',
  ]),
  share: z.number().min(0).max(1).describe('Part of the sites that have it.'),
  onlyWith: z.array(z.string()).optional().describe('Names of builders it belongs to; all when absent.'),
  notWith: z.array(z.string()).optional().describe('Names of builders that never have it.'),
  headers: z
    .array(z.tuple([z.string(), z.string()]))
    .optional()
    .describe('Response headers, name and value.'),
  head: trace,
  tail: trace,
});
export type Technology = z.infer<typeof technologySchema>;

export const technologiesSchema = z.strictObject({ technologies: z.array(technologySchema).min(1) });

/** Fills the slots of a trace with an identifier of hexadecimal digits. */
export function fillTrace(trace: string, id: string): string {
  return trace.replaceAll(
    /%(id|ID|number)(?::(\d+))?%/g,
    (_slot, form: string, length: string | undefined) => {
      const part = length === undefined ? id : id.slice(0, Number(length));
      if (form === 'number') return String(Number.parseInt(part, 16));
      return form === 'ID' ? part.toUpperCase() : part;
    },
  );
}
