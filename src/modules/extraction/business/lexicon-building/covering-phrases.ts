interface Beginning {
  readonly text: string;
  /** The text before the first star. */
  readonly start: string;
  /** Lengths of the text before each star. */
  readonly stems: readonly number[];
}

/** Phrases with stars, and which of them would match a text that is not listed itself. */
export class CoveringPhrases {
  readonly #byFirstLetter = new Map<string, Beginning[]>();

  add(text: string): void {
    if (!text.includes('*') || text.startsWith('*')) return;
    const first = text.charAt(0);
    const beginnings = this.#byFirstLetter.get(first) ?? [];
    beginnings.push({
      text,
      start: text.slice(0, text.indexOf('*')),
      stems: [...text.matchAll(/\*/g)].map(({ index }) => index),
    });
    this.#byFirstLetter.set(first, beginnings);
  }

  of(text: string): string | undefined {
    if (text.includes('*')) return undefined;
    // Few have the start, and only those are worth an expression.
    const covering = (this.#byFirstLetter.get(text.charAt(0)) ?? []).filter(
      (one) => text.startsWith(one.start) && expressionOf(one).test(text),
    );
    return covering.sort(longerStemsFirst)[0]?.text;
  }
}

/** A folded phrase contains only letters, digits and spaces, nothing that is special in a regular expression. */
const expressionOf = ({ text }: Beginning): RegExp => new RegExp(`^${text.replaceAll('*', '\\S*')}$`);

/** A longer stem is better evidence, and a full word is better than any stem. */
function longerStemsFirst(one: Beginning, other: Beginning): number {
  for (let index = 0; index < Math.max(one.stems.length, other.stems.length); index += 1) {
    const difference =
      (other.stems[index] ?? Number.MAX_SAFE_INTEGER) - (one.stems[index] ?? Number.MAX_SAFE_INTEGER);
    if (difference !== 0) return difference;
  }
  return 0;
}
