import { decodeHTML, decodeHTMLAttribute } from 'entities';

/** Markup text as a visitor reads it: entities decoded, white space collapsed and trimmed. */
export function cleanText(raw: string): string {
  return collapseSpace(raw.includes('&') ? decodeHTML(raw) : raw);
}

/** The same for attribute values, whose entities follow slightly different rules. */
export function cleanAttribute(raw: string): string {
  return raw === '' ? '' : collapseSpace(decodeAttribute(raw));
}

export function decodeAttribute(raw: string): string {
  return raw.includes('&') ? decodeHTMLAttribute(raw) : raw;
}

const needsCollapse = /[^\S ]| {2}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f]/;
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/g;
const spaces = /\s+/g;

/**
 * Also removes soft hyphens, zero-width characters and direction marks: they are invisible, split words for a search, and reverse the text
 * around them.
 */
export function collapseSpace(text: string): string {
  // Line breaks and indents around a text are most of its odd white space, and cheap to remove.
  const trimmed = text.trim();
  if (!needsCollapse.test(trimmed)) return trimmed;
  return trimmed.replace(invisible, '').replace(spaces, ' ').trim();
}

/** Whether a range of markup text contains only ASCII white space. Usually the first character decides. */
export function isBlank(html: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if (html.charCodeAt(index) > 32) return false;
  return true;
}
