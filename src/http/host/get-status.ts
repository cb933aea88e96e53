import { markup } from '../pages/markup.ts';
import { pageOf } from '../pages/page.ts';
import { html } from '../route.ts';
import { defineRoute } from './define-route.ts';
import { readHealth } from './get-health.ts';

export const getStatus = defineRoute({
  method: 'GET',
  path: '/status',
  tag: 'Status',
  summary: 'What `/health` says, as a page',
  access: 'anyone',
  bucket: 'unlimited',
  undocumented: true,
  answer: html,
  handler: async ({ services, setHeader }) => {
    setHeader('cache-control', 'no-store');
    const { status, version, crawl_id, reasons } = await readHealth(services);
    const title = status === 'ok' ? 'Everything works' : 'Something does not work';
    return pageOf(services.web, {
      path: '/status',
      title: `${title} · Homedex`,
      main: markup`<section class="hero">
<p class="state ${status === 'ok' ? 'good' : 'bad'}">${status === 'ok' ? 'In order' : 'Degraded'}</p>
<h1>${title}</h1>
${
  reasons.length === 0
    ? markup`<p class="lead">The index, the accounts, the mails and the disk were asked just now.</p>`
    : markup`<ul class="notes">${reasons.map((reason) => markup`<li class="note">${reason}</li>`)}</ul>`
}
</section>
<section>
<dl class="figures">
<div><dt>Version</dt><dd>${version}</dd></div>
<div><dt>Newest crawl</dt><dd>${crawl_id === '' ? 'none yet' : crawl_id}</dd></div>
</dl>
<p class="muted">Load the page again to ask again. Programs ask <a href="/health">/health</a>; load balancers <a href="/ready">/ready</a>, which is 503 while no search can be answered.</p>
</section>`,
    });
  },
});
