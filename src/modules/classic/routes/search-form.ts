import { type Markup, markup } from '../../../http/pages/markup.ts';
import { featureNames } from '../../company-index/index.ts';
import type { Typed } from './classic-address.ts';
import { featureTitle, filterTitle } from './labels.ts';

const modes = [
  ['phrase', 'exact phrase'],
  ['any', 'all words'],
  ['single', 'any word'],
] as const;

interface Field {
  readonly name: string;
  readonly example: string;
}

/** In two columns: what must hold, and what must not. */
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

/** Filters that have no field here are sent along as they came. */
const carried = ['not_has', 'domains', 'tech', 'crawl_id'];

export function searchForm(typed: Typed, problems: readonly string[] = []): Markup {
  const mode = typed.mode ?? 'phrase';
  return markup`<form class="ask" action="/classic" role="search">
<div class="seek">
<label class="only-read-aloud" for="q">Words on the homepage</label>
<input id="q" name="q" type="search" maxlength="200" value="${typed.q ?? ''}" placeholder="rye loaves" autocomplete="off">
<label class="only-read-aloud" for="mode">How the words must match</label>
<select id="mode" name="mode">${modes.map(
    ([value, title]) =>
      markup`<option value="${value}"${value === mode ? selected : undefined}>${title}</option>`,
  )}</select>
<button class="primary">Search</button>
</div>
${problems.length > 0 ? markup`<div role="alert"><ul class="notes">${problems.map((problem) => markup`<li class="note">${problem}</li>`)}</ul></div>` : undefined}
<details${problems.length > 0 ? open : undefined}>
<summary>Filters</summary>
<div class="filter-fields">${fields.map((field) => filterField(field, typed))}</div>
<fieldset class="boxes"><legend>The homepage has</legend>${featureNames.map((feature) => box(feature, typed))}</fieldset>
<p class="muted small">Several values are separated by commas. Of countries, industries, languages and endings any may be it, technologies must all be there.</p>
</details>
${carried.map((name) => (typed[name] === undefined ? markup`` : hidden(name, typed[name])))}
</form>`;
}

export const hidden = (name: string, value: string): Markup =>
  markup`<input type="hidden" name="${name}" value="${value}">`;

const selected = markup` selected`;
const checked = markup` checked`;
const open = markup` open`;

const filterField = ({ name, example }: Field, typed: Typed): Markup =>
  markup`<label class="labelled"><span>${filterTitle(name)}</span><input name="${name}" value="${typed[name] ?? ''}" placeholder="${example}" autocomplete="off"></label>`;

function box(feature: string, { has = '' }: Typed): Markup {
  const isTicked = has.split(',').some((one) => one.trim().toLowerCase() === feature);
  return markup`<label class="check"><input type="checkbox" name="has_${feature}" value="1"${isTicked ? checked : undefined}> ${featureTitle(feature)}</label>`;
}
