import { PerformanceObserver } from 'node:perf_hooks';
import { expect, it, vi } from 'vitest';
import { createMetrics } from './metrics.ts';

it('a further instance in a process observes nothing more, and reports the process as the first does', async () => {
  const first = createMetrics();
  const observe = vi.spyOn(PerformanceObserver.prototype, 'observe');
  const second = createMetrics();
  expect(observe).not.toHaveBeenCalled();
  observe.mockRestore();
  for (const text of await Promise.all([first.text(), second.text()])) {
    const names = [...text.matchAll(/^# HELP (\S+)/gm)].map(([, name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'homedex_nodejs_gc_duration_seconds',
        'homedex_process_cpu_user_seconds_total',
        'homedex_http_requests_shed_total',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
  }
});
