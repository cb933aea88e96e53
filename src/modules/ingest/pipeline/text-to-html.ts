/**
 * The text of a WET record as a page: its first line is the page's title (the format writes the title first), every
 * other line a paragraph. All markup is gone in WET, so nothing more can be said about the page.
 */
export function textToHtml(text: string): string {
  const [title = '', ...lines] = text.split('\n');
  const paragraphs = lines.filter((line) => line.trim() !== '').map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title>\n${paragraphs.join('\n')}`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').trim();
}
