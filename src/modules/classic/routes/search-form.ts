import { type Markup, markup } from '../../../http/pages/markup.ts';
import type { Locale } from '../../../platform/locale.ts';
import { featureNames } from '../../company-index/index.ts';
import { MODE_BY_DEFAULT, type Typed } from './classic-address.ts';
import { featureTitle, filterTitle } from './labels.ts';

const modesOf = ({ t }: Locale) =>
  [
    ['any', t('All words')],
    ['phrase', t('Exact phrase')],
    ['single', t('Any word')],
  ] as const;

interface Field {
  readonly name: string;
  readonly example: string;
}

/** In two columns: what must match, and what must not. */
const fields: readonly Field[] = [
  { name: 'country', example: 'de, at, ch' },
  { name: 'not_country', example: 'us' },
  { name: 'industry', example: 'Restaurants & Catering' },
  { name: 'not_industry', example: 'Real Estate' },
  { name: 'technology', example: 'WordPress' },
  { name: 'not_technology', example: 'Shopify' },
  { name: 'language', example: 'de' },
  { name: 'not_language', example: 'en' },
  { name: 'tld', example: 'de, co.uk' },
  { name: 'not_tld', example: 'org' },
  { name: 'title', example: 'bakery' },
  { name: 'exclude', example: '"sold out" closed' },
];

/** Filters without a field in this form are passed on unchanged. */
const carried = ['not_has', 'domains', 'tech', 'crawl_id'];

export function searchForm(typed: Typed, locale: Locale, problems: readonly string[] = []): Markup {
  const { t } = locale;
  const mode = typed.mode ?? MODE_BY_DEFAULT;
  return markup`<form class="ask" action="/classic" role="search">
<div class="seek">
<label class="only-read-aloud" for="q">${t('Search homepages')}</label>
<input id="q" name="q" type="search" dir="auto" maxlength="200" value="${typed.q ?? ''}" placeholder="rye loaves" autocomplete="off">
<label class="only-read-aloud" for="mode">${t('How the words must match')}</label>
<select id="mode" name="mode">${modesOf(locale).map(
    ([value, title]) =>
      markup`<option value="${value}"${value === mode ? selected : undefined}>${title}</option>`,
  )}</select>
<button class="primary">${t('Search')}</button>
</div>
${problems.length > 0 ? markup`<div role="alert"><ul class="notes">${problems.map((problem) => markup`<li class="note">${problem}</li>`)}</ul></div>` : undefined}
<details${problems.length > 0 ? open : undefined}>
<summary>${t('Filters')}</summary>
<div class="filter-fields">${fields.map((field) => filterField(field, typed, locale))}</div>
<fieldset class="boxes"><legend>${t('Has')}</legend>${featureNames.map((feature) => box(feature, typed, locale))}</fieldset>
<p class="muted small">${t('Separate several values with commas. A company matches any of the countries, industries, languages or TLDs, and all of the technologies.')}</p>
</details>
${carried.map((name) => (typed[name] === undefined ? markup`` : hidden(name, typed[name])))}
</form>`;
}

export const hidden = (name: string, value: string): Markup =>
  markup`<input type="hidden" name="${name}" value="${value}">`;

const selected = markup` selected`;
const checked = markup` checked`;
const open = markup` open`;

const filterField = ({ name, example }: Field, typed: Typed, locale: Locale): Markup =>
  markup`<label class="labelled"><span>${filterTitle(name, locale)}</span><input name="${name}" value="${typed[name] ?? ''}" placeholder="${example}" autocomplete="off"></label>`;

function box(feature: string, { has = '' }: Typed, locale: Locale): Markup {
  const isTicked = has.split(',').some((one) => one.trim().toLowerCase() === feature);
  return markup`<label class="check"><input type="checkbox" name="has_${feature}" value="1"${isTicked ? checked : undefined}> ${featureTitle(feature, locale)}</label>`;
}
