import { z } from 'zod';
import { defineRoute } from './define-route.ts';

const ReadyResponse = z
  .object({
    ready: z.boolean(),
    reasons: z.array(z.string()).optional().describe('Reasons, one sentence each; only with 503.'),
  })
  .meta({ id: 'ReadyResponse' });

export const getReady = defineRoute({
  method: 'GET',
  path: '/ready',
  tag: 'Status',
  summary: 'Whether this instance can serve searches',
  description:
    'For load balancers: 200 with `ready: true`, or 503 with `ready: false` and the reasons. Only what searches need is checked; an instance stays ready when the mail server or the accounts database is down, which `/health` reports.',
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
