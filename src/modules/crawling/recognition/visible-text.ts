import { decodeHTML } from 'entities';

export interface VisibleText {
  readonly title: string;
  /** The first words that a visitor reads, without the title. */
  readonly text: string;
  /** The same text, split at tags. */
  readonly lines: readonly string[];
  /** Number of words in it; counting stops where it makes no difference to any rule. */
  readonly words: number;
}

const WORDS_COUNTED_MAX = 800;
const TEXT_MAX = 8_000;
/** No bot wall, parked page or empty shell is longer, and without a limit a few compressed kilobytes could cost seconds. */
const CHARACTERS_READ_MAX = 4_000_000;
const TAGS_READ_MAX = 100_000;
const PIECE_READ_MAX = 16_000;
/** Elements whose content visitors do not read. */
const UNREAD = /^(?:script|style|noscript|template|svg|iframe|object|select|textarea|title|math)$/;
const WORD = /[\p{L}\p{N}]+/gu;
/** Scripts that do not separate words by spaces; a word is about two characters long. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/**
 * Extracts the visible text of a page in one pass from left to right. Whatever the markup, its work is bounded by the number of characters,
 * the number of tags, and the length of text between two tags.
 */
export function readVisibleText(page: string): VisibleText {
  const html = page.length > CHARACTERS_READ_MAX ? page.slice(0, CHARACTERS_READ_MAX) : page;
  const pieces: string[] = [];
  let title = '';
  let length = 0;
  let words = 0;
  let tags = 0;
  for (let at = 0; at < html.length && words < WORDS_COUNTED_MAX && tags < TAGS_READ_MAX; tags++) {
    const open = nextTag(html, at);
    const piece = html.slice(at, Math.min(open, at + PIECE_READ_MAX));
    if (/\S/.test(piece)) {
      const text = decodeHTML(piece);
      words += countWords(text);
      if (length < TEXT_MAX) pieces.push(text.slice(0, TEXT_MAX));
      length += text.length;
    }
    if (open >= html.length) break;
    const tag = readTag(html, open);
    at = tag.end;
    if (!UNREAD.test(tag.name)) continue;
    const close = findClose(html, tag.name, at);
    if (tag.name === 'title' && title === '')
      title = decodeHTML(html.slice(at, Math.min(close, at + PIECE_READ_MAX)))
        .replace(/\s+/g, ' ')
        .trim();
    at = close;
  }
  return { title, text: pieces.join(' ').replace(/\s+/g, ' ').trim(), lines: pieces, words };
}

export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const rest = unspaced === 0 ? text : text.replace(UNSPACED, ' ');
  return (rest.match(WORD)?.length ?? 0) + Math.ceil(unspaced / 2);
}

/** Where the next tag, comment or declaration begins, or the end of the text; a `<` that begins none of them is text. */
function nextTag(html: string, from: number): number {
  for (let open = html.indexOf('<', from); open >= 0; open = html.indexOf('<', open + 1)) {
    const code = html.charCodeAt(open + 1);
    const isLetter = (code | 0x20) >= 97 && (code | 0x20) <= 122;
    if (isLetter || code === SLASH || code === EXCLAMATION || code === QUESTION) return open;
  }
  return html.length;
}

function readTag(html: string, open: number): { readonly name: string; readonly end: number } {
  if (html.startsWith('<!--', open)) return { name: '', end: after(html, '-->', open + 4) };
  const end = after(html, '>', open + 1);
  const isOpening = html.charCodeAt(open + 1) > QUESTION && html[end - 2] !== '/';
  if (!isOpening) return { name: '', end };
  return { name: /^[a-z0-9]*/i.exec(html.slice(open + 1, open + 16))?.[0].toLowerCase() ?? '', end };
}

const EXCLAMATION = 33;
const SLASH = 47;
const QUESTION = 63;

function after(html: string, sign: string, from: number): number {
  const at = html.indexOf(sign, from);
  return at < 0 ? html.length : at + sign.length;
}

function findClose(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}
