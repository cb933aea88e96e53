const loadMax = 0.5;

/**
 * Transitions of a trie, (node, code) → node, in one open-addressing table of typed arrays: a walk over a page makes
 * thousands of look-ups, and a Map per node took 1.7 times as long.
 */
export class TransitionTable {
  /** Large enough for our lexicon, as growing costs more than the memory. */
  #mask = 0xfffff;
  #nodes = new Int32Array(this.#mask + 1);
  #codes = new Uint16Array(this.#mask + 1);
  #targets = new Int32Array(this.#mask + 1);
  #size = 0;

  /** The node reached, 0 for none: the root is nobody's child. */
  get(node: number, code: number): number {
    let slot = this.#slotOf(node, code);
    for (let target = this.#targets[slot] ?? 0; target !== 0; target = this.#targets[slot] ?? 0) {
      if (this.#nodes[slot] === node && this.#codes[slot] === code) return target;
      slot = (slot + 1) & this.#mask;
    }
    return 0;
  }

  set(node: number, code: number, target: number): void {
    if (this.#size + 1 > (this.#mask + 1) * loadMax) this.#grow();
    let slot = this.#slotOf(node, code);
    while (this.#targets[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#nodes[slot] = node;
    this.#codes[slot] = code;
    this.#targets[slot] = target;
    this.#size += 1;
  }

  #slotOf(node: number, code: number): number {
    const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(code, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & this.#mask;
  }

  #grow(): void {
    const nodes = this.#nodes;
    const codes = this.#codes;
    const targets = this.#targets;
    this.#mask = this.#mask * 2 + 1;
    this.#nodes = new Int32Array(this.#mask + 1);
    this.#codes = new Uint16Array(this.#mask + 1);
    this.#targets = new Int32Array(this.#mask + 1);
    this.#size = 0;
    for (const [slot, target] of targets.entries()) {
      if (target !== 0) this.set(nodes[slot] ?? 0, codes[slot] ?? 0, target);
    }
  }
}
