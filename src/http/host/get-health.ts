import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { SERVICE_VERSION } from '../../platform/service-version.ts';
import { deprecationHeaders } from '../deprecation.ts';
import type { HostServices } from '../host-services.ts';
import { defineRoute } from './define-route.ts';

const readyParameter = deprecationHeaders({
  since: new Date('2026-11-16T00:00:00Z'),
  sunset: new Date('2027-07-01T00:00:00Z'),
  successor: '/ready',
});

const HealthResponse = z
  .object({
    status: z.enum(['ok', 'degraded']).default('ok'),
    version: z.string().default(SERVICE_VERSION),
    crawl_id: z.string().default('').describe('Crawl ID of the newest ingest.'),
    reasons: z.array(z.string()).default([]).describe('Problems, one sentence each.'),
  })
  .meta({ id: 'HealthResponse' });

export const getHealth = defineRoute({
  method: 'GET',
  path: '/health',
  tag: 'Status',
  summary: 'Health of the service, its version and the crawl it serves',
  description:
    'Always 200 while the process responds; `degraded` means that part of it does not work. With `ready=true` it answers 503 whenever `GET /ready` does; load balancers should use that endpoint.',
  access: 'anyone',
  bucket: 'unlimited',
  query: z.object({
    ready: z
      .boolean()
      .default(false)
      .describe('Deprecated, use `GET /ready`: answer 503 while this instance cannot serve searches.')
      .meta({ deprecated: true }),
  }),
  answer: HealthResponse,
  failures: ['unavailable'],
  handler: async ({ query, services, setHeader }) => {
    if (query.ready) for (const [name, value] of Object.entries(readyParameter)) setHeader(name, value);
    const missing = query.ready ? await services.readiness() : [];
    if (missing.length > 0) throw new AppError('unavailable', missing.join(' '));
    return readHealth(services);
  },
});

/** The content of `/health` for programs and of `/status` for people. */
export async function readHealth({ health, instance }: Pick<HostServices, 'health' | 'instance'>) {
  const reasons = await health();
  return {
    status: reasons.length === 0 ? ('ok' as const) : ('degraded' as const),
    version: SERVICE_VERSION,
    // If a store cannot even report this, it is among the reasons.
    crawl_id: await instance.crawlId().catch(() => ''),
    reasons: [...reasons],
  };
}
