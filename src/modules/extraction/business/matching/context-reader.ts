import type { Phrase } from './lexicon.ts';

/** A phrase as it stands in a text. */
export interface FoundPhrase {
  readonly phrase: Phrase;
  /** Below 1 where its neighbours say that it is not the business. */
  strength: number;
  /** It follows a word for "for". */
  readonly isAddressed: boolean;
}

const subjectStrength = 0.25;

/** Lowers what is only the subject: "restaurant" in "restaurant software" and in "software for restaurants". */
export class ContextReader {
  readonly found: FoundPhrase[] = [];
  /** The phrase a following "for" or "of" would depend on, within the same stretch between two breaks. */
  #lead: FoundPhrase | null = null;
  #glue: Phrase['glue'] = null;
  #previous: FoundPhrase | null = null;
  /** Where the last phrase, with the small words after it, ended. */
  #chainEnd = -1;

  beginSegment(): void {
    this.#lead = null;
    this.#previous = null;
    this.#glue = null;
    this.#chainEnd = -1;
  }

  read(phrase: Phrase, start: number, end: number): void {
    const touches = start === this.#chainEnd + 1;
    this.#chainEnd = end;
    if (phrase.glue !== null) {
      if (phrase.glue === 'serving') this.#glue = 'serving';
      else if (this.#glue === null && touches) this.#glue = 'belonging';
      else if (!touches) this.#glue = null;
      return;
    }
    const isAddressed = touches && this.#glue === 'serving';
    const current: FoundPhrase = { phrase, strength: 1, isAddressed };
    const isJoined = touches && this.#glue === null;
    if (isJoined && phrase.isHead && this.#previous !== null && differ(this.#previous.phrase, phrase)) {
      this.#previous.strength *= subjectStrength;
    }
    if (touches && this.#glue !== null && this.#lead !== null && differ(this.#lead.phrase, phrase)) {
      current.strength = this.#glue === 'serving' ? subjectStrength : 2 * subjectStrength;
    }
    this.#glue = null;
    this.#previous = current;
    if (current.strength === 1) this.#lead = current;
    this.found.push(current);
  }
}

/** No industry in common. */
function differ(left: Phrase, right: Phrase): boolean {
  return !left.postings.some((posting) =>
    right.postings.some((other) => other.industry === posting.industry),
  );
}
