/** Looks up a name directly in the page, in any case, without extracting the name first. */
export class NameTable<Value> {
  readonly #names: string[] = [];
  readonly #values: Value[] = [];
  /** The index of the first name with this key plus one, 0 if there is none; `#next` leads to further ones. */
  readonly #heads = new Int32Array(keysEnd);
  readonly #next: number[] = [];

  constructor(entries: Iterable<readonly [name: string, value: Value]>) {
    for (const [name, value] of entries) {
      const key = keyOf(name, 0, name.length);
      this.#next.push(this.#heads[key] ?? 0);
      this.#values.push(value);
      this.#heads[key] = this.#names.push(name);
    }
  }

  /** The value for the name between two offsets of a text; undefined if it is unknown. */
  find(text: string, start: number, end: number): Value | undefined {
    for (
      let entry = this.#heads[keyOf(text, start, end)] ?? 0;
      entry !== 0;
      entry = this.#next[entry - 1] ?? 0
    )
      if (isNamed(this.#names[entry - 1] ?? '', text, start, end)) return this.#values[entry - 1];
    return undefined;
  }
}

const keysEnd = 1024;
const lowerCaseBit = 0x20;

/** Length, ends and middle distinguish names well enough; the case bit is ignored. */
function keyOf(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start) | lowerCaseBit;
  const last = text.charCodeAt(end - 1) | lowerCaseBit;
  const middle = text.charCodeAt((start + end) >> 1) | lowerCaseBit;
  return (Math.imul(first + 31 * last + 961 * middle + (end - start), 0x9e3779b1) >>> 22) & (keysEnd - 1);
}

function isNamed(name: string, text: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let index = 0; index < name.length; index++) {
    const code = text.charCodeAt(start + index);
    const lower = code >= 65 && code <= 90 ? code | lowerCaseBit : code;
    if (lower !== name.charCodeAt(index)) return false;
  }
  return true;
}
