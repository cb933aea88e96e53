import type { ParsedPage } from '../page/parsed-page.ts';

const emptyTitles =
  /^(index of \/|welcome to nginx|apache2? .*default page|apache http server test page|iis windows|test page|domain default page|default (web ?site )?page|plesk|future home of|site not found|not found|page not found|40[0-9]\b|50[0-9]\b|error\b|access denied|forbidden|attention required|just a moment|account suspended|suspended|under construction|coming soon|maintenance|website is (coming|under)|bad gateway|service unavailable|hello world|untitled|sedo|parked|captcha|security check|are you a robot|please wait|loading)/i;

const parkedTexts =
  /\b(domain (name )?(is |may be )?(for sale|parked|available)|buy this domain|this domain (is|may be) for sale|domain parking|parked (free|domain)|diese domain (steht|ist) zum verkauf|domaine? (est )?[àa] vendre|dominio (est[áa] )?en venta|dominio in vendita|domena (jest )?na sprzeda[żz]|домен прода[её]тся|this (web ?site|account) has been suspended|website (is )?under construction|default web site page|hugedomains|dan\.com|afternic|sedoparking|godaddy.*parked|this site can.?t be reached|enable javascript and cookies to continue|checking your browser|related searches)\b/i;

const thinCharactersMax = 1_500;

/** Why a page is no company's homepage (parked, default, error or waiting page), or null for an ordinary page. */
export function emptyPageReason(page: ParsedPage): string | null {
  if (page.status >= 400) return `status ${page.status}`;
  const title = page.title ?? '';
  if (emptyTitles.test(title.trim())) return `title "${title.trim().slice(0, 40)}"`;
  let characters = 0;
  for (const { text } of page.blocks) {
    characters += text.length;
    if (characters > thinCharactersMax) return null;
  }
  const said = [title, page.metas.get('description')?.[0] ?? '', ...page.blocks.map(({ text }) => text)].join(
    '\n',
  );
  const parked = parkedTexts.exec(said);
  return parked === null ? null : `the page says "${parked[0]}"`;
}
