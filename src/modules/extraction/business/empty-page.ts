import type { ParsedPage } from '../page/parsed-page.ts';

/** Titles of servers, control panels and bot walls, which start like this whatever follows. */
const machineTitles =
  /^(index of \/|welcome to nginx|apache2? .*default page|apache http server test page|iis windows|domain default page|default (web ?site )?page|future home of|website is (coming|under)|attention required!|just a moment|account suspended|this account has been suspended|site not found|page not found|40[0-9] (not found|forbidden|error|page|-)|50[0-9] (internal|bad|service|gateway|error|-)|web server's default page)/i;

/** Titles that are empty only if nothing else follows; "Suspended Ceilings Ltd" is a company. */
const bareTitles =
  /^(not found|page not found|40[0-9]|50[0-9]|error|access denied|forbidden|suspended|under construction|coming soon|maintenance|maintenance mode|bad gateway|service unavailable|hello world|untitled|untitled document|test page|parked|parked domain( name)?|captcha|security check|are you a robot|please wait|loading|plesk|sedo)[\s.!…]*$/i;

const parkedTexts =
  /\b(domain (name )?(is |may be )?(for sale|parked|available)|buy this domain|this domain (is|may be) for sale|domain parking|parked (free|domain)|diese domain (steht|ist) zum verkauf|domaine? (est )?[àa] vendre|dominio (est[áa] )?en venta|dominio in vendita|domena (jest )?na sprzeda[żz]|домен прода[её]тся|this (web ?site|account) has been suspended|website (is )?under construction|default web site page|hugedomains|dan\.com|afternic|sedoparking|godaddy.*parked|this site can.?t be reached|enable javascript and cookies to continue|checking your browser|related searches)\b/i;

const saleTexts =
  /\b(?:domain(?: name)? (?:is |may be )?(?:for sale|available for purchase)|buy this domain|diese domain (?:steht|ist) zum verkauf|domaine? (?:est )?[àa] vendre|dominio (?:est[áa] )?en venta|dominio in vendita|domena (?:jest )?na sprzeda[żz]|домен прода[её]тся)\b/i;

/** Whether a page offers nothing but its own domain for sale, so that the domain name is not a company's. */
export function isDomainForSale(page: ParsedPage): boolean {
  const title = page.title ?? '';
  let text = title;
  for (const block of page.blocks) {
    text += `\n${block.text}`;
    if (text.length > thinCharactersMax) return false;
  }
  const isNamed =
    title.toLowerCase().includes(page.address.domain) &&
    /\bfor sale\b|zum verkauf|à vendre|en venta|in vendita/i.test(title);
  return isNamed || saleTexts.test(text);
}

const thinCharactersMax = 1_500;

/** Why a page is not a company's homepage (parked, default, error or waiting page), or null for an ordinary page. */
export function emptyPageReason(page: ParsedPage): string | null {
  if (page.status >= 400) return `status ${page.status}`;
  const title = (page.title ?? '').trim();
  if (machineTitles.test(title) || bareTitles.test(title)) return `title "${title.slice(0, 40)}"`;
  let characters = 0;
  for (const { text } of page.blocks) {
    characters += text.length;
    if (characters > thinCharactersMax) return null;
  }
  const text = [title, page.metas.get('description')?.[0] ?? '', ...page.blocks.map(({ text }) => text)].join(
    '\n',
  );
  const parked = parkedTexts.exec(text);
  return parked === null ? null : `the page says "${parked[0]}"`;
}
