import type { ParsedPage } from '../page/parsed-page.ts';
import type { InlineScript, PageEvidence } from './page-evidence.ts';

/** The parts of a parsed page that the technology rules look at. */
export function evidenceOfPage(page: ParsedPage): PageEvidence {
  const scriptUrls: string[] = [];
  const inlineScripts: InlineScript[] = [];
  for (const { src, text, start } of page.scripts) {
    if (src !== '') scriptUrls.push(src);
    else if (text !== '') {
      inlineScripts.push({ text, start });
      if (text.includes('asyncLoad')) scriptUrls.push(...shopifyAppScripts(text));
    }
  }
  return {
    url: page.address.finalUrl,
    html: page.html,
    scriptUrls,
    inlineScripts,
    headers: page.headers,
    cookies: new Map([...page.cookies].map(([name, value]) => [name.toLowerCase(), value])),
    metas: page.metas,
    texts: page.blocks.map(({ text }) => text),
  };
}

/** Shopify loads the scripts of a shop's apps from a list inside a function `asyncLoad`: JSON with escaped slashes. */
function shopifyAppScripts(script: string): readonly string[] {
  const start = script.indexOf('var urls = [', script.indexOf('asyncLoad'));
  if (start < 0) return [];
  const list = script.slice(start, start + APP_LIST_CHARS_MAX);
  const end = list.indexOf(']');
  return Array.from(list.slice(0, end < 0 ? undefined : end).matchAll(/"([^"]{4,2000})"/g))
    .slice(0, APP_SCRIPTS_MAX)
    .map(([, url = '']) => url.replaceAll('\\/', '/').replaceAll('\\u0026', '&'));
}

const APP_LIST_CHARS_MAX = 20_000;
const APP_SCRIPTS_MAX = 100;
