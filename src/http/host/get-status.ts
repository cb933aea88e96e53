import { type Locale, languageHeader, localeFor } from '../../platform/locale.ts';
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
  headers: languageHeader,
  answer: html,
  handler: async ({ services, headers, setHeader }) => {
    setHeader('cache-control', 'no-store');
    const locale = localeFor(headers);
    const { t, number } = locale;
    const { status, version, crawl_id, reasons } = await readHealth(services);
    const [parts, companies] = await Promise.all([
      services.health.parts(),
      // If a store cannot even report this, it is among the reasons.
      services.instance.companies().catch(() => undefined),
    ]);
    const title = status === 'ok' ? t('All systems operational') : t('Some systems are down');
    return pageOf(services.web, {
      path: '/status',
      locale,
      title: `${title} · Homedex`,
      description: t('Whether the index, accounts, e-mail and disk of this service work right now.'),
      main: markup`<section class="hero">
<p class="state ${status === 'ok' ? 'good' : 'bad'}">${status === 'ok' ? t('Operational') : t('Degraded')}</p>
<h1>${title}</h1>
${
  reasons.length === 0
    ? markup`<p class="lead">${t('Index, accounts, e-mail and disk checked just now.')}</p>`
    : markup`<ul class="notes">${reasons.map((reason) => markup`<li class="note">${reason}</li>`)}</ul>`
}
</section>
<section>
<h2 id="components">${t('Components')}</h2>
<ul class="components" aria-labelledby="components">${parts.map(
        ({ name, problems }) =>
          markup`<li><span>${partName(name, locale)}</span> <span class="state ${problems.length === 0 ? 'good' : 'bad'}">${problems.length === 0 ? t('Operational') : t('Degraded')}</span></li>`,
      )}</ul>
<dl class="figures">
<div><dt>${t('Version')}</dt><dd>${version}</dd></div>
<div><dt>${t('Homepages in this index')}</dt><dd>${companies === undefined ? '–' : number(companies)}</dd></div>
${crawl_id === '' ? undefined : markup`<div><dt>${t('Newest crawl')}</dt><dd>${crawl_id}</dd></div>`}
</dl>
<p class="muted">${t('Reload to check again. For programs:')} <a href="/health">/health</a>; ${t('for load balancers:')} <a href="/ready">/ready</a> ${t('(503 while no search can be answered)')}</p>
</section>`,
    });
  },
});

/** Parts are named as the start of a sentence; here each name stands alone. */
function partName(name: string, { t }: Locale): string {
  const names: Readonly<Record<string, string>> = {
    'The index': t('Index'),
    'The accounts database': t('Accounts'),
    Mails: t('E-mail'),
    'The operator controls': t('Operator controls'),
    'The accounts database file': t('Accounts database'),
    'The disk': t('Disk'),
    'Index maintenance': t('Index maintenance'),
    Backups: t('Backups'),
  };
  return names[name] ?? name;
}
