import { cleanText, collapseSpace } from './clean-text.ts';

export interface CapturedText {
  /** Text inside the element. */
  readonly text: string;
  /** Alternative texts of images inside. */
  readonly alt: string;
  /** Class attributes of icons inside. */
  readonly iconClasses: string;
}

interface Capture {
  readonly depth: number;
  readonly charactersMax: number;
  readonly finish: (captured: CapturedText) => void;
  text: string;
  alt: string;
  iconClasses: string;
  /** Whether the text ends in a space, so that a further one would be dropped. */
  endsInSpace: boolean;
}

const openCapturesMax = 16;

/** Texts of elements that are needed as a whole: links, headings, buttons, forms. Each ends when its element is closed. */
export class Captures {
  readonly #open: Capture[] = [];

  begin(depth: number, charactersMax: number, finish: (captured: CapturedText) => void): void {
    if (this.#open.length >= openCapturesMax) return;
    this.#open.push({ depth, charactersMax, finish, text: '', alt: '', iconClasses: '', endsInSpace: true });
  }

  addText(raw: string): void {
    for (const capture of this.#open) {
      if (capture.text.length >= capture.charactersMax) continue;
      capture.text += raw;
      capture.endsInSpace = false;
    }
  }

  /** Adds white space, or the end of a block, which separates words just as well. */
  addSpace(): void {
    for (const capture of this.#open) {
      if (capture.endsInSpace || capture.text.length >= capture.charactersMax) continue;
      capture.text += ' ';
      capture.endsInSpace = true;
    }
  }

  addAlt(alt: string): void {
    if (alt === '') return;
    for (const capture of this.#open) if (capture.alt.length < 300) capture.alt += ` ${alt}`;
  }

  addIconClasses(classes: string): void {
    for (const capture of this.#open)
      if (capture.iconClasses.length < 200) capture.iconClasses += ` ${classes}`;
  }

  /** Ends the captures whose element was at this depth or deeper. */
  end(depth: number): void {
    for (;;) {
      const last = this.#open[this.#open.length - 1];
      if (last === undefined || last.depth < depth) return;
      this.#open.pop();
      const { text, charactersMax, alt, iconClasses } = last;
      last.finish({
        text: cleanText(text).slice(0, charactersMax),
        alt: collapseSpace(alt),
        iconClasses: iconClasses.trim(),
      });
    }
  }
}
