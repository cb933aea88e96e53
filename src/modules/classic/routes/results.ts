import { type Markup, markup } from '../../../http/pages/markup.ts';
import { cut, marked } from '../../../http/pages/quoted-text.ts';
import type { SearchResultItem } from '../../search/index.ts';
import { type FacetTables, tableFields } from '../facet-tables.ts';
import { type Asked, addressWith, chosenValues, type Typed } from './classic-address.ts';
import { exportForm } from './export-form.ts';
import { facetTable } from './facet-table.ts';
import { filterTitle, shownNumber, valueTitle } from './labels.ts';

export const PAGE_SIZE = 20;
const TECHNOLOGIES_SHOWN = 5;
const NAME_CHARACTERS_MAX = 120;
const VALUE_CHARACTERS_MAX = 80;
const TEXT_CHARACTERS_MAX = 300;

interface Found {
  readonly typed: Typed;
  readonly asked: Asked;
  readonly total: number;
  readonly items: readonly SearchResultItem[];
  readonly tables: FacetTables;
}

/** The matches with the tables beside them, the pages below and the file at the end. */
export function results(found: Found): Markup {
  const { typed, asked, total, items, tables } = found;
  const chosen = chosenValues(typed, asked);
  return markup`<p class="total"><strong>${shownNumber(total)}</strong> ${total === 1 ? 'company' : 'companies'}, counted exactly</p>
${chosen.length > 0 ? markup`<ul class="chips" aria-label="Filters that are set">${chosen.map(chip)}</ul>` : undefined}
${total === 0 ? nothing(typed, chosen.length > 0) : undefined}
<div class="beside">
<div>
${items.length > 0 ? markup`<ol class="companies" start="${(asked.page - 1) * PAGE_SIZE + 1}">${items.map(company)}</ol>` : undefined}
${total > 0 && items.length === 0 ? markup`<p class="note">There are no more than ${shownNumber(total)}. <a href="${addressWith(typed, {})}">Back to the first page</a></p>` : undefined}
${pages(typed, asked.page, Math.ceil(total / PAGE_SIZE))}
</div>
${total > 0 ? markup`<div class="tables">${tableFields.map(({ field, isAny }) => facetTable({ field, isAny, rows: tables[field] ?? [], typed, asked }))}</div>` : undefined}
</div>
${total > 0 ? exportForm(typed, total) : undefined}`;
}

const chip = ({ name, value, without }: ReturnType<typeof chosenValues>[number]): Markup =>
  markup`<li><span class="muted">${filterTitle(name)}:</span> <bdi>${cut(valueTitle(name, value), VALUE_CHARACTERS_MAX)}</bdi> <a href="${without}" aria-label="Remove ${filterTitle(name)} ${cut(value, VALUE_CHARACTERS_MAX)}">remove</a></li>`;

function company(item: SearchResultItem): Markup {
  const technologies = item.tech_stack.split(', ').filter((name) => name !== '');
  const more = technologies.length - TECHNOLOGIES_SHOWN;
  const facts = [
    item.country === '' ? '' : valueTitle('country', item.country),
    item.industry,
    `seen ${item.fetched_at.slice(0, 10)}`,
    [...technologies.slice(0, TECHNOLOGIES_SHOWN), ...(more > 0 ? [`${more} more`] : [])].join(', '),
  ].filter((fact) => fact !== '');
  return markup`<li><a href="/classic/${encodeURIComponent(item.domain)}"><bdi>${cut(item.company_name || item.title || item.domain, NAME_CHARACTERS_MAX)}</bdi></a> <span class="muted">${item.domain}</span>
<p><bdi>${item.matched_snippet === '' ? cut(item.meta_description || item.title, TEXT_CHARACTERS_MAX) : marked(item.matched_snippet, item.matches)}</bdi></p>
<p class="muted small"><bdi>${cut(facts.join(' · '), TEXT_CHARACTERS_MAX)}</bdi></p></li>`;
}

const nothing = (typed: Typed, isFiltered: boolean): Markup => markup`<ul class="plain">
${typed.q !== undefined && (typed.mode ?? 'phrase') === 'phrase' ? markup`<li><a href="${addressWith(typed, { mode: 'any' })}">All words, at any place</a> instead of the exact phrase</li>` : undefined}
${typed.q !== undefined && typed.mode !== 'single' ? markup`<li><a href="${addressWith(typed, { mode: 'single' })}">Any of the words</a></li>` : undefined}
${typed.q !== undefined && isFiltered ? markup`<li><a href="${addressWith({}, { q: typed.q, mode: typed.mode })}">Without the filters</a></li>` : undefined}
</ul>`;

/** The first, the last, and those around the one that is shown. */
function pages(typed: Typed, page: number, last: number): Markup | undefined {
  if (last < 2) return undefined;
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, last];
  const shown = [...new Set(near)].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b);
  const link = (one: number, text: string | number): Markup =>
    markup`<a href="${addressWith(typed, { page: one === 1 ? undefined : String(one) })}">${text}</a>`;
  return markup`<nav class="pages" aria-label="Pages of results">
${page > 1 && page <= last ? link(page - 1, 'Previous') : undefined}
${shown.map((one, at) => {
  const gap = at > 0 && one - (shown[at - 1] ?? one) > 1 ? markup`<span>…</span>` : undefined;
  return markup`${gap}${one === page ? markup`<strong aria-current="page">${shownNumber(one)}</strong>` : link(one, shownNumber(one))}`;
})}
${page < last ? link(page + 1, 'Next') : undefined}
</nav>`;
}
