import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { languageHeader, languageOf } from '../../../platform/locale.ts';
import { watchedSubject } from '../watched-subject.ts';
import { defineRoute } from './define-route.ts';
import { ChangedMonitor, deliveryFields } from './monitor.ts';

export const postMonitor = defineRoute({
  method: 'POST',
  path: '/monitors',
  tag: 'Alerts',
  summary: 'Create an alert that notifies you of new matches',
  access: 'account',
  bucket: 'guard',
  description:
    'A notification counts homepages that match now and did not at the last check: new ones, and known ones that have changed; for a list, homepages of its companies whose content has changed; for a technology, known homepages that start or stop using it. An account can have at most 10 alerts (free), 100 (pro) or 1,000 (enterprise).',
  headers: languageHeader,
  body: z
    .object({
      ...watchedSubject,
      ...deliveryFields,
      name: z.string().max(200).default('').describe('Empty: what is watched.'),
    })
    .meta({
      id: 'CreateMonitor',
      anyOf: [{ required: ['query'] }, { required: ['filters'] }, { required: ['kind'] }],
    }),
  answer: ChangedMonitor,
  failures: ['not_found', 'query_timeout', 'conflict', 'unavailable'],
  handler: ({ headers, body, caller, services, signal }) =>
    services.monitors.create(
      accountOf(caller).accountId,
      { ...body, language: languageOf(headers['accept-language']) },
      signal,
    ),
});
