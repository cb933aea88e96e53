import { mayNameLandmark } from './landmark.ts';
import { isMicroformat } from './microformat.ts';
import { mayNameOverlay } from './overlay.ts';

/** What a class attribute may mean for its element. It is needed only for boxes, so it is computed lazily. */
class ClassFacts {
  /** As written. */
  readonly classes: string;
  readonly isMicroformat: boolean;
  #mayNameOverlay: boolean | undefined;
  #mayNameLandmark: boolean | undefined;

  constructor(classes: string) {
    this.classes = classes;
    this.isMicroformat = isMicroformat(classes);
  }

  get mayNameOverlay(): boolean {
    this.#mayNameOverlay ??= mayNameOverlay(this.classes);
    return this.#mayNameOverlay;
  }

  get mayNameLandmark(): boolean {
    this.#mayNameLandmark ??= mayNameLandmark(this.classes);
    return this.#mayNameLandmark;
  }
}

const namesMax = 5000;
const nothing = new ClassFacts('');

/** The class attributes of a page, each examined once: a page repeats its few hundred on thousands of elements. */
export class ClassAttributes {
  readonly #facts = new Map<string, ClassFacts>();
  /** By length and a few letters. Most elements have the same classes as one shortly before, so these need not be extracted again. */
  readonly #recent: (ClassFacts | undefined)[] = new Array(slots).fill(undefined);

  /** The facts of an element without classes. */
  readonly none = nothing;

  /** The facts of the class attribute between two offsets of the page. */
  at(html: string, start: number, end: number): ClassFacts {
    if (end <= start) return nothing;
    const slot = slotOf(html, start, end);
    const recent = this.#recent[slot];
    if (recent?.classes.length === end - start && html.startsWith(recent.classes, start)) return recent;
    const facts = this.#factsOf(html.slice(start, end));
    this.#recent[slot] = facts;
    return facts;
  }

  #factsOf(classes: string): ClassFacts {
    const known = this.#facts.get(classes);
    if (known !== undefined) return known;
    const facts = new ClassFacts(classes);
    if (this.#facts.size < namesMax) this.#facts.set(classes, facts);
    return facts;
  }

  /** Every distinct class. */
  tokens(): Set<string> {
    const tokens = new Set<string>();
    for (const value of this.#facts.keys()) {
      if (!value.includes(' ') && !otherSpace.test(value)) tokens.add(value);
      else
        for (const token of value.split(otherSpace.test(value) ? /\s+/ : ' ', tokensMax))
          if (token !== '') tokens.add(token);
    }
    return tokens;
  }
}

const slots = 256;

function slotOf(html: string, start: number, end: number): number {
  const middle = html.charCodeAt((start + end) >> 1);
  const mixed = html.charCodeAt(start) + 31 * html.charCodeAt(end - 1) + 961 * middle + 7 * (end - start);
  return (Math.imul(mixed, 0x9e3779b1) >>> 24) & (slots - 1);
}

const otherSpace = /[\t\n\f\r]/;
const tokensMax = 100;
