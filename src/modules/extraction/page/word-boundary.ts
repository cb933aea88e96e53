/** How an element separates the text inside it from its neighbours if there is no white space. */
export type BoundaryKind =
  /** An image, a field, a custom element: the texts on either side are separate things. */
  | 'apart'
  /** A link or label: two of them side by side are separate things, but one beside plain text may be part of a word. */
  | 'item'
  /** Means nothing by itself; style sheets turn it into a box. */
  | 'box'
  /** Emphasis, which applies to words and sometimes to part of one. */
  | 'emphasis'
  /** Subscripts, superscripts and break points, which occur inside words. */
  | 'inside';

/** The element boundaries between two pieces of text without white space. */
export class ElementBoundaries {
  #apart = 0;
  #closedBoxes = 0;
  #openedBoxes = 0;
  #isInside = false;
  #hasEmphasis = false;
  isCrossed = false;

  cross(kind: BoundaryKind, isOpening: boolean): void {
    this.isCrossed = true;
    if (kind === 'apart') this.#apart += 2;
    else if (kind === 'item') this.#apart += 1;
    else if (kind === 'inside') this.#isInside = true;
    if (kind === 'inside') return;
    if (kind === 'emphasis') this.#hasEmphasis = true;
    if (isOpening) this.#openedBoxes += 1;
    else this.#closedBoxes += 1;
  }

  /** Always two separate things, whatever they look like. */
  get isApart(): boolean {
    return this.#apart >= 2;
  }

  /** One box ended and another began. */
  get isBetweenBoxes(): boolean {
    return this.#closedBoxes > 0 && this.#openedBoxes > 0;
  }

  /** Bold or italic on one side: it may end in the middle of a word, though rarely of a long one. */
  get hasEmphasis(): boolean {
    return this.#hasEmphasis;
  }

  get isInside(): boolean {
    return this.#isInside;
  }

  clear(): void {
    if (!this.isCrossed) return;
    this.#apart = 0;
    this.#closedBoxes = 0;
    this.#openedBoxes = 0;
    this.#isInside = false;
    this.#hasEmphasis = false;
    this.isCrossed = false;
  }
}

/**
 * Whether the end of one text node and the start of the next are two words although nothing separates them. Pages lay out menus,
 * cards and counters with style sheets alone, so `<span>Home</span><span>Team</span>` is two words to every reader.
 * A piece of one letter is a drop cap, an animated letter or the i of a product's name and stays with its word.
 */
export function isWordBoundary(before: string, after: string, boundaries: ElementBoundaries): boolean {
  const last = before.charCodeAt(before.length - 1);
  const first = after.charCodeAt(0);
  if (isSpace(last) || isSpace(first)) return false;
  if (boundaries.isApart) return isWordy(last) || isWordy(first);
  const lastKind = kindOf(last);
  const firstKind = first === ampersand ? kindOfEntity(after) : kindOf(first);
  if (boundaries.isInside) return lastKind === LOWER && firstKind === UPPER && before.length > 2;
  if (lastKind === CLOSING) return firstKind === UPPER;
  if (lastKind === OTHER || firstKind === OTHER) return false;
  if (before.length < 2 && lastKind !== DIGIT) return false;
  if (lastKind === DIGIT && firstKind === DIGIT)
    return boundaries.isBetweenBoxes && before.length > 2 && after.length > 2;
  if (lastKind === DIGIT || firstKind === DIGIT) return true;
  if (lastKind === LOWER && firstKind === UPPER) return true;
  if (lastKind === UPPER && firstKind === UPPER && kindOf(after.charCodeAt(1)) === LOWER) return true;
  const lettersMin = boundaries.hasEmphasis ? 3 : 2;
  return boundaries.isBetweenBoxes && before.length >= lettersMin && after.length >= lettersMin;
}

const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;
/** Ends a sentence or a clause. */
const CLOSING = 4;
/** Letters of scripts without capitals. */
const CASELESS = 5;

/** `&Uuml;` is a capital letter; the meaning of other entities is not worth a lookup. */
function kindOfEntity(text: string): number {
  const second = text.charCodeAt(1);
  return second >= 65 && second <= 90 ? UPPER : OTHER;
}

const ampersand = 38;

function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return LOWER;
  if (code >= 65 && code <= 90) return UPPER;
  if (code >= 48 && code <= 57) return DIGIT;
  if (code < 128) return closing.has(code) ? CLOSING : OTHER;
  const character = String.fromCharCode(code);
  if (/\p{Lu}/u.test(character)) return UPPER;
  if (/\p{Ll}/u.test(character)) return LOWER;
  if (/\p{L}/u.test(character)) return CASELESS;
  return character === '…' || character === '»' || character === '”' ? CLOSING : OTHER;
}

const closing = new Set([...'.,;:!?)]%'].map((character) => character.charCodeAt(0)));

function isWordy(code: number): boolean {
  return kindOf(code) !== OTHER || code > 127;
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 160;
}
