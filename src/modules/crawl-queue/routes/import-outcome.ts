import { z } from 'zod';

export const ImportOutcome = z
  .object({ received: z.int(), added: z.int(), already_known: z.int(), invalid: z.int() })
  .meta({ id: 'ImportOutcome' });
