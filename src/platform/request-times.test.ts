import { expect, it } from 'vitest';
import { RequestTimes } from './request-times.ts';

it('a request is counted in every bucket that holds its time, and in its own series', () => {
  const times = new RequestTimes();
  times.observe('GET', '/search', 200, 0.001);
  times.observe('GET', '/search', 200, 0.02);
  times.observe('GET', '/search', 200, 99);
  times.observe('GET', '/search', 429, 0.0001);
  const lines = times.text().split('\n');
  const labels = 'method="GET",route="/search",status="200"';
  expect(lines).toContain('# TYPE homedex_http_request_seconds histogram');
  for (const [bound, count] of [
    ['0.001', 1],
    ['0.01', 1],
    ['0.025', 2],
    ['30', 2],
    ['+Inf', 3],
  ])
    expect(lines).toContain(`homedex_http_request_seconds_bucket{le="${bound}",${labels}} ${count}`);
  expect(lines).toContain(`homedex_http_request_seconds_sum{${labels}} 99.021`);
  expect(lines).toContain(`homedex_http_request_seconds_count{${labels}} 3`);
  expect(lines).toContain('homedex_http_request_seconds_count{method="GET",route="/search",status="429"} 1');
});
