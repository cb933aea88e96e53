import { decodeHTML, decodeHTMLAttribute } from 'entities';

/** Markup text as a visitor reads it: entities decoded, runs of white space one space, ends trimmed. */
export function cleanText(raw: string): string {
  return collapseSpace(raw.includes('&') ? decodeHTML(raw) : raw);
}

/** The same for attribute values, whose entities follow slightly other rules. */
export function cleanAttribute(raw: string): string {
  return raw === '' ? '' : collapseSpace(decodeAttribute(raw));
}

export function decodeAttribute(raw: string): string {
  return raw.includes('&') ? decodeHTMLAttribute(raw) : raw;
}

const needsCollapse = /[^\S ]| {2}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f]/;
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/g;
const spaces = /\s+/g;

/** Soft hyphens, zero-width and direction marks are removed too: they are invisible, split words for a search and reverse the text around them. */
export function collapseSpace(text: string): string {
  // Line breaks and indents around a text are most of its odd white space, and cheap to drop.
  const trimmed = text.trim();
  if (!needsCollapse.test(trimmed)) return trimmed;
  return trimmed.replace(invisible, '').replace(spaces, ' ').trim();
}

/** Whether a stretch of markup text holds nothing but ASCII white space. Mostly decided by the first character. */
export function isBlank(html: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if (html.charCodeAt(index) > 32) return false;
  return true;
}
