import { escapeMarkup } from '../../src/lib/escape-markup.ts';
import { columns } from '../../src/modules/companies/index.ts';
import type { ExtractBenchReport } from './extract-bench.ts';

/** Every page with its values and their sources, for reading next to the page. */
export function htmlReport({ pages }: ExtractBenchReport): string {
  const list = pages
    .map(({ domain }, index) => `<li><a href="#p${index}">${escapeMarkup(domain)}</a>`)
    .join('\n');
  const sections = pages.map(sectionOf).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Extraction, page by page</title>
<style>body{font:15px/1.5 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;width:100%}
td{border-top:1px solid #ddd;padding:.2rem .5rem;vertical-align:top;overflow-wrap:anywhere}td:first-child{width:14rem;color:#555}
td:last-child{width:22rem;color:#555}h2{margin-top:3rem}.label{background:#eef6ee}ol{columns:4}</style>
<h1>Extraction, page by page</h1><ol>${list}</ol>${sections}</html>
`;
}

function sectionOf(
  { domain, file, note, extracted }: ExtractBenchReport['pages'][number],
  index: number,
): string {
  const rows = columns.flatMap(({ name }) => {
    const value = extracted?.profile[name];
    if (value === null || value === undefined || value === '' || value === false) return [];
    if (Array.isArray(value) && value.length === 0) return [];
    const evidence = extracted?.evidence[name]?.where ?? '';
    return [`<tr><td>${name}<td>${escapeMarkup(shown(value))}<td>${escapeMarkup(evidence)}`];
  });
  const labels = Object.entries(note ?? {}).map(
    ([name, value]) =>
      `<tr class="label"><td>label ${escapeMarkup(name)}<td colspan="2">${escapeMarkup(shown(value))}`,
  );
  return `<h2 id="p${index}">${escapeMarkup(domain)}</h2><p>${escapeMarkup(file)}</p><table>${labels.join('')}${rows.join('')}</table>`;
}

const charactersMax = 1500;

function shown(value: unknown): string {
  const text = Array.isArray(value) ? value.join(' · ') : String(value);
  return text.length <= charactersMax ? text : `${text.slice(0, charactersMax)}…`;
}
