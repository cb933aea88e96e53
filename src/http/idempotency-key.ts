import { z } from 'zod';

/** Headers for calls that spend or add credits: a retry with the same key does nothing twice. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Any text you choose; a retry with the same key is not charged again.'),
});
