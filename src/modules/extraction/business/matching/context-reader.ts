import type { Phrase } from './phrase.ts';

/** A phrase in a text. */
export interface FoundPhrase {
  readonly phrase: Phrase;
  /** Below 1 if its neighbours show that it is not the business. */
  strength: number;
  /** Whether it follows a word for "for". */
  readonly isAddressed: boolean;
  /** Letters of the text after a stem: 6 for `zahnarzt*` in "Zahnarztpraxis". */
  readonly restLetters: number;
}

const subjectStrength = 0.25;
const objectStrength = 0.5;
/** A position that nothing can directly follow. */
const nowhere = -2;

/** Lowers the strength of words that are only the subject: "restaurant" in "restaurant software" and in "software for restaurants". */
export class ContextReader {
  readonly found: FoundPhrase[] = [];
  /** The phrase that a following "for" or "of" would refer to, within the same segment between two breaks. */
  #lead: FoundPhrase | null = null;
  #glue: 'serving' | 'belonging' | null = null;
  #previous: FoundPhrase | null = null;
  /** Where the last phrase, with the small words after it, ended. */
  #chainEnd = nowhere;
  /** Where a list after "for" has ended so far: "for cafés, bars and hotels" addresses all three. */
  #servedEnd = nowhere;
  #servingLead: FoundPhrase | null = null;
  /** How many phrases directly precede the last one. */
  #neighbours = 0;
  /** Which of the last two neighbours was taken for the object of the other. */
  #object: FoundPhrase | null = null;

  beginSegment(): void {
    this.#lead = null;
    this.#previous = null;
    this.#glue = null;
  }

  read(phrase: Phrase, start: number, end: number): void {
    const touches = start === this.#chainEnd + 1;
    const isListed = start === this.#servedEnd + 1;
    this.#chainEnd = end;
    if (phrase.glue !== null) {
      this.#readGlue(phrase.glue, touches);
      if (isListed) this.#servedEnd = end;
      return;
    }
    const isAddressed = isListed || (touches && this.#glue === 'serving');
    const current: FoundPhrase = {
      phrase,
      strength: 1,
      isAddressed,
      restLetters: phrase.text.endsWith('*') ? end - start - phrase.text.length + 1 : 0,
    };
    if (touches && this.#glue === null && phrase.isHead && this.#previous !== null) {
      if (differ(this.#previous.phrase, phrase)) this.#previous.strength *= subjectStrength;
    }
    this.#readNeighbours(current, touches && this.#glue === null ? this.#previous : null);
    if (isAddressed) {
      if (!isListed) this.#servingLead = this.#lead;
      if (this.#servingLead !== null && differ(this.#servingLead.phrase, phrase))
        current.strength = subjectStrength;
      this.#servedEnd = end;
    } else if (
      touches &&
      this.#glue === 'belonging' &&
      this.#lead !== null &&
      differ(this.#lead.phrase, phrase)
    ) {
      current.strength = 2 * subjectStrength;
    }
    this.#glue = null;
    this.#previous = current;
    if (current.strength === 1) this.#lead = current;
    this.found.push(current);
  }

  /** Of two neighbours one may be the object of the other; three in a row are a list. */
  #readNeighbours(current: FoundPhrase, previous: FoundPhrase | null): void {
    const object = previous === null ? null : this.#objectOf(previous, current);
    if (previous === null) this.#neighbours = 0;
    else this.#neighbours += 1;
    if (this.#neighbours === 1 && object !== null) object.strength *= objectStrength;
    if (this.#neighbours === 2 && this.#object !== null) this.#object.strength /= objectStrength;
    this.#object = this.#neighbours === 1 ? object : null;
  }

  #objectOf(previous: FoundPhrase, current: FoundPhrase): FoundPhrase | null {
    if (!differ(previous.phrase, current.phrase)) return null;
    const order = wordOrder(previous.phrase, current.phrase);
    if (order === null) return null;
    return order === 'head first' ? current : previous;
  }

  #readGlue(glue: NonNullable<Phrase['glue']>, touches: boolean): void {
    this.#previous = null;
    if (glue === 'serving') this.#glue = 'serving';
    else if (!touches || glue === 'joining') this.#glue = null;
    else if (this.#glue === null) this.#glue = 'belonging';
  }
}

const headFirstLanguages = 'fr es it pt ca ro ru uk bg mk sr hr bs sl cs sk pl el id ms vi th ar he fa'.split(
  ' ',
);
const headLastLanguages = 'en de nl sv da no fi et lv lt hu tr ja zh ko hi is'.split(' ');

/** "čištění koberců" and "kilimų valymas" both mean carpet cleaning: which of two neighbours names the business depends on the language. */
function wordOrder(left: Phrase, right: Phrase): 'head first' | 'head last' | null {
  const isShared = (language: string) => left.languages.has(language) && right.languages.has(language);
  const isFirst = headFirstLanguages.some(isShared);
  if (isFirst === headLastLanguages.some(isShared)) return null;
  return isFirst ? 'head first' : 'head last';
}

/** Whether two phrases have no industry in common. */
function differ(left: Phrase, right: Phrase): boolean {
  return !left.postings.some((posting) =>
    right.postings.some((other) => other.industry === posting.industry),
  );
}
