import { decodeHTML, decodeHTMLAttribute } from 'entities';

/** Markup text as a visitor reads it: entities decoded, runs of white space one space, ends trimmed. */
export function cleanText(raw: string): string {
  const text = raw.includes('&') ? decodeHTML(raw) : raw;
  return collapseSpace(text);
}

/** The same for attribute values, whose entities follow slightly other rules. */
export function cleanAttribute(raw: string): string {
  const text = raw.includes('&') ? decodeHTMLAttribute(raw) : raw;
  return collapseSpace(text);
}

const needsCollapse = /\s\s|[^\S ]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/;
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Soft hyphens, zero-width and direction marks go too: nobody sees them and they split words for a search. */
export function collapseSpace(text: string): string {
  return (needsCollapse.test(text) ? text.replace(invisible, '').replace(/\s+/g, ' ') : text).trim();
}
