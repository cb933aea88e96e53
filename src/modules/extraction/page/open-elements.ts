import type { HiddenReason, Region } from './parsed-page.ts';
import { type TagRule, tagIdsEnd, tagRule } from './tag-rules.ts';

/** What an element passes on to everything inside it; most elements share their parent's. */
export interface Surroundings {
  readonly region: Region;
  readonly hidden: HiddenReason | null;
  /** Inside an element whose text is not prose. */
  readonly silent: boolean;
}

const depthMax = 3000;
const outermost: Surroundings = { region: 'body', hidden: null, silent: false };
const noRule = tagRule('');

/** The stack of open elements. It takes linear time: a closing tag without a match never searches the stack. */
export class OpenElements {
  readonly #rules: TagRule[] = [];
  readonly #surroundings: Surroundings[] = [];
  readonly #openById = new Int32Array(tagIdsEnd);
  readonly #openUnknown = new Map<string, number>();
  readonly #onPop: (depth: number, rule: TagRule) => void;

  constructor(onPop: (depth: number, rule: TagRule) => void) {
    this.#onPop = onPop;
  }

  get depth(): number {
    return this.#rules.length;
  }

  get rule(): TagRule {
    return this.#rules[this.#rules.length - 1] ?? noRule;
  }

  get surroundings(): Surroundings {
    return this.#surroundings[this.#surroundings.length - 1] ?? outermost;
  }

  /** Nesting deeper than on any real page is ignored; its closing tags then match nothing. */
  push(rule: TagRule, surroundings: Surroundings): boolean {
    if (this.#rules.length >= depthMax) return false;
    this.#rules.push(rule);
    this.#surroundings.push(surroundings);
    this.#count(rule, 1);
    return true;
  }

  /** Closes elements that cannot contain the one about to start. */
  closeImplied(closes: ReadonlySet<string>): void {
    while (this.#rules.length > 0 && closes.has(this.rule.name)) this.#pop();
  }

  close(rule: TagRule): void {
    const open = rule.id === 0 ? (this.#openUnknown.get(rule.name) ?? 0) : (this.#openById[rule.id] ?? 0);
    if (open === 0) return;
    while (this.#rules.length > 0) if (this.#pop().name === rule.name) return;
  }

  closeAll(): void {
    while (this.#rules.length > 0) this.#pop();
  }

  #pop(): TagRule {
    const rule = this.#rules.pop() ?? noRule;
    this.#surroundings.pop();
    this.#count(rule, -1);
    this.#onPop(this.#rules.length, rule);
    return rule;
  }

  #count(rule: TagRule, change: number): void {
    if (rule.id === 0) this.#openUnknown.set(rule.name, (this.#openUnknown.get(rule.name) ?? 0) + change);
    else this.#openById[rule.id] = (this.#openById[rule.id] ?? 0) + change;
  }
}
