import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from './define-route.ts';
import { Monitor } from './monitor.ts';

export const getMonitors = defineRoute({
  method: 'GET',
  path: '/monitors',
  tag: 'Alerts',
  summary: 'List your alerts',
  access: 'account',
  bucket: 'guard',
  answer: z.array(Monitor),
  handler: ({ caller, services }) => services.monitors.all(accountOf(caller).accountId),
});
