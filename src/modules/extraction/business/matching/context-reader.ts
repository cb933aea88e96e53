import type { Phrase } from './phrase.ts';

/** A phrase as it stands in a text. */
export interface FoundPhrase {
  readonly phrase: Phrase;
  /** Below 1 where its neighbours say that it is not the business. */
  strength: number;
  /** It follows a word for "for". */
  readonly isAddressed: boolean;
}

const subjectStrength = 0.25;
/** No text begins right behind it. */
const nowhere = -2;

/** Lowers what is only the subject: "restaurant" in "restaurant software" and in "software for restaurants". */
export class ContextReader {
  readonly found: FoundPhrase[] = [];
  /** The phrase a following "for" or "of" would depend on, within the same stretch between two breaks. */
  #lead: FoundPhrase | null = null;
  #glue: 'serving' | 'belonging' | null = null;
  #previous: FoundPhrase | null = null;
  /** Where the last phrase, with the small words after it, ended. */
  #chainEnd = nowhere;
  /** Where a list that follows "for" ended so far: "for cafés, bars and hotels" serves all three. */
  #servedEnd = nowhere;
  #servingLead: FoundPhrase | null = null;

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
    const current: FoundPhrase = { phrase, strength: 1, isAddressed };
    if (touches && this.#glue === null && phrase.isHead && this.#previous !== null) {
      if (differ(this.#previous.phrase, phrase)) this.#previous.strength *= subjectStrength;
    }
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

  #readGlue(glue: NonNullable<Phrase['glue']>, touches: boolean): void {
    this.#previous = null;
    if (glue === 'serving') this.#glue = 'serving';
    else if (!touches || glue === 'joining') this.#glue = null;
    else if (this.#glue === null) this.#glue = 'belonging';
  }
}

/** No industry in common. */
function differ(left: Phrase, right: Phrase): boolean {
  return !left.postings.some((posting) =>
    right.postings.some((other) => other.industry === posting.industry),
  );
}
