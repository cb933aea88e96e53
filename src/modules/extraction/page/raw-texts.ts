import { cleanText } from './clean-text.ts';
import { charactersMax, type PageParts, partsMax } from './page-parts.ts';

/** Texts of elements whose content is not markup: title, scripts, style sheets. */
export class RawTexts {
  readonly #html: string;
  readonly #parts: PageParts;
  #titles = 0;
  #title = '';

  constructor(html: string, parts: PageParts) {
    this.#html = html;
    this.#parts = parts;
  }

  /** Text of the first title element; null if there is none. */
  get title(): string | null {
    return this.#titles === 0 ? null : this.#title;
  }

  open(name: string): void {
    if (name === 'title') this.#titles++;
  }

  add(name: string, start: number, end: number): void {
    if (name === 'title') this.#addTitle(start, end);
    else if (name === 'script') this.#addScript(start, end);
    else if (name === 'style') this.#addStyle(start, end);
  }

  #addTitle(start: number, end: number): void {
    // Only the first title names the page, as in a browser, even if it is empty.
    if (this.#titles > 1) return;
    const raw = this.#html.slice(start, Math.min(end, start + 4 * charactersMax.title));
    this.#title = cleanText(raw).slice(0, charactersMax.title);
  }

  #addScript(start: number, end: number): void {
    const script = this.#parts.scripts.at(-1);
    if (script === undefined) return;
    if (!script.type.includes('ld+json')) {
      script.text = this.#html.slice(start, Math.min(end, start + charactersMax.script));
      script.start = start;
    } else if (this.#parts.jsonLdBlocks.length < partsMax.jsonLdBlocks)
      this.#parts.jsonLdBlocks.push(this.#html.slice(start, end));
  }

  #addStyle(start: number, end: number): void {
    if (this.#parts.styles.length < partsMax.styles)
      this.#parts.styles.push(this.#html.slice(start, Math.min(end, start + charactersMax.style)));
  }
}
