import { mayNameLandmark } from './landmark.ts';
import { isMicroformat } from './microformat.ts';
import { mayNameOverlay } from './overlay.ts';

/** What a class attribute may mean to the reading of its element; asked of boxes only, so found out when it is. */
class ClassFacts {
  readonly isMicroformat: boolean;
  readonly #classes: string;
  #mayNameOverlay: boolean | undefined;
  #mayNameLandmark: boolean | undefined;

  constructor(classes: string) {
    this.#classes = classes;
    this.isMicroformat = isMicroformat(classes);
  }

  get mayNameOverlay(): boolean {
    this.#mayNameOverlay ??= mayNameOverlay(this.#classes);
    return this.#mayNameOverlay;
  }

  get mayNameLandmark(): boolean {
    this.#mayNameLandmark ??= mayNameLandmark(this.#classes);
    return this.#mayNameLandmark;
  }
}

const namesMax = 5000;
const nothing = new ClassFacts('');

/** The class attributes of a page, each looked at once: a page repeats its few hundred on thousands of elements. */
export class ClassAttributes {
  readonly #facts = new Map<string, ClassFacts>();

  factsOf(classes: string): ClassFacts {
    if (classes === '') return nothing;
    const known = this.#facts.get(classes);
    if (known !== undefined) return known;
    const facts = new ClassFacts(classes);
    if (this.#facts.size < namesMax) this.#facts.set(classes, facts);
    return facts;
  }

  /** Every class, once. */
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

const otherSpace = /[\t\n\f\r]/;
const tokensMax = 100;
