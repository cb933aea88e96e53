import { z } from 'zod';
import { defineRoute } from '../route.ts';

/** Version of the service that `/health` reports. */
const SERVICE_VERSION = '0.3.0';

const HealthResponse = z
  .object({
    status: z.string().default('ok'),
    version: z.string().default(SERVICE_VERSION),
    crawl_id: z.string().default(''),
  })
  .meta({ id: 'HealthResponse' });

export const getHealth = defineRoute({
  method: 'GET',
  path: '/health',
  tag: 'Status',
  summary: 'Whether the service is up, its version and the crawl it serves',
  access: 'anyone',
  bucket: 'unlimited',
  answer: HealthResponse,
  handler: ({ services }) => ({
    status: 'ok',
    version: SERVICE_VERSION,
    crawl_id: services.instance.crawlId(),
  }),
});
