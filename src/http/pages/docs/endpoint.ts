import type { Locale } from '../../../platform/locale.ts';
import type { Examples } from '../../openapi/example.ts';
import { type Markup, markup } from '../markup.ts';
import type { ApiDescription, Operation, Parameter, Schema } from './api-description.ts';
import { fieldsOf, hiddenFields, wordsFor } from './schema-words.ts';

export interface Endpoint {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

type Schemas = ApiDescription['components']['schemas'];
type Example = Examples[string];

/** One endpoint: what it does, a working example, its parameters (as the form that runs it), and its response. */
export function endpointSection(
  locale: Locale,
  { method, path, operation }: Endpoint,
  { schemas, example }: { readonly schemas: Schemas; readonly example: Example | undefined },
): Markup {
  const { t } = locale;
  const { operationId: id, summary, description, responses } = operation;
  return markup`<details class="endpoint" name="endpoint">
<summary><span class="method">${method}</span> <code>${broken(path)}</code> <span class="summary">${summary}</span></summary>
<div id="${id}" class="inside">
${description === undefined ? undefined : markup`<p>${withCode(description)}</p>`}
<p class="muted">${callers(locale, operation)}${price(locale, operation)}</p>
${codeSamples(locale, operation['x-codeSamples'] ?? [])}
${form(locale, { method, path, operation }, { schemas, example })}
<h4>${t('Response')}</h4>
${answerFields(locale, responses['200']?.content ?? {}, schemas)}
<h4>${t('Errors')}</h4>
<ul class="failures">${Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description: words }]) => markup`<li><code>${status}</code> ${words}</li>`)}</ul>
</div>
</details>`;
}

/** The same call in each language. The language is chosen once for the whole page; without scripts the first one is shown. */
export function codeSamples({ t }: Locale, samples: NonNullable<Operation['x-codeSamples']>): Markup {
  return markup`<div class="samples">
${samples.length > 1 ? markup`<p class="languages scripted" role="group" aria-label="${t('Language')}">${samples.map(({ lang, label }) => markup`<button type="button" data-lang="${lang}" aria-pressed="${String(lang === 'Shell')}">${label}</button>`)}</p>` : undefined}
${samples.map(({ lang, source }) => markup`<pre tabindex="0" class="command" data-lang="${lang}"><code>${source}</code></pre>`)}
</div>`;
}

function callers({ t }: Locale, { security, tags }: Operation): string {
  if (security.length > 1) return t('No account needed; an API key is optional.');
  return tags.includes('Administration')
    ? t('For administrators, with their API key.')
    : t('Requires an API key or a session.');
}

function price({ plural }: Locale, { 'x-credits': credits, 'x-credits-per-row': perRow }: Operation): string {
  if (perRow !== undefined)
    return ` ${plural(perRow, 'Each row costs accounts {n} credit.', 'Each row costs accounts {n} credits.')}`;
  return credits === undefined
    ? ''
    : ` ${plural(credits, 'Costs accounts {n} credit or a free profile.', 'Costs accounts {n} credits or a free profile.')}`;
}

/**
 * The parameters are the fields of the form that runs the call. Only the script can run it, so what it needs is in templates until the
 * endpoint is opened: while a page loads, browsers lay out around every field and output, also in closed sections, and there are a
 * thousand. Without scripts, a GET is a plain link.
 */
function form(
  locale: Locale,
  { method, path, operation }: Endpoint,
  { schemas, example }: { readonly schemas: Schemas; readonly example: Example | undefined },
): Markup {
  const { t, plural } = locale;
  const { operationId: id, parameters = [], requestBody, security, 'x-credits': credits } = operation;
  const given = exampleValues(path, example);
  const shown = parameters.filter(
    ({ in: location, name }) => location !== 'header' || name !== 'authorization',
  );
  const isOpen = method === 'GET' && security.length > 1 && example !== undefined;
  const label = `${method} ${path}`;
  return markup`<form class="try" autocomplete="off" spellcheck="false" data-method="${method}" data-path="${path}" aria-label="${t('Run {call}', { call: label })}">
<p class="acts"><template><button class="${method === 'DELETE' ? 'danger' : 'primary'}">${t('Run')}${credits === undefined ? undefined : ` · ${plural(credits, '{n} credit with a key', '{n} credits with a key')}`}</button></template>
${isOpen ? markup`<a href="${example.path}">${t('Open the example')}</a>` : undefined}</p>
<template><output hidden></output></template>
${shown.length > 0 ? parameterTable(locale, shown, { schemas, id, given }) : undefined}
${requestBody ? bodyField(locale, requestBody.content, { schemas, id, example }) : undefined}
</form>`;
}

/** The values of the example, by parameter name. */
function exampleValues(path: string, example: Example | undefined): ReadonlyMap<string, string> {
  if (example === undefined) return new Map();
  const [location = '', query = ''] = example.path.split('?');
  const names = path.split('/');
  const inPath = location.split('/').flatMap((part, at): [string, string][] => {
    const name = /^\{(\w+)\}$/.exec(names[at] ?? '')?.[1];
    return name === undefined || /^(?:\{ID\}|TICKET)$/.test(part) ? [] : [[name, part]];
  });
  return new Map([...inPath, ...new URLSearchParams(query)]);
}

function parameterTable(
  { t }: Locale,
  parameters: readonly Parameter[],
  {
    schemas,
    id,
    given,
  }: { readonly schemas: Schemas; readonly id: string; readonly given: ReadonlyMap<string, string> },
): Markup {
  return markup`<div class="scrolls" tabindex="0" role="region" aria-label="${t('Parameters')}"><table>
<thead><tr><th scope="col">${t('Parameter')}</th><th scope="col">${t('Value')}</th><th scope="col">${t('Meaning')}</th></tr></thead>
<tbody>${parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      markup`<tr><th scope="row"><label for="${id}-${name}"><code>${name}</code></label>${required ? markup` <span class="needed">${t('required')}</span>` : undefined}</th>
<td><template>${valueField(`${id}-${name}`, { name, place, schema, value: given.get(name) ?? '' })}</template></td>
<td>${withCode(description)} <span class="muted">${wordsFor(schema, schemas)}</span></td></tr>`,
  )}</tbody></table></div>`;
}

interface ValueField {
  readonly name: string;
  readonly place: string;
  readonly schema: Schema;
  readonly value: string;
}

/** A value from a short list is selected, any other is typed. */
function valueField(id: string, { name, place, schema, value }: ValueField): Markup {
  const choices = schema.enum?.map(String) ?? (schema.type === 'boolean' ? ['true', 'false'] : []);
  if (choices.length === 0)
    return markup`<input id="${id}" name="${name}" data-in="${place}" value="${value}">`;
  return markup`<select id="${id}" name="${name}" data-in="${place}"><option value=""></option>${choices.map((choice) => (choice === value ? markup`<option selected>${choice}</option>` : markup`<option>${choice}</option>`))}</select>`;
}

function bodyField(
  locale: Locale,
  content: Readonly<Record<string, { readonly schema: Schema }>>,
  {
    schemas,
    id,
    example,
  }: { readonly schemas: Schemas; readonly id: string; readonly example: Example | undefined },
): Markup {
  const { t } = locale;
  if (content['multipart/form-data'])
    return markup`<template><label class="labelled"><span>${t('File')}</span><input type="file" name="file"></label></template>`;
  const schema = content['application/json']?.schema ?? {};
  const fields = fieldsOf(schema, schemas);
  return markup`<template><label class="labelled" for="${id}-body"><span>${t('JSON body')}</span></label>
<textarea id="${id}-body" name="body" rows="5">${example?.body === undefined ? '{}' : JSON.stringify(example.body, null, 2)}</textarea></template>
${fields.length > 0 ? fieldTable(locale, t('Body fields'), { fields, marksRequired: true }) : undefined}`;
}

function answerFields(
  locale: Locale,
  content: Readonly<Record<string, { readonly schema: Schema }>>,
  schemas: Schemas,
): Markup {
  const json = content['application/json'];
  if (!json) return markup`<p>${Object.keys(content).join(', ')}</p>`;
  const hidden = hiddenFields(json.schema, schemas);
  if (hidden > 0)
    return markup`<p>${locale.t('A profile with {n} columns:', { n: hidden })} <a href="#get_columns">GET /columns</a></p>`;
  const fields = fieldsOf(json.schema, schemas);
  return fields.length === 0
    ? markup`<p>JSON: ${wordsFor(json.schema, schemas)}.</p>`
    : fieldTable(locale, locale.t('Response fields'), { fields, marksRequired: false });
}

const fieldTable = (
  { t }: Locale,
  label: string,
  {
    fields,
    marksRequired,
  }: { readonly fields: ReturnType<typeof fieldsOf>; readonly marksRequired: boolean },
): Markup =>
  markup`<div class="scrolls" tabindex="0" role="region" aria-label="${label}"><table>
<thead><tr><th scope="col">${t('Field')}</th><th scope="col">${t('Type')}</th><th scope="col">${t('Meaning')}</th></tr></thead>
<tbody>${fields.map(
    ({ name, words, description, isRequired }) =>
      markup`<tr><th scope="row"><code>${broken(name)}</code>${isRequired && marksRequired ? markup` <span class="needed">${t('required')}</span>` : undefined}</th><td>${words}</td><td>${withCode(description)}</td></tr>`,
  )}</tbody></table></div>`;

/** Text between backticks is code. */
const withCode = (text: string): readonly Markup[] =>
  text.split('`').map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`));

/** Allows line breaks at the punctuation of a long path or name. */
const broken = (text: string): readonly Markup[] =>
  text.split(/(?<=[/._])/).map((part, at) => (at === 0 ? markup`${part}` : markup`<wbr>${part}`));
