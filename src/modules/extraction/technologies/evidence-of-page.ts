import type { ParsedPage } from '../page/parsed-page.ts';
import type { InlineScript, PageEvidence } from './page-evidence.ts';

/** What the technology rules look at, taken from a parsed page. */
export function evidenceOfPage(page: ParsedPage): PageEvidence {
  const scriptUrls: string[] = [];
  const inlineScripts: InlineScript[] = [];
  for (const { src, text, start } of page.scripts) {
    if (src !== '') scriptUrls.push(src);
    else if (text !== '') inlineScripts.push({ text, start });
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
