import type { AttributeName } from './attribute-names.ts';
import { cleanAttribute, decodeAttribute } from './clean-text.ts';

const valueCharactersMax = 5000;

/** Attributes of the current tag, as offsets; values are copied only on demand. One instance per page. */
export class TagAttributes {
  readonly #html: string;
  readonly #names: (AttributeName | null)[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  #count = 0;

  constructor(html: string) {
    this.#html = html;
  }

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
  }

  /** `null` marks an unused attribute, whose value follows nevertheless. */
  begin(name: AttributeName | null): void {
    // More attributes than this mean a broken quote, not a tag.
    if (this.#count >= 60) return;
    this.#names[this.#count] = name;
    this.#starts[this.#count] = 0;
    this.#ends[this.#count] = 0;
    this.#count++;
  }

  setValue(start: number, end: number): void {
    if (this.#count === 0) return;
    this.#starts[this.#count - 1] = start;
    this.#ends[this.#count - 1] = end;
  }

  nameAt(index: number): AttributeName | null {
    return this.#names[index] ?? null;
  }

  has(name: AttributeName): boolean {
    return this.#indexOf(name) >= 0;
  }

  /** As written, empty when absent. */
  raw(name: AttributeName): string {
    const index = this.#indexOf(name);
    return index < 0 ? '' : this.rawAt(index);
  }

  rawAt(index: number): string {
    return this.#html.slice(this.startAt(index), this.endAt(index));
  }

  startAt(index: number): number {
    return this.#starts[index] ?? 0;
  }

  /** Where the value ends, or the part of it that is read. */
  endAt(index: number): number {
    return Math.min(this.#ends[index] ?? 0, this.startAt(index) + valueCharactersMax);
  }

  /** As a visitor would read it, empty when absent. */
  text(name: AttributeName): string {
    return cleanAttribute(this.raw(name));
  }

  /** Entities decoded, white space unchanged: addresses are cleaned where they are resolved. */
  address(name: AttributeName): string {
    return decodeAttribute(this.raw(name));
  }

  #indexOf(name: AttributeName): number {
    for (let index = 0; index < this.#count; index++) if (this.#names[index] === name) return index;
    return -1;
  }
}
