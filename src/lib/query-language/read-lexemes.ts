/** A token of the grammar. Positions are UTF-16 units from the start of the query. */
export type Lexeme = { readonly at: number } & (
  | { readonly kind: '(' | ')' | 'AND' | 'OR' | 'NOT' | '-' }
  /** Directly followed by its value. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'quoted'; readonly text: string; readonly distance: string | undefined }
  /** A quote that is never closed. */
  | { readonly kind: 'unclosed' }
  | { readonly kind: 'end' }
);

/** Includes typographic quotes, which editors substitute for the plain one. */
const openingQuotes = '"“„”';
const closingQuotes = '"”“';
const isSpace = (character: string): boolean => /\s/u.test(character);
const endsWord = (character: string): boolean =>
  character === '(' || character === ')' || openingQuotes.includes(character) || isSpace(character);

/** Reads a query from left to right, every character once. */
export class LexemeReader {
  /** Number of characters read, for tests that check that time is linear. */
  steps = 0;
  private readonly text: string;
  private at = 0;
  /** Whether a name came directly before. */
  private isValue = false;

  constructor(text: string) {
    this.text = text;
  }

  next(): Lexeme {
    const { isValue } = this;
    this.isValue = false;
    while (!isValue && isSpace(this.character())) this.step();
    const at = this.at;
    const character = this.character();
    if (character === '') return { kind: 'end', at };
    if (character === '(' || character === ')') {
      this.step();
      return { kind: character, at };
    }
    if (openingQuotes.includes(character)) return this.readQuoted();
    if (!isValue && character === '-' && !this.isAlone(at + 1)) {
      this.step();
      return { kind: '-', at };
    }
    return this.readWord(isValue);
  }

  private readQuoted(): Lexeme {
    const { at } = this;
    this.step();
    const from = this.at;
    while (this.at < this.text.length && !closingQuotes.includes(this.character())) this.step();
    if (this.at === this.text.length) return { kind: 'unclosed', at };
    const text = this.text.slice(from, this.at);
    this.step();
    if (this.character() !== '~') return { kind: 'quoted', at, text, distance: undefined };
    this.step();
    const digits = this.at;
    while (this.at < this.text.length && !endsWord(this.character())) this.step();
    return { kind: 'quoted', at, text, distance: this.text.slice(digits, this.at) };
  }

  private readWord(isValue: boolean): Lexeme {
    const { at } = this;
    while (this.at < this.text.length && !endsWord(this.character())) {
      if (!isValue && this.character() === ':' && this.isName(at)) return this.readName(at);
      this.step();
    }
    const text = this.text.slice(at, this.at);
    if (!isValue && (text === 'AND' || text === 'OR' || text === 'NOT')) return { kind: text, at };
    return { kind: 'word', at, text };
  }

  /** A colon that nothing follows is punctuation, and so is one after something that is not a name, as in `24:7`. */
  private isName(from: number): boolean {
    const next = this.text[this.at + 1];
    if (next === undefined || isSpace(next) || next === ')') return false;
    return this.at - from <= 40 && /^[a-z][a-z0-9_]*$/i.test(this.text.slice(from, this.at));
  }

  private readName(at: number): Lexeme {
    const name = this.text.slice(at, this.at).toLowerCase();
    this.step();
    this.isValue = true;
    return { kind: 'name', at, name };
  }

  private isAlone(next: number): boolean {
    const character = this.text[next];
    return character === undefined || isSpace(character) || character === ')';
  }

  private character(): string {
    return this.text[this.at] ?? '';
  }

  private step(): void {
    this.at += 1;
    this.steps += 1;
  }
}
