import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** A page that was served this shortly before a kill may not have been stored. */
const MAYBE_NOT_STORED_MS = 3_000;
const END_OF_LIFE = '-';

/**
 * Which pages were served to which life of a visitor that is killed repeatedly. It is stored in a file, so that a later run can continue.
 */
export class VisitMemory {
  readonly #file: string;
  /** By site: the lives that its page was served to, and the last time. */
  readonly #served = new Map<string, Map<number, number>>();
  readonly #endedAt: number[] = [];

  /** With an empty name, nothing is stored. */
  constructor(file: string) {
    this.#file = file;
    if (file === '' || !existsSync(file)) return;
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    for (const line of lines) this.#take(line);
    // The visitor of the earlier run counts as an earlier life.
    this.#write(`${END_OF_LIFE} ${lines.at(-1)?.split(' ')[1]}`);
  }

  note(site: string): void {
    this.#write(`${site} ${Date.now()}`);
  }

  endLife(): void {
    this.#write(`${END_OF_LIFE} ${Date.now()}`);
  }

  count() {
    const toTwoLives = [...this.#served.values()].filter(({ size }) => size > 1);
    const twice = toTwoLives.filter((lives) => this.#isServedAgain(lives)).length;
    return {
      lives: this.#endedAt.length + 1,
      served: this.#served.size,
      twice,
      maybeNotStored: toTwoLives.length - twice,
    };
  }

  /** Whether a page was served again although an earlier life must have stored it. */
  #isServedAgain(lives: ReadonlyMap<number, number>): boolean {
    const last = Math.max(...lives.keys());
    return [...lives].some(
      ([life, at]) => life < last && (this.#endedAt[life] ?? 0) - at > MAYBE_NOT_STORED_MS,
    );
  }

  #write(line: string): void {
    if (this.#file !== '') appendFileSync(this.#file, `${line}\n`);
    this.#take(line);
  }

  #take(line: string): void {
    const [site = '', at] = line.split(' ');
    if (site === END_OF_LIFE) this.#endedAt.push(Number(at));
    else this.#served.set(site, (this.#served.get(site) ?? new Map()).set(this.#endedAt.length, Number(at)));
  }
}
