import { z } from 'zod';
import { defineRoute } from './define-route.ts';

const ReadyResponse = z
  .object({
    ready: z.boolean(),
    reasons: z.array(z.string()).optional().describe('What is missing, one sentence each; only with 503.'),
  })
  .meta({ id: 'ReadyResponse' });

export const getReady = defineRoute({
  method: 'GET',
  path: '/ready',
  tag: 'Status',
  summary: 'Whether this instance can answer a search now',
  description:
    'For balancers: 200 with `ready: true`, or 503 with `ready: false` and the reasons. Only what a search needs is asked; a mail server or a database of accounts that is away leaves an instance ready, and `/health` reports it.',
  access: 'anyone',
  bucket: 'unlimited',
  answer: ReadyResponse,
  handler: async ({ services, setHeader, setStatus }) => {
    const reasons = await services.readiness();
    if (reasons.length === 0) return { ready: true };
    setStatus(503);
    setHeader('retry-after', '3');
    return { ready: false, reasons: [...reasons] };
  },
});
