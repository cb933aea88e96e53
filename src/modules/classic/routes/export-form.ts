import { tiers } from '../../../access/index.ts';
import { type Markup, markup } from '../../../http/pages/markup.ts';
import type { Locale } from '../../../platform/locale.ts';
import { columnNames } from '../../companies/index.ts';
import type { Typed } from './classic-address.ts';
import { hidden } from './search-form.ts';

const columnChoicesOf = ({ t }: Locale) =>
  [
    [
      'domain,company_name,homepage_url,country,city,postal_code,street_address,emails,phones,contact_page_url,linkedin,industry',
      t('Name, address and contact'),
    ],
    [
      'domain,company_name,country,industry,technologies,cms,ecommerce_platform,web_server',
      t('Name and technologies'),
    ],
    ['all,-body_text', t('All columns except the page text')],
    ['all', t('All {n} columns', { n: columnNames.length })],
  ] as const;

/** Downloads the results through the API's export, which needs no account up to the row limit of the lowest tier. */
export function exportForm(typed: Typed, total: number, locale: Locale): Markup {
  const { t, plural } = locale;
  const rowsMax = tiers.free.downloadRows;
  const rows = Math.min(total, rowsMax);
  const parameters = Object.entries(typed).filter(
    ([name]) => name !== 'page' && (typed.q !== undefined || name !== 'mode'),
  );
  return markup`<section class="take" aria-labelledby="take">
<h2 id="take">${t('Export')}</h2>
<form action="${typed.q === undefined ? '/companies/download' : '/search/download'}">
${parameters.map(([name, value]) => hidden(name, value))}
<label class="labelled"><span>${t('Columns')}</span><select name="columns">${columnChoicesOf(locale).map(([value, title]) => markup`<option value="${value}">${title}</option>`)}</select></label>
<label class="labelled"><span>${t('Format')}</span><select name="format"><option value="csv">CSV</option><option value="jsonl">JSONL</option></select></label>
<label class="check"><input type="checkbox" name="bom" value="true"> ${t('For Excel')}</label>
<button>${plural(rows, 'Download {n} row (free)', 'Download {n} rows (free)')}</button>
</form>
${total > rowsMax ? markup`<p class="muted small">${t('Without an account, files are limited to the best {n} rows.', { n: rowsMax })} <a href="/pricing">${t('Plans and pricing')}</a></p>` : undefined}
</section>`;
}
