import { getDomain } from 'tldts';
import type { Heuristic } from '../heuristic.ts';
import type { Anchor, ParsedPage } from '../page/parsed-page.ts';
import { decodeCloudflareEmail, decodeCloudflareLink } from './cloudflare-email.ts';
import { toContactEmail } from './email-address.ts';
import { findEmailsInText, mayHoldEmail } from './email-text.ts';
import { stringValues } from './json-ld-values.ts';
import { pagePieces } from './page-pieces.ts';
import { percentDecode } from './percent-decode.ts';
import { creditLines, isCreditedIn, isSiteBuilderCredit } from './site-builder-credit.ts';

/** Contact addresses: first links, then Cloudflare's hidden ones, structured data and visible text. */
export const findEmails: Heuristic = (page) => {
  const sources = new Map<string, string>();
  const add = (source: string, addresses: readonly string[]): void => {
    for (const address of addresses) if (!sources.has(address)) sources.set(address, source);
  };
  for (const anchor of pagePieces(page).mailed.slice(0, LINKS_MAX))
    if (!isBuildersLink(anchor, page)) add('mailto link', linkedEmails(anchor));
  for (const hidden of page.protectedEmails)
    add('Cloudflare-protected', contactEmails(decodeCloudflareEmail(hidden) ?? ''));
  for (const node of page.jsonLd) add('JSON-LD', stringValues(node.properties.email).flatMap(contactEmails));
  for (const item of page.microdata)
    add('microdata', (item.properties.get('email') ?? []).flatMap(contactEmails));
  add('text', writtenEmails(page));
  const emails = [...sources.keys()].slice(0, EMAILS_MAX);
  if (emails.length === 0 || areOfOthers(emails, page.address.domain)) return [];
  return [{ column: 'emails', value: emails, evidence: [...new Set(sources.values())].join(', ') }];
};

/** A link in the line that credits the site builder, unless it opens a mailbox of the page's own domain. */
function isBuildersLink({ text, rawHref }: Anchor, page: ParsedPage): boolean {
  if (rawHref.toLowerCase().includes(`@${page.address.domain}`)) return false;
  return creditLines(page).some((line) => isCreditedIn(line, text));
}

/** Whether the addresses belong to others, as in a list of members, shops or towns. */
function areOfOthers(emails: readonly string[], domain: string): boolean {
  const hosts = new Set(emails.map((email) => getDomain(email.slice(email.lastIndexOf('@') + 1)) ?? ''));
  const label = domain.slice(0, domain.indexOf('.'));
  return hosts.size >= STRANGERS_MIN && ![...hosts].some((host) => host.startsWith(`${label}.`));
}

const STRANGERS_MIN = 5;
const EMAILS_MAX = 30;
const LINKS_MAX = 200;
/** Maximum number of blocks that may contain an address; a page with more is not a company's, and must not cost more. */
const HINTED_BLOCKS_MAX = 300;

function writtenEmails(page: ParsedPage): string[] {
  const found: string[] = [];
  let hinted = 0;
  for (const { text } of page.blocks) {
    if (!mayHoldEmail(text)) continue;
    hinted += 1;
    if (hinted > HINTED_BLOCKS_MAX || found.length >= EMAILS_MAX) break;
    const addresses = findEmailsInText(text);
    if (addresses.length > 0 && !isSiteBuilderCredit(text)) found.push(...addresses);
  }
  return found;
}

function linkedEmails(anchor: Anchor): string[] {
  const protectedEmail = decodeCloudflareLink(anchor.rawHref);
  const linked = protectedEmail === null ? mailtoAddresses(anchor.rawHref) : contactEmails(protectedEmail);
  if (linked.length === 0) return [];
  // A reader sees the text; copied templates often leave another company's address in the link behind it.
  const shown = findEmailsInText(anchor.text);
  return shown.length > 0 ? shown : linked;
}

/** `mailto:a@b.se,c@d.se?cc=…`; a link without an address ("send this page to a friend") returns none. */
function mailtoAddresses(href: string): string[] {
  const scheme = /^\s*mailto:(?:\/\/)?/i.exec(href)?.[0];
  if (scheme === undefined) return [];
  const [to = ''] = href.slice(scheme.length).split('?');
  return percentDecode(to).split(/[,;]/).flatMap(contactEmails);
}

function contactEmails(candidate: string): string[] {
  const address = toContactEmail(candidate);
  return address === null ? [] : [address];
}
