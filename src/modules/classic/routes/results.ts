import { type Markup, markup } from '../../../http/pages/markup.ts';
import { cut, marked } from '../../../http/pages/quoted-text.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { SearchResultItem } from '../../search/index.ts';
import { type FacetTables, tableFields } from '../facet-tables.ts';
import { addressWith, type ClassicRequest, chosenValues, type Typed } from './classic-address.ts';
import { exportForm } from './export-form.ts';
import { facetTable } from './facet-table.ts';
import { filterTitle, valueTitle } from './labels.ts';

export const PAGE_SIZE = 20;
const TECHNOLOGIES_SHOWN = 5;
const NAME_CHARACTERS_MAX = 120;
const VALUE_CHARACTERS_MAX = 80;
const TEXT_CHARACTERS_MAX = 300;

interface Found {
  readonly typed: Typed;
  readonly request: ClassicRequest;
  readonly total: number;
  readonly items: readonly SearchResultItem[];
  readonly tables: FacetTables;
  /** The company whose domain was searched for; undefined if the words are not a domain. */
  readonly ofDomain: { readonly domain: string; readonly isIndexed: boolean } | undefined;
}

/** The matches with the tables beside them, the page links below and the download at the end. */
export function results(found: Found, locale: Locale): Markup {
  const { typed, request, total, items, tables, ofDomain } = found;
  const { t, plural } = locale;
  const chosen = chosenValues(typed, request);
  return markup`${ofDomain && toDomain(ofDomain, locale)}<p class="total"><strong>${plural(total, '{n} company', '{n} companies')}</strong> ${t('(exact count)')}</p>
${chosen.length > 0 ? markup`<ul class="chips" aria-label="${t('Filters')}">${chosen.map((one) => chip(one, locale))}</ul>` : undefined}
${total === 0 ? nothing(typed, chosen.length > 0, locale) : undefined}
<div class="beside">
<div>
${items.length > 0 ? markup`<ol class="companies" start="${(request.page - 1) * PAGE_SIZE + 1}">${items.map((item) => company(item, locale))}</ol>` : undefined}
${total > 0 && items.length === 0 ? markup`<p class="note">${t('There are only {n}.', { n: total })} <a href="${addressWith(typed, {})}">${t('Back to the first page')}</a></p>` : undefined}
${pages(typed, { page: request.page, last: Math.ceil(total / PAGE_SIZE) }, locale)}
</div>
${total > 0 ? markup`<div class="tables">${tableFields.map(({ field, isSingleChoice }) => facetTable({ field, isSingleChoice, rows: tables[field] ?? [], typed, request, locale }))}</div>` : undefined}
</div>
${total > 0 ? exportForm(typed, total, locale) : undefined}`;
}

/** A person who searched for a domain wants its profile. */
const toDomain = ({ domain, isIndexed }: NonNullable<Found['ofDomain']>, { t }: Locale): Markup =>
  isIndexed
    ? markup`<p><a class="button primary" href="/classic/${encodeURIComponent(domain)}">${t('Open {domain}', { domain })}</a></p>`
    : markup`<p><a class="button primary" href="/app/company/${encodeURIComponent(domain)}">${t('Fetch {domain} in the app', { domain })}</a></p>`;

function chip({ name, value, without }: ReturnType<typeof chosenValues>[number], locale: Locale): Markup {
  const { t } = locale;
  const title = filterTitle(name, locale);
  return markup`<li><span class="muted">${title}:</span> <bdi>${cut(valueTitle(name, value, locale), VALUE_CHARACTERS_MAX)}</bdi> <a href="${without}" aria-label="${t('Remove {title} {value}', { title, value: cut(value, VALUE_CHARACTERS_MAX) })}">${t('remove')}</a></li>`;
}

function company(item: SearchResultItem, locale: Locale): Markup {
  const { t } = locale;
  const technologies = item.tech_stack.split(', ').filter((name) => name !== '');
  const more = technologies.length - TECHNOLOGIES_SHOWN;
  const facts = [
    locale.countryName(item.country),
    locale.industryName(item.industry),
    t('crawled {day}', { day: locale.day(item.fetched_at) }),
    [...technologies.slice(0, TECHNOLOGIES_SHOWN), ...(more > 0 ? [t('{n} more', { n: more })] : [])].join(
      ', ',
    ),
  ].filter((fact) => fact !== '');
  return markup`<li><a href="/classic/${encodeURIComponent(item.domain)}"><bdi>${cut(item.company_name || item.title || item.domain, NAME_CHARACTERS_MAX)}</bdi></a> <span class="muted">${item.domain}</span>
<p><bdi>${item.matched_snippet === '' ? cut(item.meta_description || item.title, TEXT_CHARACTERS_MAX) : marked(item.matched_snippet, item.matches)}</bdi></p>
<p class="muted small"><bdi>${cut(facts.join(' · '), TEXT_CHARACTERS_MAX)}</bdi></p></li>`;
}

const nothing = (typed: Typed, isFiltered: boolean, { t }: Locale): Markup => markup`<ul class="plain">
${typed.q !== undefined && typed.mode === 'phrase' ? markup`<li><a href="${addressWith(typed, { mode: 'any' })}">${t('Match all words')}</a></li>` : undefined}
${typed.q !== undefined && typed.mode !== 'single' ? markup`<li><a href="${addressWith(typed, { mode: 'single' })}">${t('Match any word')}</a></li>` : undefined}
${typed.q !== undefined && isFiltered ? markup`<li><a href="${addressWith({}, { q: typed.q, mode: typed.mode })}">${t('Without any filter')}</a></li>` : undefined}
</ul>`;

/** Links to the first page, the last page and those around the current one. */
function pages(
  typed: Typed,
  { page, last }: { readonly page: number; readonly last: number },
  { t, number }: Locale,
): Markup | undefined {
  if (last < 2) return undefined;
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, last];
  const shown = [...new Set(near)].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b);
  const link = (one: number, text: string | number): Markup =>
    markup`<a href="${addressWith(typed, { page: one === 1 ? undefined : String(one) })}">${text}</a>`;
  return markup`<nav class="pages" aria-label="${t('Pages of results')}">
${page > 1 && page <= last ? link(page - 1, t('Previous')) : undefined}
${shown.map((one, at) => {
  const gap = at > 0 && one - (shown[at - 1] ?? one) > 1 ? markup`<span>…</span>` : undefined;
  return markup`${gap}${one === page ? markup`<strong aria-current="page">${number(one)}</strong>` : link(one, number(one))}`;
})}
${page < last ? link(page + 1, t('Next')) : undefined}
</nav>`;
}
