import { tiers } from '../../../callers/index.ts';
import { type Markup, markup } from '../../../http/pages/markup.ts';
import { columnNames } from '../../companies/index.ts';
import type { Typed } from './classic-address.ts';
import { shownNumber } from './labels.ts';
import { hidden } from './search-form.ts';

const columnChoices = [
  [
    'domain,company_name,homepage_url,country,city,postal_code,street_address,emails,phones,contact_page_url,linkedin,industry',
    'Name, address and contact',
  ],
  [
    'domain,company_name,country,industry,technologies,cms,ecommerce_platform,web_server',
    'Name and technologies',
  ],
  ['all,-body_text', 'All columns but the text of the page'],
  ['all', `All ${columnNames.length} columns`],
] as const;

/** A file of what was found, by the download of the API: it needs no account up to the rows of the lowest tier. */
export function exportForm(typed: Typed, total: number): Markup {
  const rowsMax = tiers.free.downloadRows;
  const rows = Math.min(total, rowsMax);
  const asked = Object.entries(typed).filter(
    ([name]) => name !== 'page' && (typed.q !== undefined || name !== 'mode'),
  );
  return markup`<section class="take" aria-labelledby="take">
<h2 id="take">Take it with you</h2>
<form action="${typed.q === undefined ? '/companies/download' : '/search/download'}">
${asked.map(([name, value]) => hidden(name, value))}
<label class="labelled"><span>Columns</span><select name="columns">${columnChoices.map(([value, title]) => markup`<option value="${value}">${title}</option>`)}</select></label>
<label class="labelled"><span>Kind of file</span><select name="format"><option value="csv">CSV</option><option value="jsonl">JSON lines</option></select></label>
<label class="check"><input type="checkbox" name="bom" value="true"> For Excel</label>
<button>Download ${shownNumber(rows)} ${rows === 1 ? 'row' : 'rows'}, free</button>
</form>
${total > rowsMax ? markup`<p class="muted small">Without an account a file has at most ${shownNumber(rowsMax)} rows, the best first. <a href="/pricing">What the tiers have</a></p>` : undefined}
</section>`;
}
