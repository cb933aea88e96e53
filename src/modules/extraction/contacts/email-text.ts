import { toContactEmail } from './email-address.ts';

/** Every contact address in a text, in order: plain, or hidden from robots like `info [at] firm (dot) com`. */
export function findEmailsInText(text: string): string[] {
  const found: string[] = [];
  if (text.includes('@')) collectPlain(text, found);
  if (MAYBE_HIDDEN.test(text)) collectHidden(text, found);
  return [...new Set(found)];
}

/** Most texts contain no @, no bracket and no " dot "; checking that costs next to nothing. */
export function mayHoldEmail(text: string): boolean {
  return HINT.test(text);
}

const HINT = /[@[({<]| dot /i;
/** No legitimate page shows more addresses than this, and one that does must not cost more. */
const SIGNS_MAX = 2000;
const LOCAL_MAX = 64;
const HOST_MAX = 253;
const LOCAL_CHAR = /[\p{L}\p{N}._%+'&-]/u;
const HOST_CHAR = /[\p{L}\p{N}.-]/u;

function collectPlain(text: string, found: string[]): void {
  let startMin = 0;
  let seen = 0;
  for (let at = text.indexOf('@'); at !== -1 && seen < SIGNS_MAX; at = text.indexOf('@', at + 1)) {
    seen += 1;
    let start = at;
    while (start > startMin && at - start < LOCAL_MAX && LOCAL_CHAR.test(text.charAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end < text.length && end - at < HOST_MAX && HOST_CHAR.test(text.charAt(end))) end += 1;
    const written = text.slice(start, end).replace(GLUED_LABEL, '');
    const email = start < at ? toContactEmail(written) : spacedMailbox(text, at);
    if (email !== null) found.push(email);
    startMin = end;
  }
}

/** A label in another script with no space after it: `邮箱info@firm.com`. */
const GLUED_LABEL = /^[^@]*[\u0370-\uffff](?=[a-z\d][\w.+-]+@)/i;

/**
 * `info @ firm.com`: with spaces around the @, only a well-known mailbox name is accepted, because otherwise "us @ firm.com" would count.
 */
function spacedMailbox(text: string, at: number): string | null {
  const local = /([a-z]{3,20}) ?$/i.exec(text.slice(Math.max(0, at - 24), at))?.[1];
  if (local === undefined || !MAILBOXES.has(local.toLowerCase())) return null;
  const host = /^ ?([\p{L}\p{N}.-]{3,253})/u.exec(text.slice(at + 1, at + 256))?.[1];
  return host === undefined ? null : toContactEmail(`${local}@${host}`);
}

const MAILBOXES = new Set(
  'info contact contacto contato kontakt office sales hello mail email support service admin booking bookings enquiries reservations reservas'.split(
    ' ',
  ),
);

const MAYBE_HIDDEN = /[[({<]\s?(?:at|ät|@|arroba|a)\s?[\])}>]|\sat\s[\p{L}\p{N}-]{2,60}\sdot\s/iu;
const HIDDEN_AT = /\s?[[({<]\s?(?:at|ät|@|arroba|a)\s?[\])}>]\s?|\sat\s(?=[\p{L}\p{N}-]{2,60}\sdot\s)/giu;
const HIDDEN_DOT = /\s?[[({<]\s?(?:dot|punkt|point|punto|ponto|\.)\s?[\])}>]\s?|\sdot\s/gi;

function collectHidden(text: string, found: string[]): void {
  let seen = 0;
  for (const sign of text.matchAll(HIDDEN_AT)) {
    seen += 1;
    if (seen > SIGNS_MAX) return;
    const before = text.slice(Math.max(0, sign.index - LOCAL_MAX - 20), sign.index).replace(HIDDEN_DOT, '.');
    const from = sign.index + sign[0].length;
    const after = text.slice(from, from + 120).replace(HIDDEN_DOT, '.');
    const local = /[\p{L}\p{N}._%+-]{1,64}$/u.exec(before)?.[0];
    const host = /^[\p{L}\p{N}.-]{3,100}/u.exec(after)?.[0];
    const email = local === undefined || host === undefined ? null : toContactEmail(`${local}@${host}`);
    if (email !== null) found.push(email);
  }
}
