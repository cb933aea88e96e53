import type { FetchedPage } from '../../src/modules/extraction/index.ts';
import { parsePage } from '../../src/modules/extraction/page/parse-page.ts';
import type { ParsedPage } from '../../src/modules/extraction/page/parsed-page.ts';

const wordCounts = [20, 50, 100];

/**
 * Shortened versions of a page, like pages with little text: only a title, a title and a description, and the first words of the page with
 * the menu, without it, and without a title. Confidence that was fitted on whole pages does not hold for these.
 */
export function shortenedPages(fetched: FetchedPage): FetchedPage[] {
  const page = parsePage(fetched);
  const title = `<title>${escaped(page.title ?? '')}</title>`;
  const description = escaped(page.metas.get('description')?.[0] ?? '');
  const heads = [title, `${title}<meta name="description" content="${description}">`];
  const cuts = wordCounts.flatMap((words) => [
    title + firstWords(page, words, true),
    title + firstWords(page, words, false),
    firstWords(page, words, false),
  ]);
  const language = escaped(page.htmlLang ?? '');
  return [...heads, ...cuts].map((html) => ({
    ...fetched,
    body: Buffer.from(`<!doctype html><html lang="${language}"><meta charset="utf-8">${html}`),
  }));
}

function firstWords(page: ParsedPage, wordsMax: number, withMenu: boolean): string {
  let html = '';
  let left = wordsMax;
  for (const { text, linked, region, tag } of page.blocks) {
    const isMenu = linked || region === 'nav';
    if (text === '' || (isMenu && !withMenu)) continue;
    const words = text.split(' ').slice(0, left);
    const shown = escaped(words.join(' '));
    if (isMenu) html += `<nav><a href="/there">${shown}</a></nav>`;
    else html += /^h[1-6]$/.test(tag) ? `<${tag}>${shown}</${tag}>` : `<p>${shown}</p>`;
    left -= words.length;
    if (left <= 0) break;
  }
  return html;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
