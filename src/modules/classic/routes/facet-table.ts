import { type Markup, markup } from '../../../http/pages/markup.ts';
import { cut } from '../../../http/pages/quoted-text.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { FacetTables, TableField } from '../facet-tables.ts';
import { writeList } from '../list-text.ts';
import { addressWith, type ClassicRequest, type Typed } from './classic-address.ts';
import { filterTitle, valueTitle } from './labels.ts';

interface Table {
  readonly field: TableField;
  /** One of several values is enough for a match, so choosing another value replaces the chosen one. */
  readonly isSingleChoice: boolean;
  readonly rows: FacetTables[string];
  readonly typed: Typed;
  readonly request: ClassicRequest;
  readonly locale: Locale;
}

const BAR_WIDTH = 90;
const VALUE_CHARACTERS_MAX = 60;

/** Counts of one field over the matches. Each value links to a search that finds as many companies as the number beside it says. */
export function facetTable(table: Table): Markup {
  const { field, rows, locale } = table;
  const { t, number } = locale;
  if (rows.length === 0) return markup``;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return markup`<table class="counts">
<caption>${filterTitle(field, locale)}</caption>
<thead class="only-read-aloud"><tr><th scope="col">${t('Value')}</th><th scope="col">${t('Share')}</th><th scope="col">${t('Companies')}</th></tr></thead>
<tbody>${rows.map(
    ({ value, count }) =>
      markup`<tr><th scope="row">${choice(table, value)}</th><td>${bar(count / most)}</td><td class="number">${number(count)}</td></tr>`,
  )}</tbody>
</table>`;
}

function choice({ field, isSingleChoice, typed, request, locale }: Table, value: string): Markup {
  const shown = markup`<bdi>${cut(valueTitle(field, value, locale), VALUE_CHARACTERS_MAX)}</bdi>`;
  const chosen = request[field] ?? [];
  if (chosen.some((one) => one.toLowerCase() === value.toLowerCase()))
    return markup`<strong>${shown}</strong>`;
  const next = writeList(isSingleChoice ? [value] : [...chosen, value]);
  return markup`<a href="${addressWith(typed, { [field]: next })}">${shown}</a>`;
}

/** An SVG, because the content security policy forbids style attributes but not the attributes of a picture. */
const bar = (share: number): Markup =>
  markup`<svg viewBox="0 0 ${BAR_WIDTH} 10" width="${BAR_WIDTH}" height="10" aria-hidden="true"><rect width="${Math.max(1, Math.round(share * BAR_WIDTH))}" height="10"/></svg>`;
