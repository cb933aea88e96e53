import { decodeHTML } from 'entities';

export interface VisibleText {
  readonly title: string;
  /** The first words that a visitor reads, without the title. */
  readonly text: string;
  /** The same by the stretches between its tags. */
  readonly lines: readonly string[];
  /** Words in it; counting ends where no rule can tell the difference any more. */
  readonly words: number;
}

const WORDS_COUNTED_MAX = 800;
const TEXT_KEPT_MAX = 8_000;
/** Elements whose content is not read by visitors. */
const UNREAD = /^(?:script|style|noscript|template|svg|iframe|object|select|textarea|title|math)$/;
const WORD = /[\p{L}\p{N}]+/gu;
/** Scripts that put no space between words; a word has about two characters. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** What stands on a page for its visitors, in one pass from left to right that no markup can slow. */
export function readVisibleText(html: string): VisibleText {
  const pieces: string[] = [];
  let title = '';
  let kept = 0;
  let words = 0;
  for (let at = 0; at < html.length && words < WORDS_COUNTED_MAX; ) {
    const open = html.indexOf('<', at);
    const piece = html.slice(at, open < 0 ? undefined : open);
    if (/\S/.test(piece)) {
      const text = decodeHTML(piece);
      words += countWords(text);
      if (kept < TEXT_KEPT_MAX) pieces.push(text.slice(0, TEXT_KEPT_MAX));
      kept += text.length;
    }
    if (open < 0) break;
    const tag = readTag(html, open);
    at = tag.end;
    if (!UNREAD.test(tag.name)) continue;
    const close = findClose(html, tag.name, at);
    if (tag.name === 'title' && title === '')
      title = decodeHTML(html.slice(at, close)).replace(/\s+/g, ' ').trim();
    at = close;
  }
  return { title, text: pieces.join(' ').replace(/\s+/g, ' ').trim(), lines: pieces, words };
}

export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const rest = unspaced === 0 ? text : text.replace(UNSPACED, ' ');
  return (rest.match(WORD)?.length ?? 0) + Math.ceil(unspaced / 2);
}

/** A tag, comment or declaration that begins at `open`; a sign that begins none of them is skipped alone. */
function readTag(html: string, open: number): { readonly name: string; readonly end: number } {
  if (html.startsWith('<!--', open)) return { name: '', end: after(html, '-->', open + 4) };
  const name = /^<([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 16))?.[1]?.toLowerCase() ?? '';
  const isTag = name !== '' || html[open + 1] === '/' || html[open + 1] === '!' || html[open + 1] === '?';
  if (!isTag) return { name: '', end: open + 1 };
  const end = after(html, '>', open + 1);
  return { name: html[end - 2] === '/' ? '' : name, end };
}

function after(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from);
  return at < 0 ? html.length : at + sign.length;
}

function findClose(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}
