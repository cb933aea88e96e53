import { defineRoute } from './define-route.ts';

export const getMetrics = defineRoute({
  method: 'GET',
  path: '/metrics',
  tag: 'Status',
  summary: 'Prometheus metrics of this instance',
  access: 'admin',
  bucket: 'guard',
  fromMemory: true,
  undocumented: true,
  answer: { kind: 'text', mediaType: 'text/plain; version=0.0.4; charset=utf-8' },
  handler: ({ services }) => services.metrics.text(),
});
