import { z } from 'zod';

/** Tags are trimmed and deduplicated. A misspelled property is refused, because a note without text and tags would be deleted. */
export const CompanyNoteRequest = z
  .strictObject({
    text: z.string().max(4_000).default(''),
    tags: z
      .array(z.string().max(50))
      .max(20)
      .default([])
      .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]),
  })
  .meta({ id: 'CompanyNoteRequest' });

export const CompanyNote = z
  .object({ domain: z.string(), text: z.string(), tags: z.array(z.string()), changed_at: z.string() })
  .meta({ id: 'CompanyNote' });
