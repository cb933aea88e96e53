import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { watchedSubject } from '../watched-subject.ts';
import { defineRoute } from './define-route.ts';

export const postMonitorPreview = defineRoute({
  method: 'POST',
  path: '/monitors/preview',
  tag: 'Alerts',
  summary: 'What an alert would have reported in the newest crawl',
  access: 'account',
  bucket: 'guard',
  description:
    'Creates nothing. Technologies, country, industry, language and features are compared between the newest crawl and the one before it. Words are looked for in the newest version of a homepage, so a page of both crawls that only now has the words is not counted: an alert may report more. Of a list, the first 10,000 companies are looked at.',
  body: z.object(watchedSubject).meta({ id: 'PreviewMonitor' }),
  answer: z
    .object({
      crawl_id: z.string().nullable().describe('The newest crawl; null if the index has none.'),
      at: z.string().nullable().describe('Its first day.'),
      total: z.int().describe('Companies that match now; of a list, all of its companies.'),
      new_count: z.int(),
      domains: z.array(z.string()).describe('Up to 100, best first.'),
    })
    .meta({ id: 'MonitorPreview' }),
  failures: ['not_found', 'query_timeout', 'conflict', 'unavailable'],
  handler: async ({ body, caller, services, signal }) => {
    const found = await services.monitors.preview(accountOf(caller).accountId, body, signal);
    const { crawlId: crawl_id, at, total, newCount: new_count, domains } = found;
    return { crawl_id, at, total, new_count, domains: [...domains] };
  },
});
