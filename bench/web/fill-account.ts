import type { Person } from '../../test/factories/sign-up.ts';
import { indexCompanies } from '../../test/harness/test-app.ts';
import type { WebWorld } from '../../test/harness/web-world.ts';

/**
 * Fills an account with some data of every kind, so that each of its pages has something to show. Returns the names that addresses need.
 */
export async function fillAccount(
  { running }: WebWorld,
  { headers }: Person,
): Promise<Readonly<Record<string, string>>> {
  const post = (url: string, payload: object) =>
    running.app.inject({ method: 'POST', url, payload, headers });
  const { results } = (await running.app.inject('/companies?limit=12')).json();
  const domains = results.map(({ domain }: { domain: string }) => domain) as string[];
  for (const name of ['Bakeries', 'Agencies in the north'])
    await post(`/lists/${(await post('/lists', { name })).json().id}/items`, { domains });
  await post('/monitors', { name: 'Demos', query: 'contact', filters: { country: ['gb'] } });
  await post('/monitors', { name: 'Newsletters', query: 'newsletter' });
  await post('/auth/search-sessions', { query: 'contact', filters: { country: 'gb' }, total_results: 31 });
  await post('/auth/search-sessions', { query: 'book a demo', total_results: 12 });
  await post('/auth/api-keys', { name: 'CRM import' });
  await post('/admin/domains/import-text', { domains: ['waiting-one.com', 'waiting-two.com'] });
  await post('/admin/cache/clear', {});
  for (const domain of domains.slice(0, 5))
    await running.app.inject({ url: `/domain/${domain}?search_query=contact`, headers });
  await indexCompanies(running.index, [
    { domain: 'brand-new-demo.com', company_name: 'Brand New', body_text: 'contact us', country: 'GB' },
  ]);
  running.clock.advance(3_600_000);
  await running.services.monitorRunner.checkDue();
  const job = await running.app.inject({
    method: 'POST',
    url: '/bulk-lookup?async=true',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: `--edge\r\ncontent-disposition: form-data; name="file"; filename="d.csv"\r\n\r\n${domains.join('\n')}\r\n--edge--\r\n`,
  });
  await running.services.liveFetching.jobRunner.runAll();
  return { company: domains[0] ?? '', second: domains[1] ?? '', job: job.json().id };
}
